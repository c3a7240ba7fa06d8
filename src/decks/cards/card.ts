import type { Experience } from '../../resolver/index.js';

export interface Printing {
  set: string;
  number: string | null;
  rarity: string | null;
}

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

/** One card of the catalogue: plain text, markup and entities gone. */
export interface Card {
  /** The Oracle's card id. */
  id: string;
  title: string;
  /** Personality, Sensei, Stronghold, Holding … */
  type: string;
  /** Dynasty, Fate, Pre-Game; null where the data does not say. */
  deck: string | null;
  clans: string[];
  /** As printed, experience included; a Sensei's list of factions is not among them. */
  keywords: string[];
  /** The factions that may use a Sensei; empty for every other card. */
  factions: string[];
  experience: Experience;
  stats: Partial<Record<Stat, string>>;
  text: string;
  printings: Printing[];
}

/** `Akodo Kage`, or `Akodo Kage (Experienced 2)`: what tells cards of one title apart. */
export function formatCard(card: { title: string; experience: Pick<Experience, 'written'> }): string {
  return card.experience.written === '' ? card.title : `${card.title} (${card.experience.written})`;
}

/** Whether the card is of that type, in any case. */
export function isType(card: { type: string | null }, type: string): boolean {
  return card.type?.toLowerCase() === type.toLowerCase();
}
