/**
 * The library: the same rulings as over HTTP.
 *
 *     const judge = await openJudge();
 *     judge.countsAs({ from: 'Ratling', to: 'Creature', asOf: '2008-06-03' }).value.answer
 */
import {
  type CardFilter,
  type CardName,
  type CardQuestion,
  type DeckCheck,
  type DeckImpact,
  type DeckInput,
  type Edit,
  type ExportedDeck,
  type ExportForm,
  readAnyDeck,
} from './decks/index.js';
import { makeEngine } from './engine.js';
import {
  type Day,
  formatProblem,
  listProblems,
  type Outcome,
  type Problem,
  parseDay,
  readFormat,
  readSpan,
  succeed,
  todayInUtc,
} from './knowledge/index.js';
import { loadCorpus, openCards } from './loader/index.js';
import type { Judge, PlayFormat } from './resolver/index.js';

export type { Asked, Interpretation } from './ask/index.js';
export type {
  CardFilter,
  CardList,
  CardRuling,
  Catalogue,
  DeckCheck,
  DeckImpact,
  DeckInput,
  DeckProblem,
  DescribedCards,
  Edit,
  ExportedDeck,
  ExportForm,
  UnknownCard,
} from './decks/index.js';
export type { Corpus, Day, Outcome, Problem, RuleRecord, Verdict, Verification } from './knowledge/index.js';
export type { Citation, Judge, KeywordAnswer, Need, Ruling, Step } from './resolver/index.js';
export type { Hit } from './search/index.js';

/** A request that may leave its day out: today, then. */
type Undated<T extends { asOf: Day }> = Omit<T, 'asOf'> & { asOf?: Day | undefined };
type Request<Call extends 'countsAs' | 'resolveCards'> = Undated<Parameters<Judge[Call]>[0]>;

export interface SearchRequest {
  format?: string | undefined;
  limit?: number | undefined;
  asOf?: Day | undefined;
}

export interface CardPage {
  limit?: number;
  offset?: number;
  asOf?: Day | undefined;
}

export type CheckedDeck = { check: DeckCheck; problems: [] } | { check: null; problems: Problem[] };
export type ComparedDeck = { impact: DeckImpact; problems: [] } | { impact: null; problems: Problem[] };
export type WrittenDeck = { exported: ExportedDeck; problems: [] } | { exported: null; problems: Problem[] };

export interface OpenOptions {
  /** Folder of the rule documents; those of the package without it. */
  rules?: string;
  /** Other card data than that of the package: a file, or a folder of them; `none` for none. */
  cards?: string;
  /** What day it is; in UTC without it. */
  today?: () => Day;
}

type Failure = Extract<Outcome<never>, { ok: false }>;

/** A judge over the documents on disk. Without `asOf` it rules for today. Expected failure is a value with a code. */
export type OpenJudge = Awaited<ReturnType<typeof openJudge>>;

/**
 * Loads the rule documents, and card data where it is named, and makes a judge. Rejects with one error that lists every
 * problem of a bad corpus, or of card data without a single card.
 */
