import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { RuleFile } from './read-rule-file.js';
import { readRuleTexts } from './rule-texts.js';

/**
 * What was read from files before, by the hash of path and text: reading YAML and checking it is a third of the start.
 * A file that has changed since is not among them, so that nothing stale is ever taken.
 */
export type Prepared = Record<string, RuleFile>;

/** Written by the build beside the code; from `src/` there is none. */
export const PREPARED_FILE = fileURLToPath(new URL('../prepared.json', import.meta.url));

/** The key of a file in what was prepared. */
export function formatPreparedKey(file: string, text: string): string {
  // as JSON, so that no text can pass for a path
  return createHash('sha256')
    .update(JSON.stringify([file, text]))
    .digest('hex');
}

/** Reads what the build has prepared. Without it everything is read from the files, which takes longer. */
export async function readPrepared(path: string): Promise<Prepared> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Prepared;
  } catch {
    return {};
  }
}

/** Reads a folder for {@link readPrepared}; what has a problem is left out, so that it is met again. */
export async function prepareRules(folder: string): Promise<Prepared> {
  const { readRuleFile } = await import('./read-rule-file.js');
  const { texts } = await readRuleTexts(folder);
  const read = [...texts].map(
    ([file, text]) => [formatPreparedKey(file, text), readRuleFile(file, text)] as const,
  );
  return Object.fromEntries(read.filter(([, { problems }]) => problems.length === 0));
}
