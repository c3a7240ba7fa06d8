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
  const isSorted = (part === 'dynasty' || part === 'fate') && cards.every(({ type }) => type !== null);
  if (!isSorted) return [...lines, ...cards.map(card => formatLine(card, form)), ''];
  for (const type of [...new Set(cards.map(card => card.type as Card['type']))].sort()) {
    const own = cards.filter(card => card.type === type);
    lines.push(formatHeading(type, own, form), ...own.map(card => formatLine(card, form)));
  }
  return [...lines, ''];
}

function toObject(deck: Deck, cards: readonly DeckCard[]): DeckInput & object {
  const sections = [...new Set(cards.map(({ placed }) => (isPart(placed) ? placed : 'other')))];
  const parts = sections.map(section => {
    const own = cards.filter(({ placed }) => (isPart(placed) ? placed : 'other') === section);
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
  const loose = cards.filter(({ placed }) => !isPart(placed)).map(card => formatLine(card, form));
  const parts = PARTS.flatMap(part => {
    const own = cards.filter(({ placed }) => placed === part);
    return own.length > 0 ? formatPart(part, own, form) : [];
  });
  return {
    form,
    text: [...clan, ...loose, ...(loose.length > 0 ? [''] : []), ...parts].join('\n'),
    deck: null,
  };
}
