import * as z from 'zod';
import { type Card, type Catalogue, formatCard, shortExperience } from './cards/index.js';
import { countCopies, type DeckCard } from './deck-card.js';
import { applyEdits } from './edits.js';
import { gather } from './gather.js';
import type { Deck, DeckInput, Section } from './list/index.js';
import type { Edit } from './problem.js';

export const EXPORT_FORMS = ['text', 'oracle', 'json'] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];

/** A deck as text, or as an object; the other is null. */
export const exportedDeckSchema = z
  .object({
    form: z.enum(EXPORT_FORMS),
    text: z.string().nullable().describe('The list; null for `json`.'),
    deck: z.record(z.string(), z.unknown()).nullable().describe('The deck as an object, for `json`.'),
  })
  .meta({ id: 'ExportedDeck' });
export type ExportedDeck = z.infer<typeof exportedDeckSchema>;

const PARTS = ['stronghold', 'sensei', 'wind', 'start', 'dynasty', 'fate'] as const;
const NAMES = {
  stronghold: 'Stronghold',
  sensei: 'Sensei',
  wind: 'Wind',
  start: 'Pre-Game',
  dynasty: 'Dynasty',
  fate: 'Fate',
} as const;

type Part = (typeof PARTS)[number];
const isPart = (section: Section): section is Part => PARTS.includes(section as Part);

/** Where a card is written: a Wind in a deck is counted to no part, and stays where the list has it. */
function partOf({ placed, section }: DeckCard): Part | 'other' {
  return [placed, section].find(isPart) ?? 'other';
}

function formatLine(card: DeckCard, form: ExportForm): string {
  const { title, experience, count } = card;
  const isShort = form === 'oracle' && experience.kind !== 'none';
  return `${count} ${isShort ? `${title} - ${shortExperience(experience)}` : formatCard(card)}`;
}

function formatHeading(words: string, cards: readonly DeckCard[], form: ExportForm): string {
  return `${form === 'oracle' ? '# ' : ''}${words} (${countCopies(cards)})`;
}

/** A part of the deck below its heading; within a deck, below headings of card types where all are known. */
function formatPart(part: Part, cards: readonly DeckCard[], form: ExportForm): string[] {
  const lines = [formatHeading(NAMES[part], cards, form)];
  if (part !== 'dynasty' && part !== 'fate')
    return [...lines, ...cards.map(card => formatLine(card, form)), ''];
  // within a deck, a heading Sensei or Wind would reveal them
  const isRevealable = ({ type }: DeckCard) => /^(?:sensei|wind)$/i.test(type ?? '');
  lines.push(...cards.filter(isRevealable).map(card => `${formatLine(card, form)} (${card.type})`));
  const own = cards.filter(card => !isRevealable(card));
  if (own.some(({ type }) => type === null))
    return [...lines, ...own.map(card => formatLine(card, form)), ''];
  for (const type of [...new Set(own.map(card => card.type as Card['type']))].sort()) {
    const same = own.filter(card => card.type === type);
    lines.push(formatHeading(type, same, form), ...same.map(card => formatLine(card, form)));
  }
  return [...lines, ''];
}

function toObject(deck: Deck, cards: readonly DeckCard[]): DeckInput & object {
  const sections = [...new Set(cards.map(partOf))];
  const parts = sections.map(section => {
    const own = cards.filter(card => partOf(card) === section);
    return [
      section,
      own.map(({ title, count, experience, type }) => ({
        title,
        count,
        ...(experience.kind === 'none' ? {} : { experience: experience.written }),
        ...(type === null ? {} : { type }),
      })),
    ];
  });
  return { ...Object.fromEntries(parts), ...(deck.faction === null ? {} : { faction: deck.faction }) };
}

/** A deck after edits, in our own form, with the headings of the Oracle, or as an object that a check takes. */
export function exportDeck(
  catalogue: Catalogue | null,
  deck: Deck,
  edits: readonly Edit[],
  form: ExportForm,
): ExportedDeck {
  const edited = applyEdits(deck, edits);
  const { cards } = gather(catalogue, edited);
  if (form === 'json') return { form, text: null, deck: { ...toObject(edited, cards) } };
  const clan = edited.faction === null ? [] : [`Clan: ${edited.faction}`, ''];
  // above all headings: the type tells where they belong
  const loose = cards.filter(card => partOf(card) === 'other').map(card => formatLine(card, form));
  const parts = PARTS.flatMap(part => {
    const own = cards.filter(card => partOf(card) === part);
    return own.length > 0 ? formatPart(part, own, form) : [];
  });
  return {
    form,
    text: [...clan, ...loose, ...(loose.length > 0 ? [''] : []), ...parts].join('\n'),
    deck: null,
  };
}
