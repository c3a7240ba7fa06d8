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
import { closureOn, type Edge, type Through } from './closure.js';
import { sayPathSteps } from './say.js';

/** A keyword on the other end of a relation, with its rule and the status of that rule on the day. */
const relatedKeywordSchema = z.object({
  keyword: z.string(),
  rule: z.string(),
  status: statusSchema,
  when: z.string().nullable().describe('The only circumstances in which it applies; null: always.'),
});
type RelatedKeyword = z.infer<typeof relatedKeywordSchema>;

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

function related(edges: readonly Edge[], end: 'from' | 'to'): RelatedKeyword[] {
  return edges.map(({ names, rule, status, when }) => ({ keyword: names[end], rule, status, when }));
}

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
  const outgoing = closure.edges.filter(({ from }) => from === key);
  const incoming = closure.edges.filter(({ to }) => to === key);
  const speaking = corpus.documents.filter(({ keywords }) =>
    keywords.some(name => name.toLowerCase() === key),
  );
  const prove = (through: Through, but: readonly string[]) =>
    closure
      .reach(key, through)
      .filter(to => !but.includes(to))
      .map(to => {
        // what is reached has a path
        const path = closure.path([{ name: keyword, key }], to, through) as readonly Edge[];
        return { keyword: (path[path.length - 1] as Edge).names.to, steps: sayPathSteps(corpus, path, day) };
      });
  return succeed({
    keyword,
    equivalents: related(
      outgoing.filter(({ kind }) => kind === 'equivalent'),
      'to',
    ),
    implies: related(
      outgoing.filter(({ kind }) => kind === 'implies'),
      'to',
    ),
    impliedBy: related(
      incoming.filter(({ kind }) => kind === 'implies'),
      'from',
    ),
    considered: prove('in-force', []),
    depends: prove('conditional', closure.reach(key, 'possible')),
    rules: [
      ...new Set([...outgoing, ...incoming].map(({ rule }) => rule).concat(speaking.map(({ id }) => id))),
    ],
    asOf: day,
    corpus: corpus.hash,
  });
}
