import type { Code } from '../../knowledge/index.js';
import type { Draft } from '../ruling.js';
import type { Consequence } from './consequence.js';

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
