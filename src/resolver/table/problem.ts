import { CODES, type Code, type Problem } from '../../knowledge/index.js';
import { joinOr } from '../../language/index.js';
import { openSides } from './attack.js';
import type { Choice } from './choice.js';
import type { Refusal } from './decision.js';
import type { TableEvent } from './events.js';
import { tellNext } from './next.js';
import { fieldOf, listLeaves } from './read-event.js';
import type { State } from './state.js';

/** Whether a value is the one at fault: with the values of the same field before it. */
type AtFault = (value: string, before: readonly string[], state: State, event: TableEvent) => boolean;

const repeated: AtFault = (value, before) => before.includes(value);
const closed: AtFault = (value, _, { attack }, event) =>
  attack !== null && 'player' in event && !openSides(attack, event.player).some(side => side === value);

/** Fields that a code speaks of: the first that the event has, and in it the first value at fault. Otherwise the type. */
const FIELDS: Partial<Record<Code, [fields: string[], atFault?: AtFault]>> = {
  'already-allied': [['side'], closed],
  'already-invited': [['by']],
  'both-sides': [['forgo']],
  'eliminated-player': [
    ['player', 'attacker', 'defender', 'by', 'players'],
    (value, _, { seats }) => seats.eliminated.has(value),
  ],
  'no-battlefield': [
    ['battlefield'],
    (value, _, { attack }) => attack?.battlefields?.includes(value) === false,
  ],
  'not-invited': [['side', 'player'], closed],
  'nothing-to-forgo': [['forgo']],
  'out-of-turn': [['player', 'by']],
  'repeated-effect': [['id']],
  'repeated-player': [['players'], repeated],
  'repeated-unit': [['units'], repeated],
  'same-player': [
    ['defender', 'players'],
    (value, _, { attack }) => value === attack?.attacker || value === attack?.defender,
  ],
  'wrong-designator': [['designator']],
};

function findField(
  state: State,
  event: TableEvent,
  { code, field }: Refusal,
): [path: string, found?: string | undefined] {
  const leaves = listLeaves(event).map(([path, value]): [string, string] => [path, String(value)]);
  if (field !== undefined) return [field, new Map(leaves).get(field)];
  const [fields, atFault] = FIELDS[code] ?? [['type']];
  const named = fields.flatMap(field => leaves.filter(([path]) => fieldOf(path) === field));
  const values = named.map(([, value]) => value);
  const isAtFault = ([, value]: [string, string], at: number) =>
    atFault?.(value, values.slice(0, at), state, event);
  return named.find(isAtFault) ?? named[0] ?? [fields[0] as string];
}

function formatChoice({ type, values = {} }: Choice): string {
  const fields = Object.entries(values).map(([field, legal]) => `${field}: ${joinOr(legal) || 'none'}`);
  return fields.length > 0 ? `${type} (${fields.join('; ')})` : type;
}

/** Codes of events that come at a wrong time: what may come instead is their fix. */
const TIMING = new Set<Code>([
  'wrong-phase',
  'out-of-turn',
  'wrong-designator',
  'already-invited',
  'eliminated-player',
]);

/** What is wrong with an event that is not legal: the field, what was found there, and the fix. The table is as before. */
export function tellProblem(state: State, event: TableEvent, refusal: Refusal, at: string): Problem {
  const { code, answer } = refusal;
  const [path, found] = findField(state, event, refusal);
  const { may } = tellNext(state);
  const choices =
    TIMING.has(code) && may.length > 0 ? ` May come next: ${may.map(formatChoice).join(', ')}.` : '';
  return {
    code,
    message: answer,
    field: `${at}.${path}`,
    ...(found === undefined ? {} : { found }),
    cure: `${CODES[code].fix}${choices}`,
  };
}
