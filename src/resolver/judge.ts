import { type Corpus, type Day, type Outcome, standingOn } from '../knowledge/index.js';
import {
  type CountsAsQuestion,
  countsOn,
  type ImpactedPair,
  judgeCountsAs,
  type KeywordEntry,
  listImpact,
  type PlayFormat,
  type ResolvedCards,
  type ResolveRequest,
  readKeyword,
  resolveCards,
} from './keywords/index.js';
import {
  type AskedQuestion,
  makeQuestions,
  type QuestionContext,
  type QuestionInfo,
} from './questions/index.js';
import { remember } from './remember.js';
import type { Ruling } from './ruling.js';
import { type Replay, type ReplayWanted, replay } from './table/index.js';

/** What answers questions from one corpus. Every call names its day; the judge has no clock. */
export interface Judge {
  corpus: Corpus;
  /** The same question gives the same frozen ruling. */
  countsAs(question: CountsAsQuestion): Outcome<Ruling>;
  resolveCards(request: ResolveRequest): Outcome<ResolvedCards>;
  keyword(name: string, asOf: Day): Outcome<KeywordEntry>;
  impact(from: Day, to: Day): ImpactedPair[];
  /** Everything that can be asked with facts, sorted by id. */
  questions(): QuestionInfo[];
  question(id: string): Outcome<QuestionInfo>;
  /** How people ask the questions. */
  ways: readonly AskedQuestion[];
  /** `facts` is checked here: what comes over a wire may be passed on as it is. `format` is Legacy if left out. */
  answer(id: string, facts: unknown, asOf: Day, format?: PlayFormat): Promise<Outcome<Ruling>>;
  /** Rules on every event of a multiplayer game; an event that cannot be read is one illegal step. */
  replay(players: unknown, events: readonly unknown[], asOf: Day, wanted?: ReplayWanted): Outcome<Replay>;
}

/** What a procedure may look at on a day. */
export function makeContext(corpus: Corpus, day: Day): QuestionContext {
  return {
    corpus,
    day,
    standing(rule) {
      const document = corpus.byId.get(rule);
      return document ? standingOn(document, day) : null;
    },
    counts: (printed, keyword) => countsOn(corpus, day, printed, keyword),
  };
}

// the lengths keep apart what any text could hold; an empty purpose is refused, and one left out is not
function keyOf({ from, to, asOf, format, card = '', purpose }: CountsAsQuestion): string {
  const rest = format || card || purpose !== undefined ? `${format} ${card.length} ${card} ${purpose}` : '';
  return `${from.length} ${from}${to.length} ${to}${asOf}${rest}`;
}

/** Makes a judge over a corpus. Closures are worked out once for each period between two changes. */
export function makeJudge(corpus: Corpus): Judge {
  const questions = makeQuestions(corpus);
  return {
    corpus,
    countsAs: remember(question => judgeCountsAs(corpus, question), keyOf),
    resolveCards: request => resolveCards(corpus, request),
    keyword: (name, asOf) => readKeyword(corpus, name, asOf),
    impact: (from, to) => listImpact(corpus, from, to),
    questions: () => questions.list(),
    question: id => questions.describe(id),
    ways: questions.ways,
    answer: (id, facts, asOf, format) => questions.answer(id, facts, makeContext(corpus, asOf), format),
    replay: (players, events, asOf, wanted) => replay(corpus, players, events, asOf, wanted),
  };
}
