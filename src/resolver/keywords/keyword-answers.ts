import { type Corpus, type Day, dayBefore, type Verdict } from '../../knowledge/index.js';
import { judgeCountsAs } from './counts-as.js';
import { readKeyword } from './entry.js';

/** What a card with a keyword counts as on the day, and since or until when. */
export interface KeywordAnswer {
  to: string;
  verdict: Verdict;
  /** The nearest other verdict, and the first or last day on which it holds. */
  turn: { verdict: Verdict; day: Day; when: 'from' | 'until' } | null;
}

const ORDER: readonly Verdict[] = ['yes', 'depends', 'unknown', 'no'];

/** Every keyword that this one leads to on any day, with its verdict on `day`: those that hold first. */
export function listKeywordAnswers(corpus: Corpus, keyword: string, day: Day): KeywordAnswer[] {
  const verdictOn = (asOf: Day, to: string): Verdict => {
    // both are keywords that a rule has led to, so that the question is one
    const ruled = judgeCountsAs(corpus, { from: keyword, to, asOf }) as { value: { verdict: Verdict } };
    return ruled.value.verdict;
  };
  const days = [day, ...corpus.changeDays.flatMap(change => [dayBefore(change), change])];
  const targets = days.flatMap(asOf => {
    const entry = readKeyword(corpus, keyword, asOf);
    return entry.ok ? [...entry.value.considered, ...entry.value.depends].map(({ keyword: to }) => to) : [];
  });
  const earlier = corpus.changeDays.filter(change => change <= day).reverse();
  const later = corpus.changeDays.filter(change => change > day);
  // nearest first, the past before the future
  const turns = [
    ...earlier.map(change => ({ day: dayBefore(change), when: 'until' as const })),
    ...later.map(day => ({ day, when: 'from' as const })),
  ];
  return [...new Set(targets)]
    .map((to): KeywordAnswer => {
      const verdict = verdictOn(day, to);
      const turn = turns.find(({ day }) => verdictOn(day, to) !== verdict);
      return { to, verdict, turn: turn ? { verdict: verdictOn(turn.day, to), ...turn } : null };
    })
    .sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
}
