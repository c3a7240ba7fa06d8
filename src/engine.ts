/** The one thing that a face is given: judge, search, ask, decks and records of rules over one corpus. */
import { makeAsk } from './ask/index.js';
import {
  answerWithCards,
  type CardCalls,
  type Catalogue,
  checkDeck,
  type Deck,
  type DeckCheck,
  type DeckImpact,
  deckImpact,
  type Edit,
  type ExportedDeck,
  type ExportForm,
  exportDeck,
  makeCardCalls,
} from './decks/index.js';
import {
  type Corpus,
  type Day,
  makeRuleRecord,
  type Outcome,
  type RuleRecord,
  readRule,
  type Span,
  succeed,
  type Verification,
  verifyCitation,
} from './knowledge/index.js';
import {
  type Judge,
  type KeywordAnswer,
  listKeywordAnswers,
  makeJudge,
  type PlayFormat,
  type Ruling,
} from './resolver/index.js';
import { makeSearch, type Search } from './search/index.js';

export { type Asked, askedSchema, type Candidate, SENTENCE_LIMIT } from './ask/index.js';
export {
  type Card,
  type Catalogue,
  type CheckedCard,
  cardFilterSchema,
  cardListSchema,
  cardRulingSchema,
  DECK_CODES,
  type Deck,
  type DeckCheck,
  type DeckImpact,
  type DeckProblem,
  type DescribedCard,
  type DescribedCards,
  deckCheckAnswer,
  deckImpactAnswer,
  deckSchema,
  describedCardsSchema,
  EXPORT_FORMS,
  type ExportForm,
  editSchema,
  exportedDeckSchema,
  findHeading,
  formatCard,
  type ImpactedCard,
  type KeywordState,
  listFrame,
  type NotCovered,
  type PackedCards,
  packCards,
  parseDeck,
  readAnyDeck,
  requireCatalogue,
  resolveAll,
  rewriteDeck,
  type Severity,
  type UnknownCard,
  unpackCards,
} from './decks/index.js';
export { findDates } from './language/index.js';
export {
  type Citation,
  canBeWords,
  formatStory,
  formatUrl,
  impactSchema,
  type Judge,
  keywordSchema,
  PLAY_FORMATS,
  type PlayFormat,
  type QuestionInfo,
  questionSchema,
  type ResolvedCard,
  type Ruling,
  readWords,
  replayRequestSchema,
  replaySchema,
  resolvedCardsSchema,
  rulingSchema,
  type Shape,
  STEP_LIMIT,
} from './resolver/index.js';
export { type Hit, hitSchema, suggestionSchema } from './search/index.js';

/** Everything that answers from one corpus. */
export interface Engine {
  corpus: Corpus;
  /** The card data, loaded when it is first asked for; null where there is none. */
  catalogue(): Promise<Catalogue | null>;
  cards: CardCalls;
  judge: Judge;
  search: Search;
  ask: ReturnType<typeof makeAsk>;
  /** A rule as of a day. Error: `unknown-rule` with near ids. */
  rule(id: string, asOf: Day): Outcome<RuleRecord>;
  /** Whether a rule, on a day, says the quoted words. Error: `unknown-rule`. */
  verifyCitation(rule: string, says: string, asOf: Day): Outcome<Verification>;
  /** What a card with a keyword counts as on a day, and since or until when. */
  listKeywordAnswers(keyword: string, asOf: Day): KeywordAnswer[];
  /** Rules on a question whose facts may name cards: `{ "title": "Light Infantry" }`. */
  answer(id: string, facts: unknown, asOf: Day, format?: PlayFormat): Promise<Outcome<Ruling>>;
  checkDeck(deck: Deck, asOf: Day): Promise<DeckCheck>;
  /** What differs for a deck between two days. */
  deckImpact(deck: Deck, span: Span): Promise<DeckImpact>;
  /** The deck after edits of a check, as text or as an object. */
  exportDeck(deck: Deck, edits: readonly Edit[], form: ExportForm): Promise<ExportedDeck>;
}

/** What an engine is made of. */
export interface EngineParts {
  corpus: Corpus;
  /** Without it there are no cards. */
  catalogue?: Catalogue | null | (() => Promise<Catalogue | null>);
}

/** Makes the engine of a corpus. Nothing is indexed or loaded before it is first needed. */
export function makeEngine({ corpus, catalogue = null }: EngineParts): Engine {
  const judge = makeJudge(corpus);
  const search = makeSearch(corpus, judge.questions);
  const lookUp = typeof catalogue === 'function' ? catalogue : async () => catalogue;
  return {
    corpus,
    catalogue: lookUp,
    cards: makeCardCalls(judge, lookUp),
    judge,
    search,
    ask: makeAsk(judge, search, lookUp),
    rule(id, asOf) {
      const found = readRule(corpus, id);
      return found.ok ? succeed(makeRuleRecord(corpus, found.value, asOf)) : found;
    },
    verifyCitation(rule, says, asOf) {
      const found = readRule(corpus, rule);
      return found.ok ? succeed(verifyCitation(corpus, found.value, says, asOf)) : found;
    },
    listKeywordAnswers: (keyword, asOf) => listKeywordAnswers(corpus, keyword, asOf),
    answer: (id, facts, asOf, format) => answerWithCards(judge, lookUp, id, facts, asOf, format),
    checkDeck: async (deck, asOf) => checkDeck(judge, await lookUp(), deck, asOf),
    deckImpact: async (deck, { from, to }) => deckImpact(judge, await lookUp(), deck, from, to),
    exportDeck: async (deck, edits, form) => exportDeck(await lookUp(), deck, edits, form),
  };
}
