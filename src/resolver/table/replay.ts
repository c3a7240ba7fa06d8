import * as z from 'zod';
import { type Corpus, type Day, type Outcome, type Problem, succeed } from '../../knowledge/index.js';
import { makeRuling } from '../explain.js';
import { parsePlayers } from '../orders/index.js';
import { type Draft, rulingSchema } from '../ruling.js';
import { choiceSchema } from './choice.js';
import { consequenceSchema } from './decision.js';
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
  problem: z
    .custom<Problem>()
    .nullable()
    .describe('Why the event is not legal, with a code; null where it is.')
    .meta({
      type: ['object', 'null'],
      properties: { code: { type: 'string' }, message: { type: 'string' } },
    }),
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
});
export type Replay = z.output<typeof replaySchema>;

/** How many steps are wanted at most, from one event on, or else the last ones. Without a limit, all. */
export interface StepsWanted {
  from?: number | undefined;
  limit?: number;
}

/** The draft of an event's ruling; an event that cannot be read has no consequences, and its own problem. */
function ruleOn(state: State, event: unknown, index: number) {
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
 * Errors, for the whole replay: those of the players, `bad-players` and `repeated-player`.
 * @example replay(corpus, ['A', 'B', 'C'], [{ type: 'begin-turn', player: 'A' }], '2008-06-20')
 */
export function replay(
  corpus: Corpus,
  players: unknown,
  events: readonly unknown[],
  day: Day,
  { from, limit = events.length }: StepsWanted = {},
): Outcome<Replay> {
  const seating = parsePlayers(players);
  if (!seating.ok) return seating;
  const state = makeState(seating.value);
  const steps: ReplayStep[] = [];
  const illegal: number[] = [];
  const first = from ?? events.length - limit;
  for (const [index, event] of events.entries()) {
    const { draft, consequences, problem } = ruleOn(state, event, index);
    if (problem) illegal.push(index);
    if (index < first || index >= first + limit) continue;
    const ruling = makeRuling(corpus, day, draft);
    steps.push({ index, event, legal: problem === null, problem, ruling, consequences });
  }
  const { player, may, draft } = tellNext(state);
  const next = { player, may, ruling: makeRuling(corpus, day, draft) };
  return succeed({ steps, illegal, table: viewTable(state), next });
}