export async function openJudge(options: OpenOptions = {}) {
  const { rules, cards, today = todayInUtc } = options;
  const { corpus, problems } = await loadCorpus(rules);
  if (!corpus) {
    throw new Error(['The rule documents cannot be used.', ...problems.map(formatProblem)].join('\n'));
  }
  const source = openCards(cards);
  const cardProblems = await source.problems();
  const catalogue = cards === undefined ? null : (await source.load()).catalogue;
  const lookUp = async () => (await source.load()).catalogue;
  if (cards !== undefined && cards !== 'none' && !catalogue) {
    throw new Error(['The card data cannot be used.', ...cardProblems.map(formatProblem)].join('\n'));
  }
  const engine = makeEngine({ corpus, catalogue: lookUp });
  const { judge, search, ask } = engine;
  const onDay = <A>(asOf: Day | undefined, rule: (day: Day) => A): A | Failure => {
    const day = parseDay(asOf ?? today(), 'asOf');
    return day.ok ? rule(day.value) : day;
  };
  return {
    corpus,
    /** Whether a card with one keyword counts as having another. */
    countsAs: (request: Request<'countsAs'>) =>
      onDay(request.asOf, asOf => judge.countsAs({ ...request, asOf })),
    /** What each card is considered to have. */
    resolveCards: (request: Request<'resolveCards'>) =>
      onDay(request.asOf, asOf => judge.resolveCards({ ...request, asOf })),
    /** What a keyword equals, implies, and is implied by. */
    keyword: (name: string, asOf?: Day) => onDay(asOf, day => judge.keyword(name, day)),
    /** What a card with the keyword counts as, and since or until when. */
    listKeywordAnswers: (keyword: string, asOf?: Day) =>
      onDay(asOf, day => succeed(engine.listKeywordAnswers(keyword, day))),
    /** A rule as it stood on a day. */
    rule: (id: string, asOf?: Day) => onDay(asOf, day => engine.rule(id, day)),
    /** Whether a rule, on a day, says the quoted words: yes only for whole sentences, word for word. */
    verifyCitation: (rule: string, says: string, asOf?: Day) =>
      onDay(asOf, day => engine.verifyCitation(rule, says, day)),
    /** What can be asked with facts. */
    questions: judge.questions,
    question: judge.question,
    /** Rules on a question; facts that are left out and still matter come back as `needs`. */
    answer: async (id: string, facts: unknown, asOf?: Day, format?: PlayFormat) =>
      onDay(asOf, day => engine.answer(id, facts, day, format)),
    /** Rules on every event of a multiplayer game, and tells whose opportunity is next. */
    replay: (
      players: unknown,
      events: readonly unknown[],
      asOf?: Day,
      wanted?: Parameters<Judge['replay']>[3],
    ) => onDay(asOf, day => judge.replay(players, events, day, wanted)),
    /** A question in plain words; a day in it is the day of the answer. `ruling` is null where it was not understood. */
    ask: async (question: string, asOf?: Day) => {
      const day = onDay(asOf, succeed);
      return day.ok ? succeed(await ask(question, { asOf: day.value, today: today() })) : day;
    },
    /** Rules by words, best first, 10 where no limit is given. */
    search: (words: string, { asOf, ...options }: SearchRequest = {}) =>
      onDay(asOf, day => {
        const format = readFormat(corpus, options.format);
        return format.ok ? succeed(search.search(words, { ...options, asOf: day })) : format;
      }),
    /** Checks a deck, pasted or structured; `problems` are those that keep it from being read. */
    async checkDeck(input: DeckInput, asOf?: Day): Promise<CheckedDeck> {
      const { deck, problems } = await readAnyDeck(input);
      const day = parseDay(asOf ?? today(), 'asOf');
      if (!deck || !day.ok) return { check: null, problems: [...problems, ...(day.ok ? [] : [day.problem])] };
      return { check: await engine.checkDeck(deck, day.value), problems: [] };
    },
    /** What differs for a deck between two days, and what could not be compared; without `to` until today. */
    async deckImpact(input: DeckInput, given: { from: Day; to?: Day | undefined }): Promise<ComparedDeck> {
      const { deck, problems } = await readAnyDeck(input);
      const span = readSpan(given, today());
      const bad = span.ok ? [] : listProblems(span.problem);
      if (!deck || !span.ok) return { impact: null, problems: [...problems, ...bad] };
      return { impact: await engine.deckImpact(deck, span.value), problems: [] };
    },
    /** The deck after edits of a check, as `text` in our form, with the headings of the Oracle, or as an object. */
    async exportDeck(input: DeckInput, form: ExportForm, edits: readonly Edit[] = []): Promise<WrittenDeck> {
      const { deck, problems } = await readAnyDeck(input);
      if (!deck) return { exported: null, problems };
      return { exported: await engine.exportDeck(deck, edits, form), problems: [] };
    },
    /** Whether a card counts as having a keyword, its printed keywords first. */
    cardCountsAs: async (question: Undated<CardQuestion>) =>
      onDay(question.asOf, asOf => engine.cards.countsAs({ ...question, asOf })),
    /** All cards of a title, or the card at an address. */
    describeCards: async (name: CardName, asOf?: Day) => onDay(asOf, day => engine.cards.describe(name, day)),
    /** Cards by title and facts, and by what they count as; the first 20 titles where no limit is given. */
    findCards: async (filter: CardFilter, { limit = 20, offset = 0, asOf }: CardPage = {}) =>
      onDay(asOf, day => engine.cards.list(filter, { asOf: day, limit, offset })),
    /** The card data of the option `cards`; null without it, for that of the package is loaded when it is first needed. */
    catalogue,
    /** The card data, that of the package too; null with `cards: 'none'`. */
    cards: lookUp,
    /** What of the card data could not be read. */
    cardProblems,
  };
}
