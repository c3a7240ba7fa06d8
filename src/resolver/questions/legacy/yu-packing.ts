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

interface Cover {
  /** How many of the targets, taken in their order, are destroyed. */
  count: number;
  /** Bits of the Yu cards that are used, as few as can be. */
  mask: number;
  /** For each set of Yu cards the one that was used last in it. */
  last: Int8Array;
  /** For each set of Yu cards: targets destroyed, and Yu already spent on the next. */
  reached: Int32Array;
}

// more than all Yu values together, so that a destroyed target outweighs what is spent on the next
const TARGET = 1 << 20;

function spend(reached: number, yu: number, forces: readonly number[]): number {
  const force = forces[Math.floor(reached / TARGET)];
  if (force === undefined) return reached;
  const destroyed = (reached % TARGET) + yu >= force;
  return destroyed ? (Math.floor(reached / TARGET) + 1) * TARGET : reached + yu;
}

function popCount(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
}

// over all sets of Yu cards: spent in the best order, how far down the list of targets does the set reach
function coverInOrder(yus: readonly number[], forces: readonly number[]): Cover {
  const size = 1 << yus.length;
  const reached = new Int32Array(size);
  const last = new Int8Array(size);
  let best = 0;
  for (let mask = 1; mask < size; mask++) {
    reached[mask] = -1;
    for (let card = 0; card < yus.length; card++) {
      if ((mask & (1 << card)) === 0) continue;
      const then = spend(reached[mask ^ (1 << card)] as number, yus[card] as number, forces);
      if (then > (reached[mask] as number)) {
        reached[mask] = then;
        last[mask] = card;
      }
    }
    const gain =
      Math.floor((reached[mask] as number) / TARGET) - Math.floor((reached[best] as number) / TARGET);
    if (gain > 0 || (gain === 0 && popCount(mask) < popCount(best))) best = mask;
  }
  return { count: Math.floor((reached[best] as number) / TARGET), mask: best, last, reached };
}

function traceUses({ count, mask, last, reached }: Cover, order: readonly number[]): Use[] {
  const uses: Use[] = order.slice(0, count).map(target => ({ target, using: [] }));
  for (let rest = mask; rest > 0; rest ^= 1 << (last[rest] as number)) {
    const card = last[rest] as number;
    const aimedAt = Math.floor((reached[rest ^ (1 << card)] as number) / TARGET);
    (uses[aimedAt] as Use).using.unshift(card);
  }
  return uses;
}

// no more targets than Yu cards, and no more Force than Yu
function bound(yus: readonly number[], forces: readonly number[]): number {
  let left = yus.reduce((total, yu) => total + yu, 0);
  let count = 0;
  for (const force of forces.slice(0, yus.length)) {
    left -= Math.max(0, force);
    if (left < 0) break;
    count++;
  }
  return count;
}

/**
 * A largest set of targets that can be destroyed, exact: each target takes Yu cards of its own, at least one, whose
 * values reach its force. Uses come in an order in which each may be made.
 *
 * For each set of targets with something to be destroyed before them, that set and what it needs come first; of the
 * rest the weakest are best, for a weaker target can always stand in for a stronger. Work grows with 2^(Yu cards) and
 * with 2^(targets that need others), so callers bound both.
 */
export function packYu(yuValues: readonly number[], targets: readonly Target[]): Use[] {
  // weak Yu first, so that of sets that do as much a weaker one is named
  const cards = yuValues.map((yu, card) => ({ yu, card })).sort((a, b) => a.yu - b.yu);
  const yus = cards.map(({ yu }) => yu);
  const indexes = targets.map((_, index) => index);
  const forceOf = (index: number) => (targets[index] as Target).force;
  const waiting = indexes.filter(index => (targets[index] as Target).after.length > 0);
  const free = indexes.filter(index => !waiting.includes(index)).sort((a, b) => forceOf(a) - forceOf(b));
  let best: Use[] = [];
  for (let chosen = 0; chosen < 1 << waiting.length; chosen++) {
    const last = waiting.filter((_, bit) => chosen & (1 << bit));
    const first = last.flatMap(index => (targets[index] as Target).after);
    const order = [...first, ...last, ...free.filter(index => !first.includes(index))];
    const forces = order.map(forceOf);
    const most = bound(yus, forces);
    if (most <= best.length || most < first.length + last.length) continue;
    const cover = coverInOrder(yus, forces);
    if (cover.count > best.length && cover.count >= first.length + last.length)
      best = traceUses(cover, order);
  }
  return best.map(use => ({
    ...use,
    using: use.using.map(index => (cards[index] as { card: number }).card),
  }));
}
