import * as z from 'zod';
import type { Draft, Step } from '../ruling.js';
import { EVENT_TYPES, type EventType } from './events.js';

/** One thing that may be done next, as the event that records it. */
export const choiceSchema = z
  .object({
    type: z.enum(EVENT_TYPES),
    what: z.string().describe('In plain words, to go on with "may".'),
    designators: z.array(z.string()).optional().describe('For `act`: the kinds of action.'),
    values: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe('For fields of the event with a choice or a fixed value: all that is legal there.'),
  })
  .meta({ id: 'Choice', description: 'One thing that may be done next, as the event that records it.' });
export type Choice = z.output<typeof choiceSchema>;

/** Whose opportunity it is, what that player may do, and why. */
export interface Next extends Pick<Draft, 'answer' | 'needs'>, Step {
  /** Left out where no player has an opportunity of their own. */
  player?: string;
  may: Choice[];
  /** `value` if left out: that is the player. */
  verdict?: Draft['verdict'];
  caveats?: string[];
}

/** A choice; a field whose legal values the record does not name (null) is left open. */
export function choose(
  type: EventType,
  what: string,
  values: Record<string, readonly string[] | null> = {},
): Choice {
  const named = Object.entries(values).flatMap(([field, legal]) => (legal ? [[field, [...legal]]] : []));
  return named.length > 0 ? { type, what, values: Object.fromEntries(named) } : { type, what };
}

/** An action of one of these kinds, or a pass. */
export function chooseAction(player: string, designators: string[], sides: readonly string[] = []): Choice[] {
  const what = `take a legal ${designators.join(' or ')} action`;
  const values = { player: [player], designator: designators, side: sides.length > 1 ? sides : null };
  return [{ ...choose('act', what, values), designators }, ...choosePass(player)];
}

/** To pass, alone or with everyone. */
export function choosePass(player: string): Choice[] {
  return [choose('pass', 'pass', { player: [player] }), choose('all-pass', 'record that all players pass')];
}
