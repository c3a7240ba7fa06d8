import * as z from 'zod';
import type { Corpus, Day, KeywordName } from '../../knowledge/index.js';
import { type Closure, closureOn } from './closure.js';

const pairVerdict = z.enum(['yes', 'no', 'unknown']);

/** A counts-as answer that differs between two days. */
export const impactSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    before: pairVerdict,
    after: pairVerdict,
    rules: z.array(z.string()).describe('Rules on the paths of either day.'),
  })
  .meta({ id: 'ImpactedPair' });
export type ImpactedPair = z.infer<typeof impactSchema>;

function verdictOf(closure: Closure, from: KeywordName, to: string) {
  const { verdict, path } = closure.weigh([from], to);
  if (verdict === 'no' || verdict === 'depends') return { verdict: 'no' as const, rules: [] };
  return { verdict, rules: path.map(({ rule }) => rule) };
}

/** Every counts-as answer between known keywords that differs between two days, by keyword. */
export function listImpact(corpus: Corpus, from: Day, to: Day): ImpactedPair[] {
  const closures = [closureOn(corpus, from), closureOn(corpus, to)] as const;
  const [was, is] = closures;
  if (was === is) return [];
  const keywords = corpus.keywords.names.map((name, place) => ({ name, key: name.toLowerCase(), place }));
  const byKey = new Map(keywords.map(keyword => [keyword.key, keyword]));
  return keywords.flatMap(start => {
    // what neither day reaches is "no" on both: looking at every pair would be the square of the keywords
    const reached = new Set(closures.flatMap(closure => closure.reach(start.key, 'unknown')));
    // every end of a relation is a known keyword
    const ends = [...reached].map(key => byKey.get(key) as (typeof keywords)[number]);
    ends.sort((a, b) => a.place - b.place);
    return ends.flatMap((end): ImpactedPair[] => {
      const before = verdictOf(was, start, end.key);
      const after = verdictOf(is, start, end.key);
      if (before.verdict === after.verdict) return [];
      const rules = [...new Set([...before.rules, ...after.rules])];
      return [{ from: start.name, to: end.name, before: before.verdict, after: after.verdict, rules }];
    });
  });
}
