import { makeAsk } from '../../ask/index.js';
import type { Engine } from '../../engine.js';
import { makeCorpus } from '../../knowledge/index.js';
import { type Judge, judgeCountsAs } from '../../resolver/index.js';
import { makeSearch, type Search, type Suggestion } from '../../search/index.js';
import type { Pack, Quotation } from '../store/pack.js';

/** What answers on this page: the engine over the documents of the pack, its judge loaded late. */
export interface Core extends Pick<Engine, 'corpus' | 'search' | 'ask'> {
  /** The words of the pages themselves, by rule. */
  official: Readonly<Record<string, Quotation[]>>;
  /** The whole judge, with all questions: loaded when it is first needed. */
  judge(): Promise<Judge>;
  /** Completions of what is being typed, questions among them. */
  suggest(typed: string, limit: number): Promise<Suggestion[]>;
}

/** Puts the rooms together; null where the pack's documents do not fit together, which the service never sends. */
export function makeCore({ documents, pages, hash, official = {} }: Pack): Core | null {
  const { corpus } = makeCorpus(documents, pages, hash);
  if (!corpus) return null;
  let judge: Promise<Judge> | null = null;
  const load = () => {
    judge ??= import('./judge.js').then(
      ({ makeJudge }) => makeJudge(corpus),
      (error: unknown) => {
        // a network that failed once may be back
        judge = null;
        throw error;
      },
    );
    return judge;
  };
  const search = makeSearch(corpus);
  const ask = makeAsk(
    {
      corpus,
      countsAs: question => judgeCountsAs(corpus, question),
      // without the judge a sentence is searched for, as any other that is not understood
      cues: () =>
        load().then(
          ({ cues }) => cues,
          () => [],
        ),
      answer: async (id, facts, asOf) => (await load()).answer(id, facts, asOf),
    },
    search,
  );
  let complete: Promise<Search> | null = null;
  const suggest = async (typed: string, limit: number) => {
    complete ??= load().then(judge => makeSearch(corpus, judge.questions));
    return (await complete.catch(() => search)).suggest(typed, limit);
  };
  return { corpus, search, official, ask, judge: load, suggest };
}
