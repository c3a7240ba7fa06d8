import * as z from 'zod';
import type { Experience } from '../../resolver/index.js';

/** The stats that card data carries, as printed (`+1`, `-`); a card has those of its type. */
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

/**
 * One card of the catalogue, its markup and entities removed. `deck` is null where the data does not say; `keywords` are
 * as printed, experience included; the list of a Sensei is in `factions`.
 */
export const cardSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    type: z.string(),
    deck: z.string().nullable(),
    clans: z.array(z.string()),
    keywords: z.array(z.string()),
    factions: z.array(z.string()),
    experience: z
      .object({ written: z.string(), kind: z.string(), level: z.number(), kyd: z.boolean() })
      .loose() as unknown as z.ZodType<Experience>,
    stats: z.record(z.string(), z.string()) as unknown as z.ZodType<Partial<Record<Stat, string>>>,
    text: z.string(),
    printings: z.array(
      z.object({ set: z.string(), number: z.string().nullable(), rarity: z.string().nullable() }),
    ),
  })
  .meta({ id: 'Card' });
export type Card = z.infer<typeof cardSchema>;
export type Printing = Card['printings'][number];

/** `Akodo Kage`, or `Akodo Kage (Experienced 2)`: what tells cards of one title apart. */
export function formatCard(card: { title: string; experience: Pick<Experience, 'written'> }): string {
  return card.experience.written === '' ? card.title : `${card.title} (${card.experience.written})`;
}

/** Whether the card is of that type, in any case. */
export function isType(card: { type: string | null }, type: string): boolean {
  return card.type?.toLowerCase() === type.toLowerCase();
}
