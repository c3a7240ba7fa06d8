import * as z from 'zod';
import { EVENT_TYPES, type EventType, type TableView, tableEventSchema } from '../../resolver/index.js';
import { type Draft, type Field, listParts, type Part } from '../form/field.js';

/** What an event is called on a button. */
export const EVENT_NAMES: Record<EventType, string> = {
  setup: 'Enter mid-game',
  'begin-turn': 'Begin turn',
  'begin-action-phase': 'Begin Action Phase',
  act: 'Action',
  pass: 'Pass',
  'all-pass': 'All pass',
  'declare-attack': 'Declare attack',
  invite: 'Invite allies',
  'begin-maneuvers': 'Begin Maneuvers',
  assign: 'Assign units',
  done: 'Done assigning',
  move: 'Move units',
  create: 'Create units',
  'begin-combat': 'Begin battle',
  'first-opportunity': 'Acts first by an effect',
  'extra-action': 'Extra action',
  'end-battle': 'End battle',
  'end-attack': 'End attack',
  eliminate: 'Eliminated',
  win: 'Wins',
  effect: 'Effect that lasts',
};

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

type EventShape = { properties: { type: { const: EventType } } };
const { oneOf = [] } = z.toJSONSchema(tableEventSchema, { io: 'input' });
const SHAPES = new Map((oneOf as unknown as EventShape[]).map(shape => [shape.properties.type.const, shape]));

const DESIGNATORS = ['Limited', 'Open', 'Battle', 'Reaction'];
const PLAYER = /^(?:player|attacker|defender|controller|endsInTurnOf|active|to|by)$/;
const PLAYERS = /^(?:players|eliminated|attackerInvited|defenderInvited|assigned)$/;

/** The fields that record an event at this table. */
export function listEventParts({ type, values, at }: Suggestion, { seats, attack }: TableView): Part[] {
  // an event of before may be one of a player who has left since
  const seated = seats
    .filter(({ eliminated }) => !eliminated || at !== undefined)
    .map(({ player }) => player);
  const known = (name: string, field: Field): Field => {
    const base = { label: field.label, ask: field.ask, empty: field.empty };
    if (PLAYER.test(name) && field.kind === 'text')
      return { ...base, kind: 'choice', choices: [...(values[name] ?? seated)] };
    if (PLAYERS.test(name)) return { ...base, kind: 'several', choices: [...(values[name] ?? seated)] };
    const places = values[name] ?? attack?.battlefields;
    if (name === 'battlefield') {
      const plain = { ...base, ask: '' };
      return places
        ? { ...plain, kind: 'choice', choices: [...places] }
        : { ...plain, kind: 'text', longest: 120 };
    }
    if (name === 'designator') return { ...base, ask: '', kind: 'choice', choices: DESIGNATORS };
    if (name === 'provinces' || name === 'fought') return { ...base, kind: 'words', longest: 120, most: 99 };
    return field;
  };
  return listParts(SHAPES.get(type), known).filter(({ name }) => name !== 'type');
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
  const draft = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value !== 'number'
      ? value
      : name === 'provinces'
        ? [String(value)]
        : name === 'battlefield'
          ? String(value)
          : value,
  ]);
  return [{ type, label: EVENT_NAMES[type], preset: {}, values: {}, at }, Object.fromEntries(draft)];
}

/** Any event, with nothing settled. */
export function listAllEvents(): Suggestion[] {
  return EVENT_TYPES.map(type => ({ type, label: EVENT_NAMES[type], preset: {}, values: {} }));
}
