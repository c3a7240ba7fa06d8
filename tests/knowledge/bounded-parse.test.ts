import fc from 'fast-check';
import t from 'tap';
import * as z from 'zod';
import { parseBounded } from '../../src/knowledge/bounded-parse.js';

const card = z.strictObject({ title: z.string().optional(), keywords: z.array(z.string()) });
const body = z.strictObject({
  cards: z.array(card).max(5000),
  ask: z.array(z.string()).nullable().default(null),
  rest: z.unknown().optional(),
  either: z.union([z.string(), z.array(z.int())]).optional(),
});

t.test('nonsense is cut behind its hundredth bad element, wherever it lies', async t => {
  const inputs = {
    'in a list of objects': { cards: Array(4000).fill(0) },
    'in a list within a list': { cards: [{ keywords: Array(300_000).fill(0) }] },
    'in many short lists': { cards: Array.from({ length: 3000 }, () => ({ keywords: Array(100).fill(0) })) },
    'in a list that may be left out': { cards: [], ask: Array(300_000).fill({}) },
    'in short lists in a list that is not long': { cards: Array(900).fill({ keywords: Array(20).fill(0) }) },
    'in one of several forms': { cards: [], either: Array(300_000).fill('x') },
  };
  for (const [name, input] of Object.entries(inputs)) {
    const parsed = parseBounded(body, input);
    t.notOk(parsed.success, name);
    const issues = parsed.error?.issues ?? [];
    t.ok(issues.length > 0 && issues.length <= 200, `${name}: ${issues.length} issues`);
  }
});

t.test('of a list that is too long, the limit is what is said', async t => {
  const parsed = parseBounded(body, { cards: Array(300_000).fill({ keywords: [] }) });
  t.match(parsed.error?.issues, [{ code: 'too_big', maximum: 5000, path: ['cards'] }]);
  t.equal(parsed.error?.issues.length, 1);
});

t.test('what the schema does not look into stays as it is', async t => {
  const rest = Array(2000).fill({ deep: [1] });
  t.strictSame(parseBounded(body, { cards: [], rest }).data, { cards: [], ask: null, rest });
  for (const input of [
    Array(2000).fill(0),
    { cards: { a: Array(2000).fill(0) } },
    Array(2000).fill(null),
    { cards: Array(2000).fill(0), ask: null },
  ])
    t.strictSame(parseBounded(body, input).error?.issues[0]?.code, 'invalid_type');
});

t.test('a value within itself, and a very deep one, are counted without end or overflow', async t => {
  const circle: unknown[] = [];
  circle.push(circle);
  t.match(parseBounded(body, { cards: circle }).error?.issues[0], { path: ['cards', 0] });
  t.match(parseBounded(body, { cards: [], rest: circle }), { success: true });
  let deep: unknown = 0;
  for (let level = 0; level < 50_000; level++) deep = { deep };
  t.ok(parseBounded(body, { cards: [], rest: deep }).success);
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
      const bounded = parseBounded(body, input);
      t.same(bounded.data, plain.data);
      return bounded.success === plain.success;
    }),
    { numRuns: 40 },
  );
});
