import type { Day } from '../../knowledge/index.js';
import type { Call, Command, Values } from './command.js';
import { AS_OF } from './day-option.js';
import { BOUNDS } from './wire.js';

/** What the id of a Share button says. */
export interface Shared {
  /** Beginning of the hash of the documents that answered. */
  corpus: string;
  day: Day;
  /** Command and options, to answer anew; null where they are too long, and the message itself has to serve. */
  asked: { name: string; words: readonly unknown[] } | null;
}

const HASH_LENGTH = 8;
const WRITTEN = /^share\.([^.]{1,8})\.(\d{4})(\d{2})(\d{2})(?:\.(\[.*\]))?$/s;

/** The options that an id carries, in its order. */
function listOptions({ options }: Command): string[] {
  return options.map(({ name }) => name).filter(name => name !== AS_OF);
}

/** The options of a command from the words of an id. */
export function readShared(command: Command, words: readonly unknown[]): Values {
  const named = listOptions(command).map((name, index) => [name, words[index]] as const);
  return Object.fromEntries(named.filter((one): one is [string, string] => typeof one[1] === 'string'));
}

/** Id of a Share button that copies the message: documents and day. */
export function formatShareHead(day: Day, corpus: string): string {
  return `share.${corpus.slice(0, HASH_LENGTH)}.${day.replaceAll('-', '')}`;
}

/**
 * Id of the Share button below an answer: documents, day, command and options, so that any process can answer anew
 * that has never seen the question. Options that are too long for an id are left out.
 */
export function formatShareId({ command, values, day }: Call, corpus: string): string {
  const words = listOptions(command).map(name => values[name] ?? null);
  while (words.at(-1) === null) words.pop();
  const head = formatShareHead(day, corpus);
  const whole = `${head}.${JSON.stringify([command.name, ...words])}`;
  return whole.length <= BOUNDS.customId ? whole : head;
}

function parseWords(written: string): unknown[] {
  try {
    return JSON.parse(written);
  } catch {
    return [];
  }
}

/** Reads the id of a Share button; null for any other. */
export function parseShareId(id: string): Shared | null {
  const match = WRITTEN.exec(id);
  if (!match) return null;
  const [, corpus, year, month, date, written] = match as unknown as string[];
  const day = `${year}-${month}-${date}`;
  if (written === undefined) return { corpus: String(corpus), day, asked: null };
  const [name, ...words] = parseWords(written);
  if (typeof name !== 'string') return null;
  return { corpus: String(corpus), day, asked: { name, words } };
}
