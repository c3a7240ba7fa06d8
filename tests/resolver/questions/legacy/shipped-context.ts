import { makeContext } from '../../../../src/resolver/index.js';
import type { QuestionContext } from '../../../../src/resolver/questions/question.js';
import { shippedCorpus, TODAY } from '../../../support/corpus.js';

const corpus = await shippedCorpus();

/** What a procedure may look at over the documents of the package. */
export function shippedContext(day = TODAY): QuestionContext {
  return makeContext(corpus, day);
}
