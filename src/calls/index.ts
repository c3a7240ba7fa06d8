/** Every call of the judge, declared once: the API makes its routes from it, and the tools for language models theirs. */
import { CARD_CALLS } from './cards.js';
import { KEYWORD_CALLS } from './keywords.js';
import { QUESTION_CALLS } from './questions.js';
import { RULE_CALLS } from './rules.js';

export { asOfSchema, daySchema, fieldOf, type On, partsOf, type ReadCall } from './call.js';
export type { Quotation } from './rules.js';

/** By operation id, in the order of the API's document. */
export const CALLS = { ...RULE_CALLS, ...KEYWORD_CALLS, ...QUESTION_CALLS, ...CARD_CALLS };
export type CallName = keyof typeof CALLS;
