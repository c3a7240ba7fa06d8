import type { Counted } from '../../../../src/resolver/index.js';
import type { QuestionContext } from '../../../../src/resolver/questions/question.js';

/** A day on which every keyword question has the given answer, and every rule in force. */
export function makeFakeContext(
  counts: (printed: readonly string[], keyword: string) => Counted,
): QuestionContext {
  return {
    corpus: null as never,
    day: '2008-01-01',
    standing: () => ({ status: 'in-force', wording: null, change: null, undated: false, caveats: [] }),
    counts,
  };
}

/** Printed keywords only. */
export function countsPrinted(printed: readonly string[], keyword: string): Counted {
  return { verdict: printed.includes(keyword) ? 'yes' : 'no', steps: [] };
}

const LOST = { text: 'The words are lost.', rule: 'legacy/keywords/undead' };

/** Printed keywords are certain; whether "Maybe" counts as another is not on record. */
export function countsMaybe(printed: readonly string[], keyword: string): Counted {
  const counted = countsPrinted(printed, keyword);
  if (counted.verdict === 'yes' || !printed.includes('Maybe')) return counted;
  return { verdict: 'unknown', steps: [LOST] };
}
