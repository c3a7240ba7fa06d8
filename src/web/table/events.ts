import * as z from 'zod';
import {
  type Choice,
  EVENT_TYPES,
  type EventType,
  formatFactName,
  type Replay,
  type TableView,
  tableEventSchema,
} from '../../resolver/index.js';
import { asChoices, type Draft, type Field, listFields } from '../form/field.js';

/** What an event is called on a button, where that is not its type: `begin-turn` is "Begin turn". */
const EVENT_NAMES: Partial<Record<EventType, string>> = {
  setup: 'Enter mid-game',
  act: 'Action',
  invite: 'Invite allies',
  assign: 'Assign units',
  done: 'Done assigning',
  move: 'Move units',
  create: 'Create units',
  'begin-combat': 'Begin battle',
  'first-opportunity': 'Acts first by an effect',
  eliminate: 'Eliminated',
  win: 'Wins',
  effect: 'Effect that lasts',
};

const nameOf = (type: EventType) => EVENT_NAMES[type] ?? formatFactName(type.replaceAll('-', ' '));

/** An event as far as the table tells it; what is missing is asked for. */
export interface Suggestion {
  type: EventType;
  label: string;
  /** The fields whose value is settled. */
  preset: Record<string, unknown>;
  /** All that is legal in other fields, where the table tells it. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Its place in the list, where it is recorded already and is changed. */
  at?: number;
}

// one schema for each type, in the order of the types
const { oneOf = [] } = z.toJSONSchema(tableEventSchema, { io: 'input' });
const SHAPES = new Map(EVENT_TYPES.map((type, index) => [type, oneOf[index] ?? {}]));

const DESIGNATORS = ['Limited', 'Open', 'Battle', 'Reaction'];
const PLAYER = /^(?:player|attacker|defender|controller|endsInTurnOf|active|to|by)$/;
const PLAYERS = /^(?:players|eliminated|attackerInvited|defenderInvited|assigned)$/;

/** The fields that record an event at this table. */
export function listEventFields({ type, values, at }: Suggestion, { seats, attack }: TableView): Field[] {
  // an event of before may be one of a player who has left since
  const seated = seats
    .filter(({ eliminated }) => !eliminated || at !== undefined)
    .map(({ player }) => player);
  const known = (field: Field): Field => {
    const { name, kind } = field;
    const legal = values[name];
    const choices = asChoices(legal ?? seated);
    if (PLAYER.test(name) && kind === 'text') return { ...field, kind: 'choice', choices };
    if (PLAYERS.test(name)) return { ...field, kind: 'several', choices };
    if (name === 'designator') return { ...field, ask: '', kind: 'choice', choices: asChoices(DESIGNATORS) };
    if (name !== 'battlefield') return field;
    const places = legal ?? attack?.battlefields;
    return {
      ...field,
      ask: '',
      kind: places ? 'choice' : 'text',
      empty: undefined,
      choices: asChoices(places ?? []),
    };
  };
  return listFields(SHAPES.get(type) ?? {}, known).filter(({ name }) => name !== 'type');
}

/** The event with the fields that are filled in; provinces are a number or names. */
export function makeEvent({ type }: Suggestion, facts: Record<string, unknown>): Record<string, unknown> {
  const { provinces } = facts;
  const [count = ''] = Array.isArray(provinces) && provinces.length === 1 ? provinces : [];
  return { type, ...facts, ...(/^\d{1,2}$/.test(count) ? { provinces: Number(count) } : {}) };
}

/** The fields of a recorded event, as the form has them; null where its type is unknown. */
export function readEvent(event: unknown, at: number): [Suggestion, Draft] | null {
  const { type: given, ...fields } = event as Record<string, unknown>;
  const type = EVENT_TYPES.find(type => type === given);
  if (!type) return null;
  const { provinces, battlefield } = fields;
  if (typeof provinces === 'number') fields.provinces = [`${provinces}`];
  if (typeof battlefield === 'number') fields.battlefield = `${battlefield}`;
  return [{ ...suggestEvent(type), at }, fields];
}

function suggestEvent(type: EventType, preset: Suggestion['preset'] = {}, label = nameOf(type)): Suggestion {
  return { type, label, preset, values: {} };
}

/** Any event, with nothing settled. */
export const ALL_EVENTS = EVENT_TYPES.map(type => suggestEvent(type));

function suggest({ type, what, values = {} }: Choice, state: Replay): Suggestion[] {
  // a field with one legal value needs no question; whom a leader invites is a list
  const settled = Object.entries(values).filter(([name, legal]) => legal.length === 1 && name !== 'players');
  const preset = Object.fromEntries(settled.map(([name, [value]]) => [name, value]));
  const label = what.charAt(0).toUpperCase() + what.slice(1);
  if (type === 'act') {
    // one tap each: a kind of action, and as which side where both leaders have invited
    const { designator = [], side = [null] } = values;
    return designator.flatMap(kind =>
      side.map(as => ({
        type,
        label: as === null ? `${kind} action` : `${kind} action, ${as}`,
        preset: { ...preset, designator: kind, ...(as === null ? {} : { side: as }) },
        values,
      })),
    );
  }
  // one tap for each target, where nothing else is asked
  const target = { 'begin-turn': 'player', 'begin-combat': 'battlefield' }[type as string];
  const targets = (target && values[target]) || [];
  if (target && targets.length > 1)
    return targets.map(value => ({
      type,
      label: type === 'begin-turn' ? `${value} begins` : `Battle at ${value}`,
      preset: { ...preset, [target]: value },
      values,
    }));
  const optional = state.next.may.some(choice => choice.type === 'declare-attack');
  if (type === 'begin-turn' && optional)
    return [{ type, label: `No attack: ${preset.player}’s turn`, preset, values }];
  const isShort = type === 'assign' || type === 'done' || type === 'all-pass' || type === 'pass';
  return [{ type, label: isShort ? nameOf(type) : label, preset, values }];
}

/** What may be done next, as buttons. */
export function listSuggestions(state: Replay): Suggestion[] {
  const choices = state.next.may.flatMap(choice => suggest(choice, state));
  const isNew = state.table.turn === null && state.steps.length === 0;
  return isNew ? [...choices, suggestEvent('setup')] : choices;
}

const ANYTIME = ['act', 'pass', 'extra-action', 'first-opportunity', 'move', 'create', 'effect'] as const;
const ENDS: readonly [EventType, string, string][] = [
  ['eliminate', 'concession', 'Concedes'],
  ['eliminate', 'Military', 'Loses by Military'],
  ['eliminate', 'Dishonor', 'Loses by Dishonor'],
  ['eliminate', 'other', 'Eliminated otherwise'],
  ['win', 'Honor', 'Wins by Honor'],
  ['win', 'Enlightenment', 'Wins by Enlightenment'],
];

/** What can be recorded for a player who was tapped, legal or not: the ruling tells. */
export function listForPlayer(player: string): Suggestion[] {
  return [
    ...ANYTIME.map(type => suggestEvent(type, { [type === 'effect' ? 'controller' : 'player']: player })),
    ...ENDS.map(([type, by, label]) => suggestEvent(type, { player, by }, label)),
  ];
}
