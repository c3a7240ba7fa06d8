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
}

/** The answer as JSON, or what is wrong with the request. */
export type LargeAnswer =
  | { bytes: Uint8Array<ArrayBuffer>; problems: null }
  | { bytes: null; problems: readonly [Problem, ...Problem[]] };

/** The documents and cards of an engine as JSON: a text is copied to a thread in no time. */
export async function packEngine({
  corpus,
  catalogue,
}: Pick<Engine, 'corpus' | 'catalogue'>): Promise<string> {
  const { documents, pages, hash } = corpus;
  const cards = await catalogue();
  return JSON.stringify({ documents, pages, hash, cards: cards && packCards(cards) });
}

/** Makes what a thread answers with, from {@link packEngine}. */
export function makeLargeAnswers(packed: string): (task: Task) => Promise<LargeAnswer> {
  const { documents, pages, hash, cards } = JSON.parse(packed) as Corpus & { cards: PackedCards | null };
  // the documents were checked when they were loaded
  const { corpus } = makeCorpus(documents, pages, hash) as { corpus: Corpus };
  let unpacked: Catalogue | null = null;
  const catalogue = async () => {
    unpacked ??= cards && unpackCards(cards);
    return unpacked;
  };
  const engine = makeEngine({ corpus, catalogue });
  return task => answerLarge(engine, task);
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
