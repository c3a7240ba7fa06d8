import * as z from 'zod';
import { isDay, makeProblems, type Problem, parseKeyword } from '../../knowledge/index.js';
import { type Card, makeCard } from './card.js';
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

const figures = {
  goldCost: figure.nullish(),
  focus: figure.nullish(),
  force: figure.nullish(),
  chi: figure.nullish(),
  honorRequirement: figure.nullish(),
  personalHonor: figure.nullish(),
  provinceStrength: figure.nullish(),
  goldProduction: figure.nullish(),
  startingHonor: figure.nullish(),
};

const printing = z.strictObject({
  set: text,
  number: text.optional(),
  rarity: text.optional(),
  publisher: text.optional(),
  legalDate: day.optional(),
  differs: z
    .strictObject({
      ...figures,
      keywords: keywords.optional(),
      legality: texts.optional(),
      unique: z.boolean().optional(),
    })
    .optional(),
});

const record = z.strictObject({
  title,
  extendedTitle: title.optional(),
  types: texts.min(1),
  decks: texts.optional(),
  clans: texts.optional(),
  keywords: keywords.optional(),
  unique: z.boolean().optional(),
  banned: z.boolean().optional(),
  legality: texts.optional(),
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
    return {
      card: null,
      problems: makeProblems(parsed.error, { file: place, schema: record, code: 'bad-card' }),
    };
  }
  const {
    goldCost,
    extendedTitle: _,
    unique: __,
    decks = [],
    clans = [],
    banned = false,
    ...data
  } = parsed.data;
  const { focus, force, chi, honorRequirement, personalHonor } = data;
  const { provinceStrength, goldProduction, startingHonor } = data;
  const stats = Object.entries({
    cost: goldCost,
    focus,
    force,
    chi,
    honorRequirement,
    personalHonor,
    provinceStrength,
    goldProduction,
    startingHonor,
  }).filter(([, value]) => value !== undefined && value !== null);
  const card = makeCard({
    id: '',
    title: data.title,
    types: data.types,
    deck: decks[0] ?? null,
    clans,
    keywords: data.keywords ?? [],
    stats: Object.fromEntries(stats),
    text: '',
    banned,
    legality: data.legality ?? [],
    printings: data.printings.map(
      ({ set, number = null, rarity = null, publisher = null, legalDate = null, differs = null }) => ({
        set,
        number,
        rarity,
        publisher,
        legalDate,
        differs,
      }),
    ),
  });
  return { card, problems: [] };
}
