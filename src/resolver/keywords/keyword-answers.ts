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

function verdictOn(corpus: Corpus, from: string, to: string, asOf: Day): Verdict {
  // both are keywords that a rule has led to, so that the question is one
  const ruled = judgeCountsAs(corpus, { from, to, asOf }) as { value: { verdict: Verdict } };
  return ruled.value.verdict;
}

function findTurn(
  corpus: Corpus,
  from: string,
  to: string,
  day: Day,
  verdict: Verdict,
): KeywordAnswer['turn'] {
  const earlier = corpus.changeDays.filter(change => change <= day).reverse();
  const later = corpus.changeDays.filter(change => change > day);
  const days = [
    ...earlier.map(change => ({ day: dayBefore(change), when: 'until' as const })),
    ...later.map(day => ({ day, when: 'from' as const })),
  ];
  for (const { day, when } of days) {
    const other = verdictOn(corpus, from, to, day);
    if (other !== verdict) return { verdict: other, day, when };
  }
  return null;
}

/** Every keyword that this one leads to on any day, with its verdict on `day`: those that hold first. */
export function listKeywordAnswers(corpus: Corpus, keyword: string, day: Day): KeywordAnswer[] {
  const days = [day, ...corpus.changeDays.flatMap(change => [dayBefore(change), change])];
  const targets = new Set(
    days.flatMap(asOf => {
      const entry = readKeyword(corpus, keyword, asOf);
      return entry.ok ? [...entry.value.considered, ...entry.value.depends].map(({ keyword: to }) => to) : [];
    }),
  );
  return [...targets]
    .map((to): KeywordAnswer => {
      const verdict = verdictOn(corpus, keyword, to, day);
      return { to, verdict, turn: findTurn(corpus, keyword, to, day, verdict) };
    })
    .sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
}
