import * as z from 'zod';
import { PLAYER_LIMITS, SIDES } from '../orders/index.js';

const player = z.string().min(1).max(PLAYER_LIMITS.nameLength);
const name = z.string().trim().min(1).max(120);
const place = z
  .union([name, z.int().min(1).max(99)])
  .describe('A battlefield: the name or the number of a province');
const side = z.enum(SIDES);
const units = z.array(name).min(1).max(100);
const controller = player.describe('Who controls the units');
const by = player.optional().describe('Whose effect it is, where it is an effect');

const unitSet = z.strictObject({ side, battlefield: place, units });
/** Units that come onto one side at one battlefield. */
export type UnitSet = z.output<typeof unitSet>;

const arrival = {
  player: controller,
  ...unitSet.shape,
  by,
  also: z.array(unitSet).min(1).max(20).optional().describe('Further sets that come at the same time'),
  forgo: side.optional().describe('Where both sides are named at once: the side whose set does not happen'),
};

export const LOSSES = ['Military', 'Dishonor', 'other'] as const;
export const SEGMENTS = ['Infantry', 'Cavalry'] as const;
export type Segment = (typeof SEGMENTS)[number];

const shapes = {
  'begin-turn': z.strictObject({ type: z.literal('begin-turn'), player }),
  'begin-action-phase': z.strictObject({ type: z.literal('begin-action-phase') }),
  act: z.strictObject({
    type: z.literal('act'),
    player,
    designator: name.describe('As the card has it: Limited, Open, Battle, Fear Battle, Open/Battle …'),
    side: side.optional().describe('For a player whom both invited, in combat: as which the action is taken'),
  }),
  pass: z.strictObject({ type: z.literal('pass'), player }),
  'declare-attack': z.strictObject({
    type: z.literal('declare-attack'),
    attacker: player,
    defender: player,
    provinces: z
      .union([z.int().min(1).max(99), z.array(place).min(1).max(99)])
      .optional()
      .describe('The Defender’s provinces, by name or how many; without it any battlefield is taken'),
  }),
  invite: z.strictObject({
    type: z.literal('invite'),
    by: player,
    players: z.array(player).max(PLAYER_LIMITS.most),
  }),
  'begin-maneuvers': z.strictObject({ type: z.literal('begin-maneuvers'), segment: z.enum(SEGMENTS) }),
  assign: z.strictObject({
    type: z.literal('assign'),
    ...arrival,
    dishonorable: z
      .array(name)
      .max(100)
      .optional()
      .describe('Dishonorable Personalities among those assigned'),
  }),
  done: z.strictObject({ type: z.literal('done'), player }),
  move: z.strictObject({ type: z.literal('move'), ...arrival }),
  create: z.strictObject({ type: z.literal('create'), ...arrival }),
  'begin-combat': z.strictObject({ type: z.literal('begin-combat'), battlefield: place }),
  'first-opportunity': z.strictObject({ type: z.literal('first-opportunity'), player }),
  'extra-action': z.strictObject({ type: z.literal('extra-action'), player }),
  'end-battle': z.strictObject({ type: z.literal('end-battle') }),
  'end-attack': z.strictObject({ type: z.literal('end-attack') }),
  eliminate: z.strictObject({ type: z.literal('eliminate'), player, by: z.enum(LOSSES) }),
  effect: z.strictObject({ type: z.literal('effect'), id: name, controller: player, endsInTurnOf: player }),
};

export type EventType = keyof typeof shapes;
/** Event types in the order in which a turn has them. */
export const EVENT_TYPES = Object.keys(shapes) as EventType[];

/** One schema for each event type. A Map, so that `constructor` is no event type. */
export const EVENT_SCHEMAS: ReadonlyMap<string, z.ZodObject> = new Map(Object.entries(shapes));

type Shape = (typeof shapes)[EventType];
/** An event at the table, told apart by `type`. */
export const tableEventSchema = z.discriminatedUnion(
  'type',
  Object.values(shapes) as unknown as [Shape, ...Shape[]],
);
export type TableEvent = z.output<typeof tableEventSchema>;
export type EventOf<Type extends EventType> = Extract<TableEvent, { type: Type }>;

/** The most events that one request carries. */
export const EVENT_LIMIT = 20_000;

/**
 * A game to replay. Events that do not fit a schema are let through on purpose: each becomes an illegal step with
 * its reason, and the replay goes on.
 */
export const replayRequestSchema = z.strictObject({
  players: z
    .array(z.string())
    .describe('Three to ten players as they sit: the left neighbour is the next in the list'),
  events: z.array(z.union([tableEventSchema, z.unknown()])).max(EVENT_LIMIT),
  asOf: z.string().max(10).optional().describe('The day to rule for, YYYY-MM-DD; today without it'),
});
