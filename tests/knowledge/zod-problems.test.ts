import t from 'tap';
import * as z from 'zod';
import { parseInput } from '../../src/knowledge/index.js';

const shape = z.strictObject({
  text: z.string().max(3),
  count: z.int().min(1),
  pick: z.enum(['a', 'b']),
  big: z.bigint(),
  word: z.string().regex(/^x/, 'starts with x'),
});

t.test('every problem says what would be right, where the schema tells', async t => {
  const given = { text: 'long', count: 0, pick: 'c', big: 1, word: 'y' };
  t.match(parseInput(shape, given).problems, [
    {
      field: 'text',
      message: 'The text is too long.',
      cure: 'Give a text of at most 3 characters.',
      found: '"long"',
    },
    { field: 'count', message: 'The number is too small.', cure: 'Give a whole number from 1.' },
    { field: 'pick', message: 'This value is not known here.', cure: 'Give one of "a", "b".' },
    { field: 'big', message: 'This is not bigint.', cure: undefined },
    { field: 'word', message: 'Starts with x.' },
  ]);
  t.match(parseInput(shape, { ...given, text: undefined }).problems, [
    {
      field: 'text',
      message: 'It is missing.',
      cure: 'Give a text of at most 3 characters.',
    },
  ]);
});

t.test('no message of the schema library comes through', async t => {
  const inputs: [schema: z.ZodType, input: unknown, message: string, cure?: string][] = [
    [z.string().min(1), '', 'The text is empty.', 'Give a text of at least 1 character.'],
    [z.string().min(2), 'a', 'The text is too short.', 'Give a text of at least 2 characters.'],
    [
      z.array(z.int()).min(1),
      [],
      'The list is empty.',
      'Give a list of at least 1 entry, each a whole number.',
    ],
    [
      z.array(z.int()).max(1),
      [1, 2],
      'The list is too long.',
      'Give a list of at most 1 entry, each a whole number.',
    ],
    [
      z.array(z.int()).min(3),
      [1, 2],
      'The list is too short.',
      'Give a list of at least 3 entries, each a whole number.',
    ],
    [z.number().max(5000), 5001, 'The number is too large.', 'Give a number up to 5000.'],
    [z.int().min(2).max(9), 10, 'The number is too large.', 'Give a whole number from 2 to 9.'],
    [
      z.array(z.boolean().nullable()).min(2).max(3),
      7,
      'This is not a list.',
      'Give a list of 2 to 3 entries, each true or false or null.',
    ],
    [z.tuple([z.int(), z.int()]), 7, 'This is not a list.', 'Give a list of 2 entries.'],
    [z.record(z.string(), z.int()), 7, 'This is not an object.', 'Give an object.'],
    [z.int(), 1.5, 'This is not a whole number.', 'Give a whole number.'],
    [z.int().multipleOf(5), 7, 'This value does not have the right form.'],
    [z.string().regex(/^x/), 'y', 'This value does not have the right form.'],
    [
      z
        .string()
        .regex(/^x/)
        .meta({ examples: ['xy'] }),
      'y',
      'This value does not have the right form.',
      'Give a text, for instance "xy".',
    ],
    [z.string().refine(() => false), 'y', 'This value does not have the right form.'],
    [z.union([z.string(), z.int()]), true, 'Fits none of the forms that are allowed here.'],
    [
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('cup') }),
        z.strictObject({ kind: z.literal('pot') }),
      ]),
      { kind: 'spoon' },
      'Fits none of the forms that are allowed here.',
      'Give "cup" or "pot".',
    ],
    [z.record(z.string().max(1), z.int()), { ab: 1 }, 'This value does not have the right form.'],
    [z.literal('x'), 'y', 'This value is not known here.', 'Give "x".'],
    [z.strictObject({}), { x: 1 }, 'There is no field "x".'],
  ];
  for (const [schema, input, message, cure] of inputs)
    t.match(parseInput(schema, input).problems, [cure ? { message, cure } : { message }], message);
});

