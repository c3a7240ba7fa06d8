import * as z from 'zod';
import { type Corpus, type Day, type Outcome, orJson, succeed } from '../../knowledge/index.js';
import { makeRuling } from '../explain.js';
import { parsePlayers } from '../orders/index.js';
import { rulingSchema } from '../ruling.js';
import { consequenceSchema } from './decision.js';
import { applyEdit, editedSchema, editSchema, listChanges, problemSchema } from './edit.js';
import { tableEventSchema } from './events.js';
import { choiceSchema, tellNext } from './next.js';
import { ruleInput } from './rule-event.js';
import { makeState } from './state.js';
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

/** The most events of one replay. */
export const EVENT_LIMIT = 20_000;
/** The most steps of one answer over a wire. */
export const STEP_LIMIT = 2_000;

/**
 * A game to replay. An event that does not fit its schema is let through: it becomes an illegal step with its reason,
 * and the replay goes on.
 */
export const replayRequestSchema = z.strictObject({
  players: orJson(z.array(z.string())).describe(
    'Three to ten players as they sit: the left neighbour is the next in the list',
  ),
  events: orJson(z.array(z.union([tableEventSchema, z.unknown()])).max(EVENT_LIMIT)).describe(
    'What happened, in order',
  ),
  from: z
    .int()
    .min(0)
    .optional()
    .describe(
      `The first event to answer with a step; an answer has the steps of ${STEP_LIMIT} events at most`,
    ),
  edit: editSchema.optional(),
  asOf: z.string().max(10).optional().describe('The day to rule for, YYYY-MM-DD; today without it'),
});

/** What is wanted of a replay: from which step on, how many steps at most, and an edit whose effects are listed. */
export type ReplayWanted = Pick<z.input<typeof replayRequestSchema>, 'from' | 'edit'> & { limit?: number };

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
  const play = (events: readonly unknown[]) => {
    const state = makeState(seating.value);
    return { state, ruled: events.map((event, index) => ruleInput(state, event, index)) };
  };
  const { state, ruled } = play(events);
  const first = from ?? Math.max(events.length - limit, 0);
  const steps = ruled.slice(first, first + limit).map(
    ({ draft, consequences, problem }, at): ReplayStep => ({
      index: first + at,
      event: events[first + at],
      legal: problem === null,
      problem,
      ruling: makeRuling(corpus, day, draft),
      consequences,
    }),
  );
  const illegal = ruled.flatMap(({ problem }, index) => (problem ? [index] : []));
  const { player, may, draft } = tellNext(state);
  const next = { player, may, ruling: makeRuling(corpus, day, draft) };
  const value = { steps, illegal, table: viewTable(state), next };
  if (!edit) return succeed(value);
  const changes = listChanges(play(given).ruled, ruled, edit);
  return succeed({ ...value, edit: { changes: changes.slice(0, limit) } });
}
