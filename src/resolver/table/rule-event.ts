import { CODES, fail, type Outcome, type Problem, parseInput, succeed } from '../../knowledge/index.js';
import { joinOr, nearest } from '../../language/index.js';
import { checkMembers, type Seating } from '../orders/index.js';
import type { Draft, Step } from '../ruling.js';
import { applying, type Consequence, fieldWithin, isRefusal, type Refusal, refuse } from './decision.js';
import { sayOutcome } from './events/elimination.js';
import { EVENT_TYPES, EVENTS, type EventKind, type EventType, type TableEvent } from './events.js';
import { type Choice, tellNext } from './next.js';
import { openPoints, opportunityOf, orderRule, settle } from './opportunity.js';
import type { State } from './state.js';

/** Paths that lead to the name of a player: `player`, `players.0`, `attack.units.1.player`. */
const NAMING =
  /(?:^|\.)(?:players?|by|attacker|defender|controller|endsInTurnOf|active|to|eliminated|attackerInvited|defenderInvited|assigned)(?:\.\d+)*$/;

function unknownType(type: unknown, field: string): Outcome<never> {
  const cure = `Event types: ${EVENT_TYPES.join(', ')}.`;
  if (typeof type !== 'string') {
    return fail('unknown-event', 'An event is an object with a type.', { field, cure });
  }
  const found = type.slice(0, 60);
  const rest = { field: `${field}.type`, found, cure, near: nearest(found, EVENT_TYPES) };
  return fail('unknown-event', `There is no event of type "${found}".`, rest);
}

/** Every value of an event that is no object, by its path: `player`, `also.0.units.1`. */
function listLeaves(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, path ? `${path}.${key}` : key));
}

/**
 * Reads the event at a path, `events.8`. Errors, of which the first is given: `unknown-event`, `unknown-field`,
 * `bad-value`, `unknown-player`.
 */
function readEvent(input: unknown, field: string, players: Seating): Outcome<TableEvent> {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  const schema = EVENTS.get(type as EventType)?.schema;
  if (!schema) return unknownType(type, field);
  const { value, problems } = parseInput(schema, input, { field, code: 'bad-value' });
  if (problems) {
    // a field that is spelled wrong is missing too
    return { ok: false, problem: problems.find(({ code }) => code === 'unknown-field') ?? problems[0] };
  }
  const event = value as TableEvent;
  // of a loss or a victory, `by` is the kind
  const isKind = event.type === 'eliminate' || event.type === 'win';
  const named = listLeaves(event).filter(([path]) => NAMING.test(path) && !(isKind && path === 'by'));
  const [problem] = checkMembers(players, Object.fromEntries(named) as Record<string, string>);
  return problem
    ? { ok: false, problem: { ...problem, field: `${field}.${problem.field}` } }
    : succeed(event);
}

/** An event, ruled: one that is not legal has a problem and no consequences. */
export interface RuledEvent {
  draft: Draft;
  consequences: Consequence[];
  problem: Problem | null;
}

/** Refuses an event after the game, of a player who has left it, in a wrong phase, or at another player's opportunity. */
function checkTime(state: State, event: TableEvent, kind: EventKind): Refusal | null {
  const { outcome, seats, phase } = state;
  const { doers = ['player'], when } = kind;
  const [rule, phases = [phase], takes] = when(event);
  if (outcome) return refuse('game-over', 'type', sayOutcome(state), 'multiplayer/winning-and-losing');
  for (const [field, player] of listLeaves(event)) {
    if (!doers.includes(field.split('.')[0] as string) || !seats.eliminated.has(String(player))) continue;
    const answer = `${player} has been eliminated and has left the game.`;
    return refuse('eliminated-player', field, answer, 'multiplayer/elimination');
  }
  if (!phases.includes(phase)) {
    const { answer, steps } = tellNext(state).draft;
    const rules = (steps as Step[]).map(({ rule }) => rule);
    return refuse('wrong-phase', 'type', `This event cannot come now. ${answer}`, rule, ...rules);
  }
  const [player, to] = [(event as { player?: string }).player, opportunityOf(state)?.player];
  if (!takes || player === to) return null;
  const answer = `It is ${to}’s opportunity, not ${player}’s.`;
  return refuse('out-of-turn', 'player', answer, orderRule(state), 'multiplayer/turn-order');
}

