import { seating } from './seating.js';
import type { Strategy } from './strategy.js';

/** Who has the opportunities of one round of the Combat Segment. */
export const combatOrder: Strategy<{ defender: string; first?: string | null | undefined }, string> = {
  name: 'combat-order',
  line: 'The Defender first, or whoever an effect made first, then to that player’s left around the table.',
  rule: 'multiplayer/attack/combat-order',
  order: (seats, { defender, first }) => seating.order(seats, { first: first ?? defender }),
  caveats({ eliminated }, { defender, first }) {
    const begins = first ?? defender;
    if (!eliminated.has(begins)) return [];
    return [
      `The page does not say who begins when ${begins} has been eliminated: the next remaining player to the left is taken.`,
    ];
  },
};
