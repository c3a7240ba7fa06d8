import type { Step } from '../../ruling.js';

/** The steps of several proofs, each once, in order. */
export function eachOnce(steps: readonly Step[]): Step[] {
  return [...new Map(steps.map(step => [`${step.rule} ${step.text}`, step])).values()];
}
