import type { Code } from '../../knowledge/index.js';
import type { Side } from '../orders/index.js';
import type { Draft } from '../ruling.js';

/** What follows from an event: a sentence, the rule that says so, and the facts for programs. */
export type Consequence = { text: string; rule: string } & (
  | { type: 'turn'; player: string }
  | { type: 'opportunity'; player: string }
  | { type: 'passes-reset' }
  | { type: 'phase-ended'; phase: 'Action Phase' | 'Combat Segment' | 'Maneuvers Segment' }
  | { type: 'battlefields'; defender: string; battlefields: string[] | null }
  | { type: 'invited'; by: string; players: string[] }
  | { type: 'order'; order: { player: string; side: Side | null }[] }
  | { type: 'allied'; player: string; side: Side; leader: string; enemy: string }
  | { type: 'invitation-ended'; player: string; by: string }
  | { type: 'honor'; player: string; amount: 2 }
  | { type: 'restored'; player: string; personalities: string[] }
  | { type: 'not-happening'; player: string; side: Side; units: string[] }
  | { type: 'acts-as'; player: string; sides: Side[] }
  | { type: 'home'; player: string; units: string[]; bowed: true }
  | { type: 'alliances-ended'; players: string[] }
  | { type: 'eliminated'; player: string; leaves: string[]; stays: string[] }
  | { type: 'units-gone'; player: string; units: string[] }
  | {
      type: 'effect-ends';
      effect: string;
      inTurnOf: string | null;
      after: string | null;
      before: string | null;
    }
  | { type: 'effect-ended'; effect: string }
  | { type: 'victory'; player: string; victory: 'Military' | 'Dishonor' }
  | { type: 'last-player'; player: string }
);

/** What a reducer decides about an event. A refusal leaves the state as it was. */
export type Decision =
  | { legal: true; draft: Draft; consequences: Consequence[] }
  | { legal: false; code: Code; draft: Draft };

/** Why an event is not legal: a code, a sentence, and the rules that say so. */
export interface Refusal {
  code: Code;
  answer: string;
  /** Rule ids; the first carries the step. */
  rules: string[];
}

/** Everything goes by the pages: verdict yes, unless the draft names another. */
export function permit(
  draft: Omit<Draft, 'verdict'> & { verdict?: Draft['verdict'] },
  consequences: Consequence[] = [],
): Decision {
  return { legal: true, draft: { verdict: 'yes', ...draft }, consequences };
}

/** The event does not happen. */
export function refuse(question: string, { code, answer, rules }: Refusal): Decision {
  const steps = rules.slice(0, 1).map(rule => ({ text: answer, rule }));
  return { legal: false, code, draft: { question, verdict: 'no', answer, steps, cites: rules } };
}
