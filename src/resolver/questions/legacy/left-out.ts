import type { Answer, AnswerDraft } from '../question.js';
import { settle } from '../settle.js';

/** For each fact values that stand for all it can have; the first is the plain case, which needs no words. */
export type Samples<Facts> = { [Fact in keyof Facts]-?: readonly [Facts[Fact], ...Facts[Fact][]] };

const verdictAndValue = ({ verdict, value }: AnswerDraft): unknown => [verdict, value];

/**
 * Rules on facts of which some may be left out. A left-out fact is tried with all its samples: where that can change
 * the essence of the ruling, it is asked for. Where nothing is left to ask, the first samples stand in, so the
 * rule's words must not rest on a fact that cannot matter.
 */
export async function ruleOrAsk<Facts extends object>(
  given: Partial<Facts>,
  samples: Samples<Facts>,
  rule: (facts: Facts) => AnswerDraft,
  essenceOf: (draft: AnswerDraft) => unknown = verdictAndValue,
): Promise<Answer> {
  const domains = Object.entries(samples) as [string, readonly unknown[]][];
  const keyOf = (draft: AnswerDraft) => JSON.stringify(essenceOf(draft));
  const { outcomes, needs } = await settle(given as Facts, domains, rule, { keyOf });
  return needs.length > 0 ? { needs } : (outcomes[0] as AnswerDraft);
}
