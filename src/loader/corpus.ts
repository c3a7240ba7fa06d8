import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { makeCorpus, type Page, type Problem, type RuleDocument } from '../knowledge/index.js';
import { openPrepared, PREPARED_FILE } from './prepared.js';
import { PAGES, RULES_FOLDER, readRuleTexts, splitFolders } from './rule-texts.js';

/** What one folder of rules holds, and all that is wrong with its files. */
interface RuleFolder {
  texts: ReadonlyMap<string, string>;
  documents: RuleDocument[];
  /** Null where `pages.yaml` could not be read. */
  pages: Page[] | null;
  problems: Problem[];
  /** Ids of the documents that could not be read. */
  refused: Set<string>;
}

async function readFolder(
  folder: string,
  readFile: Awaited<ReturnType<typeof openPrepared>>,
): Promise<RuleFolder> {
  const { texts, files, problems } = await readRuleTexts(folder);
  const documents: RuleDocument[] = [];
  let pages: Page[] | null = null;
  const refused = new Set(files.map(file => file.replace(/\.md$/, '')));
  for (const [file, text] of texts) {
    // a service that loads anew answers requests meanwhile
    await pause();
    const read = await readFile(file, text);
    problems.push(...read.problems);
    pages ??= read.pages;
    if (!read.document) continue;
    documents.push(read.document);
    refused.delete(read.document.id);
  }
  return { texts, documents, pages, problems, refused };
}

// what is added to the rules must say whose it is: in its pages, which its documents cite
function checkAdded({ documents, pages }: RuleFolder): Problem[] {
  // without its pages, the folder has a worse problem
  if (!pages) return [];
  const keys = pages.map(({ key }) => key);
  return [
    ...pages
      .filter(({ by }) => by === null)
      .map(({ key }): Problem => {
        const cure = 'Name them: by: Judges of the Kotei 2009.';
        const message = 'A page that is added must say who ruled so.';
        return { code: 'bad-field', message, file: PAGES, field: 'by', found: key, cure };
      }),
    ...documents
      .filter(({ source }) => !keys.includes(source.page))
      .map(({ file, source }): Problem => {
        const message = 'A document that is added must cite a page of its own folder.';
        const cure = `Name one of ${keys.join(', ')}.`;
        return { code: 'unknown-page', message, file, field: 'source.page', found: source.page, cure };
      }),
  ];
}

// files of an added folder are named behind it; a problem names its file, or the folder itself
function nameFiles<T extends { file?: string }>(folder: string, named: readonly T[]): T[] {
  return named.map(one => (one.file === folder ? one : { ...one, file: join(folder, one.file as string) }));
}

/**
 * Reads one or several folders of rules, as {@link splitFolders} names them; later ones add documents. Returns the
 * corpus, or every problem of every file. `corpus.hash` is taken over paths and texts: line endings, times and other
 * files make no difference, nor does whether the build has prepared them.
 */
export async function loadCorpus(
  folders: string = RULES_FOLDER,
  preparedFile: string = PREPARED_FILE,
): Promise<ReturnType<typeof makeCorpus>> {
  const readFile = await openPrepared(preparedFile);
  const read: RuleFolder[] = [];
  for (const folder of splitFolders(folders)) {
    const one = await readFolder(folder, readFile);
    if (read.length > 0) {
      one.problems = nameFiles(folder, [...one.problems, ...checkAdded(one)]);
      one.documents = nameFiles(folder, one.documents);
    }
    read.push(one);
  }
  const problems = read.flatMap(one => one.problems);
  if (read.every(({ texts }) => texts.size === 0)) return { corpus: null, problems };
  const hash = createHash('sha256');
  // as JSON, so that no text can pass for a path
  for (const { texts } of read) for (const entry of texts) hash.update(JSON.stringify(entry));
  const documents = read.flatMap(one => one.documents);
  const pages = read.flatMap(one => one.pages ?? []);
  const made = makeCorpus(documents, pages, hash.digest('hex').slice(0, 16));
  if (made.corpus && problems.length === 0) return made;
  // what only follows from a file that was refused would hide the cause
  const lacksPages = read.some(one => one.pages === null);
  const isFollowing = ({ code, found }: Problem) =>
    (code === 'unknown-page' && lacksPages) ||
    (code === 'unknown-see' && read.some(({ refused }) => refused.has(String(found))));
  return { corpus: null, problems: [...problems, ...made.problems.filter(problem => !isFollowing(problem))] };
}
