import { type Corpus, type Day, parseKeyword, type ReadKeyword } from '../../knowledge/index.js';
import type { Step } from '../ruling.js';
import { closureOn } from './closure.js';
import { sayBrokenSteps, sayPathSteps } from './say.js';

/**
 * Whether a card with these printed keywords counts as having one, with the shortest proof. `depends`: in some
 * circumstances, which the steps name. A `no` has steps where relations lead there on another day: they say what had
 * ended, or had not begun.
 */
export interface Counted {
  verdict: 'yes' | 'no' | 'depends' | 'unknown';
  steps: Step[];
}

/** Counts-as on a day for the keywords of one card. Texts that are no keywords count as nothing. */
export function countsOn(corpus: Corpus, day: Day, printed: readonly string[], keyword: string): Counted {
  const asked = parseKeyword(keyword);
  if (!asked.ok) return { verdict: 'no', steps: [] };
  const { key } = corpus.keywords.resolve(asked.value);
  const names: ReadKeyword[] = [];
  for (const text of printed) {
    const parsed = parseKeyword(text);
    if (!parsed.ok) continue;
    const read = corpus.keywords.resolve(parsed.value);
    // what is printed counts as itself, whatever else it can be read as
    if (read.key === key || parsed.value.key === asked.value.key) return { verdict: 'yes', steps: [] };
    names.push(read);
  }
  const closure = closureOn(corpus, day);
  const held = closure.path(names, key, 'held');
  if (held) return { verdict: 'yes', steps: sayPathSteps(corpus, held, day) };
  const possible = closure.path(names, key, 'possible');
  if (possible) return { verdict: 'unknown', steps: sayPathSteps(corpus, possible, day) };
  const conditional = closure.path(names, key, 'conditional');
  if (conditional) return { verdict: 'depends', steps: sayPathSteps(corpus, conditional, day) };
  return { verdict: 'no', steps: sayBrokenSteps(corpus, closure.path(names, key, 'ever') ?? [], day) };
}
