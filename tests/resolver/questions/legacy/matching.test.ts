import fc from 'fast-check';
import t from 'tap';
import { matchAll } from '../../../../src/resolver/questions/legacy/matching.js';

/** The most left nodes that can be matched, by trying everything. */
function mostMatched(edges: readonly (readonly number[])[], taken: ReadonlySet<number> = new Set()): number {
  const [first, ...rest] = edges;
  if (!first) return 0;
  const without = mostMatched(rest, taken);
  const withFirst = first
    .filter(right => !taken.has(right))
    .map(right => 1 + mostMatched(rest, new Set([...taken, right])));
  return Math.max(without, ...withFirst);
}

const graphs = fc.array(fc.uniqueArray(fc.nat(4), { maxLength: 4 }), { maxLength: 5 });

t.test('a matching takes edges, each right node once, and as many as can be', async t => {
  fc.assert(
    fc.property(graphs, edges => {
      const { matched } = matchAll(edges);
      const pairs = matched.flatMap((right, left) => (right === null ? [] : [{ left, right }]));
      const real = pairs.every(({ left, right }) => edges[left]?.includes(right));
      const injective = new Set(pairs.map(({ right }) => right)).size === pairs.length;
      return real && injective && pairs.length === mostMatched(edges);
    }),
    { numRuns: 500 },
  );
  t.pass('held for random graphs');
});

t.test('a shortage is a set of left nodes that reaches fewer right nodes', async t => {
  fc.assert(
    fc.property(graphs, edges => {
      const { matched, shortage } = matchAll(edges);
      if (!matched.includes(null)) return shortage === null;
      if (!shortage) return false;
      const reached = new Set(shortage.left.flatMap(left => edges[left] ?? []));
      return (
        new Set(shortage.left).size === shortage.left.length &&
        reached.size < shortage.left.length &&
        [...reached].every(right => shortage.right.includes(right))
      );
    }),
    { numRuns: 500 },
  );
  t.pass('held for random graphs');
});

t.test('liked nodes come first, and give way where another needs them', async t => {
  t.strictSame(matchAll([[0, 1]]).matched, [0]);
  t.strictSame(matchAll([[0, 1], [0]]).matched, [1, 0]);
  t.strictSame(matchAll([[0], [0], []]), {
    matched: [0, null, null],
    shortage: { left: [0, 1], right: [0] },
  });
  t.strictSame(matchAll([]), { matched: [], shortage: null });
});
