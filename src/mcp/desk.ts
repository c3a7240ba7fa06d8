import type { makeAsk } from '../ask/index.js';
import type { Catalogue } from '../decks/index.js';
import { type Day, type Outcome, parseDay } from '../knowledge/index.js';
import type { Judge } from '../resolver/index.js';
import type { Search } from '../search/index.js';

/** What the tools answer from. */
export interface Desk {
  judge: Judge;
  search: Search;
  ask: ReturnType<typeof makeAsk>;
  /** Null where no card data is loaded. */
  catalogue: Catalogue | null;
  today(): Day;
}

/** The day that was asked for, or today. Error: `bad-day`. */
export function readDay(desk: Desk, asOf: string | undefined): Outcome<Day> {
  const day = parseDay(asOf ?? desk.today());
  return day.ok ? day : { ok: false, problem: { ...day.problem, field: 'asOf' } };
}
