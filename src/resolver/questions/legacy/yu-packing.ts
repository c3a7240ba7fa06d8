/** How far down an ordered list of forces the Yu cards reach. */
interface Cover {
  /** How many of the forces, taken in their order, are reached. */
  count: number;
  /** For each force that is reached: the Yu cards (indexes) used on it, none of them to spare. */
  using: number[][];
}

// above all Yu values together: a reached force outweighs all that is already spent on the next
const SHIFT = 20;
const SPENT = (1 << SHIFT) - 1;

function popCount(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
}

/**
 * How many forces of a list, in order, can be reached with Yu cards of their own, at least one each; exact. For each
 * set of Yu cards it keeps the best that spending them in some order gives: forces reached, then Yu spent on the next.
 * Takes 2^cards × cards steps.
 */
export function coverInOrder(yus: readonly number[], forces: readonly number[]): Cover {
  const size = 1 << yus.length;
  const best = new Int32Array(size);
  const last = new Int8Array(size);
  let chosen = 0;
  for (let mask = 1; mask < size; mask++) {
    let most = -1;
    for (let rest = mask; rest > 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const before = best[mask ^ (1 << card)] as number;
      const reached = before >> SHIFT;
      let then = before;
      if (reached < forces.length) {
        const spent = (before & SPENT) + (yus[card] as number);
        then = spent >= (forces[reached] as number) ? (reached + 1) << SHIFT : before + (yus[card] as number);
      }
      if (then > most) {
        most = then;
        last[mask] = card;
      }
    }
    best[mask] = most;
    const gain = (most >> SHIFT) - ((best[chosen] as number) >> SHIFT);
    if (gain > 0 || (gain === 0 && popCount(mask) < popCount(chosen))) chosen = mask;
  }
  const count = (best[chosen] as number) >> SHIFT;
  const using: number[][] = forces.slice(0, count).map(() => []);
  for (let rest = chosen; rest > 0; ) {
    const card = last[rest] as number;
    rest ^= 1 << card;
    (using[(best[rest] as number) >> SHIFT] as number[]).unshift(card);
  }
  return { count, using };
}

/** A card that Yu may destroy, once the cards of `after` (indexes) are destroyed. */
export interface Target {
  force: number;
  after: readonly number[];
}

/** One use of Yu: a target and the Yu cards (indexes) that are used on it. */
export interface Use {
  target: number;
  using: number[];
}

/** An order to go down: the first `due` targets must fall, of the others as many as can. */
interface Plan {
  order: number[];
  due: number;
}

const ascending = (a: number, b: number) => a - b;

/**
 * Whether one waiting target comes at least as cheap as another: itself, and each of what it waits for beside one of
 * the other's. Where the dearer falls and the cheaper does not, the cheaper can take its place.
 */
function isCheaper(one: Target, other: Target, forceOf: (index: number) => number): boolean {
  const own = one.after.map(forceOf).sort(ascending);
  const others = other.after.map(forceOf).sort(ascending).slice(-own.length);
  return one.force <= other.force && own.every((force, index) => force <= (others[index] ?? -Infinity));
}

// for each set of targets that wait for others: those others first, then the set, then the free ones, the weakest first
function listPlans(targets: readonly Target[]): Plan[] {
  const at = (index: number) => targets[index] as Target;
  const forceOf = (index: number) => at(index).force;
  const waiting = [...targets.keys()].filter(index => at(index).after.length > 0);
  const free = [...targets.keys()].filter(index => !waiting.includes(index));
  free.sort((a, b) => forceOf(a) - forceOf(b));
  const cheaperThan = waiting.map((index, bit) =>
    waiting.filter((other, otherBit) => {
      const cheaper = isCheaper(at(other), at(index), forceOf);
      return cheaper && (otherBit < bit || !isCheaper(at(index), at(other), forceOf));
    }),
  );
  return Array.from({ length: 1 << waiting.length }, (_, chosen) => {
    const last = waiting.filter((_, bit) => chosen & (1 << bit));
    // a dearer one is not chosen where a cheaper one is not
    const wasteful = waiting.some(
      (index, bit) => last.includes(index) && cheaperThan[bit]?.some(other => !last.includes(other)),
    );
    const first = last.flatMap(index => at(index).after);
    const order = [...first, ...last, ...free.filter(index => !first.includes(index))];
    return wasteful ? [] : [{ order, due: first.length + last.length }];
  }).flat();
}

/**
 * A largest set of targets that can be destroyed, exact: each target takes Yu cards of its own, at least one, whose
 * values reach its force. Uses come in an order in which each may be made; where as many fall without a target that
 * waits for others, none such is named.
 *
 * For each set of waiting targets, that set and what it waits for come first; of the rest the weakest are best, for a
 * weaker target can always stand in for a stronger. Work grows with 2^(Yu cards) and 2^(waiting targets), so callers
 * bound both.
 */
export function packYu(yuValues: readonly number[], targets: readonly Target[]): Use[] {
  // weak Yu first, so that of sets that do as much a weaker one is named
  const all = yuValues.map((yu, card) => ({ yu, card })).sort((a, b) => a.yu - b.yu);
  // Yu 0 helps against nothing but Force 0 or less
  const weightless = targets.filter(({ force }) => force <= 0).length;
  const cards = all.slice(Math.max(0, all.filter(({ yu }) => yu === 0).length - weightless));
  const yus = cards.map(({ yu }) => yu);
  let best: Cover = { count: -1, using: [] };
  let order: number[] = [];
  for (const plan of listPlans(targets)) {
    const forces = plan.order.map(index => (targets[index] as Target).force);
    if (plan.due > yus.length) continue;
    const cover = coverInOrder(yus, forces);
    if (cover.count <= best.count || cover.count < plan.due) continue;
    best = cover;
    order = plan.order;
  }
  const originOf = (index: number) => (cards[index] as { card: number }).card;
  return best.using.map((using, index) => ({
    target: order[index] as number,
    using: using.map(originOf).sort(ascending),
  }));
}
