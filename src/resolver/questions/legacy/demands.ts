import type { Step } from '../../ruling.js';
import type { Answer } from '../question.js';

/** One thing that a rule demands, judged by the facts that are given. */
export type Demand =
  | { state: 'met'; steps: Step[] }
  /** `why`: the reason in words, without a full stop. */
  | { state: 'failed'; steps: Step[]; why: string }
  | { state: 'unknown'; steps: Step[]; why: string }
  /** Facts that can still decide it. */
  | { state: 'open'; needs: string[] };

/** How to say what the demands come to. */
interface Words {
  yes: string;
  no: (why: string) => string;
}

/**
 * Rules on demands that must all be met: one that fails decides, whatever the others; then facts left out that can
 * still make one fail; then a demand of which the record does not tell.
 */
export function weighDemands(demands: readonly Demand[], words: Words): Answer {
  const failed = demands.find(demand => demand.state === 'failed');
  if (failed) return { verdict: 'no', answer: words.no(failed.why), steps: failed.steps };
  const needs = demands.filter(demand => demand.state === 'open').flatMap(({ needs }) => needs);
  if (needs.length > 0) return { needs: [...new Set(needs)] };
  const unknown = demands.find(demand => demand.state === 'unknown');
  if (unknown)
    return {
      verdict: 'unknown',
      answer: `Unknown: the wording that decides ${unknown.why} is lost.`,
      steps: unknown.steps,
    };
  return {
    verdict: 'yes',
    answer: words.yes,
    steps: demands.filter(demand => demand.state === 'met').flatMap(({ steps }) => steps),
  };
}
