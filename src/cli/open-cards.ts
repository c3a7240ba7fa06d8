import type { Catalogue } from '../decks/index.js';
import type { Problem } from '../knowledge/index.js';
import { loadCards } from '../loader/index.js';
import type { Shell } from './shell.js';

/** Options of a command that looks cards up. */
export interface CardOptions {
  cards?: string;
}

/** Loads card data from where the option or `CARDS` says; no catalogue where neither says anything. */
export async function openCards(
  shell: Shell,
  { cards }: CardOptions,
): Promise<{ catalogue: Catalogue | null; problems: Problem[] }> {
  const path = cards ?? shell.env.CARDS;
  return path ? loadCards(path) : { catalogue: null, problems: [] };
}
