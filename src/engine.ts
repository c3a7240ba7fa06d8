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
  /** The card data, loaded when it is first asked for; null where there is none. */
  catalogue(): Promise<Catalogue | null>;
  judge: Judge;
  search: Search;
  ask: ReturnType<typeof makeAsk>;
  /** Whether a rule, on a day, says the quoted words. */
  verifyCitation(document: RuleDocument, says: string, day: Day): Verification;
  /** What a card with a keyword counts as on a day, and since or until when. */
  listKeywordAnswers(keyword: string, day: Day): KeywordAnswer[];
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
  return {
    corpus,
    catalogue: typeof catalogue === 'function' ? catalogue : async () => catalogue,
    judge,
    search,
    ask: makeAsk(judge, search),
    verifyCitation: (document, says, day) => verifyCitation(corpus, document, says, day),
    listKeywordAnswers: (keyword, day) => listKeywordAnswers(corpus, keyword, day),
  };
}
