import fc from 'fast-check';
import t from 'tap';
import { packYu, type Target, type Use } from '../../../../src/resolver/questions/legacy/yu-packing.js';
import { costOf } from '../../../support/cost.js';

/** Whether the uses may be made, one after the other. */
function isLegal(yus: readonly number[], targets: readonly Target[], uses: readonly Use[]): boolean {
  const destroyed = new Set<number>();
  const used = new Set<number>();
  return uses.every(({ target, using }) => {
    const { force, after } = targets[target] as Target;
    const enough = using.reduce((total, card) => total + (yus[card] as number), 0) >= force;
    const fresh = using.length > 0 && using.every(card => !used.has(card)) && !destroyed.has(target);
    const open = after.every(one => destroyed.has(one));
    destroyed.add(target);
    for (const card of using) used.add(card);
    return enough && fresh && open && new Set(using).size === using.length;
  });
}

/** The most targets that can be destroyed, by giving each Yu card to each target or to none. */
function mostDestroyed(yus: readonly number[], targets: readonly Target[]): number {
  const assignments = yus.reduce<number[][]>(
    all => all.flatMap(one => [-1, ...targets.keys()].map(target => [...one, target])),
    [[]],
  );
  return Math.max(
    ...assignments.map(assigned => {
      const reached = targets.map(({ force }, target) => {
        const spent = yus.filter((_, card) => assigned[card] === target);
        return spent.length > 0 && spent.reduce((total, yu) => total + yu, 0) >= force;
      });
      return targets.filter(({ after }, target) => reached[target] && after.every(one => reached[one]))
        .length;
    }),
  );
}

const yus = fc.array(fc.nat(4), { maxLength: 4 });

/** Some Followers, some of them attached to one of three Personalities. */
const targets = fc
  .record({
    followers: fc.array(fc.record({ force: fc.integer({ min: -1, max: 5 }), owner: fc.nat(3) }), {
      maxLength: 3,
    }),
    personalities: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
  })
  .map(({ followers, personalities }): Target[] => [
    ...followers.map(({ force }) => ({ force, after: [] })),
    ...personalities.map((force, owner) => ({
      force,
      after: followers.flatMap((follower, index) => (follower.owner === owner ? [index] : [])),
    })),
  ]);

t.test('what is found may be done, is the most there is, and wastes no card', async t => {
  fc.assert(
    fc.property(yus, targets, (values, cards) => {
      const uses = packYu(values, cards);
      const wasteful = uses.some(({ target, using }) => {
        const sum = using.reduce((total, card) => total + (values[card] as number), 0);
        return using.some(
          card => using.length > 1 && sum - (values[card] as number) >= (cards[target] as Target).force,
        );
      });
      return isLegal(values, cards, uses) && uses.length === mostDestroyed(values, cards) && !wasteful;
    }),
    { numRuns: 300 },
  );
  t.pass('held for random armies');
});

t.test('greedy choices go wrong where this does not', async t => {
  const follower = (force: number): Target => ({ force, after: [] });
  // the strongest Yu on the weakest card would leave the other standing
  t.strictSame(packYu([3, 1], [follower(1), follower(3)]), [
    { target: 0, using: [1] },
    { target: 1, using: [0] },
  ]);
  // 4+2 and 3+3, though 4+3 comes first by size
  t.equal(packYu([4, 3, 3, 2], [follower(6), follower(6)]).length, 2);
  // a strong Follower before a weak Personality is worth it only where both fall
  t.strictSame(packYu([2, 2], [follower(5), { force: 0, after: [0] }, follower(2)]), [
    { target: 2, using: [0] },
  ]);
  // the cheaper Follower belongs to the dearer Personality, and the other way round
  const owners = [follower(1), follower(2), { force: 9, after: [0] }, { force: 1, after: [1] }];
  t.equal(packYu([1, 1, 2], owners).length, 3);
  const crossed = [follower(1), follower(4), { force: 3, after: [0] }, { force: 1, after: [1] }];
  t.equal(packYu([1, 4, 1], crossed).length, 3);
  t.equal(packYu([1, 3], crossed).length, 2);
  t.strictSame(packYu([], [follower(0)]), []);
  t.strictSame(packYu([5], []), []);
});

t.test('as many cards as the question takes are worked out', async t => {
  const strengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const followers = Array.from({ length: 10 }, (_, index): Target => ({ force: (index % 5) + 3, after: [] }));
  const owners = followers.map((_, index): Target => ({ force: (index % 3) + 5, after: [index] }));
  const cards = [...followers, ...owners];
  const uses = packYu(strengths, cards);
  t.ok(isLegal(strengths, cards, uses));
  // twelve cards, and of all Force at most 78 can be reached
  t.ok(uses.length >= 10 && uses.length <= 12, `${uses.length}`);
});

t.test(
  'a service can work out the hardest cards that the question takes between two other requests',
  async t => {
    const strong = Array.from({ length: 12 }, (_, card) => 100 + card * 7);
    const owned = (least: number) =>
      Array.from({ length: 10 }, (_, index): Target[] => [
        { force: least + index * 3, after: [] },
        { force: least + 5 + index * 3, after: [index * 2] },
      ]).flat();
    const equal = Array.from({ length: 12 }, () => 1);
    for (const least of [210, 310, 600]) {
      const cost = await costOf(() => packYu(strong, owned(least)));
      t.ok(cost < 50, `${cost} ms for Force ${least}`);
    }
    const alike = Array.from({ length: 20 }, (): Target => ({ force: 6, after: [] }));
    t.ok((await costOf(() => packYu(equal, alike))) < 50, 'equal cards');
  },
);
