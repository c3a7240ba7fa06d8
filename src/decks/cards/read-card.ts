import * as z from 'zod';
import { isDay, isObject, type Problem, parseInput, parseKeyword } from '../../knowledge/index.js';
import { plainText } from '../../language/index.js';
import { KEYWORDS_LIMIT } from '../../resolver/index.js';
import { type Card, makeCard, STATS, type Stat } from './card.js';
import { foldTitle } from './fold.js';
import { repairText } from './mojibake.js';

/** The file of a record, and its index there. */
export interface CardPlace {
  file: string;
  index: number;
}

/** A card, or null; text that is no keyword is a problem of a card as well. */
interface ReadCard {
  card: Card | null;
  problems: Problem[];
}

const isTitle = (text: string) => foldTitle(text) !== '';
const NO_TITLE = 'has no letter and no digit';

/** The figures of a record, by the name that it has for each. */
function readStats(record: object, fieldOf: (stat: Stat) => string): Card['stats'] {
  const found = STATS.map(stat => [stat, [record[fieldOf(stat) as never]].flat()[0]]);
  return Object.fromEntries(found.filter(([, value]) => typeof value === 'string'));
}

const text = z
  .string()
  .trim()
  .min(1)
  .refine(value => !/[<>]/.test(value), 'has markup in it');
const title = text.refine(isTitle, NO_TITLE);
const texts = z.array(text).max(100);
const keyword = text.refine(
  value => parseKeyword(value).ok && !/[.:•]\s?\D|[.:]$/.test(value),
  'is no keyword',
);
const keywords = z.array(keyword).max(100);
const plainName = (stat: Stat) => (stat === 'cost' ? 'goldCost' : stat);
const figure = z.union([z.int().transform(String), text]).nullish();
const figures = Object.fromEntries(STATS.map(stat => [plainName(stat), figure]));
const orNull = <T extends z.ZodType>(schema: T) => schema.optional().transform(value => value ?? null);

const plainRecord = z.strictObject({
  title,
  extendedTitle: title.optional(),
  types: texts.min(1),
  decks: texts.default([]),
  clans: texts.default([]),
  keywords: keywords.default([]),
  unique: z.boolean().optional(),
  banned: z.boolean().default(false),
  legality: texts.default([]),
  printings: z
    .array(
      z.strictObject({
        set: text,
        number: orNull(text),
        rarity: orNull(text),
        publisher: orNull(text),
        legalDate: orNull(z.string().refine(isDay, 'is no day written YYYY-MM-DD')),
        differs: orNull(
          z.strictObject({
            ...figures,
            keywords: keywords.optional(),
            legality: texts.optional(),
            unique: z.boolean().optional(),
          }),
        ),
      }),
    )
    .min(1),
  ...figures,
});

/** Whether a record is in the form of `cards/cards.jsonl`, whichever file it is in. */
export const isPlainRecord = (raw: unknown) => isObject(raw) && 'types' in raw && !('cardid' in raw);

/** Where a record is, as a problem names it: a line, or an element of the list. */
export function placeOf({ file, index }: CardPlace): { file: string; field?: string } {
  return file.endsWith('.jsonl') ? { file: `${file}, line ${index + 1}` } : { file, field: String(index) };
}

/** Reads one record in the form of `cards/cards.jsonl`. Problem: `bad-card` with its place. */
export function readPlainCard(raw: unknown, place: CardPlace): ReadCard {
  const { value, problems } = parseInput(plainRecord, raw, { ...placeOf(place), code: 'bad-card' });
  if (problems) return { card: null, problems };
  const { title, types, decks, clans, keywords, banned, legality, printings } = value;
  const [deck = null] = decks;
  const facts = { title, types, deck, clans, keywords, banned, legality, printings };
  return { card: makeCard({ id: '', text: '', stats: readStats(value, plainName), ...facts }), problems: [] };
}

// the Oracle wraps single values into arrays of one; other exports do not
const values = z
  .union([z.array(z.union([z.string(), z.number()])), z.string(), z.number()])
  .transform(value => [value].flat().map(found => plainText(repairText(String(found)))));
const filled = values.refine(found => Boolean(found[0]), 'must not be empty');

/** The Oracle's name of each figure, where it is another one. */
const ORACLE_NAMES: Partial<Record<Stat, string>> = {
  honorRequirement: 'honor',
  personalHonor: 'ph',
  provinceStrength: 'strength',
  goldProduction: 'production',
  startingHonor: 'startinghonor',
};
const oracleName = (stat: Stat) => ORACLE_NAMES[stat] ?? stat;

// loose: the Oracle has many more fields, and adds some
const oracleRecord = z.object({
  cardid: z.union([z.string().min(1), z.number()]).transform(String),
  title: filled.refine(([found = '']) => found === '' || isTitle(found), NO_TITLE),
  type: filled,
  printing: z
    .array(z.object({ set: filled, number: values.optional(), rarity: values.optional() }))
    .default([]),
  deck: values.optional(),
  clan: values.default([]),
  keywords: values.default([]),
  text: values.default([]),
  legality: values.default([]),
  ...Object.fromEntries(STATS.map(stat => [oracleName(stat), values.optional()])),
});

/**
 * Reads one record as the Oracle of the Void serves it. A Sensei's `keywords` are its factions.
 * Problems: `bad-card` with file and field (`12.title`); text that is no keyword is dropped with a problem.
 */
export function readOracleCard(raw: unknown, { file, index }: CardPlace): ReadCard {
  const { value, problems } = parseInput(oracleRecord, raw, { file, field: String(index), code: 'bad-card' });
  if (problems) return { card: null, problems };
  const place = { file, field: `${index}.keywords` };
  const read = value.keywords.map(found => ({ found, ...parseKeyword(found) }));
  const bad = read.flatMap(one => (one.ok ? [] : [{ ...one.problem, code: 'bad-card' as const, ...place }]));
  const keywords = read.filter(({ ok }) => ok).map(({ found }) => found);
  if (keywords.length > KEYWORDS_LIMIT) {
    const message = `${keywords.length} keywords are more than a card has.`;
    bad.push({ code: 'bad-card', message, ...place, cure: `The first ${KEYWORDS_LIMIT} were kept.` });
  }
  const card = makeCard({
    id: value.cardid,
    title: String(value.title[0]),
    types: value.type,
    deck: value.deck?.[0] ?? null,
    clans: value.clan,
    keywords: keywords.slice(0, KEYWORDS_LIMIT),
    stats: readStats(value, oracleName),
    text: value.text.join(' '),
    banned: false,
    legality: [...new Set(value.legality)],
    printings: value.printing.map(({ set, number, rarity }) => ({
      set: String(set[0]),
      number: number?.[0] ?? null,
      rarity: rarity?.[0] ?? null,
      publisher: null,
      legalDate: null,
      differs: null,
    })),
  });
  return { card, problems: bad };
}
