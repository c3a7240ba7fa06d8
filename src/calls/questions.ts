import * as z from 'zod';
import {
  askedSchema,
  formatUrl,
  type Hit,
  hitSchema,
  questionSchema,
  replayRequestSchema,
  replaySchema,
  rulingSchema,
  STEP_LIMIT,
  suggestionSchema,
} from '../engine.js';
import {
  corpusHashSchema,
  formatSchema,
  type Outcome,
  orJson,
  readFormat,
  succeed,
} from '../knowledge/index.js';
import { formatOfPlay, limitSchema, makeCall } from './call.js';

const id = z.string().describe('Id of a question, slashes and all, for instance multiplayer/combat-order.');

const listQuestions = makeCall({
  url: '/v1/questions',
  tag: 'questions',
  summary: 'What can be asked with facts',
  input: {},
  undated: true,
  schema: z.object({ items: z.array(questionSchema), total: z.int(), corpus: corpusHashSchema }),
  answer({ corpus, judge }): Outcome<unknown> {
    const items = judge.questions();
    return succeed({ items, total: items.length, corpus: corpus.hash });
  },
});

const getQuestion = makeCall({
  url: '/v1/questions/*',
  tag: 'questions',
  summary: 'One question: its facts as JSON Schema, and an example',
  input: { id },
  undated: true,
  schema: questionSchema,
  answer: ({ judge }, { id }): Outcome<unknown> => judge.question(id),
});

const answerQuestion = makeCall({
  method: 'POST',
  url: '/v1/questions/*',
  tag: 'questions',
  summary: 'The ruling on a question; without all the facts, what still matters',
  input: { id, facts: orJson(z.record(z.string(), z.unknown())).default({}), format: formatOfPlay },
  schema: rulingSchema,
  answer: ({ answer }, { id, facts, format }, { asOf }) => answer(id, facts, asOf, format),
});

const replay = makeCall({
  method: 'POST',
  url: '/v1/multiplayer/replay',
  tag: 'multiplayer',
  summary: 'Replay a game: a ruling on each event, and who has the next opportunity',
  input: replayRequestSchema.omit({ asOf: true }).shape,
  large: 8 * 1024,
  schema: replaySchema.extend({ corpus: corpusHashSchema }),
  answer({ corpus, judge }, { players, events, from, edit }, { asOf }) {
    const replayed = judge.replay(players, events, asOf, { from, edit, limit: STEP_LIMIT });
    return replayed.ok ? succeed({ ...replayed.value, corpus: corpus.hash }) : replayed;
  },
});

/** A rule that was found, with its address. */
const foundSchema = hitSchema.extend({ url: z.string() }).meta({ id: 'Hit' });

function withUrl(hit: Hit) {
  return { ...hit, url: formatUrl(hit.id) };
}

// longer than anybody types, and far below what a search would notice
const words = z.string().max(4000);

const search = makeCall({
  url: '/v1/search',
  tag: 'search',
  summary: 'Rules by words, best first',
  input: {
    q: words.describe('Words. Any text is allowed; what is not found gives no hits.'),
    format: formatSchema.optional(),
    limit: limitSchema(100, 10),
  },
  schema: z.object({
    q: z.string(),
    hits: z.array(foundSchema),
    asOf: z.string(),
    corpus: corpusHashSchema,
  }),
  answer({ corpus, search }, { q, ...rest }, { asOf }) {
    const format = readFormat(corpus, rest.format);
    if (!format.ok) return format;
    return succeed({ q, hits: search.search(q, { ...rest, asOf }).map(withUrl), asOf, corpus: corpus.hash });
  },
});

const suggest = makeCall({
  url: '/v1/suggest',
  tag: 'search',
  summary: 'Completions of what is being typed',
  input: { q: words, limit: limitSchema(25, 8) },
  undated: true,
  schema: z.object({
    q: z.string(),
    items: z.array(suggestionSchema.meta({ id: 'Suggestion' })),
    corpus: corpusHashSchema,
  }),
  answer: ({ corpus, search }, { q, limit }) =>
    succeed({ q, items: search.suggest(q, limit), corpus: corpus.hash }),
});

const ask = makeCall({
  url: '/v1/ask',
  tag: 'search',
  summary:
    'A question in plain words: a ruling where it is understood, else what may have been meant, and the rules that fit',
  input: {
    q: words.describe('A question, or words. A day that it names is the day of the answer.'),
    limit: limitSchema(100, 3),
  },
  schema: z.object({
    q: z.string(),
    ...askedSchema.shape,
    hits: z.array(foundSchema),
    corpus: corpusHashSchema,
  }),
  async answer({ corpus, ask }, { q, limit }, on) {
    const asked = await ask(q, { ...on, limit });
    return succeed({ q, ...asked, hits: asked.hits.map(withUrl), corpus: corpus.hash });
  },
});

/** By operation id. */
export const QUESTION_CALLS = { listQuestions, getQuestion, answerQuestion, replay, search, suggest, ask };
