import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Corpus, makeCorpus, type Page, type Problem, type RuleDocument } from '../knowledge/index.js';
import { formatPreparedKey, PREPARED_FILE, readPrepared } from './prepared.js';
import { readRuleTexts } from './rule-texts.js';

/** The documents that come with the package; the same from `src/` and from `dist/`. */
export const RULES_FOLDER = fileURLToPath(new URL('../../rules', import.meta.url));

/** All of a corpus, or all that is wrong with it; never a part of one. */
export type LoadedCorpus = { corpus: Corpus; problems: [] } | { corpus: null; problems: Problem[] };

function makeHash(texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  // as JSON, so that no text can pass for a path
  for (const entry of texts) hash.update(JSON.stringify(entry));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Reads a folder of rules. Returns the corpus, or every problem of every file. `corpus.hash` is taken over paths and
 * texts: line endings, times and other files make no difference, nor does whether the build has prepared them.
 */
export async function loadCorpus(
  folder: string = RULES_FOLDER,
  preparedFile: string = PREPARED_FILE,
): Promise<LoadedCorpus> {
  const { texts, files, problems } = await readRuleTexts(folder);
  if (texts.size === 0) return { corpus: null, problems };
  const prepared = await readPrepared(preparedFile);
  const documents: RuleDocument[] = [];
  let pages: Page[] | null = null;
  const refused = new Set(files.map(file => file.replace(/\.md$/, '')));
  for (const [file, text] of texts) {
    // a service that loads anew answers requests meanwhile
    await pause();
    // the reader of YAML costs time by itself, and is seldom needed
    const read =
      prepared[formatPreparedKey(file, text)] ??
      (await import('./read-rule-file.js')).readRuleFile(file, text);
    problems.push(...read.problems);
    if (read.pages) pages = read.pages;
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
