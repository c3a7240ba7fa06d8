import type { Seats } from './strategy.js';

/** The name and line under which `docs/orders.md` explains when a round of opportunities is over. */
export const passes = {
  name: 'passes',
  line: 'The opportunities go around until every remaining player has passed in a row; an action starts the count afresh.',
  rule: 'multiplayer/action-phase',
  /** Whether everyone who remains is among those who passed since the last action. */
  areComplete: ({ players, eliminated }: Seats, passed: ReadonlySet<string>): boolean =>
    players.every(player => eliminated.has(player) || passed.has(player)),
};
