import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Catalogue, parseCatalogue } from '../decks/index.js';
import type { Problem } from '../knowledge/index.js';
import { listFiles, type Piped, readText } from './files.js';

/** The records of one file of card data, not yet looked into. */
interface CardRecords {
  file: string;
  records: unknown[];
}

/** Which of the files are to be read, and what the paths are relative to. */
async function findFiles(path: string, problems: Problem[]): Promise<{ folder: string; files: string[] }> {
  if (path === '-') return { folder: '', files: ['-'] };
  const isFile = await stat(path).then(
    found => found.isFile(),
    () => false,
  );
  if (isFile) return { folder: dirname(path), files: [basename(path)] };
  const listed = await listFiles(path);
  if (!listed.ok) {
    problems.push(listed.problem);
    return { folder: path, files: [] };
  }
  const files = listed.value.filter(file => file.endsWith('.json'));
  if (files.length === 0) {
    const cure = 'Give a JSON file of card data, or a folder that has such files.';
    problems.push({ code: 'no-cards', message: 'The folder holds no JSON file.', file: path, cure });
  }
  return { folder: path, files };
}

function parseRecords(file: string, text: string): { records: unknown[]; problem: Problem | null } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const found = (error as Error).message;
    const cure = 'Save the file again as it was served.';
    return {
      records: [],
      problem: { code: 'bad-json', message: 'The file is not JSON.', file, found, cure },
    };
  }
  if (Array.isArray(value)) return { records: value, problem: null };
  const cure = 'Give a list of cards: [ { "cardid": …, "title": …, "type": … }, … ].';
  return { records: [], problem: { code: 'bad-json', message: 'The file is no list of cards.', file, cure } };
}

async function readFiles(
  path: string,
  input: Piped | undefined,
): Promise<{ files: CardRecords[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const { folder, files: names } = await findFiles(path, problems);
  const files: CardRecords[] = [];
  // one after the other: the files are large, and their order is part of the result
  for (const file of names) {
    const text = await readText(join(folder, file), file, input);
    if (!text.ok) {
      problems.push(text.problem);
      continue;
    }
    const { records, problem } = parseRecords(file, text.value);
    if (problem) problems.push(problem);
    else files.push({ file, records });
  }
  return { files, problems };
}

/**
 * Loads a card catalogue, as `CARDS` names it: a JSON file of the Oracle of the Void, or a folder of them; with
 * `input`, `-` is what comes from there. What can
 * be read is loaded; every file and record that cannot is a problem: `unreadable-file`, `bad-json`, `bad-card`,
 * `duplicate-card`, `no-cards`. Null where no card could be read.
 */
export async function loadCards(
  path: string,
  input?: Piped,
): Promise<{ catalogue: Catalogue | null; problems: Problem[] }> {
  const { files, problems } = await readFiles(path, input);
  if (files.length === 0) return { catalogue: null, problems };
  const parsed = parseCatalogue(files);
  return { catalogue: parsed.catalogue, problems: [...problems, ...parsed.problems] };
}
