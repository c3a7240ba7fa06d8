import * as z from 'zod';
import type { Code } from '../../knowledge/index.js';
import { SIDES } from '../orders/index.js';
import type { Draft, Step } from '../ruling.js';
import { VICTORIES } from './state.js';

const player = z.string();
const names = z.array(z.string());
const side = z.enum(SIDES);

function tell<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.object({ type: z.literal(type), ...shape, text: z.string(), rule: z.string() });
}

/** What follows from an event: a sentence, the rule that says so, and the facts for programs. */
export const consequenceSchema = z
  .discriminatedUnion('type', [
    tell('turn', { player }),
    tell('opportunity', { player }),
    tell('passes-reset', {}),
    tell('phase-ended', { phase: z.enum(['Action Phase', 'Combat Segment', 'Maneuvers Segment']) }),
    tell('battlefields', { defender: player, battlefields: names.nullable() }),
    tell('invited', { by: player, players: names }),
    tell('order', { order: z.array(z.object({ player, side: side.nullable() })) }),
    tell('allied', { player, side, leader: player, enemy: player }),
    tell('invitation-ended', { player, by: player }),
    tell('honor', { player, amount: z.literal(2) }),
    tell('restored', { player, personalities: names }),
    tell('not-happening', { player, side, units: names }),
    tell('acts-as', { player, sides: z.array(side) }),
    tell('home', { player, units: names, bowed: z.literal(true) }),
    tell('alliances-ended', { players: names }),
    tell('eliminated', { player, leaves: names, stays: names }),
    tell('units-gone', { player, units: names }),
    tell('effect-ends', {
      effect: z.string(),
      inTurnOf: player.nullable(),
      after: player.nullable(),
      before: player.nullable(),
    }),
    tell('effect-ended', { effect: z.string() }),
    tell('victory', { player, victory: z.enum(VICTORIES) }),
    tell('last-player', { player }),
    tell('starting-holdings', { players: names, bowed: z.literal(true) }),
  ])
  .meta({ id: 'Consequence', description: 'What follows from an event, with the rule that says so.' });
export type Consequence = z.output<typeof consequenceSchema>;

/** A list in which `false` stands for what does not apply: `[first, isOpen && second]`. */
type Parts<T> = readonly (T | false)[];

/** What applies of such a list. */
export function applying<T>(parts: Parts<T> = []): T[] {
  return parts.filter((part): part is T => part !== false);
}

/** The event happens. */
export interface Permit extends Pick<Draft, 'answer' | 'cites'> {
  /** Whether the pages speak of it; they do if left out. */
  covered?: boolean;
  /** A text alone rests on the rule of the event. */
  steps: Parts<string | Step>;
  caveats?: Parts<string>;
  consequences?: Parts<Consequence>;
}

/** Why an event is not legal: a code, a sentence, and the rules that say so. */
export interface Refusal {
  code: Code;
  /** The path of the field at fault. */
  field: string;
  answer: string;
  /** The first one is the step of the proof. */
  rules: string[];
  /** What to do, where it is not the fix of the code. */
  cure?: string;
  /** Where it is not a plain no: neither page speaks of it. */
  verdict?: 'not-covered';
  /** What can be read otherwise. */
  caveats?: string[];
}

/** What an event comes to. A refusal leaves the state as it was. */
export type Decision = Permit | Refusal;

/** The event does not happen. */
export function refuse(code: Code, field: string, answer: string, ...rules: string[]): Refusal {
  return { code, field, answer, rules };
}

/** The field of an event as its reader knows it: without the place of the event, which people count from one. */
export function fieldWithin({ field = '' }: { field?: string | undefined }): string {
  return field.replace(/^events\.\d+\.?/, '') || 'the event';
}

/** Tells a refusal from what a check returns where all is well. */
export function isRefusal(checked: object | null): checked is Refusal {
  return checked !== null && 'code' in checked;
}

/** What may be done next, besides the type of the event that records it. */
export const choiceFields = {
  what: z.string().describe('In plain words, to go on with "may".'),
  designators: z.array(z.string()).optional().describe('For `act`: the kinds of action.'),
  values: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('For fields of the event with a choice or a fixed value: all that is legal there.'),
};
export type AnyChoice = { type: string } & z.output<z.ZodObject<typeof choiceFields>>;

/** Whose opportunity it is, what that player may do, and why. */
export interface Next extends Pick<Draft, 'answer' | 'needs'>, Step {
  /** Left out where no player has an opportunity of their own. */
  player?: string;
  may: AnyChoice[];
  /** `value` if left out: that is the player. */
  verdict?: Draft['verdict'];
  caveats?: string[];
}

/** A choice; a field whose legal values the record does not name (null) is left open. */
export function choose(
  type: string,
  what: string,
  values: Record<string, readonly string[] | null> = {},
): AnyChoice {
  const named = Object.entries(values).flatMap(([field, legal]) => (legal ? [[field, [...legal]]] : []));
  return named.length > 0 ? { type, what, values: Object.fromEntries(named) } : { type, what };
}
