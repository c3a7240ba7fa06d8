import { type Corpus, type Day, standingOn } from '../knowledge/index.js';
import {
  type CountsAsQuestion,
  judgeCountsAs,
  listImpact,
  makeCounts,
  type PlayFormat,
  type ResolveRequest,
  readKeyword,
  resolveCards,
} from './keywords/index.js';
import { makeQuestions, type QuestionContext } from './questions/index.js';
import { remember } from './remember.js';
import { type ReplayWanted, replay } from './table/index.js';

/** What a procedure may look at on a day. */
export function makeContext(corpus: Corpus, day: Day): QuestionContext {
  return {
    corpus,
    day,
    standing(rule) {
      const document = corpus.byId.get(rule);
      return document ? standingOn(document, day) : null;
    },
    counts: makeCounts(corpus, day),
  };
}

// the lengths keep apart what any text could hold; an empty purpose is refused, and one left out is not
function keyOf({ from, to, asOf, format, card = '', purpose }: CountsAsQuestion): string {
  const rest = format || card || purpose !== undefined ? `${format} ${card.length} ${card} ${purpose}` : '';
  return `${from.length} ${from}${to.length} ${to}${asOf}${rest}`;
}

/**
 * What answers questions from one corpus. Every call names its day; the judge has no clock. Closures are worked out once
 * for each period between two changes.
 */
export function makeJudge(corpus: Corpus) {
  const questions = makeQuestions(corpus);
  return {
    corpus,
    /** The same question gives the same frozen ruling. */
    countsAs: remember((question: CountsAsQuestion) => judgeCountsAs(corpus, question), keyOf),
    resolveCards: (request: ResolveRequest) => resolveCards(corpus, request),
    keyword: (name: string, asOf: Day) => readKeyword(corpus, name, asOf),
    impact: (from: Day, to: Day) => listImpact(corpus, from, to),
    /** Everything that can be asked with facts, sorted by id. The JSON Schema of each is shared, and frozen. */
    questions: questions.list,
    question: questions.describe,
    /** How people ask the questions. */
    ways: questions.ways,
    /** `facts` is checked here: what comes over a wire may be passed on as it is. `format` is Legacy if left out. */
    answer: (id: string, facts: unknown, asOf: Day, format?: PlayFormat) =>
      questions.answer(id, facts, makeContext(corpus, asOf), format),
    /** Rules on every event of a multiplayer game; an event that cannot be read is one illegal step. */
    replay: (players: unknown, events: readonly unknown[], asOf: Day, wanted?: ReplayWanted) =>
      replay(corpus, players, events, asOf, wanted),
  };
}
export type Judge = ReturnType<typeof makeJudge>;
