import * as z from 'zod';
import {
  type Corpus,
  corpusHashSchema,
  type Day,
  dayBefore,
  fail,
  type Outcome,
  parseKeyword,
  statusSchema,
  succeed,
  type Verdict,
} from '../../knowledge/index.js';
import { provedKeywordSchema } from '../ruling.js';
import { type Closure, closureOn, type Edge } from './closure.js';
import { listConsidered } from './say.js';

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
  const considered = listConsidered(corpus, day, closure, [{ name: keyword, key }]);
  const proved = (wanted: Verdict) =>
    considered.flatMap(({ keyword, verdict, steps }) => (verdict === wanted ? [{ keyword, steps }] : []));
  return succeed({
    keyword,
    equivalents: related('equivalent', 'from', 'to'),
    implies: related('implies', 'from', 'to'),
    impliedBy: related('implies', 'to', 'from'),
    considered: proved('yes'),
    depends: proved('depends'),
    rules: [...new Set([...rules, ...mentions.map(({ id }) => id)])],
    asOf: day,
    corpus: corpus.hash,
  });
}

/** What a card with a keyword counts as on the day, and since or until when. */
export interface KeywordAnswer {
  to: string;
  verdict: Verdict;
  /** The nearest other verdict, and the first or last day on which it holds. */
  turn: { verdict: Verdict; day: Day; when: 'from' | 'until' } | null;
}

type Leads = ReturnType<Closure['weigh']>;
const ORDER: readonly Verdict[] = ['yes', 'depends', 'unknown', 'no'];

/** Every keyword that this one leads to on any day, with its verdict on `day`: those that hold first. */
export function listKeywordAnswers(corpus: Corpus, keyword: string, day: Day): KeywordAnswer[] {
  const parsed = parseKeyword(keyword);
  if (!parsed.ok) return [];
  const from = [corpus.keywords.resolve(parsed.value)];
  const earlier = corpus.changeDays.filter(change => change <= day).reverse();
  const later = corpus.changeDays.filter(change => change > day);
  // nearest first, the past before the future
  const turns = [
    ...earlier.map(change => ({ day: dayBefore(change), when: 'until' as const })),
    ...later.map(day => ({ day, when: 'from' as const })),
  ];
  const days = [day, ...turns.map(turn => turn.day).sort()];
  const weighed = new Map(days.map(asOf => [asOf, closureOn(corpus, asOf).weigh(from)]));
  const verdictOn = (asOf: Day, key: string): Verdict =>
    (weighed.get(asOf) as Leads).get(key)?.verdict ?? 'no';
  const targets = [...weighed.values()].flatMap(leads =>
    [...leads].flatMap(([key, { verdict, path }]) =>
      verdict === 'yes' || verdict === 'depends' ? [[key, path.at(-1)?.names.to as string] as const] : [],
    ),
  );
  return [...new Map(targets)]
    .map(([key, to]): KeywordAnswer => {
      const verdict = verdictOn(day, key);
      const turn = turns.find(({ day }) => verdictOn(day, key) !== verdict);
      return { to, verdict, turn: turn ? { verdict: verdictOn(turn.day, key), ...turn } : null };
    })
    .sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
}
