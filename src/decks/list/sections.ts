import { capitalise, nearest } from '../../language/index.js';
import { foldTitle, singular } from '../cards/index.js';

/**
 * Where a card is in a list. `stronghold`, `sensei` and `wind` are revealed before the game, `start` is in play
 * when it begins; `unknown` is below an unknown heading, `other` above all headings.
 */
export const SECTIONS = [
  'stronghold',
  'sensei',
  'wind',
  'start',
  'dynasty',
  'fate',
  'other',
  'unknown',
] as const;
export type Section = (typeof SECTIONS)[number];

/** What is revealed before the game: a heading with a title behind it heads its own line only. */
export const PREGAME: readonly Section[] = ['stronghold', 'sensei', 'wind'];

/** Sections as a sentence calls them. */
export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  stronghold: 'the Stronghold',
  sensei: 'the revealed Sensei',
  wind: 'the revealed Wind',
  start: 'the cards in play at the start',
  dynasty: 'the Dynasty deck',
  fate: 'the Fate deck',
  other: 'no section',
  unknown: 'an unknown section',
};

/** What a heading says of the cards below it. */
export interface Heading {
  section: Section;
  /** The card type, where the heading names one. */
  type: string | null;
}

type Spelling = readonly [section: Section, type: string | null, ...words: string[]];

// folded and singular; `deck`, `cards` and the like are taken off before
const SPELLINGS: readonly Spelling[] = [
  ['stronghold', 'Stronghold', 'stronghold', 'sh'],
  ['sensei', 'Sensei', 'sensei', 'starting sensei', 'revealed sensei', 'initial sensei'],
  ['wind', 'Wind', 'wind', 'starting wind', 'revealed wind'],
  ['start', null, 'start', 'in play', 'starting', 'pregame', 'pre game', 'in play at start'],
  ['start', null, 'in play at game start', 'start in play', 'starting in play'],
  ['start', null, 'in play from start', 'in play at beginning', 'begin in play'],
  ['start', 'Holding', 'starting holding', 'pregame holding', 'pre game holding', 'holding in play'],
  ['start', 'Legacy Holding', 'starting legacy holding', 'pregame legacy holding'],
  ['dynasty', null, 'dynasty', 'dyn', 'black'],
  ['dynasty', 'Personality', 'personality', 'people', 'person', 'pers'],
  ['dynasty', 'Holding', 'holding', 'hold'],
  ['dynasty', 'Legacy Holding', 'legacy holding', 'legacy'],
  ['dynasty', 'Fortification', 'fortification', 'fort'],
  ['dynasty', 'Region', 'region'],
  ['dynasty', 'Event', 'event'],
  ['dynasty', 'Celestial', 'celestial'],
  ['fate', null, 'fate', 'green'],
  ['fate', 'Attachment', 'attachment'],
  ['fate', 'Strategy', 'strategy', 'action', 'strat', 'battle action', 'open action', 'reaction'],
  ['fate', 'Kiho', 'kiho'],
  ['fate', 'Terrain', 'terrain'],
  ['fate', 'Formation', 'formation'],
  ['fate', 'Item', 'item', 'weapon', 'armor', 'armour'],
  ['fate', 'Follower', 'follower'],
  ['fate', 'Spell', 'spell'],
  ['fate', 'Ancestor', 'ancestor'],
  ['fate', 'Ring', 'ring'],
];

const HEADINGS: ReadonlyMap<string, Heading> = new Map(
  SPELLINGS.flatMap(([section, type, ...words]) => words.map(word => [word, { section, type }] as const)),
);
const FILLERS = new Set(['deck', 'card', 'cards', 'list', 'my', 'the', 'section', 'total', 'side']);

/** The one spelling of a heading's words: `The Fate Deck` gives `fate`, `Strategies` gives `strategy`. */
function keyOf(words: string): string {
  const kept = foldTitle(words)
    .split(' ')
    .filter(word => !FILLERS.has(word));
  return kept.map(singular).join(' ');
}

/** What a heading of these words says; null for words that are no heading. */
export function findHeading(words: string): Heading | null {
  return HEADINGS.get(keyOf(words)) ?? null;
}

/** Headings that a slip of the finger could have meant. */
export function nearHeadings(words: string): string[] {
  const found = nearest(keyOf(words), HEADINGS.keys());
  return found.map(capitalise);
}

/** Types of one kind: card data may name the one and a heading the other. */
const KINDS: readonly (readonly string[])[] = [
  ['Holding', 'Fortification', 'Legacy Holding'],
  ['Attachment', 'Item', 'Follower', 'Spell', 'Ancestor'],
  ['Strategy', 'Kiho', 'Terrain', 'Formation'],
];

/** Whether a card of this type can be below a heading of that one. An unknown type can be anywhere. */
export function fitsBelow(type: string, heading: string): boolean {
  const [own, headed] = [findHeading(type)?.type, findHeading(heading)?.type];
  if (!own || !headed || own === headed) return true;
  return KINDS.some(kind => kind.includes(own) && kind.includes(headed));
}

/** The part of the deck in which a card of a type belongs, as far as the two pages or the card data say; else null. */
export function homeOf(card: { type: string | null; deck: string | null }): Section | null {
  const heading = card.type === null ? null : findHeading(card.type);
  // Border Keep: a Holding that is in play when the game begins
  if (card.deck === 'Pre-Game' && heading?.section === 'dynasty') return 'start';
  if (heading && heading.type !== null) return heading.section;
  const deck = card.deck === null ? null : findHeading(card.deck);
  return deck && (deck.section === 'dynasty' || deck.section === 'fate') ? deck.section : null;
}
