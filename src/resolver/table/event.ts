import * as z from 'zod';
import { orJson } from '../../knowledge/index.js';
import { PLAYER_LIMITS, SIDES } from '../orders/index.js';
import { editSchema } from './edit.js';

const player = z.string().min(1).max(PLAYER_LIMITS.nameLength);
const players = z.array(player).max(PLAYER_LIMITS.most);
const name = z.string().trim().min(1).max(120);
const place = z
  .union([name, z.int().min(1).max(99)])
  .describe('A battlefield: the name or the number of a province');
const provinces = z
  .union([z.int().min(1).max(99), z.array(place).min(1).max(99)])
  .optional()
  .describe('The Defender’s provinces, by name or how many; without it any battlefield is taken');
const side = z.enum(SIDES);
const controller = player.describe('Who controls the units');
const by = player.optional().describe('Whose effect it is, where it is an effect');

const unitSet = z.strictObject({ side, battlefield: place, units: z.array(name).min(1).max(100) });
/** Units that come onto one side at one battlefield. */
export type UnitSet = z.output<typeof unitSet>;

const arrival = {
  player: controller,
  ...unitSet.shape,
  by,
  also: z.array(unitSet).min(1).max(20).optional().describe('Further sets that come at the same time'),
  forgo: side.optional().describe('Where both sides are named at once: the side whose set does not happen'),
};

export const LOSSES = ['Military', 'Dishonor', 'concession', 'other'] as const;
export const SEGMENTS = ['Infantry', 'Cavalry'] as const;
export type Segment = (typeof SEGMENTS)[number];
const segment = z.enum(SEGMENTS);

const attack = z
  .strictObject({
    attacker: player,
    defender: player,
    provinces,
    attackerInvited: players.optional().describe('Without it, the Attacker has not had the opportunity yet'),
    defenderInvited: players.optional(),
    units: z
      .array(z.strictObject({ player: controller, ...unitSet.shape }))
      .max(100)
      .optional(),
    assigned: players.optional().describe('Invited players who have had their first assignment'),
    segment: segment.optional().describe('The Maneuvers Segment under way'),
    battlefield: place.optional().describe('Where the battle is under way'),
    fought: z.array(place).max(99).optional().describe('Battlefields that have had their battle'),
  })
  .describe('The attack under way');

const shapes = {
  setup: z.strictObject({
    type: z.literal('setup'),
    active: player.describe('Whose turn it is'),
    turn: z.int().min(1).max(9999).optional(),
    eliminated: players.optional(),
    phase: z
      .enum(['turn', 'action', 'after-action', 'declaration', 'maneuvers', 'combat', 'resolution', 'battles'])
      .describe('`turn`: the turn has just begun; `after-action`: the Action Phase is over'),
    to: player.optional().describe('Whose opportunity it is; without it, that of the first in the order'),
    passes: z.int().min(0).max(PLAYER_LIMITS.most).optional().describe('Passes in a row just before it'),
    attack: attack.optional(),
  }),
  'begin-turn': z.strictObject({ type: z.literal('begin-turn'), player }),
  'begin-action-phase': z.strictObject({ type: z.literal('begin-action-phase') }),
  act: z.strictObject({
    type: z.literal('act'),
    player,
    designator: name.describe('As the card has it: Limited, Open, Battle, Fear Battle, Open/Battle …'),
    side: side.optional().describe('For a player whom both invited, in combat: as which the action is taken'),
  }),
  pass: z.strictObject({ type: z.literal('pass'), player }),
  'all-pass': z.strictObject({ type: z.literal('all-pass') }),
  'declare-attack': z.strictObject({
    type: z.literal('declare-attack'),
    attacker: player,
    defender: player,
    provinces,
  }),
  invite: z.strictObject({ type: z.literal('invite'), by: player, players }),
  'begin-maneuvers': z.strictObject({ type: z.literal('begin-maneuvers'), segment }),
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
  win: z.strictObject({ type: z.literal('win'), player, by: z.enum(['Honor', 'Enlightenment']) }),
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
