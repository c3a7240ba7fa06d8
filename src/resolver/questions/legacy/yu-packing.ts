/** A card that Yu may destroy, once the cards of `after` (indexes) are destroyed: these wait for nothing, and for each only one waits. */
export interface Target {
  force: number;
  after: readonly number[];
}

/** One use of Yu: a target and the Yu cards (indexes) that are used on it. */
export interface Use {
  target: number;
  using: number[];
}

interface Plan {
  /** How many targets fall. */
  count: number;
  use?: Use;
  then?: Plan;
}

/**
 * A largest set of targets that can be destroyed, exact: each takes Yu cards of its own, at least one, whose values reach
 * its force; in an order in which each use may be made. Work grows with 2^(Yu cards), so callers bound them.
 */
export function packYu(yuValues: readonly number[], targets: readonly Target[]): Use[] {
  const at = (index: number) => targets[index] as Target;
  const waits = (index: number) => at(index).after.length > 0;
  const byForce = [...targets.keys()].sort((a, b) => at(a).force - at(b).force);
  const order = [
    ...new Set([...byForce.filter(waits).flatMap(index => [...at(index).after, index]), ...byForce]),
  ];
  const firstFree = order.findLastIndex(waits) + 1;
  // a set of Yu cards is a number with a bit for each, the weakest first
  const yuOf = (card: number) => yuValues[card] as number;
  const ofBit = [...yuValues.keys()].sort((a, b) => yuOf(a) - yuOf(b));
  const yuAt = (bit: number) => yuOf(ofBit[bit] as number);
  const sets = Array.from({ length: 1 << ofBit.length }, (_, set) => {
    const bits = [...ofBit.keys()].filter(bit => set & (1 << bit));
    const yu = bits.reduce((total, bit) => total + yuAt(bit), 0);
    return { set, bits, yu };
  }).sort((a, b) => a.bits.length - b.bits.length || a.yu - b.yu);
  // the sets of Yu cards that reach a force, none of them to spare
  const listWays = (force: number) =>
    sets.filter(({ bits, yu }) => {
      const [weakest] = bits;
      return weakest !== undefined && yu >= force && (bits.length === 1 || yu - yuAt(weakest) < force);
    });
  const forces = new Set(targets.map(({ force }) => force));
  const waysOf = new Map([...forces].map(force => [force, listWays(force)]));
  const known = new Map<number, Plan>();

  /** Whether a weaker card that is free can stand in for one of a set: whatever that one may do later, the stronger can. */
  function isWasteful({ set, bits, yu }: (typeof sets)[number], free: number, force: number): boolean {
    return bits.some(bit => {
      const weaker = free & ~set & ((1 << bit) - 1);
      return weaker !== 0 && yu - yuAt(bit) + yuAt(31 - Math.clz32(weaker)) >= force;
    });
  }

  /** The best from a place of the order on; `whole`: all that the next target to wait waits for has fallen so far. */
  function plan(place: number, free: number, whole: boolean): Plan {
    const target = order[place];
    if (target === undefined || free === 0) return { count: 0 };
    const key = (place * 2 + Number(whole)) * sets.length + free;
    const kept = known.get(key);
    if (kept) return kept;
    let best: Plan = { count: -1 };
    // where one card is enough, whatever has as much Yu is better kept for another target
    let enough = Number.POSITIVE_INFINITY;
    const { force } = at(target);
    for (const way of waits(target) && !whole ? [] : (waysOf.get(force) as typeof sets)) {
      const { set, bits, yu } = way;
      if (set & ~free || yu >= enough || isWasteful(way, free, force)) continue;
      if (bits.length === 1) enough = yu;
      const then = plan(place + 1, free & ~set, waits(target) || whole);
      if (then.count < best.count) continue;
      best = { count: then.count + 1, use: { target, using: bits.map(bit => ofBit[bit] as number) }, then };
    }
    // of those for which nothing waits the weakest are best: where one is left out, so are the rest
    const without = place >= firstFree ? { count: 0 } : plan(place + 1, free, waits(target));
    if (without.count >= best.count) best = without;
    known.set(key, best);
    return best;
  }

  const uses: Use[] = [];
  for (let best: Plan | undefined = plan(0, sets.length - 1, true); best; best = best.then)
    if (best.use) uses.push(best.use);
  return uses.toSorted(
    (a, b) => Number(waits(a.target)) - Number(waits(b.target)) || at(a.target).force - at(b.target).force,
  );
}
