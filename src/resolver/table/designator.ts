/** The kinds of action that are taken at opportunities. */
export const KINDS = ['Limited', 'Open', 'Battle'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The kinds that a designator offers: the last word of each alternative. `Fear Battle` is Battle, `Open/Battle` is
 * both, `Reaction` is none.
 */
export function kindsOf(designator: string): Kind[] {
  const words = designator.split('/').map(part => part.trim().split(/\s+/).pop()?.toLowerCase());
  return KINDS.filter(kind => words.includes(kind.toLowerCase()));
}

/** A designator with its article: `an Open action`, `a Fear Battle action`. */
export function formatAction(designator: string): string {
  return `${/^[aeiou]/i.test(designator) ? 'an' : 'a'} ${designator} action`;
}

/** The kinds of action that the pages give a player at an opportunity of the Action Phase. */
export function kindsAt(isActive: boolean): Kind[] {
  return isActive ? ['Limited', 'Open'] : ['Open'];
}
