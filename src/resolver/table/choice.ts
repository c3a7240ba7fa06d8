import * as z from 'zod';
import type { Draft, Step } from '../ruling.js';

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
