/** The one thing that a face is given: judge, search, ask, decks and records of rules over one corpus. */
import { makeAsk } from './ask/index.js';
import {
  answerWithCards,
  type Catalogue,
  checkDeck,
  type Deck,
  deckImpact,
  type Edit,
  type ExportForm,
  exportDeck,
  makeCardCalls,
} from './decks/index.js';
import {
  type Corpus,
  type Day,
  makeRuleRecord,
  readRule,
  type Span,
  succeed,
  verifyCitation,
} from './knowledge/index.js';
import { listKeywordAnswers, makeJudge, type PlayFormat } from './resolver/index.js';
import { makeSearch } from './search/index.js';

export * from './ask/index.js';
export * from './decks/index.js';
export { findDates } from './language/index.js';
export * from './resolver/index.js';
export * from './search/index.js';

/** What an engine is made of. */
export interface EngineParts {
  corpus: Corpus;
  /** Without it there are no cards. */
  catalogue?: Catalogue | null | (() => Promise<Catalogue | null>);
}

/** Everything that answers from one corpus. */
export type Engine = ReturnType<typeof makeEngine>;

/** Makes the engine of a corpus. Nothing is indexed or loaded before it is first needed. */
export function makeEngine({ corpus, catalogue = null }: EngineParts) {
  const judge = makeJudge(corpus);
  const search = makeSearch(corpus, judge.questions);
  const lookUp = typeof catalogue === 'function' ? catalogue : async () => catalogue;
  return {
    corpus,
    /** The card data, loaded when it is first asked for; null where there is none. */
    catalogue: lookUp,
    cards: makeCardCalls(judge, lookUp),
    judge,
    search,
    ask: makeAsk(judge, search, lookUp),
    /** A rule as of a day. Error: `unknown-rule` with near ids. */
    rule(id: string, asOf: Day) {
      const found = readRule(corpus, id);
      return found.ok ? succeed(makeRuleRecord(corpus, found.value, asOf)) : found;
    },
    /** Whether a rule, on a day, says the quoted words. Error: `unknown-rule`. */
    verifyCitation(rule: string, says: string, asOf: Day) {
      const found = readRule(corpus, rule);
      return found.ok ? succeed(verifyCitation(corpus, found.value, says, asOf)) : found;
    },
    /** What a card with a keyword counts as on a day, and since or until when. */
    listKeywordAnswers: (keyword: string, asOf: Day) => listKeywordAnswers(corpus, keyword, asOf),
    /** Rules on a question whose facts may name cards: `{ "title": "Light Infantry" }`. */
    answer: (id: string, facts: unknown, asOf: Day, format?: PlayFormat) =>
      answerWithCards(judge, lookUp, id, facts, asOf, format),
    checkDeck: async (deck: Deck, asOf: Day) => checkDeck(judge, await lookUp(), deck, asOf),
    /** What differs for a deck between two days. */
    deckImpact: async (deck: Deck, { from, to }: Span) => deckImpact(judge, await lookUp(), deck, from, to),
    /** The deck after edits of a check, as text or as an object. */
    exportDeck: async (deck: Deck, edits: readonly Edit[], form: ExportForm) =>
      exportDeck(await lookUp(), deck, edits, form),
  };
}
