import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { RuleFile } from './rule-file.js';
import { readRuleTexts } from './rule-texts.js';

/**
 * What was read from files before, by the hash of path and text: reading and checking the YAML of the 63 documents takes 500 ms of
 * processor time, and this 40 ms. A file that has changed since is not among them, so that nothing stale is ever taken.
 */
type Prepared = Record<string, RuleFile>;

/** Written by the build beside the code; from `src/` there is none. */
export const PREPARED_FILE = fileURLToPath(new URL('../prepared.json', import.meta.url));

// as JSON, so that no text can pass for a path
function makeKey(...file: [path: string, text: string]): string {
  return createHash('sha256').update(JSON.stringify(file)).digest('hex');
}

/** Opens what the build has prepared, to read files of rules by. Without it everything is read from the files, which takes longer. */
export async function openPrepared(path: string): Promise<(file: string, text: string) => Promise<RuleFile>> {
  const prepared: Prepared = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  // the reader of YAML costs time by itself, and is seldom needed
  return async (file, text) =>
    prepared[makeKey(file, text)] ?? (await import('./rule-file.js')).readRuleFile(file, text);
}

/** Reads a folder for {@link openPrepared}; what has a problem is left out, so that it is met again. */
export async function prepareRules(folder: string): Promise<Prepared> {
  const { readRuleFile } = await import('./rule-file.js');
  const { texts } = await readRuleTexts(folder);
  const read = [...texts].map(([file, text]) => [makeKey(file, text), readRuleFile(file, text)] as const);
  return Object.fromEntries(read.filter(([, { problems }]) => problems.length === 0));
}
