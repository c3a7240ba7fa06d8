import * as z from 'zod';
import { asOfSchema, CALLS, type On, type ReadCall } from '../calls/index.js';
import type { Engine } from '../engine.js';
import { type Outcome, orJson, succeed } from '../knowledge/index.js';

type Input = Record<string, unknown>;

/** A tool that answers for a day. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  answer(engine: Engine, input: Input, on: On): Outcome<unknown> | Promise<Outcome<unknown>>;
}

type Texts = Pick<Tool, 'name' | 'title' | 'description'>;

function rename(fields: object, names: Record<string, string>): Input {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));
}

// a call as a tool, which has another name for one of its fields, in what it takes and in what it answers
function toolOf(call: ReadCall, texts: Texts, [field = '', name = '']: readonly string[] = []): Tool {
  return {
    ...texts,
    input: z.strictObject({
      ...(rename(call.input, { [field]: name }) as typeof call.input),
      asOf: asOfSchema,
    }),
    async answer(engine, given, on) {
      const answered = await call.answer(engine, rename(given, { [name]: field }), on);
      return answered.ok ? succeed(rename(answered.value as object, { [field]: name })) : answered;
    },
  };
}

const question: Tool = {
  name: 'question',
  title: 'Rule on a question with facts',
  description:
    'Without `id`: every question that can be asked. With `id` alone: its facts as JSON Schema, and an example. With ' +
    '`facts`: the ruling; facts that are left out and still matter come back as `needs`.',
  input: z.strictObject({
    id: CALLS.getQuestion.input.id.optional(),
    facts: orJson(z.record(z.string(), z.unknown()))
      .optional()
      .describe('Facts by name, as the schema of the question has them. Leave out what is not known.'),
    format: CALLS.answerQuestion.input.format,
    asOf: asOfSchema,
  }),
  answer(engine, input, on) {
    const { id, facts } = input;
    if (id === undefined) {
      const all = engine.judge.questions();
      return succeed({ questions: all.map(({ id, title, verdicts }) => ({ id, title, verdicts })) });
    }
    const call: ReadCall = facts === undefined ? CALLS.getQuestion : CALLS.answerQuestion;
    return call.answer(engine, input, on);
  },
};

/** Every tool, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  toolOf(
    CALLS.ask,
    {
      name: 'ask',
      title: 'Ask in plain words',
      description:
        'A question in plain words. `ruling` is computed only where the question was understood beyond doubt, see `interpretation`; ' +
        'else it is null, `candidates` are questions that may have been meant, each ruled on, and `hits` are the rules that fit. ' +
        'A day in the question is the day of the answer.',
    },
    ['q', 'question'],
  ),
  toolOf(CALLS.countsAs, {
    name: 'counts_as',
    title: 'Does one keyword count as another?',
    description:
      'Whether a card with the keyword `from` is considered to have the keyword `to`, with the shortest proof. Verdict ' +
      '`unknown`: the words that decide that day are lost. It is not a `no`.',
  }),
  toolOf(CALLS.cardCountsAs, {
    name: 'card_counts_as',
    title: 'Does a card count as having a keyword?',
    description:
      'A ruling for one card by its title: its printed keywords first, then the rules of the day. Versions that differ are ' +
      '`depends`: ask again with `version`.',
  }),
  toolOf(CALLS.getCards, {
    name: 'card',
    title: 'Read a card',
    description:
      'All versions of a card: their facts, the keywords that they are considered to have on the day, each with its proof, and ' +
      'the rules that concern them. Card texts are not in the data.',
  }),
  toolOf(CALLS.findCards, {
    name: 'cards',
    title: 'Find cards',
    description:
      'Cards by title and facts, and with `counts-as` those that count as having a keyword on the day, by what is printed and by ' +
      'the rules. `unknown` says how many cards are left out because the words that decide that day are lost.',
  }),
  toolOf(CALLS.getRule, {
    name: 'rule',
    title: 'Read a rule',
    description:
      'One rule as it stood on a day: its words, status, source, every dated change, keyword relations, and links.',
  }),
  toolOf(
    CALLS.search,
    {
      name: 'search',
      title: 'Find rules',
      description: 'Rules by words, best first, each with its id, one sentence, and how it stood on the day.',
    },
    ['q', 'query'],
  ),
  question,
  toolOf(CALLS.replay, {
    name: 'replay',
    title: 'Replay a multiplayer game',
    description:
      'Rules on every event of a multiplayer game in order, says what follows from each, and after the last one whose ' +
      'opportunity it is, what that player may do, and why. An event that is not legal leaves the table as it was. ' +
      'With `edit` it lists every event that an undo or a correction changes.',
  }),
  toolOf(CALLS.checkDeck, {
    name: 'deck_check',
    title: 'Check a deck',
    description:
      'Every problem of a deck at once, each with its code, rules and fix; each card with the keywords that it is ' +
      'considered to have. What the rules do not speak of is listed under `notCovered`.',
  }),
  toolOf(CALLS.deckImpact, {
    name: 'deck_impact',
    title: 'What changes of rules do to a deck',
    description:
      'Which keywords of cards and which problems of a deck differ between two days, with the rules. `unknownCards` are ' +
      'those of which nothing could be compared: nothing is known to differ for them, which is not the same as nothing does.',
  }),
  toolOf(CALLS.exportDeck, {
    name: 'deck_export',
    title: 'Write a deck down',
    description:
      'The deck as a list in our own form (`text`), with the headings of the Oracle of the Void (`oracle`), or as an object ' +
      '(`json`), after the edits of problems that `deck_check` gave, in their order.',
  }),
  toolOf(CALLS.verifyCitation, {
    name: 'verify_citation',
    title: 'Verify a citation',
    description:
      'Does this rule, on this day, say this? Yes only where whole sentences of the rule are given word for word; a ' +
      'paraphrase is a no, a part of a sentence or lost words are unknown. The words in force are in the answer. They ' +
      "are this service's own words for the rule, not those of the official page.",
  }),
];
