/** The one thing that a face is given: judge, search, ask, decks and records of rules over one corpus. */
import { makeAsk } from './ask/index.js';
import {
  type CardFilter,
  type CardList,
  type CardName,
  type CardQuestion,
  type CardRuling,
  type Catalogue,
  cardCountsAs,
  checkDeck,
  type Deck,
  type DeckCheck,
  type DeckImpact,
  type DescribedCards,
  deckImpact,
  describeCards,
  findTitles,
  listCards,
  requireCatalogue,
  type TitleHit,
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
import { type Judge, type KeywordAnswer, listKeywordAnswers, makeJudge } from './resolver/index.js';
import { makeSearch, type Search } from './search/index.js';

export { SENTENCE_LIMIT } from './ask/index.js';
export {
  type Card,
  type Catalogue,
  type CheckedCard,
  type Deck,
  type DeckCheck,
  type DeckImpact,
  type DeckProblem,
  deckSchema,
  findHeading,
  formatCard,
  type ImpactedCard,
  type KeywordState,
  type NotCovered,
  parseDeck,
  readDeck,
  resolveAll,
  type Severity,
  type UnknownCard,
} from './decks/index.js';
export {
  type Citation,
  formatStory,
  formatUrl,
  type Judge,
  PLAY_FORMATS,
  type PlayFormat,
  type QuestionInfo,
  type ResolvedCard,
  type Ruling,
  replayRequestSchema,
  STEP_LIMIT,
} from './resolver/index.js';
export type { Hit } from './search/index.js';

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
  checkDeck(deck: Deck, asOf: Day): Promise<DeckCheck>;
  /** What differs for a deck between two days. */
  deckImpact(deck: Deck, span: Span): Promise<DeckImpact>;
}

/** What is asked about cards; each call loads the card data where it is not loaded yet. Error of all: `no-catalogue`. */
export interface CardCalls {
  /** Whether a card counts as having a keyword, its printed keywords first. */
  countsAs(question: CardQuestion): Promise<Outcome<CardRuling>>;
  /** Cards by title and facts, and by what they count as on a day. */
  list(filter: CardFilter, page: Parameters<typeof listCards>[3]): Promise<Outcome<CardList>>;
  /** All cards of a title, or the card at an address, as of a day. */
  describe(name: CardName, asOf: Day): Promise<Outcome<DescribedCards>>;
  /** Titles by what was typed, the exact one first. */
  find(words: string): Promise<Outcome<TitleHit[]>>;
}

/** What an engine is made of. */
export interface EngineParts {
  corpus: Corpus;
  /** Without it there are no cards. */
  catalogue?: Catalogue | null | (() => Promise<Catalogue | null>);
}

function makeCardCalls(judge: Judge, lookUp: Engine['catalogue']): CardCalls {
  const withCards = async <T>(call: (catalogue: Catalogue) => Outcome<T> | Promise<Outcome<T>>) => {
    const catalogue = requireCatalogue(await lookUp());
    return catalogue.ok ? call(catalogue.value) : catalogue;
  };
  return {
    countsAs: question => withCards(catalogue => cardCountsAs(judge, catalogue, question)),
    list: (filter, page) => withCards(catalogue => listCards(judge, catalogue, filter, page)),
    describe: (name, asOf) => withCards(catalogue => describeCards(judge, catalogue, name, asOf)),
    find: words => withCards(catalogue => succeed(findTitles(catalogue, words))),
  };
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
    ask: makeAsk(judge, search),
    rule(id, asOf) {
      const found = readRule(corpus, id);
      return found.ok ? succeed(makeRuleRecord(corpus, found.value, asOf)) : found;
    },
    verifyCitation(rule, says, asOf) {
      const found = readRule(corpus, rule);
      return found.ok ? succeed(verifyCitation(corpus, found.value, says, asOf)) : found;
    },
    listKeywordAnswers: (keyword, asOf) => listKeywordAnswers(corpus, keyword, asOf),
    checkDeck: async (deck, asOf) => checkDeck(judge, await lookUp(), deck, asOf),
    deckImpact: async (deck, { from, to }) => deckImpact(judge, await lookUp(), deck, from, to),
  };
}
