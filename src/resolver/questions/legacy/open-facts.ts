/** Which of these facts are left out, in this order. */
export function openFacts<Facts extends object>(
  facts: Facts,
  names: readonly (keyof Facts & string)[],
): string[] {
  return names.filter(name => facts[name] === undefined);
}
