/** Every way in which the left-out facts can stand, and which of them can still change what is ruled. */
export interface Settled<T> {
  /** One outcome for each completion of the facts. */
  outcomes: T[];
  /** The facts whose value can still change the outcome, in the order of `domains`; none where it is settled. */
  needs: string[];
}

/**
 * Tries the left-out facts with all values of their domains. A fact is needed where two completions that differ in it
 * alone differ in outcome, by `keyOf`. A left-out fact that is not in `domains` stays left out.
 * Example: with `windInPlay: true`, whatever `gozokuSenseiInPlay` is, the outcome is one, and nothing is needed.
 */
export async function settle<F extends object, T>(
  facts: F,
  domains: Iterable<readonly [string, readonly unknown[]]>,
  decide: (complete: F) => T | Promise<T>,
  keyOf: (outcome: T) => string,
): Promise<Settled<T>> {
  const open = [...domains].filter(([name]) => facts[name as keyof F] === undefined);
  const complete = open.reduce<F[]>(
    (cases, [name, values]) => cases.flatMap(one => values.map(value => ({ ...one, [name]: value }))),
    [facts],
  );
  const outcomes: T[] = [];
  for (const one of complete) outcomes.push(await decide(one));
  const keys = outcomes.map(keyOf);
  // the last fact varies fastest: the cases that differ in one fact alone lie a fixed stride apart
  let stride = complete.length;
  const needs = open.flatMap(([name, values]) => {
    stride /= values.length;
    const first = (at: number) => at - (Math.floor(at / stride) % values.length) * stride;
    return keys.some((key, at) => key !== keys[first(at)]) ? [name] : [];
  });
  return { outcomes, needs };
}
