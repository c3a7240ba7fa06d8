import t from 'tap';
import * as z from 'zod';
import { makeProblems } from '../../src/knowledge/index.js';

const shape = z.strictObject({
  text: z.string().max(3),
  count: z.int().min(1),
  pick: z.enum(['a', 'b']),
  big: z.bigint(),
  word: z.string().regex(/^x/, 'starts with x'),
});

t.test('every problem says what would be right, where the schema tells', async t => {
  const given = { text: 'long', count: 0, pick: 'c', big: 1, word: 'y' };
  const parsed = shape.safeParse(given, { reportInput: true });
  if (parsed.success) return t.fail('was taken');
  t.match(makeProblems(parsed.error), [
    { field: 'text', cure: 'The most is 3.', found: '"long"' },
    { field: 'count', cure: 'The least is 1.' },
    { field: 'pick', cure: 'One of: a, b.' },
    { field: 'big', cure: 'Give bigint.' },
    { field: 'word', message: 'starts with x.' },
  ]);
  const empty = shape.safeParse({ ...given, text: undefined }, { reportInput: true });
  t.match(empty.error && makeProblems(empty.error)[0], {
    field: 'text',
    message: 'It is missing.',
    cure: 'Give a text.',
  });
});

t.test('a caller in TypeScript can send what JSON cannot hold', async t => {
  const parsed = shape.safeParse({ text: () => 1 }, { reportInput: true });
  t.match(parsed.error && makeProblems(parsed.error)[0], { field: 'text', found: '() => 1' });
});
