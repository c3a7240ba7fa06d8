import { leftOf, rightOf } from './seating.js';
import { noCaveats, type Strategy } from './strategy.js';

/** Between whose turns an effect ends that was to end in a turn of an eliminated player: first after, then before. */
export const effectEnd: Strategy<{ turnOf: string }, { after: string; before: string }> = {
  name: 'effect-end',
  line: 'After the turn of the nearest remaining player to the right of the empty seat, before that of the nearest to its left.',
  rule: 'multiplayer/elimination-effects',
  order: (seats, { turnOf }) => [{ after: rightOf(seats, turnOf), before: leftOf(seats, turnOf) }],
  caveats: noCaveats,
};
