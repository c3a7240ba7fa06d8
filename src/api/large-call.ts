import { CALLS, type CallName, type ReadCall } from '../calls/index.js';
import {
  type Catalogue,
  type Engine,
  makeEngine,
  type PackedCards,
  packCards,
  unpackCards,
} from '../engine.js';
import { type Corpus, type Day, makeCorpus, type Problem, parseInput } from '../knowledge/index.js';
import { parseJson } from './read-request.js';

/** A call with a large body. */
export interface Task {
  name: CallName;
  /** The body, as it came. */
  body: Uint8Array;
  today: Day;
  /** {@link shareCards}, for a call that needs them. */
  cards: SharedArrayBuffer | null;
}

/** The answer as JSON, or what is wrong with the request. */
export type LargeAnswer =
  | { bytes: Uint8Array<ArrayBuffer>; problems: null }
  | { bytes: null; problems: readonly [Problem, ...Problem[]] };

function share(value: unknown): SharedArrayBuffer {
  const bytes = Buffer.from(JSON.stringify(value));
  const shared = new SharedArrayBuffer(bytes.length);
  bytes.copy(new Uint8Array(shared));
  return shared;
}

// a decoder takes no shared memory
function unshare<T>(shared: SharedArrayBuffer): T {
  return JSON.parse(Buffer.from(new Uint8Array(shared)).toString('utf8'));
}

/** The documents as JSON in memory that threads share. */
export function shareCorpus({ documents, pages, hash }: Corpus): SharedArrayBuffer {
  return share({ documents, pages, hash });
}

/** The cards as JSON in memory that threads share; null where there are none. */
export async function shareCards({
  catalogue,
}: Pick<Engine, 'catalogue'>): Promise<SharedArrayBuffer | null> {
  const cards = await catalogue();
  return cards && share(packCards(cards));
}

/** Makes what a worker answers with, from {@link shareCorpus}. */
export function makeLargeAnswers(shared: SharedArrayBuffer): (task: Task) => Promise<LargeAnswer> {
  const { documents, pages, hash } = unshare<Corpus>(shared);
  // the documents were checked when they were loaded
  const { corpus } = makeCorpus(documents, pages, hash) as { corpus: Corpus };
  let catalogue: Catalogue | null = null;
  const engine = makeEngine({ corpus, catalogue: async () => catalogue });
  return task => {
    // a pool has the same cards for every task
    if (task.cards) catalogue ??= unpackCards(unshare<PackedCards>(task.cards));
    return answerLarge(engine, task);
  };
}

/** Reads the body of a call and answers it. */
async function answerLarge(engine: Engine, { name, body, today }: Task): Promise<LargeAnswer> {
  const parsed = parseJson(Buffer.from(body.buffer, body.byteOffset, body.length));
  if (!parsed.ok) return { bytes: null, problems: [parsed.problem] };
  const call: ReadCall = CALLS[name];
  const { value, problems } = parseInput(call.reader, parsed.value, { code: 'bad-value' });
  if (problems) return { bytes: null, problems };
  const { asOf = today, ...input } = value as { asOf?: Day };
  const outcome = await call.answer(engine, input, { asOf, today });
  if (!outcome.ok) return { bytes: null, problems: [outcome.problem] };
  return { bytes: new TextEncoder().encode(JSON.stringify(outcome.value)), problems: null };
}
