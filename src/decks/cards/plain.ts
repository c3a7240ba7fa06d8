import * as z from 'zod';
import { isDay, makeProblems, type Problem, parseKeyword } from '../../knowledge/index.js';
import { type Card, makeCard, STATS, type Stat } from './card.js';
import { foldTitle } from './fold.js';

const text = z
  .string()
  .trim()
  .min(1)
  .refine(value => !/[<>]/.test(value), 'has markup in it');
const title = text.refine(value => foldTitle(value) !== '', 'has no letter and no digit');
const texts = z.array(text).max(100);
const keyword = text.refine(
  value => parseKeyword(value).ok && !/[.:•]\s?\D|[.:]$/.test(value),
  'is no keyword',
);
const keywords = z.array(keyword).max(100);
const figure = z.union([z.int().transform(String), text]);
const day = z.string().refine(isDay, 'is no day written YYYY-MM-DD');

/** The field of a figure in the plain form. */
const fieldOf = (stat: Stat) => (stat === 'cost' ? 'goldCost' : stat);
const figures = Object.fromEntries(STATS.map(stat => [fieldOf(stat), figure.nullish()]));
const orNull = <T extends z.ZodType>(schema: T) => schema.optional().transform(value => value ?? null);

const printing = z.strictObject({
  set: text,
  number: orNull(text),
  rarity: orNull(text),
  publisher: orNull(text),
  legalDate: orNull(day),
  differs: orNull(
    z.strictObject({
      ...figures,
      keywords: keywords.optional(),
      legality: texts.optional(),
      unique: z.boolean().optional(),
    }),
  ),
});

const record = z.strictObject({
  title,
  extendedTitle: title.optional(),
  types: texts.min(1),
  decks: texts.default([]),
  clans: texts.default([]),
  keywords: keywords.default([]),
  unique: z.boolean().optional(),
  banned: z.boolean().default(false),
  legality: texts.default([]),
  printings: z.array(printing).min(1),
  ...figures,
});

/**
 * Reads one line of `cards/cards.jsonl`, or of other data in that form; `place` is its file and line. Problem: `bad-card`.
 */
export function parsePlainCard(
  raw: unknown,
  place: string,
): { card: Card; problems: [] } | { card: null; problems: Problem[] } {
  const parsed = record.safeParse(raw, { reportInput: true });
  if (!parsed.success) {
    const problems = makeProblems(parsed.error, { file: place, schema: record, code: 'bad-card' });
    return { card: null, problems };
  }
  const { title, types, decks, clans, keywords, banned, legality, printings } = parsed.data;
  const printed = parsed.data as Record<string, unknown>;
  const stats = Object.fromEntries(
    STATS.flatMap(stat => {
      const value = printed[fieldOf(stat)];
      return typeof value === 'string' ? [[stat, value]] : [];
    }),
  );
  const [deck = null] = decks;
  const facts = { id: '', title, types, deck, clans, keywords, stats, text: '', banned, legality, printings };
  return { card: makeCard(facts), problems: [] };
}
