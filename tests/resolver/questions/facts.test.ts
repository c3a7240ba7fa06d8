import t from 'tap';
import { z } from 'zod';
import { canBeWords, readWords } from '../../../src/resolver/questions/facts.js';
import type { Shape } from '../../../src/resolver/questions/index.js';
import { declareQuestion } from '../../../src/resolver/questions/question.js';
import { questionBlock, teaQuestions } from '../../support/questions.js';

const guests = declareQuestion({
  id: 'legacy/guests',
  title: 'Who sits where?',
  restsOn: ['legacy/tea'],
  verdicts: ['value'],
  facts: {
    guests: z
      .array(
        z.strictObject({
          name: z.string().describe('Called what?'),
          cups: z.number().optional().describe('How many cups?'),
        }),
      )
      .describe('Who comes?'),
    host: z.string().describe('Who pours?'),
    seat: z.union([z.string(), z.int()]).describe('Which seat?'),
  },
  example: { guests: [{ name: 'Aki' }], host: 'Bo' },
  check: ({ guests = [], host }) =>
    guests.flatMap(({ name }) =>
      name === host ? [{ code: 'bad-value', message: 'The host is no guest.', field: 'host' }] : [],
    ),
  answer: () => ({ verdict: 'value', answer: 'There.', cites: ['legacy/tea'] }),
});

t.test('a list of words is read with commas or semicolons, a list of objects as JSON alone', async t => {
  const list: Shape = { type: 'array', items: { type: 'string' } };
  const numbers: Shape = { type: ['array', 'null'], items: { type: 'integer' } };
  t.strictSame(readWords(' Aki, Bo ;Chie,', list, []), ['Aki', 'Bo', 'Chie']);
  t.strictSame(readWords('Aki', list, []), ['Aki']);
  t.strictSame(readWords('["Aki, the First", "Bo"]', list, []), ['Aki, the First', 'Bo']);
  t.strictSame(readWords('1, 2', numbers, []), [1, 2]);
  t.strictSame(readWords('1, two', numbers, []), [1, 'two'], 'left for the check');
  t.strictSame(
    [readWords('null', numbers, []), readWords('none', list, []), readWords('', list, [])],
    [null, [], []],
  );
  const objects: Shape = { type: 'array', items: { type: 'object', properties: {} } };
  t.equal(readWords('Aki, Bo', objects, []), 'Aki, Bo');
  t.strictSame([list, numbers, objects, { type: 'boolean' } as Shape].map(canBeWords), [
    true,
    true,
    false,
    true,
  ]);
});

t.test('an unknown fact is refused by name, with near ones', async t => {
  const { answer } = teaQuestions([questionBlock()], {}, [guests]);
  t.match(await answer('legacy/pour', { potFul: true }), {
    problem: {
      code: 'unknown-fact',
      field: 'potFul',
      message: /"potFul"/,
      near: ['potFull'],
      cure: /potFull, cups, guest/,
    },
  });
  t.match(await answer('legacy/guests', { guests: [{ name: 'Aki', cup: 1 }] }), {
    problem: { code: 'unknown-fact', field: 'guests.0.cup', near: ['cups'], cure: 'Known here: name, cups.' },
  });
  for (const [name, code] of [
    ['constructor', 'unknown-fact'],
    ['hasOwnProperty', 'unknown-fact'],
    ['__proto__', 'bad-request'],
  ]) {
    const outcome = await answer('legacy/pour', JSON.parse(`{"${name}":1}`));
    t.match(outcome, { problem: { code, field: name } });
  }
});

t.test('a value of another type is refused with what was found and what would be right', async t => {
  const { answer } = teaQuestions([questionBlock()], {}, [guests]);
  const cases: [string, unknown, object][] = [
    [
      'legacy/pour',
      { potFull: 'perhaps' },
      { field: 'potFull', found: '"perhaps"', cure: 'Give true or false.' },
    ],
    [
      'legacy/pour',
      { cups: 1.5 },
      { field: 'cups', found: '1.5', cure: 'Give a whole number from 0 to 20.' },
    ],
    ['legacy/pour', { cups: 21 }, { field: 'cups', found: '21', cure: 'Give a whole number from 0 to 20.' }],
    ['legacy/pour', { guest: 'lion' }, { field: 'guest', cure: 'Give one of "crane", "crab" or null.' }],
    ['legacy/pour', { potFull: { full: true } }, { field: 'potFull', cure: 'Give true or false.' }],
    [
      'legacy/guests',
      { guests: 3 },
      { field: 'guests', cure: 'Give a list, each an object with name, cups.' },
    ],
    ['legacy/guests', { guests: [{ name: 1 }] }, { field: 'guests.0.name', cure: 'Give a text.' }],
    [
      'legacy/guests',
      { guests: [{ name: 'A', cups: 'x' }] },
      { field: 'guests.0.cups', cure: 'Give a number.' },
    ],
  ];
  for (const [id, facts, problem] of cases) {
    t.match(await answer(id, facts), { ok: false, problem: { code: 'bad-value', ...problem } });
  }
  for (const facts of [null, 3, 'potFull', []]) {
    t.match(await answer('legacy/pour', facts), {
      problem: { code: 'bad-value', cure: 'Give an object with potFull, cups, guest.' },
    });
  }
});

t.test('all problems are told at once', async t => {
  const { answer } = teaQuestions([questionBlock()], {}, [guests]);
  const outcome = await answer('legacy/pour', { potFull: 1, cups: -1, tea: true });
  t.ok(!outcome.ok && outcome.problem.others?.length === 2);
});

t.test('facts that are well formed but do not go together', async t => {
  const { answer } = teaQuestions([], {}, [guests]);
  t.match(await answer('legacy/guests', { guests: [{ name: 'Bo' }], host: 'Bo' }), {
    problem: { field: 'host' },
  });
  t.match(await answer('legacy/guests', { guests: [{ name: 'Bo' }], host: 'Aki' }), {
    value: { question: 'Who sits where? (Guests: 1 given; Host: Aki)' },
  });
  t.match(await answer('legacy/guests', { guests: undefined }), { value: { question: 'Who sits where?' } });
  t.match(await answer('legacy/guests', { guests: [] }), {
    value: { question: 'Who sits where? (Guests: none)' },
  });
});

t.test('a question without facts says so', async t => {
  const { answer } = teaQuestions([], {}, [{ ...guests, facts: z.strictObject({}), example: {} }]);
  t.match(await answer('legacy/guests', { host: 'Aki' }), { problem: { cure: 'No field is known here.' } });
});

t.test('words are read where they leave no doubt', async t => {
  const { answer } = teaQuestions([questionBlock()], {}, [guests]);
  const understood = async (facts: object) => {
    const outcome = await answer('legacy/guests', facts);
    return outcome.ok ? outcome.value.question : outcome.problem.field;
  };
  t.equal(
    await understood({ guests: ['{"name": "Aki"}'], host: '[Bo' }),
    'Who sits where? (Guests: 1 given; Host: [Bo)',
  );
  t.equal(await understood({ guests: 'none', seat: 'first' }), 'Who sits where? (Guests: none; Seat: first)');
  t.equal(await understood({ guests: '[Aki' }), 'guests');
});
