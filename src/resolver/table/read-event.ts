import {
  fail,
  makeProblems,
  type Outcome,
  type Problem,
  parseBounded,
  succeed,
} from '../../knowledge/index.js';
import { nearest } from '../../language/index.js';
import { checkMembers, type Seating } from '../orders/index.js';
import { EVENT_SCHEMAS, EVENT_TYPES, type TableEvent } from './event.js';

function typeOf(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
}

function unknownType(type: unknown, field: string): Outcome<never> {
  const cure = `Event types: ${EVENT_TYPES.join(', ')}.`;
  if (typeof type !== 'string') {
    return fail('unknown-event', 'An event is an object with a type.', { field, cure });
  }
  const found = type.slice(0, 60);
  const near = nearest(found, EVENT_TYPES);
  const rest = { field: `${field}.type`, found, cure, ...(near.length > 0 ? { near } : {}) };
  return fail('unknown-event', `There is no event of type "${found}".`, rest);
}

/** Every field of an event that names players. */
function namedIn(event: TableEvent): Record<string, string | string[] | undefined> {
  switch (event.type) {
    case 'declare-attack':
      return { attacker: event.attacker, defender: event.defender };
    case 'invite':
      return { by: event.by, players: event.players };
    case 'assign':
    case 'move':
    case 'create':
      return { player: event.player, by: event.by };
    case 'effect':
      return { controller: event.controller, endsInTurnOf: event.endsInTurnOf };
    default:
      return 'player' in event ? { player: event.player } : {};
  }
}

/**
 * Reads the event at a place in the list. Errors: `unknown-event`, `unknown-field`, `bad-value`, `unknown-player`;
 * the first one is told.
 */
export function readEvent(input: unknown, index: number, players: Seating): Outcome<TableEvent> {
  const field = `events.${index}`;
  const type = typeOf(input);
  const schema = typeof type === 'string' ? EVENT_SCHEMAS.get(type) : undefined;
  if (!schema) return unknownType(type, field);
  const parsed = parseBounded(schema, input);
  if (!parsed.success) {
    const known = Object.keys(schema.shape);
    const [problem] = makeProblems(parsed.error, { field, known, code: 'bad-value' });
    return { ok: false, problem: problem as Problem };
  }
  const event = parsed.data as TableEvent;
  const problem = checkMembers(players, namedIn(event));
  return problem
    ? { ok: false, problem: { ...problem, field: `${field}.${problem.field}` } }
    : succeed(event);
}
