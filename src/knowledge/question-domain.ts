import { type DocumentFact, type DocumentQuestion, type Leaf, leavesOf } from './question-schema.js';

/** A value of a simple fact. */
export type Scalar = boolean | number | string | null;

// between two constants all integers rule alike, so the points at and beside each constant stand for them
function integerPoints(fact: Extract<DocumentFact, { type: 'integer' }>, comparisons: Leaf[]): number[] {
  const constants = comparisons.flatMap(({ value }) => value as number | number[]);
  const points = [fact.minimum, fact.maximum, ...constants.flatMap(one => [one - 1, one, one + 1])];
  return [...new Set(points)]
    .filter(point => point >= fact.minimum && point <= fact.maximum)
    .sort((a, b) => a - b);
}

/**
 * Values that stand for all values of each fact: both truths, every choice, and for an integer its limits and the
 * numbers at and beside each constant that the rules compare it with.
 */
export function testPoints(
  question: Pick<DocumentQuestion, 'facts' | 'rules' | 'impossible'>,
): Map<string, Scalar[]> {
  const comparisons = [...question.rules, ...question.impossible].flatMap(leavesOf);
  return new Map(
    Object.entries(question.facts).map(([name, fact]): [string, Scalar[]] => {
      if (fact.type === 'boolean') return [name, [true, false]];
      if (fact.type === 'choice') return [name, fact.choices];
      return [
        name,
        integerPoints(
          fact,
          comparisons.filter(leaf => leaf.fact === name),
        ),
      ];
    }),
  );
}

/** Whether a fact may have the value. */
export function fitsFact(fact: DocumentFact, value: unknown): boolean {
  if (fact.type === 'boolean') return typeof value === 'boolean';
  if (fact.type === 'choice') return fact.choices.includes(value as string | null);
  return Number.isInteger(value) && Number(value) >= fact.minimum && Number(value) <= fact.maximum;
}
