import * as z from 'zod';
import { type Corpus, type Day, type Outcome, succeed } from '../../knowledge/index.js';
import { makeRuling } from '../explain.js';
import { parsePlayers } from '../orders/index.js';
import { type Draft, rulingSchema } from '../ruling.js';
import { choiceSchema } from './choice.js';
import { consequenceSchema } from './decision.js';
import { applyEdit, type Edit, editedSchema, listChanges, problemSchema, type RuledEvent } from './edit.js';
import { tellNext } from './next.js';
import { tellProblem } from './problem.js';
import { readEvent } from './read-event.js';
import { ruleEvent } from './rule-event.js';
import { makeState, type State } from './state.js';
import { tableViewSchema, viewTable } from './view.js';

const stepSchema = z.object({
  index: z.int(),
  event: z.unknown().describe('The event as it was given.'),
  legal: z.boolean(),
  problem: problemSchema,
  ruling: rulingSchema,
  consequences: z.array(consequenceSchema),
});
/** One event, ruled. */
export type ReplayStep = z.output<typeof stepSchema>;

/** A game, ruled event by event, with the table and what is next. */
export const replaySchema = z.object({
  steps: z.array(stepSchema).describe('In order; `index` is the place of the event in the list.'),
  illegal: z.array(z.int()).describe('The places of all events that are not legal.'),
  table: tableViewSchema,
  next: z.object({
    player: z.string().nullable().describe('Whose opportunity it is.'),
    may: z.array(choiceSchema),
    ruling: rulingSchema,
  }),
  edit: editedSchema.optional().describe('Where an edit was asked for: what it comes to.'),
});
export type Replay = z.output<typeof replaySchema>;

/** What is wanted of a replay. */
export interface ReplayWanted {
  /** The first event with a step; without it, the steps are those of the last events. */
  from?: number | undefined;
  /** How many steps at most; without it, all. */
  limit?: number;
  /** A change of the events, whose effects are listed. */
  edit?: Edit | undefined;
}

/** The draft of an event's ruling; an event that cannot be read has no consequences, and its own problem. */
function ruleOn(state: State, event: unknown, index: number): RuledEvent {
  const read = readEvent(event, index, state.seats.players);
  if (!read.ok) {
    const draft: Draft = {
      question: 'What event is this?',
      verdict: 'not-covered',
      answer: `The event cannot be read (${read.problem.field}): ${read.problem.message}`,
      cites: ['multiplayer/scope'],
    };
    return { draft, consequences: [], problem: read.problem };
  }
  const { refusal, draft, consequences } = ruleEvent(state, read.value);
  const problem = refusal && tellProblem(state, read.value, refusal, `events.${index}`);
  return { draft, consequences, problem };
}

/**
 * Replays a multiplayer game: each event is ruled legal or not with its consequences, and after the last one `next`
 * tells whose opportunity it is. An event that is not legal, or cannot be read, leaves the table as it was. Linear in
 * the number of events.
 * Errors, for the whole replay: those of the players, `bad-players` and `repeated-player`, and `bad-value` for an edit
 * beyond the events.
 * @example replay(corpus, ['A', 'B', 'C'], [{ type: 'begin-turn', player: 'A' }], '2008-06-20')
 */
export function replay(
  corpus: Corpus,
  players: unknown,
  given: readonly unknown[],
  day: Day,
  { from, limit = Number.POSITIVE_INFINITY, edit }: ReplayWanted = {},
): Outcome<Replay> {
  const seating = parsePlayers(players);
  if (!seating.ok) return seating;
  const edited = edit ? applyEdit(given, edit) : succeed(given);
  if (!edited.ok) return edited;
  const events = edited.value;
  const state = makeState(seating.value);
  const ruled = events.map((event, index) => ruleOn(state, event, index));
  const first = from ?? Math.max(events.length - limit, 0);
  const steps = ruled.slice(first, first + limit).map(({ draft, consequences, problem }, at): ReplayStep => {
    const ruling = makeRuling(corpus, day, draft);
    return {
      index: first + at,
      event: events[first + at],
      legal: problem === null,
      problem,
      ruling,
      consequences,
    };
  });
  const illegal = ruled.flatMap(({ problem }, index) => (problem ? [index] : []));
  const { player, may, draft } = tellNext(state);
  const next = { player, may, ruling: makeRuling(corpus, day, draft) };
  const value = { steps, illegal, table: viewTable(state), next };
  if (!edit) return succeed(value);
  const before = makeState(seating.value);
  const changes = listChanges(
    given.map((event, index) => ruleOn(before, event, index)),
    ruled,
    edit,
  );
  return succeed({ ...value, edit: { changes: changes.slice(0, limit) } });
}
