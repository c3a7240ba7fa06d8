import { noCaveats, type Strategy } from './strategy.js';
import { turnOrder } from './turn-order.js';

/** Who does what an effect asks of "each player". */
export const eachPlayer: Strategy<{ activePlayer: string; ineligible: readonly string[] }, string> = {
  name: 'each-player',
  line: 'The active player first, then once around in turn order; whoever is not eligible is skipped.',
  rule: 'multiplayer/each-player',
  order: (seats, { activePlayer, ineligible }) =>
    turnOrder.order(seats, { first: activePlayer }).filter(player => !ineligible.includes(player)),
  caveats: noCaveats,
};
