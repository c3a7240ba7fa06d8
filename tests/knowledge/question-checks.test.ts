import t from 'tap';
import { makeCorpus, type Problem } from '../../src/knowledge/index.js';
import { PAGES, testDocument } from '../support/documents.js';
import { conditionRule, questionBlock } from '../support/questions.js';

function problemsOf(changes: Record<string, unknown>): Problem[] {
  return makeCorpus([testDocument('legacy/tea', { questions: [questionBlock(changes)] })], PAGES, 'x')
    .problems;
}

const always = conditionRule('yes', 'Yes.', []);
const cups = (extra: object) => ({
  cups: { type: 'integer', ask: 'How many?', minimum: 0, maximum: 9, ...extra },
});
const compare = (value: unknown) => [conditionRule('no', 'No.', [['cups', 'equal', value]]), always];

t.test('a question that is in order has no problem', async t => {
  t.same(problemsOf({}), []);
});

t.test('facts that cannot be asked are named, with a cure', async t => {
  const bad = { code: 'bad-question', file: 'legacy/tea.md', field: 'questions.legacy/pour.facts.cups' };
  const block = { example: {}, rules: compare(3) };
  t.match(problemsOf({ ...block, facts: cups({ minimum: 10 }) }), [{ ...bad, message: /minimum is above/ }]);
  t.match(problemsOf({ ...block, facts: cups({}), rules: [always] }), [
    { ...bad, message: /No rule compares/ },
  ]);
  t.match(
    problemsOf({
      ...block,
      facts: { cups: { type: 'choice', ask: 'Which?', choices: ['a', 'a'] } },
      rules: compare('a'),
    }),
    [{ ...bad, message: /twice/ }],
  );
});

t.test('an example must be one that can be asked', async t => {
  t.match(problemsOf({ example: { potFul: true } }), [
    { code: 'bad-question', field: 'questions.legacy/pour.example.potFul', near: ['potFull'] },
  ]);
  t.match(problemsOf({ example: { zzzzzzzz: true } }), [{ found: 'true', message: /does not declare/ }]);
  for (const example of [{ cups: 21 }, { cups: -1 }, { cups: 1.5 }, { potFull: 1 }, { guest: 'lion' }]) {
    t.match(problemsOf({ example }), [{ message: /cannot have/ }], JSON.stringify(example));
  }
});

t.test('a rule that hides the ones below it is named', async t => {
  const rules = [...(questionBlock().rules as object[]), always];
  t.match(problemsOf({ rules }), [
    { field: 'questions.legacy/pour.rules.3.conditions', message: /never reached/ },
  ]);
});

t.test('a last rule that never holds is named', async t => {
  const rules = [
    ...(questionBlock().rules as object[]).slice(0, 3),
    { ...always, conditions: { not: { all: [] } } },
  ];
  t.match(problemsOf({ rules }), [
    { field: 'questions.legacy/pour.rules.3.conditions', message: /must always apply/ },
  ]);
});

t.test('a last rule with a condition is named', async t => {
  const rules = (questionBlock().rules as object[]).slice(0, 3);
  t.match(problemsOf({ rules }), [
    { code: 'bad-question', field: 'questions.legacy/pour.rules.2.conditions', message: /must always apply/ },
  ]);
});

t.test('more cases than can be tried are refused', async t => {
  const names = [...'abcdefghijklm'];
  const facts = Object.fromEntries(names.map(name => [name, { type: 'boolean', ask: 'Is it so?' }]));
  const rules = [
    conditionRule(
      'no',
      'No.',
      names.map(name => [name, 'equal', true]),
    ),
    always,
  ];
  t.match(problemsOf({ facts, example: {}, rules }), [{ code: 'bad-question', found: '8192' }]);
});

t.test('comparisons of impossible cases are checked like those of rules', async t => {
  const impossible = [
    { conditions: { all: [{ fact: 'pot', operator: 'equal', value: true }] }, why: 'It cannot be.' },
  ];
  t.match(problemsOf({ impossible }), [
    { field: 'questions.legacy/pour.impossible.0.conditions', near: ['potFull'] },
  ]);
});

t.test('a comparison that its fact can never meet is named', async t => {
  const refuses = (comparison: [string, string, unknown], message: RegExp) => {
    const [first, ...rules] = questionBlock().rules as object[];
    const problems = problemsOf({ rules: [first, conditionRule('no', 'No.', [comparison]), ...rules] });
    const field = 'questions.legacy/pour.rules.1.conditions';
    t.match(problems, [{ code: 'bad-question', field, message }]);
    t.equal(problems.length, 1);
  };
  refuses(['teapots', 'equal', 3], /"teapots" names a fact that the question does not declare/);
  refuses(['potFull', 'greaterThan', 3], /"potFull" compares by size, but the fact is boolean/);
  refuses(['cups', 'in', 3], /"cups" needs a list of values/);
  refuses(['cups', 'equal', [3]], /"cups" needs a single value/);
  refuses(['cups', 'equal', 1.5], /compares with a value that the fact \(integer\) never has/);
  refuses(['cups', 'equal', true], /compares with a value that the fact \(integer\) never has/);
  refuses(['potFull', 'equal', 1], /compares with a value that the fact \(boolean\) never has/);
  refuses(['guest', 'in', ['lion', 'bear']], /compares with a value that the fact \(choice\) never has/);
});

t.test('a number in a sentence must be that of a fact, and be in the value', async t => {
  const ruled = (answer: string, value: unknown) => ({
    facts: { ...cups({}), full: { type: 'boolean', ask: 'Is it full?' } },
    example: {},
    rules: [
      conditionRule('no', 'No.', [['full', 'equal', false]]),
      conditionRule('value', answer, [], { value }),
    ],
  });
  t.same(problemsOf(ruled('Pour {cups}.', '{cups}')), []);
  for (const [answer, value] of [
    ['Pour {cups}.', 1],
    ['Pour {cups}.', undefined],
    ['Pour {pots}.', '{pots}'],
    ['Pour {full}.', '{full}'],
  ] as const) {
    t.match(
      problemsOf(ruled(answer, value)).filter(({ field }) => field?.endsWith('params')),
      [{ code: 'bad-question', message: /must be a fact of whole numbers/ }],
      answer,
    );
  }
});
