import { createHash } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type CardFile,
  type Catalogue,
  type PackedCards,
  packCards,
  parseCatalogue,
  type SetRecord,
  unpackCards,
} from '../decks/index.js';
import { PROBLEM_LIMIT, type Problem } from '../knowledge/index.js';
import { listFiles, type Piped, readText } from './files.js';

/** Cards, or null where none could be read, and every file and record that could not be. */
export interface LoadedCards {
  catalogue: Catalogue | null;
  problems: Problem[];
}

/** The facts that come with the package; the same from `src/` and from `dist/`. */
export const CARDS_FOLDER = fileURLToPath(new URL('../../cards', import.meta.url));
/** Where the build packs them; from `src/` there is nothing in it. */
const PACKED_FOLDER = fileURLToPath(new URL('..', import.meta.url));
const PACKED = 'cards.json';
const PROBLEMS = 'cards-problems.json';
const SETS_FILE = 'sets.json';

/** Which of the files are to be read, and what the paths are relative to. */
async function findFiles(path: string, problems: Problem[]): Promise<{ folder: string; files: string[] }> {
  if (path === '-') return { folder: '', files: ['-'] };
  const found = await stat(path).catch(() => null);
  if (found?.isFile()) return { folder: dirname(path), files: [basename(path)] };
  const listed = await listFiles(path);
  if (!listed.ok) {
    problems.push(listed.problem);
    return { folder: path, files: [] };
  }
  const files = listed.value.filter(file => /\.jsonl?$/.test(file) && file !== SETS_FILE);
  if (files.length === 0) {
    const cure = 'Give a JSON file of card data, or a folder that has such files.';
    problems.push({ code: 'no-cards', message: 'The folder holds no JSON file.', file: path, cure });
  }
  return { folder: path, files };
}

function parseJson(file: string, text: string, problems: Problem[]): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const found = (error as Error).message;
    const cure = 'Save the file again as it was served.';
    problems.push({ code: 'bad-json', message: 'The text is not JSON.', file, found, cure });
    return undefined;
  }
}

/** A record a line in `.jsonl`, as in `cards/`; else a list of records, as the Oracle serves it. */
function parseRecords(file: string, text: string, problems: Problem[]): CardFile[] {
  if (file.endsWith('.jsonl')) {
    const lines = text.trimEnd().split('\n');
    const records = lines.map((line, index) => parseJson(`${file}, line ${index + 1}`, line, problems));
    return [{ file, records }];
  }
  const records = parseJson(file, text, problems);
  if (Array.isArray(records)) return [{ file, records }];
  if (records !== undefined) {
    const cure =
      'Give a list of cards: [ { "cardid": …, "title": …, "type": … }, … ], or of records in the form of cards/cards.jsonl.';
    problems.push({ code: 'bad-json', message: 'The file is no list of cards.', file, cure });
  }
  return [];
}

async function readSets(folder: string, problems: Problem[]): Promise<SetRecord[]> {
  const text = await readText(join(folder, SETS_FILE), SETS_FILE);
  const sets = text.ok ? parseJson(SETS_FILE, text.value, problems) : undefined;
  return Array.isArray(sets) ? sets : [];
}

/**
 * Loads card data, as `CARDS` names it: a file or a folder, in the form of `cards/cards.jsonl` or of the Oracle of the Void;
 * with `input`, `-` is what comes from there. What can be read is loaded; every file and record that cannot is a
 * problem: `unreadable-file`, `bad-json`, `bad-card`, `duplicate-card`, `no-cards`.
 */
export async function loadCards(path: string, input?: Piped): Promise<LoadedCards> {
  const problems: Problem[] = [];
  const { folder, files } = await findFiles(path, problems);
  const read: CardFile[] = [];
  const hash = createHash('sha256');
  // one after the other: the files are large, and their order is part of the result
  for (const file of files) {
    const text = await readText(join(folder, file), file, input);
    if (!text.ok) {
      problems.push(text.problem);
      continue;
    }
    hash.update(text.value);
    read.push(...parseRecords(file, text.value, problems));
  }
  if (read.length === 0) return { catalogue: null, problems };
  const isShipped = folder === CARDS_FOLDER;
  const sets = await readSets(path === '-' ? CARDS_FOLDER : folder, problems);
  const source = {
    name: isShipped ? 'shipped card data' : 'own card data',
    hash: hash.digest('hex').slice(0, 8),
    sets: sets.length > 0 ? sets : await readSets(CARDS_FOLDER, problems),
  };
  const { catalogue, problems: found } = parseCatalogue(read, source);
  return { catalogue, problems: [...problems, ...found].slice(0, PROBLEM_LIMIT) };
}

/** Packs the facts in `cards/` into a folder, for {@link openCards}; returns what could not be read. */
export async function packShippedCards(to: string): Promise<Problem[]> {
  const { catalogue, problems } = await loadCards(CARDS_FOLDER);
  if (catalogue) await writeFile(join(to, PACKED), JSON.stringify(packCards(catalogue)));
  await writeFile(join(to, PROBLEMS), JSON.stringify(problems));
  return problems;
}

async function readPacked<T>(folder: string, name: string): Promise<T | null> {
  const text = await readText(join(folder, name), name);
  return text.ok ? (JSON.parse(text.value) as T) : null;
}

/** Card data that is loaded when it is first asked for, and then kept. */
export interface CardSource {
  load(): Promise<LoadedCards>;
  /** What cannot be read, as far as that is known without loading the data that comes with the package. */
  problems(): Promise<Problem[]>;
}

/** The card data of a path; `none` is none, and without a path it is the data that comes with the package. */
export function openCards(path?: string, packedFolder = PACKED_FOLDER): CardSource {
  const readProblems = async () => (await readPacked<Problem[]>(packedFolder, PROBLEMS)) ?? [];
  const start = async (): Promise<LoadedCards> => {
    if (path === 'none') return { catalogue: null, problems: [] };
    if (path) return loadCards(path);
    const cards = await readPacked<PackedCards>(packedFolder, PACKED);
    // the figure: unpacking takes 220 ms of processor time, reading the records 760 ms
    return cards
      ? { catalogue: unpackCards(cards), problems: await readProblems() }
      : loadCards(CARDS_FOLDER);
  };
  let loaded: Promise<LoadedCards> | undefined;
  const load = () => {
    loaded ??= start();
    return loaded;
  };
  return { load, problems: async () => (path || loaded ? (await load()).problems : readProblems()) };
}
