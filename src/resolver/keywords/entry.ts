import * as z from 'zod';
import {
  type Corpus,
  corpusHashSchema,
  type Day,
  fail,
  type Outcome,
  parseKeyword,
  statusSchema,
  succeed,
} from '../../knowledge/index.js';
import { provedKeywordSchema } from '../ruling.js';
import { closureOn, type Edge } from './closure.js';
import { proveKeyword } from './say.js';

/** A keyword on the other end of a relation, with its rule and the status of that rule on the day. */
const relatedKeywordSchema = z.object({
  keyword: z.string(),
  rule: z.string(),
  status: statusSchema,
  when: z.string().nullable().describe('The only circumstances in which it applies; null: always.'),
});

/** Everything that the documents say of one keyword, as of a day. */
export const keywordSchema = z
  .object({
    keyword: z.string(),
    equivalents: z.array(relatedKeywordSchema),
    implies: z.array(relatedKeywordSchema),
    impliedBy: z.array(relatedKeywordSchema),
    considered: z
      .array(provedKeywordSchema)
      .describe('What a card with it is considered to have besides, each with the shortest proof.'),
    depends: z
      .array(provedKeywordSchema)
      .describe('What it has in some circumstances only; the proof says when.'),
    rules: z.array(z.string()).describe('Rules that mention it.'),
    asOf: z.string(),
    corpus: corpusHashSchema,
  })
  .meta({ id: 'Keyword' });
export type KeywordEntry = z.infer<typeof keywordSchema>;

/** One known keyword. Errors: `bad-keyword`; `unknown-keyword` with near spellings. */
export function readKeyword(corpus: Corpus, name: string, day: Day): Outcome<KeywordEntry> {
  const parsed = parseKeyword(name);
  if (!parsed.ok) return parsed;
  const { name: keyword, key, known } = corpus.keywords.resolve(parsed.value);
  if (!known) {
    return fail('unknown-keyword', `No rule mentions the keyword "${keyword}".`, {
      found: keyword,
      cure: 'Take one from the list of known keywords.',
      near: corpus.keywords.near(keyword),
    });
  }
  const closure = closureOn(corpus, day);
  const leads = (here: 'from' | 'to') => closure.edges.filter(edge => edge[here] === key);
  const related = (kind: Edge['kind'], here: 'from' | 'to', there: 'from' | 'to') =>
    leads(here)
      .filter(edge => edge.kind === kind)
      .map(({ names, rule, status, when }) => ({ keyword: names[there], rule, status, when }));
  const rules = [...leads('from'), ...leads('to')].map(({ rule }) => rule);
  const mentions = corpus.documents.filter(({ keywords }) =>
    keywords.some(name => name.toLowerCase() === key),
  );
  const prove = (wanted: 'yes' | 'depends') =>
    closure.reach(key, wanted).flatMap(to => {
      const weighed = closure.weigh([{ name: keyword, key }], to);
      return weighed.verdict === wanted ? [proveKeyword(corpus, weighed, day)] : [];
    });
  return succeed({
    keyword,
    equivalents: related('equivalent', 'from', 'to'),
    implies: related('implies', 'from', 'to'),
    impliedBy: related('implies', 'to', 'from'),
    considered: prove('yes'),
    depends: prove('depends'),
    rules: [...new Set([...rules, ...mentions.map(({ id }) => id)])],
    asOf: day,
    corpus: corpus.hash,
  });
}
