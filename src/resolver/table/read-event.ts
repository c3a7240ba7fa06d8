import { fail, type Outcome, parseInput, succeed } from '../../knowledge/index.js';
import { nearest } from '../../language/index.js';
import { checkMembers, type Seating } from '../orders/index.js';
import { EVENT_TYPES, EVENTS, type EventType, type TableEvent } from './events.js';

/** The fields that name players. */
const NAMING = new Set(
  (
    'player players by attacker defender controller endsInTurnOf ' +
    'active to eliminated attackerInvited defenderInvited assigned'
  ).split(' '),
);

function unknownType(type: unknown, field: string): Outcome<never> {
  const cure = `Event types: ${EVENT_TYPES.join(', ')}.`;
  if (typeof type !== 'string') {
    return fail('unknown-event', 'An event is an object with a type.', { field, cure });
  }
  const found = type.slice(0, 60);
  const near = nearest(found, EVENT_TYPES);
  const rest = { field: `${field}.type`, found, cure, near };
  return fail('unknown-event', `There is no event of type "${found}".`, rest);
}

/** Every value of an event that is no object, by its path: `player`, `also.0.units.1`. */
export function listLeaves(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, path ? `${path}.${key}` : key));
}

/** The field that a path leads to, without places in lists. */
export function fieldOf(path: string): string {
  return path
    .replace(/(?:\.\d+)+$/, '')
    .split('.')
    .at(-1) as string;
}

/**
 * Reads the event at a path, `events.8`. Errors, of which the first is given: `unknown-event`, `unknown-field`,
 * `bad-value`, `unknown-player`.
 */
export function readEvent(input: unknown, field: string, players: Seating): Outcome<TableEvent> {
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
  const { by: _, ...unkind } = event as { by?: string };
  const isKind = event.type === 'eliminate' || event.type === 'win';
  const named = listLeaves(isKind ? unkind : event).filter(([path]) => NAMING.has(fieldOf(path)));
  const [problem] = checkMembers(players, Object.fromEntries(named) as Record<string, string>);
  return problem
    ? { ok: false, problem: { ...problem, field: `${field}.${problem.field}` } }
    : succeed(event);
}
