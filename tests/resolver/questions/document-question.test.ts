import t from 'tap';
import { conditionRule, questionBlock, teaQuestions } from '../../support/questions.js';

const needsOf = ({ needs }: { needs: { fact: string }[] }) => needs.map(({ fact }) => fact);

t.test('the first rule whose conditions hold decides', async t => {
  const { rule } = teaQuestions([questionBlock()]);
  const ruling = await rule({ potFull: true, cups: 5, guest: null });
  t.match(ruling, { verdict: 'yes', answer: 'Yes, pour.', value: null, needs: [] });
  t.match(ruling.steps, [{ text: 'It is so.', rule: 'legacy/tea' }]);
  t.equal(ruling.question, 'May the tea be poured? (Pot full: yes; Cups: 5; Guest: none)');
  t.match(await rule({ potFull: true, cups: 2, guest: 'crane' }), { verdict: 'value', value: 1 });
});

t.test('left-out facts that can still change the ruling are asked for, and no others', async t => {
  const { rule } = teaQuestions([questionBlock()]);
  t.same(needsOf(await rule({})), ['potFull', 'cups', 'guest']);
  t.same(needsOf(await rule({ potFull: true, guest: null })), ['cups']);
  t.same(needsOf(await rule({ potFull: true, cups: 2 })), ['guest']);
  const ruling = await rule({ potFull: true, cups: 2 });
  t.match(ruling, { verdict: 'depends', answer: 'It depends. Who is the guest?' });
  t.match(ruling.citations, [{ rule: 'legacy/tea' }]);
  t.match(await rule({}), { answer: 'Answer 3 questions to get a ruling. First: Is the pot full?' });
});

t.test('settled by a fact that was told, the sentence is about that fact', async t => {
  const { rule } = teaQuestions([questionBlock()]);
  t.match(await rule({ potFull: false }), { verdict: 'no', answer: 'No, the pot is not full.' });
  t.match(
    await rule({ cups: 1 }),
    { verdict: 'no', answer: 'No, there are not enough cups.' },
    'whether the pot is full is not known, so nothing is said of it',
  );
});

t.test('settled whichever way, the sentence names no open fact', async t => {
  const kinds = ['yes', 'no', 'value', 'depends', 'unknown', 'not-covered'];
  for (const kind of kinds) {
    const { rule } = teaQuestions([
      questionBlock({
        facts: { potFull: { type: 'boolean', ask: 'Is the pot full?' } },
        example: {},
        rules: [
          conditionRule(kind, 'Full.', [['potFull', 'equal', true]], {
            caveats: ['Both.', 'Hot.'],
            steps: [
              { text: 'It is full.', rule: 'legacy/tea' },
              { text: 'So.', rule: 'legacy/tea' },
            ],
          }),
          conditionRule(kind, 'Not full.', [], {
            caveats: ['Both.'],
            steps: [{ text: 'So.', rule: 'legacy/tea' }],
          }),
        ],
      }),
    ]);
    const { verdict, answer, steps, caveats } = await rule({});
    t.equal(verdict, kind);
    t.match(answer, /still open\.$/);
    t.same(
      steps.map(({ text }) => text),
      ['It is full.', 'So.'],
    );
    t.same(caveats, ['Both.', 'In a case that is still open: Hot.']);
  }
});

t.test('cases that cannot be are not tried; told all the same, a caveat says so', async t => {
  const { rule } = teaQuestions([
    questionBlock({
      impossible: [
        {
          conditions: {
            all: [
              { fact: 'guest', operator: 'equal', value: null },
              { fact: 'cups', operator: 'lessThan', value: 2 },
            ],
          },
          why: 'Without a guest there are cups enough.',
        },
      ],
    }),
  ]);
  t.match(await rule({ potFull: true, guest: null }), { verdict: 'yes', caveats: [] });
  t.match(await rule({ potFull: true, guest: null, cups: 0 }), {
    verdict: 'no',
    caveats: ['These facts do not fit together: Without a guest there are cups enough.'],
  });
});

t.test('at odds are facts that were told, and not values that were tried', async t => {
  const never = (conditions: unknown[], why: string) => ({ conditions: { all: conditions }, why });
  const alone = { fact: 'guest', operator: 'equal', value: null };
  const pot = (value: boolean) => ({ fact: 'potFull', operator: 'equal', value });
  const cup = { fact: 'cups', operator: 'lessThan', value: 2 };
  const caveatsOf = async (impossible: unknown[]) => {
    const { rule } = teaQuestions([questionBlock({ impossible })]);
    return (await rule({ guest: null, cups: 0 })).caveats;
  };
  t.same(await caveatsOf([never([alone, cup], 'Told.'), never([alone, pot(true)], 'Tried.')]), [
    'These facts do not fit together: Told.',
  ]);
  t.same(
    await caveatsOf([never([alone, pot(true)], 'Full.'), never([alone, pot(false)], 'Empty.')]),
    ['These facts do not fit together: Full.', 'These facts do not fit together: Empty.'],
    'either way something is at odds',
  );
});

t.test('a choice without null takes no null', async t => {
  const facts = { guest: { type: 'choice', ask: 'Who?', choices: ['crane', 'crab'] } };
  const rules = [conditionRule('yes', 'Yes.', [['guest', 'equal', 'crab']]), conditionRule('no', 'No.', [])];
  const { answer, rule } = teaQuestions([questionBlock({ facts, example: {}, rules })]);
  t.match(await rule({ guest: 'crab' }), { verdict: 'yes' });
  t.match(await answer('legacy/pour', { guest: null }), {
    problem: { code: 'bad-value', cure: 'Give one of "crane", "crab".' },
  });
});

t.test('a number of the facts stands in the sentence and in the value', async t => {
  const rules = [
    conditionRule('value', 'Pour {cups} cups.', [], { value: { cups: '{cups}', said: '{cups} cups' } }),
  ];
  const facts = { cups: { type: 'integer', ask: 'How many cups stand there?', minimum: 0, maximum: 20 } };
  const { rule, questions } = teaQuestions([questionBlock({ facts, example: { cups: 3 }, rules })]);
  const value = { cups: 7, said: '7 cups' };
  t.match(await rule({ cups: 7 }), { verdict: 'value', answer: 'Pour 7 cups.', value });
  t.same(needsOf(await rule({})), ['cups']);
  t.match(questions.list(), [{ verdicts: ['value', 'depends'] }]);
});
