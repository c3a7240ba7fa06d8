import { seating } from './seating.js';
import { noCaveats, type Strategy } from './strategy.js';

/** Whose turn or opportunity comes when; `first` is the active player, at the start the starting player. */
export const turnOrder: Strategy<{ first: string }, string> = {
  name: 'turn-order',
  line: 'The starting player first, later the active player, then clockwise to each player’s left.',
  rule: 'multiplayer/turn-order',
  order: seating.order,
  caveats: noCaveats,
};