function formatChoice({ type, values = {} }: Choice): string {
  const fields = Object.entries(values).map(([field, legal]) => `${field}: ${joinOr(legal) || 'none'}`);
  return fields.length > 0 ? `${type} (${fields.join('; ')})` : type;
}

/** Codes of events that come at a wrong time: what may come instead is their fix. */
const TIMING = /^(?:wrong-phase|out-of-turn|wrong-designator|already-invited|eliminated-player)$/;

/** What is wrong with an event that is not legal: the field, what was found there, and the fix. The table is as before. */
function tellProblem(state: State, event: TableEvent, refusal: Refusal, at: string): Problem {
  const { code, field, answer, cure = CODES[code].fix } = refusal;
  const found = new Map(listLeaves(event)).get(field);
  const may = TIMING.test(code) ? tellNext(state).may.map(formatChoice) : [];
  return {
    code,
    message: answer,
    field: `${at}.${field}`,
    ...(found === undefined ? {} : { found: String(found) }),
    cure: `${cure}${may.length > 0 ? ` May come next: ${may.join(', ')}.` : ''}`,
  };
}

/** Rules one event: changes the state where it is legal, and leaves it as it was where it is not. `at` is its path. */
export function ruleEvent(state: State, event: TableEvent, at: string): RuledEvent {
  const kind = EVENTS.get(event.type) as EventKind;
  const question = kind.ask(event);
  const [rule] = kind.when(event);
  const before = opportunityOf(state);
  const open = openPoints(state);
  const decision = checkTime(state, event, kind) ?? kind.rule(state, event);
  if (isRefusal(decision)) {
    const { answer, rules, verdict = 'no', caveats = [] } = decision;
    const steps = rules.slice(0, 1).map(rule => ({ text: answer, rule }));
    const draft: Draft = { question, verdict, answer, steps, cites: rules, caveats };
    return { draft, consequences: [], problem: tellProblem(state, event, decision, at) };
  }
  const { covered = true, answer, cites = [] } = decision;
  const consequences = applying(decision.consequences);
  const goesOn = settle(state, before);
  // an order or a setup says itself whose opportunity it is
  if (!consequences.some(({ type }) => type === 'order' || type === 'turn')) consequences.push(...goesOn);
  const stillOpen = state.outcome ? [] : openPoints(state);
  // what comes next in an order is as open as the part of the game that it is the order of
  const opens = stillOpen.length > open.length || consequences.some(({ type }) => type === 'order');
  return {
    draft: {
      question,
      verdict: covered && !(stillOpen.length > 0 && opens) ? 'yes' : 'not-covered',
      answer,
      steps: applying(decision.steps).map(step => (typeof step === 'string' ? { text: step, rule } : step)),
      cites: [...cites, ...consequences.map(({ rule }) => rule)],
      caveats: [...applying(decision.caveats), ...stillOpen],
    },
    consequences,
    problem: null,
  };
}

/** Rules an event as it was given. One that cannot be read has no consequences, and its own problem. */
export function ruleInput(state: State, input: unknown, index: number): RuledEvent {
  const at = `events.${index}`;
  const read = readEvent(input, at, state.seats.players);
  if (read.ok) return ruleEvent(state, read.value, at);
  const { problem } = read;
  const draft: Draft = {
    question: 'What event is this?',
    verdict: 'not-covered',
    answer: `The event cannot be read (${fieldWithin(problem)}): ${problem.message}`,
    cites: ['multiplayer/scope'],
  };
  return { draft, consequences: [], problem };
}
