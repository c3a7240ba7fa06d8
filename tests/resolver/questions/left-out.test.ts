import fc from 'fast-check';
import t from 'tap';
import { settle } from '../../../src/resolver/questions/left-out.js';

const truths = [true, false];
const AB = [
  ['a', truths],
  ['b', truths],
] as const;
type Facts = { a?: boolean; b?: boolean; c?: number };
const keyOf = (outcome: unknown) => String(outcome);

t.test('what decides alone is all that is needed', async t => {
  const either = ({ a, b }: Facts) => a === true || b === true;
  t.same(await settle<Facts, boolean>({ a: true }, AB, either, { keyOf }), {
    outcomes: [true, true],
    needs: [],
  });
  t.same((await settle<Facts, boolean>({ a: false }, AB, either, { keyOf })).needs, ['b']);
  t.same((await settle<Facts, boolean>({}, AB, either, { keyOf })).needs, ['a', 'b']);
  t.same((await settle<Facts, boolean>({}, AB, ({ b }) => b === true, { keyOf })).needs, ['b']);
});

t.test('a fact without a domain stays left out', async t => {
  t.same(await settle<Facts, unknown>({ a: true }, [], ({ b }) => b, { keyOf }), {
    outcomes: [undefined],
    needs: [],
  });
});

t.test('cases that cannot be are passed over', async t => {
  const decide = ({ a, b }: Facts) => `${a} ${b}`;
  const apart = { keyOf, isPossible: (one: string) => one !== 'true true' && one !== 'false false' };
  t.same((await settle<Facts, string>({ a: true }, AB, decide, apart)).outcomes, ['true false']);
  t.same(
    (await settle<Facts, string>({}, AB, decide, apart)).needs,
    ['a', 'b'],
    'where facts change only together, each of them would tell',
  );
  t.same(
    await settle<Facts, string>({ a: true, b: true }, AB, decide, apart),
    { outcomes: ['true true'], needs: [] },
    'what was told at odds with itself is ruled as told',
  );
});

t.test('no values to try: the fact is asked for', async t => {
  t.same(await settle<Facts, unknown>({}, [['a', []]], ({ a }) => a, { keyOf }), {
    outcomes: [],
    needs: ['a'],
  });
});

t.test('a fact is needed exactly where changing it alone can change the outcome', async t => {
  const table = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 12, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(table, async outcomes => {
      const decide = ({ a, b, c }: Facts) => outcomes[(a ? 6 : 0) + (b ? 3 : 0) + (c ?? 0)];
      const domains = [...AB, ['c', [0, 1, 2]] as const];
      const { needs } = await settle<Facts, unknown>({}, domains, decide, { keyOf });
      const all = truths.flatMap(a => truths.flatMap(b => [0, 1, 2].map(c => ({ a, b, c }))));
      const differ = (name: 'a' | 'b' | 'c') =>
        all.some(one =>
          all.some(
            other =>
              decide(one) !== decide(other) &&
              (['a', 'b', 'c'] as const).every(each => each === name || one[each] === other[each]),
          ),
        );
      t.same(needs, (['a', 'b', 'c'] as const).filter(differ));
    }),
    { numRuns: 60 },
  );
});
