/** Plain words to a ruling, where every word was understood, and else to the rules that fit. Pure. */
export {
  type Asked,
  type AskOptions,
  type Interpretation,
  makeAsk,
  type Rules,
  SENTENCE_LIMIT,
} from './ask.js';
