import * as z from 'zod';
import type { Corpus, Day } from '../../knowledge/index.js';
import { closureOn, type Edge } from './closure.js';

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

interface Answer {
  verdict: z.output<typeof pairVerdict>;
  path: readonly Edge[];
}
const NO: Answer = { verdict: 'no', path: [] };

/** Every counts-as answer between known keywords that differs between two days, by keyword. */
export function listImpact(corpus: Corpus, from: Day, to: Day): ImpactedPair[] {
  const closures = [closureOn(corpus, from), closureOn(corpus, to)] as const;
  const keywords = corpus.keywords.names.map(name => ({ name, key: name.toLowerCase() }));
  return keywords.flatMap(start => {
    const [was, is] = closures.map(closure => closure.weigh([start]));
    return keywords.flatMap((end): ImpactedPair[] => {
      const [before, after] = [was, is].map(day => {
        const { verdict, path } = day?.get(end.key) ?? NO;
        // what depends on circumstances is no answer
        return verdict === 'yes' || verdict === 'unknown' ? { verdict, path } : NO;
      }) as [Answer, Answer];
      if (before.verdict === after.verdict) return [];
      const rules = [...before.path, ...after.path].map(({ rule }) => rule);
      const verdicts = { before: before.verdict, after: after.verdict };
      return [{ from: start.name, to: end.name, ...verdicts, rules: [...new Set(rules)] }];
    });
  });
}
