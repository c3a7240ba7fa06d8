/** How outcomes are told apart, and which of them come from facts that never stand together. */
interface Outcomes<T> {
  keyOf(outcome: T): string;
  isPossible?(outcome: T): boolean;
}

/**
 * Tries the left-out facts with all values of their domains: an outcome for each completion that can be, and the facts
 * that can still change it, in the order of `domains`. A fact is needed where two completions that differ in it
 * alone differ in outcome. Impossible completions are passed over, unless all are: then what was told is at odds with
 * itself, and is ruled as told. A left-out fact that is not in `domains` stays left out.
 * Example: with `windInPlay: true`, whatever `gozokuSenseiInPlay` is, the outcome is one, and nothing is needed.
 */
export async function settle<F extends object, T>(
  facts: F,
  domains: Iterable<readonly [string, readonly unknown[]]>,
  decide: (complete: F) => T | Promise<T>,
  { keyOf, isPossible = () => true }: Outcomes<T>,
): Promise<{ outcomes: T[]; needs: string[] }> {
  const open = [...domains].filter(([name]) => facts[name as keyof F] === undefined);
  const complete = open.reduce<F[]>(
    (cases, [name, values]) => cases.flatMap(one => values.map(value => ({ ...one, [name]: value }))),
    [facts],
  );
  const tried: { outcome: T; key: string | null }[] = [];
  for (const one of complete) {
    const outcome = await decide(one);
    tried.push({ outcome, key: isPossible(outcome) ? keyOf(outcome) : null });
  }
  const possible = tried.filter(({ key }) => key !== null);
  if (possible.length === 0) {
    for (const one of tried) one.key = keyOf(one.outcome);
    possible.push(...tried);
  }
  const outcomes = possible.map(({ outcome }) => outcome);
  if (new Set(possible.map(({ key }) => key)).size === 1) return { outcomes, needs: [] };
  // the last fact varies fastest: the cases that differ in one fact alone lie a fixed stride apart
  let stride = complete.length;
  const needs = open.flatMap(([name, values]) => {
    stride /= values.length;
    const keys = new Map<number, string>();
    const matters = tried.some(({ key }, at) => {
      if (key === null) return false;
      const first = at - (Math.floor(at / stride) % values.length) * stride;
      const other = keys.get(first);
      keys.set(first, key);
      return other !== undefined && other !== key;
    });
    return matters ? [name] : [];
  });
  // where only facts that change together tell the outcomes apart, any of them may be asked for
  return { outcomes, needs: needs.length > 0 ? needs : open.map(([name]) => name) };
}
