import * as z from 'zod';
import {
  type Corpus,
  corpusHashSchema,
  type Day,
  fail,
  findKeyword,
  type KeywordName,
  keyOfKeyword,
  type Outcome,
  parseKeyword,
  succeed,
} from '../../knowledge/index.js';
import { plainText } from '../../language/index.js';
import { provedKeywordSchema } from '../ruling.js';
import { closureOn, makeClosure } from './closure.js';
import type { PlayFormat } from './counts-as.js';
import { applyExceptions, readContext } from './exceptions.js';
import { listConsidered } from './say.js';

/** The most cards that one call resolves. */
export const CARD_LIMIT = 5000;
/** The most keywords of one card, and the most that one call asks about. */
export const KEYWORDS_LIMIT = 100;

export interface CardKeywords {
  title?: string | undefined;
  /** Card type; a Sensei's keywords are read as its list of factions unless `factions` is given apart. */
  type?: string | undefined;
  keywords: readonly string[];
  factions?: readonly string[] | undefined;
}

export interface ResolveRequest {
  cards: readonly CardKeywords[];
  ask?: readonly string[] | undefined;
  context?: { card: string; purpose?: string | undefined } | undefined;
  asOf: Day;
  format?: PlayFormat | undefined;
}

const cardVerdict = z.enum(['yes', 'no', 'unknown', 'depends']);
export type CardVerdict = z.infer<typeof cardVerdict>;

/** A card with everything that it is considered to have. */
const resolvedCardSchema = z
  .object({
    title: z.string().nullable(),
    printed: z.array(z.string()),
    considered: z.array(provedKeywordSchema).describe('No steps where the keyword is printed.'),
    unknown: z
      .array(provedKeywordSchema)
      .describe('The card has it only if a relation applied whose words are lost.'),
    depends: z
      .array(provedKeywordSchema)
      .describe('The card of the context decides by its own text, or it counts in some circumstances only.'),
    factions: z.array(z.string()).describe('A Sensei’s list of factions, which is not a keyword.'),
    answers: z.record(z.string(), cardVerdict).describe('By keyword, spelled as in the request.'),
  })
  .meta({ id: 'ResolvedCard' });
export type ResolvedCard = z.infer<typeof resolvedCardSchema>;

export const resolvedCardsSchema = z.object({
  cards: z.array(resolvedCardSchema),
  asOf: z.string(),
  corpus: corpusHashSchema,
});
export type ResolvedCards = z.infer<typeof resolvedCardsSchema>;

/** A keyword asked about; `own` is its key as written: what is printed counts as itself. */
interface Asked {
  text: string;
  own: string;
  key: string;
}

function readKeywords(names: readonly string[], corpus: Corpus, field: string): Outcome<KeywordName[]> {
  if (names.length > KEYWORDS_LIMIT) {
    const cure = `Send at most ${KEYWORDS_LIMIT}.`;
    return fail('too-large', `${names.length} keywords are more than a card has.`, { field, cure });
  }
  const read: KeywordName[] = [];
  for (const [index, name] of names.entries()) {
    const parsed = parseKeyword(name);
    if (!parsed.ok) return { ok: false, problem: { ...parsed.problem, field: `${field}.${index}` } };
    // a printed keyword is taken as written: plurals are for questions, not for cards
    read.push(corpus.keywords.exact(parsed.value.key) ?? parsed.value);
  }
  return succeed(read);
}

// a keyword of one of the cards may be too new to be known
function readAsked({ ask = [], cards }: ResolveRequest, corpus: Corpus): Outcome<Asked[]> {
  const read = readKeywords(ask, corpus, 'ask');
  if (!read.ok) return read;
  const asked: Asked[] = [];
  for (const [index, text] of ask.entries()) {
    const { key: own } = read.value[index] as KeywordName;
    const found = findKeyword(corpus.keywords, text, `ask.${index}`, key =>
      cards.some(({ keywords }) => keywords.some(keyword => keyOfKeyword(keyword) === key)),
    );
    if (!found.ok) return found;
    asked.push({ text, own, key: found.value.key });
  }
  return succeed(asked);
}

function resolveCard(
  card: CardKeywords,
  keywords: readonly KeywordName[],
  asked: readonly Asked[],
  list: (printed: readonly KeywordName[]) => ReturnType<typeof listConsidered>,
): ResolvedCard {
  const isSensei = card.type !== undefined && plainText(card.type).toLowerCase() === 'sensei';
  const listsFactions = isSensei && card.factions === undefined;
  const printed = listsFactions ? [] : keywords;
  const considered = list(printed);
  const proved = (wanted: CardVerdict) =>
    considered.flatMap(({ keyword, verdict, steps }) => (verdict === wanted ? [{ keyword, steps }] : []));
  const verdicts = new Map<string, CardVerdict>([
    ...printed.map(({ key }) => [key, 'yes'] as const),
    ...considered.map(({ key, verdict }) => [key, verdict] as const),
  ]);
  return {
    title: card.title === undefined ? null : plainText(card.title),
    printed: printed.map(({ name }) => name),
    considered: [...printed.map(({ name }) => ({ keyword: name, steps: [] })), ...proved('yes')],
    unknown: proved('unknown'),
    depends: proved('depends'),
    factions: listsFactions ? keywords.map(({ name }) => name) : (card.factions ?? []).map(plainText),
    answers: Object.fromEntries(
      asked.map(({ text, own, key }) => [text, verdicts.get(own) ?? verdicts.get(key) ?? 'no']),
    ),
  };
}

/**
 * Every keyword that each card is considered to have on a day, with proofs, and verdicts on the keywords asked about.
 * Errors: `too-large` (over {@link CARD_LIMIT} cards), `bad-keyword`, `unknown-keyword` (asked about), `bad-value`; none of the cards is dropped.
 */
export function resolveCards(corpus: Corpus, request: ResolveRequest): Outcome<ResolvedCards> {
  const { cards, asOf } = request;
  if (cards.length > CARD_LIMIT) {
    const cure = `Send at most ${CARD_LIMIT} cards in one request.`;
    return fail('too-large', `${cards.length} cards are too many for one request.`, { field: 'cards', cure });
  }
  const context = readContext(corpus, asOf, request.context ?? {});
  if (!context.ok)
    return { ok: false, problem: { ...context.problem, field: `context.${context.problem.field}` } };
  const asked = readAsked(request, corpus);
  if (!asked.ok) return asked;
  const relations = request.format === 'samurai' ? makeClosure([]) : closureOn(corpus, asOf);
  const closure = applyExceptions(relations, context.value.exceptions);
  const resolved: ResolvedCard[] = [];
  for (const [index, card] of cards.entries()) {
    const keywords = readKeywords(card.keywords, corpus, `cards.${index}.keywords`);
    if (!keywords.ok) return keywords;
    const once = [...new Map(keywords.value.map(keyword => [keyword.key, keyword])).values()];
    resolved.push(
      resolveCard(card, once, asked.value, printed => listConsidered(corpus, asOf, closure, printed)),
    );
  }
  return succeed({ cards: resolved, asOf, corpus: corpus.hash });
}
