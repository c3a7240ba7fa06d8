import { readdir } from 'node:fs/promises';
import fc from 'fast-check';
import t from 'tap';

// the same examples at each run, so that a change alone decides whether it passes; another FC_SEED hunts for more
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 2008) });

/**
 * Runs every test file of a folder in this one process: alone, each spends more time on its start than on its tests.
 * `npx tap FILE` still runs one by itself.
 */
export async function runRoom(url: string): Promise<void> {
  const folder = new URL('./', url);
  const names = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.test.ts')).sort();
  // holds the tests back until all are known: between two files, nothing left to run would be taken for the end
  await new Promise<void>((resolve, reject) => {
    t.test(`${names.length} files are loaded`, async t => {
      for (const name of names) await import(new URL(name, folder).href);
      t.not(names.length, 0);
      resolve();
    }).catch(reject);
  });
}
