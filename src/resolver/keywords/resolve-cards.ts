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
import { type Closure, closureOn, type Edge, makeClosure } from './closure.js';
import type { PlayFormat } from './counts-as.js';
import { applyExceptions, readContext } from './exceptions.js';
import { proveKeyword } from './say.js';

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

interface Setting {
  corpus: Corpus;
  day: Day;
  /** Without relations in normal play, where only printed keywords count. */
  left: Closure;
  /** What of it holds whatever the text of the card of the context says. */
  sure: Closure;
  /** `own` is the key as written: what is printed counts as itself. */
  asked: { text: string; own: string; key: string }[];
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
function readAsked({ ask = [], cards }: ResolveRequest, corpus: Corpus): Outcome<Setting['asked']> {
  const read = readKeywords(ask, corpus, 'ask');
  if (!read.ok) return read;
  const asked: Setting['asked'] = [];
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

function gain(
  { corpus, day, left, sure }: Setting,
  printed: readonly KeywordName[],
  resolved: ResolvedCard,
): Map<string, CardVerdict> {
  const verdicts = new Map<string, CardVerdict>(printed.map(({ key }) => [key, 'yes']));
  const reached = new Set(printed.flatMap(({ key }) => left.reach(key, 'depends')));
  const lists = { depends: resolved.depends, yes: resolved.considered, unknown: resolved.unknown };
  for (const key of reached) {
    if (verdicts.has(key)) continue;
    const settled = sure.weigh(printed, key);
    const verdict = settled.verdict === 'no' ? 'depends' : settled.verdict;
    // every key of `reached` has such a path
    const path =
      verdict === 'depends' ? (left.path(printed, key, 'depends') as readonly Edge[]) : settled.path;
    verdicts.set(key, verdict);
    lists[verdict].push(proveKeyword(corpus, { verdict, path }, day));
  }
  return verdicts;
}

function resolveCard(setting: Setting, card: CardKeywords, keywords: readonly KeywordName[]): ResolvedCard {
  const isSensei = card.type !== undefined && plainText(card.type).toLowerCase() === 'sensei';
  const listsFactions = isSensei && card.factions === undefined;
  const printed = listsFactions ? [] : keywords;
  const resolved: ResolvedCard = {
    title: card.title === undefined ? null : plainText(card.title),
    printed: printed.map(({ name }) => name),
    considered: printed.map(({ name }) => ({ keyword: name, steps: [] })),
    unknown: [],
    depends: [],
    factions: listsFactions ? keywords.map(({ name }) => name) : (card.factions ?? []).map(plainText),
    answers: {},
  };
  const verdicts = gain(setting, printed, resolved);
  resolved.answers = Object.fromEntries(
    setting.asked.map(({ text, own, key }) => [text, verdicts.get(own) ?? verdicts.get(key) ?? 'no']),
  );
  return resolved;
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
  const closure = request.format === 'samurai' ? makeClosure([]) : closureOn(corpus, asOf);
  const setting: Setting = {
    corpus,
    day: asOf,
    ...applyExceptions(closure, context.value.exceptions),
    asked: asked.value,
  };
  const resolved: ResolvedCard[] = [];
  for (const [index, card] of cards.entries()) {
    const keywords = readKeywords(card.keywords, corpus, `cards.${index}.keywords`);
    if (!keywords.ok) return keywords;
    const once = [...new Map(keywords.value.map(keyword => [keyword.key, keyword])).values()];
    resolved.push(resolveCard(setting, card, once));
  }
  return succeed({ cards: resolved, asOf, corpus: corpus.hash });
}
