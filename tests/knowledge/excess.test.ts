import fc from 'fast-check';
import t from 'tap';
import * as z from 'zod';
import { parseInput } from '../../src/knowledge/index.js';

const card = z.strictObject({ title: z.string().optional(), keywords: z.array(z.string()) });
const body = z.strictObject({
  cards: z.array(card).max(5000),
  ask: z.array(z.string()).nullable().default(null),
  rest: z.unknown().optional(),
  either: z.union([z.string(), z.array(z.int())]).optional(),
});
const problemsOf = (input: unknown) => parseInput(body, input, { code: 'bad-value' }).problems ?? [];

t.test('of nonsense at most a hundred problems are named, wherever it lies', async t => {
  const lists = (length: number, each: number) =>
    Array.from({ length }, () => ({ keywords: Array(each).fill(0) }));
  const inputs = {
    'in a list of objects': { cards: Array(4000).fill(0) },
    'in a list within a list': { cards: [{ keywords: Array(25_000).fill(0) }] },
    'in many short lists': { cards: lists(400, 100) },
    'in a list that may be left out': { cards: [], ask: Array(25_000).fill({}) },
    'in one of several forms': { cards: [], either: Array(25_000).fill('x') },
  };
  for (const [name, input] of Object.entries(inputs)) t.equal(problemsOf(input).length, 100, name);
  // so much that the first bad element is enough
  const [problem, ...more] = problemsOf({ cards: lists(4000, 100) });
  t.match(problem, { code: 'bad-value', field: 'cards.0.keywords.0' });
  t.same(more, []);
});

t.test('of a list that is too long for its schema, the limit is what is said', async t => {
  t.match(problemsOf({ cards: Array(20_000).fill({ keywords: [] }) }), [
    { field: 'cards', cure: 'Give a list of at most 5,000 entries, each an object with title, keywords.' },
  ]);
});

t.test('what is too large or too deep for any schema is refused before it is read', async t => {
  const numbered = (length: number) => Object.fromEntries(Array.from({ length }, (_, at) => [`a${at}`, 0]));
  const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
  t.match(problemsOf({ cards: [], rest: Array(25_001).fill(0) }), [
    { code: 'too-large', field: 'rest', message: 'This list has more than 25,000 elements.' },
  ]);
  t.match(problemsOf({ cards: [{ title: numbered(2001) }] }), [
    { code: 'too-large', field: 'cards.0.title', cure: 'Send at most 2,000 fields.' },
  ]);
  t.match(problemsOf(numbered(2001)), [{ code: 'too-large', field: undefined }]);
  t.match(problemsOf({ rest: nested(32) }), [{ code: 'bad-request', message: /more than 32 levels/ }]);
  t.match(problemsOf(JSON.parse('{"rest":{"__proto__":0}}')), [
    { code: 'bad-request', field: 'rest.__proto__' },
  ]);
  t.same(problemsOf({ cards: [], rest: nested(31) }), []);
  const circle: unknown[] = [];
  circle.push(circle, circle);
  t.match(problemsOf({ cards: circle }), [{ code: 'bad-request' }], 'a value within itself has no end');
});

t.test('what the schema does not look into stays as it is', async t => {
  const rest = Array(2000).fill({ deep: [1] });
  t.strictSame(parseInput(body, { cards: [], rest }).value, { cards: [], ask: null, rest });
});

t.test('good input, and the verdict on any input, are those of zod alone', async t => {
  const keyword = fc.oneof(
    { weight: 30, arbitrary: fc.string() },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  const cards = fc.array(fc.record({ keywords: fc.array(keyword, { maxLength: 60 }) }), {
    minLength: 20,
    maxLength: 200,
  });
  fc.assert(
    fc.property(fc.record({ cards, ask: fc.option(fc.array(fc.string())) }), input => {
      const plain = body.safeParse(input);
      const parsed = parseInput(body, input);
      t.same(parsed.value ?? undefined, plain.data);
      return (parsed.problems === null) === plain.success;
    }),
    { numRuns: 40 },
  );
});
