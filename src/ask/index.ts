/** Plain words to a ruling, where every word was understood; else to what may have been meant, and the rules that fit. Pure. */
export { type AskOptions, makeAsk, type Rules, SENTENCE_LIMIT } from './ask.js';
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
