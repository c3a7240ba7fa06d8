import t from 'tap';
import type { DocumentQuestion } from '../../../src/knowledge/index.js';
import { makeConditions } from '../../../src/resolver/questions/conditions.js';
import { conditionRule, questionBlock } from '../../support/questions.js';

const question = {
  impossible: [],
  ...questionBlock(),
} as unknown as DocumentQuestion;

t.test('tells every rule that holds, the deciding one first', async t => {
  const holding = makeConditions(question);
  t.same(await holding({ potFull: true, cups: 5, guest: null }), { rules: [3], impossible: [] });
  t.same(await holding({ potFull: false, cups: 1, guest: 'crab' }), { rules: [0, 1, 2, 3], impossible: [] });
});

t.test('many runs at once do not cut each other off', async t => {
  const holding = makeConditions(question);
  const cups = [...Array(21).keys()];
  const held = await Promise.all(cups.map(one => holding({ potFull: true, cups: one, guest: null })));
  t.same(
    held.map(({ rules }) => rules[0]),
    cups.map(one => (one < 2 ? 1 : 3)),
    'every number rules as its test point does',
  );
});

t.test('every operator means what it says', async t => {
  const operators: [string, unknown, number[]][] = [
    ['equal', 5, [5]],
    ['notEqual', 5, [4, 6]],
    ['in', [4, 6], [4, 6]],
    ['notIn', [4, 6], [5]],
    ['lessThan', 5, [4]],
    ['lessThanInclusive', 5, [4, 5]],
    ['greaterThan', 5, [6]],
    ['greaterThanInclusive', 5, [5, 6]],
  ];
  for (const [operator, value, expected] of operators) {
    const rules = [conditionRule('yes', 'Yes.', [['cups', operator, value]])];
    const holding = makeConditions({ ...question, rules } as unknown as DocumentQuestion);
    const held = await Promise.all([4, 5, 6].map(async cups => (await holding({ cups })).rules.length > 0));
    t.same(
      [4, 5, 6].filter((_, index) => held[index]),
      expected,
      operator,
    );
  }
});
