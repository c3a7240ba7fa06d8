import { type Corpus, type Day, type Outcome, type Problem, succeed } from '../../knowledge/index.js';
import { makeRuling } from '../explain.js';
import { parsePlayers } from '../orders/index.js';
import type { Ruling } from '../ruling.js';
import type { Choice } from './choice.js';
import type { Consequence } from './consequence.js';
import { tellNext } from './next.js';
import { readEvent } from './read-event.js';
import { ruleEvent } from './rule-event.js';
import { makeState, type State } from './state.js';
import { type TableView, viewTable } from './view.js';

/** One event, ruled. */
export interface ReplayStep {
  index: number;
  /** The event as it was given. */
  event: unknown;
  legal: boolean;
  /** Why the event is not legal, with a code; null where it is. */
  problem: Problem | null;
  ruling: Ruling;
  consequences: Consequence[];
}

export interface Replay {
  steps: ReplayStep[];
  table: TableView;
  next: { player: string | null; may: Choice[]; ruling: Ruling };
}

function replayEvent(corpus: Corpus, day: Day, state: State, event: unknown, index: number): ReplayStep {
  const read = readEvent(event, index, state.seats.players);
  if (!read.ok) {
    const { problem } = read;
    const ruling = makeRuling(corpus, day, {
      question: 'What event is this?',
      verdict: 'not-covered',
      answer: `The event cannot be read: ${problem.message}`,
      cites: ['multiplayer/scope'],
    });
    return { index, event, legal: false, problem, ruling, consequences: [] };
  }
  const { code, draft, consequences } = ruleEvent(state, read.value);
  const ruling = makeRuling(corpus, day, draft);
  const problem = code && { code, message: ruling.answer, field: `events.${index}` };
  return { index, event, legal: code === null, problem, ruling, consequences };
}

/**
 * Replays a multiplayer game: each event is ruled legal or not with its consequences, and after the last one `next`
 * tells whose opportunity it is. An event that is not legal, or cannot be read, leaves the table as it was. Linear in
 * the number of events. Errors, for the whole replay: those of the players, `bad-players` and `repeated-player`.
 * @example replay(corpus, ['A', 'B', 'C'], [{ type: 'begin-turn', player: 'A' }], '2008-06-20')
 */
export function replay(
  corpus: Corpus,
  players: unknown,
  events: readonly unknown[],
  day: Day,
): Outcome<Replay> {
  const seating = parsePlayers(players);
  if (!seating.ok) return seating;
  const state = makeState(seating.value);
  const steps = events.map((event, index) => replayEvent(corpus, day, state, event, index));
  const { player, may, draft } = tellNext(state);
  return succeed({
    steps,
    table: viewTable(state),
    next: { player, may, ruling: makeRuling(corpus, day, draft) },
  });
}
