import { type Corpus, type Day, type KeywordName, parseKeyword } from '../../knowledge/index.js';
import type { Step } from '../ruling.js';
import { closureOn } from './closure.js';
import { shortestPath } from './resolve-cards.js';
import { sayBrokenSteps, sayPathSteps } from './say.js';

/**
 * Whether a card with these printed keywords counts as having one, with the shortest proof. A `no` has steps where
 * relations lead there on another day: they say what had ended or had not begun.
 */
export interface Counted {
  verdict: 'yes' | 'no' | 'unknown';
  steps: Step[];
}

/** Counts-as on a day for the keywords of one card. Texts that are no keywords count as nothing. */
export function countsOn(corpus: Corpus, day: Day, printed: readonly string[], keyword: string): Counted {
  const names = printed.flatMap((text): KeywordName[] => {
    const parsed = parseKeyword(text);
    return parsed.ok ? [parsed.value] : [];
  });
  const asked = parseKeyword(keyword);
  if (!asked.ok) return { verdict: 'no', steps: [] };
  const { key } = corpus.keywords.resolve(asked.value);
  if (names.some(name => name.key === key || name.key === asked.value.key))
    return { verdict: 'yes', steps: [] };
  const closure = closureOn(corpus, day);
  const held = shortestPath(closure, names, key, 'held');
  if (held) return { verdict: 'yes', steps: sayPathSteps(corpus, held, day) };
  const possible = shortestPath(closure, names, key, 'possible');
  if (!possible) {
    const ever = shortestPath(closure, names, key, 'ever');
    return { verdict: 'no', steps: ever ? sayBrokenSteps(corpus, ever, day) : [] };
  }
  return { verdict: 'unknown', steps: sayPathSteps(corpus, possible, day) };
}