t.test('a known value in another case, or with a slip, is near', async t => {
  const format = z.enum(['legacy', 'multiplayer']);
  const nearTo = (input: unknown) => parseInput(format, input).problems?.[0].near;
  t.strictSame(nearTo('Legacy'), ['legacy']);
  t.strictSame(nearTo('multplayer'), ['multiplayer']);
  t.equal(nearTo('samurai'), undefined);
  t.equal(nearTo(7), undefined);
});

t.test('a caller in TypeScript can send what JSON cannot hold', async t => {
  t.match(parseInput(shape, { text: () => 1 }).problems?.[0], { field: 'text', found: '() => 1' });
});

const card = z.strictObject({ title: z.string(), keywords: z.array(z.string()).optional() });
const list = z
  .union([z.string(), z.strictObject({ cards: z.array(z.union([z.string().max(9), card])).optional() })])
  .meta({ examples: ['3x A', { cards: ['3x A'] }] });
const body = z.strictObject({ list, note: z.string().optional() });
const problemsOf = (input: unknown) => parseInput(body, input).problems;

t.test('where several forms are right, the cure names them, with examples', async t => {
  const cure = 'Give a text or an object, for instance "3x A" or {"cards":["3x A"]}.';
  t.match(problemsOf({}), [{ field: 'list', message: 'It is missing.', cure }]);
  const message = 'Fits none of the forms that are allowed here.';
  t.match(problemsOf({ list: 7 }), [{ field: 'list', message, found: '7', cure }]);
  t.match(problemsOf({ list: { cards: [7] } }), [
    { field: 'list.cards.0', cure: 'Give a text of at most 9 characters or an object.' },
  ]);
  t.match(problemsOf([]), [
    { message: 'This is not an object.', found: '[]', cure: 'Give an object with list, note.' },
  ]);
});

t.test(
  'an unknown field at any depth: its path, the fields that are known there, and the near one',
  async t => {
    t.match(problemsOf({ list: { cards: ['3x A', { title: 'A', keyword: [] }] } }), [
      {
        code: 'unknown-field',
        field: 'list.cards.1.keyword',
        cure: 'Known here: title, keywords.',
        near: ['keywords'],
      },
    ]);
    t.match(problemsOf({ list: { cards: [{ titel: 'A' }] } }), [
      { field: 'list.cards.0.title', message: 'It is missing.' },
      { field: 'list.cards.0.titel', near: ['title'] },
    ]);
    t.match(problemsOf({ list: { crads: [] } }), [{ field: 'list.crads', near: ['cards'] }]);
    t.match(problemsOf({ list: '', constructor: 1, dog: 1 }), [
      { field: 'constructor', cure: 'Known here: list, note.', near: undefined },
      { field: 'dog', near: undefined },
    ]);
    t.match(problemsOf({ list: { cards: ['long'.repeat(9)] } }), [
      {
        field: 'list.cards.0',
        cure: 'Give a text of at most 9 characters or an object.',
      },
    ]);
  },
);

t.test('an object that has no fields', async t => {
  t.match(parseInput(z.strictObject({}), { x: 1 }).problems, [{ cure: 'No field is known here.' }]);
});

t.test('of several forms the one with the fields or the name given was meant', async t => {
  const relation = z.union([
    z.strictObject({ equivalent: z.array(z.string()) }),
    z.strictObject({ implies: z.strictObject({ any: z.array(z.string()), then: z.string() }) }),
  ]);
  const edit = z.union([
    z.object({ do: z.literal('comment'), line: z.int() }),
    z.object({ do: z.literal('state'), line: z.int(), count: z.int() }),
  ]);
  const fieldsOf = (schema: z.ZodType, input: unknown) =>
    parseInput(schema, input).problems?.map(({ field }) => field);
  t.same(fieldsOf(relation, { implies: { from: ['A'], then: 'B' } }), ['implies.any', 'implies.from']);
  // a field of one form beside a field of none
  t.same(fieldsOf(relation, { from: 'A', implies: 'B' }), ['implies', 'from']);
  t.same(fieldsOf(edit, { do: 'state', line: 'x', count: 'y' }), ['line', 'count']);
  t.same(fieldsOf(edit, { do: 'stat', line: 1, count: 2 }), ['do']);
});
