import * as z from 'zod';
import { PLAYER_LIMITS, SIDES } from '../orders/index.js';
import type { Decision } from './decision.js';
import { type Phase, SEGMENTS, type State } from './state.js';

/** Fields that several events have. */
export const player = z.string().min(1).max(PLAYER_LIMITS.nameLength);
export const players = z.array(player).max(PLAYER_LIMITS.most);
export const name = z.string().trim().min(1).max(120);
export const place = z
  .union([name, z.int().min(1).max(99)])
  .describe('A battlefield: the name or the number of a province');
export const provinces = z
  .union([z.int().min(1).max(99), z.array(place).min(1).max(99)])
  .optional()
  .describe('The Defender’s provinces, by name or how many; without it any battlefield is taken');
export const side = z.enum(SIDES);
export const segment = z.enum(SEGMENTS);

const unitSet = z.strictObject({ side, battlefield: place, units: z.array(name).min(1).max(100) });
/** The units of one player that come onto one side at one battlefield. */
export const playerUnits = { player: player.describe('Who controls the units'), ...unitSet.shape };
/** The fields of an event that brings units onto a side. */
export const arrival = {
  ...playerUnits,
  by: player.optional().describe('Whose effect it is, where it is an effect'),
  also: z.array(unitSet).min(1).max(20).optional().describe('Further sets that come at the same time'),
  forgo: side.optional().describe('Where both sides are named at once: the side whose set does not happen'),
};

/** An event that brings units onto a side. */
export type Arrival = { type: 'assign' | 'move' | 'create' } & z.output<z.ZodObject<typeof arrival>>;

type Schema<Type extends string, Fields extends z.ZodRawShape> = z.ZodObject<
  { type: z.ZodLiteral<Type> } & Fields,
  z.core.$strict
>;

/**
 * When an event may come: the rule that says so, on which its steps rest too; the phases, all if left out; and whether it
 * takes the opportunity of its player.
 */
export type When = readonly [rule: string, phases?: readonly Phase[], takes?: typeof TAKES];
export const TAKES = 'takes the opportunity';

interface Meaning<Event> {
  /** The question that the ruling answers. */
  ask(event: Event): string;
  when(event: Event): When;
  /** The fields of the players who do something in it; `player` if left out. Effects of players who left go on. */
  doers?: readonly (keyof Event)[];
  /** Rules on an event that comes in time: changes the state after all checks, or refuses. */
  rule(state: State, event: Event): Decision;
}

/** An event of the table, declared once: its fields, its question, when it may come, and what it comes to. */
export function defineEvent<Type extends string, Fields extends z.ZodRawShape>({
  type,
  fields,
  ...meaning
}: { type: Type; fields: Fields } & Meaning<z.output<Schema<Type, Fields>>>) {
  return { schema: z.strictObject({ type: z.literal(type), ...fields }), ...meaning };
}
