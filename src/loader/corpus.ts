import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  type Corpus,
  makeCorpus,
  makeDocument,
  makePage,
  makeProblems,
  type Page,
  type Problem,
  pagesSchema,
  type RuleDocument,
} from '../knowledge/index.js';
import { listFiles, readText } from './files.js';
import { parseFrontMatter } from './front-matter.js';
import { parseYaml } from './yaml.js';

/** The documents that come with the package; the same from `src/` and from `dist/`. */
export const RULES_FOLDER = fileURLToPath(new URL('../../rules', import.meta.url));

/** All of a corpus, or all that is wrong with it; never a part of one. */
export type LoadedCorpus = { corpus: Corpus; problems: [] } | { corpus: null; problems: Problem[] };

const PAGES = 'pages.yaml';
const ID = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/;

type Texts = ReadonlyMap<string, string>;

function makeHash(texts: Texts): string {
  const hash = createHash('sha256');
  // as JSON, so that no text can pass for a path
  for (const entry of texts) hash.update(JSON.stringify(entry));
  return hash.digest('hex').slice(0, 16);
}

async function readTexts(folder: string, files: readonly string[], problems: Problem[]): Promise<Texts> {
  const read = await Promise.all(files.map(file => readText(join(folder, file), file)));
  const texts = new Map<string, string>();
  read.forEach((outcome, index) => {
    if (outcome.ok) texts.set(files[index] as string, outcome.value);
    else problems.push(outcome.problem);
  });
  return texts;
}

function readPages(text: string | undefined, problems: Problem[]): Page[] | null {
  if (text === undefined) return null;
  const yaml = parseYaml(text, { file: PAGES, above: 0 });
  problems.push(...yaml.problems);
  if (yaml.problems.length > 0) return null;
  const parsed = pagesSchema.safeParse(yaml.value, { reportInput: true });
  if (parsed.success) return parsed.data.map(makePage);
  problems.push(...makeProblems(parsed.error, { file: PAGES }));
  return null;
}

function readDocument(file: string, text: string): { document: RuleDocument | null; problems: Problem[] } {
  const { raw, problems } = parseFrontMatter(file, text);
  if (!raw) return { document: null, problems };
  const made = makeDocument(raw);
  if (ID.test(raw.id)) return made;
  const message = 'The path is the id, and this is none.';
  const cure = 'Name folders and files with lower-case letters, digits and hyphens.';
  return { document: null, problems: [...made.problems, { code: 'bad-field', message, file, cure }] };
}

/**
 * Reads `pages.yaml` and every `.md` file in the folders beside it; files at the top, such as README.md, are no
 * documents. Returns the corpus, or every problem of every file. `corpus.hash` is taken over paths and texts: line
 * endings, times and other files make no difference.
 */
export async function loadCorpus(folder: string = RULES_FOLDER): Promise<LoadedCorpus> {
  const listed = await listFiles(folder);
  if (!listed.ok) return { corpus: null, problems: [listed.problem] };
  const problems: Problem[] = [];
  const files = listed.value.filter(file => file.endsWith('.md') && file.includes('/'));
  if (files.length === 0) {
    const cure = 'Give a folder that has pages.yaml and the documents in folders named after their format.';
    problems.push({ code: 'no-documents', message: 'There are no documents.', file: folder, cure });
  }
  const texts = await readTexts(folder, [...files, PAGES].sort(), problems);
  const pages = readPages(texts.get(PAGES), problems);
  const documents: RuleDocument[] = [];
  const refused = new Set(files.map(file => file.replace(/\.md$/, '')));
  for (const [file, text] of texts) {
    if (file === PAGES) continue;
    // a service that loads anew answers requests meanwhile
    await pause();
    const read = readDocument(file, text);
    problems.push(...read.problems);
    if (!read.document) continue;
    documents.push(read.document);
    refused.delete(read.document.id);
  }
  const made = makeCorpus(documents, pages ?? [], makeHash(texts));
  if (made.corpus && problems.length === 0) return made;
  // what only follows from a file that was refused would hide the cause
  const isFollowing = ({ code, found }: Problem) =>
    (code === 'unknown-page' && !pages) || (code === 'unknown-see' && refused.has(String(found)));
  return { corpus: null, problems: [...problems, ...made.problems.filter(problem => !isFollowing(problem))] };
}
