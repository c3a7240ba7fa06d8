import * as z from 'zod';
import type { Code } from '../../knowledge/index.js';
import { SIDES } from '../orders/index.js';
import type { Draft, Step } from '../ruling.js';

const player = z.string();
const names = z.array(z.string());
const side = z.enum(SIDES);

function tell<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.object({ type: z.literal(type), ...shape, text: z.string(), rule: z.string() });
}

/** How a game is won. The page names a kind of victory for each. */
export const VICTORIES = ['Military', 'Dishonor', 'Honor', 'Enlightenment'] as const;

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

/** The event happens. */
export interface Permit extends Omit<Draft, 'question' | 'verdict'> {
  verdict: 'yes' | 'not-covered';
  steps: Step[];
  consequences: Consequence[];
}

/** Why an event is not legal: a code, a sentence, and the rules that say so. */
export interface Refusal {
  code: Code;
  answer: string;
  /** The first one is the step of the proof. */
  rules: string[];
  /** Where it is not a plain no: neither page speaks of it. */
  verdict?: 'not-covered';
  /** What can be read otherwise. */
  caveats?: string[];
  /** The path of the field in the event, where the code alone does not tell it. */
  field?: string;
}

/** What a reducer decides about an event. A refusal leaves the state as it was. */
export type Decision = Permit | Refusal;

/** The event goes by the pages, unless the verdict says that neither page speaks of it. */
export function permit(permitted: Partial<Permit> & Pick<Permit, 'answer' | 'steps'>): Permit {
  return { verdict: 'yes', consequences: [], ...permitted };
}

/** The event does not happen. */
export function refuse(code: Code, answer: string, ...rules: string[]): Refusal {
  return { code, answer, rules };
}

/** Tells a refusal from what a check returns where all is well. */
export function isRefusal(checked: object | null): checked is Refusal {
  return checked !== null && 'code' in checked;
}
