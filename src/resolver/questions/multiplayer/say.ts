import type { Seats } from '../../orders/index.js';
import type { Step } from '../../ruling.js';

/** `A, then B, then C` */
export function sayOrder(players: readonly string[]): string {
  return players.join(', then ');
}

const LIST = new Intl.ListFormat('en');

/** `A, B, and C` */
export function sayList(players: readonly string[]): string {
  return LIST.format(players);
}

/** The step that tells whom an order leaves out because they have left the game. */
export function skippedStep({ players, eliminated }: Seats): Step[] {
  const gone = players.filter(player => eliminated.has(player));
  if (gone.length === 0) return [];
  const text = `Eliminated and out of the game: ${sayList(gone)}.`;
  return [{ text, rule: 'multiplayer/elimination' }];
}

/** The caveat for an order that is counted from the seat of somebody who has left the game. */
export function goneCaveat({ eliminated }: Seats, first: string): string[] {
  if (!eliminated.has(first)) return [];
  return [
    `The page does not say who comes first when ${first} has been eliminated: the next remaining player to the left is taken.`,
  ];
}
