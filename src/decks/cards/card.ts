import * as z from 'zod';
import { type Experience, experienceOf } from '../../resolver/index.js';
import { foldTitle } from './fold.js';

/** The figures of a card, as printed (`+1`, `-`, `*`); a card has those of its type. */
export const STATS = [
  'cost',
  'focus',
  'force',
  'chi',
  'honorRequirement',
  'personalHonor',
  'provinceStrength',
  'goldProduction',
  'startingHonor',
] as const;
export type Stat = (typeof STATS)[number];

const printingSchema = z.object({
  set: z.string(),
  number: z.string().nullable(),
  rarity: z.string().nullable(),
  publisher: z.string().nullable().describe('Of a fan set; null for a set of the game itself.'),
  legalDate: z
    .string()
    .nullable()
    .describe('Day from which this printing was legal, where the data has one.'),
  differs: z
    .object({ keywords: z.array(z.string()).optional() })
    .loose()
    .nullable()
    .describe('Facts of this printing that are not those of the card.'),
});
export type Printing = z.infer<typeof printingSchema>;

/**
 * One card of the catalogue, its markup and entities removed. `deck` is null where the data does not say; `keywords` are
 * as printed, experience included; the list of a Sensei is in `factions`.
 */
export const cardSchema = z
  .object({
    id: z.string().describe('Id in the card data; of the cards that ship with the judge it is the slug.'),
    slug: z.string().describe('The end of the address of the page of this card.'),
    title: z.string(),
    type: z.string(),
    types: z.array(z.string()).describe('All types: one card has two.'),
    deck: z.string().nullable(),
    clans: z.array(z.string()),
    keywords: z.array(z.string()),
    factions: z.array(z.string()),
    experience: z
      .object({ written: z.string(), kind: z.string(), level: z.number(), kyd: z.boolean() })
      .loose() as unknown as z.ZodType<Experience>,
    stats: z.record(z.string(), z.string()) as unknown as z.ZodType<Partial<Record<Stat, string>>>,
    text: z.string().describe('Empty for the cards that ship with the judge.'),
    banned: z.boolean(),
    legality: z
      .array(z.string())
      .describe('Arcs in which the card data, not a rule page, holds the card legal.'),
    printings: z.array(printingSchema),
  })
  .meta({ id: 'Card' });
export type Card = z.infer<typeof cardSchema>;

/** What a card is made of; the rest follows from it. An empty id becomes the slug. */
export type CardFacts = Omit<Card, 'slug' | 'type' | 'factions' | 'experience'>;

const isSensei = (types: readonly string[]) => types.some(type => type.toLowerCase() === 'sensei');

/** Puts a card together. The keywords of a Sensei are its factions (legacy/sensei/factions). */
export function makeCard({ id, title, types, keywords, ...facts }: CardFacts): Card {
  const [own, factions] = isSensei(types) ? [[], keywords] : [keywords, []];
  // ten times faster than reading every keyword of every card
  const experience = experienceOf(own.filter(keyword => /experienced/i.test(keyword)));
  const name = foldTitle(title).replaceAll(' ', '-');
  const slug = [name, shortExperience(experience)].filter(Boolean).join('-');
  return {
    id,
    slug,
    title,
    type: String(types[0]),
    types,
    keywords: own,
    factions,
    experience,
    ...facts,
  };
}

/** `exp2kyd`, `inexp`; empty for a card without experience. */
export function shortExperience({ kind, level, kyd, mark }: Experience): string {
  if (kind === 'none') return '';
  if (kind === 'inexperienced') return 'inexp';
  const number = level === 1 ? '' : String(level).replace('.', '-');
  return `exp${number}${kyd ? 'kyd' : ''}${mark?.toLowerCase() ?? ''}`;
}

/** `Akodo Kage`, or `Akodo Kage (Experienced 2)`: what tells cards of one title apart. */
export function formatCard(card: { title: string; experience: Pick<Experience, 'written'> }): string {
  return card.experience.written === '' ? card.title : `${card.title} (${card.experience.written})`;
}

/** Whether the card is of that type, in any case. */
export function isType(card: { type: string | null; types?: readonly string[] }, type: string): boolean {
  return (card.types ?? [card.type]).some(own => own?.toLowerCase() === type.toLowerCase());
}
