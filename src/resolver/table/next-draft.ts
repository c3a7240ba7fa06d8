import type { Draft } from '../ruling.js';
import type { EventType } from './event.js';

/** One thing that may be done next, as the event that records it. */
export interface Choice {
  type: EventType;
  /** In plain words, to go on with "may". */
  what: string;
  /** For `act`: the kinds of action. */
  designators?: string[];
}

/** Whose opportunity it is, what that player may do, and why. */
export interface NextDraft {
  player: string | null;
  may: Choice[];
  draft: Draft;
}

const QUESTION = 'Whose opportunity is it, and what may be done?';

/** The sentence, and the one step of its proof. */
export interface Reason {
  answer: string;
  text: string;
  rule: string;
  caveats?: string[];
}

/** Puts a next opportunity into words. */
export function say(
  player: string | null,
  may: Choice[],
  { answer, text, rule, caveats = [] }: Reason,
): NextDraft {
  const steps = [{ text, rule }];
  return {
    player,
    may,
    draft: { question: QUESTION, verdict: 'value', answer, value: player, steps, caveats },
  };
}

export const passing: Choice = { type: 'pass', what: 'pass' };
