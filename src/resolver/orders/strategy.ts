import type { Seating } from './players.js';

/** Who sits at the table, and who of them has been eliminated and is skipped. */
export interface Seats {
  players: Seating;
  eliminated: ReadonlySet<string>;
}

/** A named order: who comes when, given the seats and the facts that this order turns on. */
export interface Strategy<Facts, Place> {
  /** The name under which `docs/orders.md` explains it. */
  name: string;
  /** The order in one line of plain English. */
  line: string;
  /** The rule that it follows. */
  rule: string;
  order(seats: Seats, facts: Facts): Place[];
  /** Where the page can be read otherwise and the order would then be another. */
  caveats(seats: Seats, facts: Facts): string[];
}

/** For an order that the page leaves no doubt about. */
export const noCaveats = (): string[] => [];
