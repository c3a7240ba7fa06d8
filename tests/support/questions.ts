import { makeContext } from '../../src/resolver/index.js';
import { makeQuestions, type Question } from '../../src/resolver/questions/index.js';
import { TODAY } from './corpus.js';
import { testCorpus, testDocument } from './documents.js';

type Comparison = [fact: string, operator: string, value: unknown];

/** A rule of a question block: verdict, sentence, and the comparisons that must all hold. */
export function conditionRule(
  type: string,
  answer: string,
  comparisons: Comparison[],
  params: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    conditions: { all: comparisons.map(([fact, operator, value]) => ({ fact, operator, value })) },
    event: { type, params: { answer, steps: [{ text: 'It is so.', rule: 'legacy/tea' }], ...params } },
  };
}

/** A question block that is in order; a test changes what it is about. */
export function questionBlock(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'legacy/pour',
    title: 'May the tea be poured?',
    facts: {
      potFull: { type: 'boolean', ask: 'Is the pot full?' },
      cups: { type: 'integer', ask: 'How many cups stand there?', minimum: 0, maximum: 20 },
      guest: { type: 'choice', ask: 'Who is the guest?', choices: ['crane', 'crab', null] },
    },
    example: { potFull: true, cups: 3 },
    rules: [
      conditionRule('no', 'No, the pot is not full.', [['potFull', 'equal', false]]),
      conditionRule('no', 'No, there are not enough cups.', [['cups', 'lessThan', 2]]),
      conditionRule('value', 'Pour for the guest.', [['guest', 'notEqual', null]], { value: 1 }),
      conditionRule('yes', 'Yes, pour.', []),
    ],
    ...changes,
  };
}

/** Questions over one document, `legacy/tea`, with these blocks and change tags, and over procedures. */
export function teaQuestions(
  blocks: Record<string, unknown>[],
  document: Record<string, unknown> = {},
  procedures: Question[] = [],
  sections: Record<string, unknown>[] = [],
) {
  const corpus = testCorpus([testDocument('legacy/tea', { questions: blocks, ...document }, sections)]);
  const questions = makeQuestions(corpus, procedures);
  return {
    questions,
    answer: (id: string, facts: unknown, day = TODAY) =>
      questions.answer(id, facts, makeContext(corpus, day)),
    /** The ruling; a problem is an error. */
    async rule(facts: unknown, day = TODAY) {
      const outcome = await questions.answer('legacy/pour', facts, makeContext(corpus, day));
      if (!outcome.ok) throw new Error(outcome.problem.message);
      return outcome.value;
    },
  };
}
