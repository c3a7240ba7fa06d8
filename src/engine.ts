import { makeAsk } from './ask/index.js';
import type { Catalogue } from './decks/index.js';
import {
  type Corpus,
  type Day,
  type RuleDocument,
  type Verification,
  verifyCitation,
} from './knowledge/index.js';
import { type Judge, type KeywordAnswer, listKeywordAnswers, makeJudge } from './resolver/index.js';
import { makeSearch, type Search } from './search/index.js';

/** Everything that answers from one corpus: all that the API, command line, Discord bot and MCP tools are given. */
export interface Engine {
  corpus: Corpus;
  /** Card data; null where none is loaded. */
  catalogue: Catalogue | null;
  judge: Judge;
  search: Search;
  ask: ReturnType<typeof makeAsk>;
  /** Whether a rule, on a day, says the quoted words. */
  verifyCitation(document: RuleDocument, says: string, day: Day): Verification;
  /** What a card with a keyword counts as on a day, and since or until when. */
  listKeywordAnswers(keyword: string, day: Day): KeywordAnswer[];
}

/** Makes the engine of a corpus. Nothing is indexed before it is first needed. */
export function makeEngine({
  corpus,
  catalogue = null,
}: {
  corpus: Corpus;
  catalogue?: Catalogue | null;
}): Engine {
  const judge = makeJudge(corpus);
  const search = makeSearch(corpus, judge.questions);
  return {
    corpus,
    catalogue,
    judge,
    search,
    ask: makeAsk(judge, search),
    verifyCitation: (document, says, day) => verifyCitation(corpus, document, says, day),
    listKeywordAnswers: (keyword, day) => listKeywordAnswers(corpus, keyword, day),
  };
}
