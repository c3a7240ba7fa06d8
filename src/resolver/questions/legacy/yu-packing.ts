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
  score: number;
  use?: Use;
  then?: Plan;
}

// what counts for more outweighs all of what counts for less: how many fall, how many of them waited, how many Yu cards it takes
const FALLEN = 2 ** 40;
const WAITED = 2 ** 30;
const CARD = 2 ** 20;

/**
 * A largest set of targets that can be destroyed, exact: each takes Yu cards of its own, at least one, whose values reach
 * its force. Of sets as large it gives one with fewest that waited for others, fewest Yu cards, and least Yu; in an order
 * in which each use may be made. Work grows with 2^(Yu cards), so callers bound them.
 */
export function packYu(yuValues: readonly number[], targets: readonly Target[]): Use[] {
  const at = (index: number) => targets[index] as Target;
  const waits = (index: number) => at(index).after.length > 0;
  const byForce = [...targets.keys()].sort((a, b) => at(a).force - at(b).force);
  const order = [
    ...new Set([...byForce.filter(waits).flatMap(index => [...at(index).after, index]), ...byForce]),
  ];
  const firstFree = order.findLastIndex(waits) + 1;
  const sets = Array.from({ length: 1 << yuValues.length }, (_, set) => {
    const cards = [...yuValues.keys()].filter(card => set & (1 << card));
    const yu = cards.reduce((total, card) => total + (yuValues[card] as number), 0);
    return { set, cards, yu, cost: cards.length * CARD + yu };
  }).sort((a, b) => a.cost - b.cost);
  // the sets of Yu cards that reach a force, none of them to spare
  const waysOf = targets.map(({ force }) =>
    sets.filter(
      ({ cards, yu }) =>
        cards.length > 0 &&
        yu >= force &&
        (cards.length === 1 || cards.every(card => yu - (yuValues[card] as number) < force)),
    ),
  );
  const known = new Map<number, Plan>();

  /** The best from a place of the order on; `whole`: all that the next target to wait waits for has fallen so far. */
  function plan(place: number, free: number, whole: boolean): Plan {
    const target = order[place];
    if (target === undefined || free === 0) return { score: 0 };
    const key = (place * 2 + Number(whole)) * sets.length + free;
    const kept = known.get(key);
    if (kept) return kept;
    let best: Plan = { score: -1 };
    // where one card is enough, whatever has as much Yu is better kept for another target
    let enough = Number.POSITIVE_INFINITY;
    for (const { set, cards, yu, cost } of waits(target) && !whole ? [] : (waysOf[target] as typeof sets)) {
      if (set & ~free || yu >= enough) continue;
      if (cards.length === 1) enough = yu;
      const then = plan(place + 1, free & ~set, waits(target) || whole);
      const score = then.score + FALLEN - (waits(target) ? WAITED : 0) - cost;
      if (score > best.score) best = { score, use: { target, using: cards }, then };
    }
    // of those for which nothing waits the weakest are best: where one is left out, so are the rest
    const without = place >= firstFree ? { score: 0 } : plan(place + 1, free, waits(target));
    if (without.score > best.score) best = without;
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
