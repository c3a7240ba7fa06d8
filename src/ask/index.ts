/** Plain words to a ruling, where every word was understood; else to what may have been meant, and the rules that fit. Pure. */
export { type AskOptions, makeAsk, SENTENCE_LIMIT } from './ask.js';
export {
  type Asked,
  askedSchema,
  type Candidate,
  candidateSchema,
  type Interpretation,
  interpretationSchema,
  KINDS,
  type Kind,
} from './asked.js';
export type { Rules } from './list-plans.js';
