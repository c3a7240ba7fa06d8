import { type CardSource, openCards } from '../loader/index.js';
import type { Shell } from './shell.js';

/** Options of a command that looks cards up. */
export interface CardOptions {
  cards?: string;
}

/** Card data of where the option or `CARDS` says; without them that of the package. */
export function openCardsOf(shell: Shell, { cards }: CardOptions): CardSource {
  return openCards(cards ?? shell.env.CARDS);
}
