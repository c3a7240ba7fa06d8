import type { Corpus } from '../../../../src/knowledge/index.js';
import { loadCorpus } from '../../../../src/loader/index.js';
import { makeContext } from '../../../../src/resolver/index.js';
import type { QuestionContext } from '../../../../src/resolver/questions/question.js';

const { corpus } = await loadCorpus();

/** What a procedure may look at over the documents of the package, after the last change unless a day is given. */
export function shippedContext(day = '2009-01-01'): QuestionContext {
  return makeContext(corpus as Corpus, day);
}
