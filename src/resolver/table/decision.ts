import type { Code } from '../../knowledge/index.js';
import type { Draft, Step } from '../ruling.js';
import type { Consequence } from './consequence.js';

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
