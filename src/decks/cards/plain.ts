import * as z from 'zod';
import { isDay, type Problem, parseInput, parseKeyword } from '../../knowledge/index.js';
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
  const parsed = parseInput(record, raw, { file: place, code: 'bad-card' });
  if (parsed.problems) return { card: null, problems: parsed.problems };
  const { title, types, decks, clans, keywords, banned, legality, printings } = parsed.value;
  const printed = parsed.value as Record<string, unknown>;
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
