import * as z from 'zod';
import { type Catalogue, formatCard, shortExperience } from './cards/index.js';
import { countCopies, type DeckCard, groupBy } from './deck-card.js';
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

const NAMES = {
  stronghold: 'Stronghold',
  sensei: 'Sensei',
  wind: 'Wind',
  start: 'Pre-Game',
  dynasty: 'Dynasty',
  fate: 'Fate',
} as const;

type Part = keyof typeof NAMES | 'other';
const isPart = (section: Section): section is Part => section in NAMES;

/** Where a card is written: a Wind in a deck is counted to no part, and stays where the list has it. */
function partOf({ placed, section }: DeckCard): Part {
  return [placed, section].find(isPart) ?? 'other';
}

/** Writes lines and headings in a form. */
function makeWriter(form: ExportForm) {
  const line = (card: DeckCard) => {
    const { title, experience, count } = card;
    const isShort = form === 'oracle' && experience.kind !== 'none';
    return `${count} ${isShort ? `${title} - ${shortExperience(experience)}` : formatCard(card)}`;
  };
  const below = (words: string, cards: readonly DeckCard[], lines = cards.map(line)) => [
    `${form === 'oracle' ? '# ' : ''}${words} (${countCopies(cards)})`,
    ...lines,
  ];
  return { line, below };
}

/** A part of the deck below its heading; within a deck, below headings of card types where all are known. */
function formatPart(
  part: Part,
  cards: readonly DeckCard[],
  { line, below }: ReturnType<typeof makeWriter>,
): string[] {
  // above all headings: the type tells where they belong
  if (part === 'other') return [...cards.map(line), ''];
  if (part !== 'dynasty' && part !== 'fate') return [...below(NAMES[part], cards), ''];
  // within a deck, a heading Sensei or Wind would reveal them
  const isRevealable = ({ type }: DeckCard) => /^(?:sensei|wind)$/i.test(type ?? '');
  const own = cards.filter(card => !isRevealable(card));
  const types = [...groupBy(own, ({ type }) => [String(type)])].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = own.some(({ type }) => type === null)
    ? own.map(line)
    : types.flatMap(([type, same]) => below(type, same));
  const revealable = cards.filter(isRevealable).map(card => `${line(card)} (${card.type})`);
  return [...below(NAMES[part], cards, [...revealable, ...lines]), ''];
}

function toObject({ faction }: Deck, parts: ReadonlyMap<string, readonly DeckCard[]>): DeckInput & object {
  const listed = [...parts].map(([part, cards]) => [
    part,
    cards.map(({ title, count, experience, type }) => ({
      title,
      count,
      ...(experience.kind === 'none' ? {} : { experience: experience.written }),
      ...(type === null ? {} : { type }),
    })),
  ]);
  return { ...Object.fromEntries(listed), ...(faction === null ? {} : { faction }) };
}

/** A deck after edits, in our own form, with the headings of the Oracle, or as an object that a check takes. */
export function exportDeck(
  catalogue: Catalogue | null,
  deck: Deck,
  edits: readonly Edit[],
  form: ExportForm,
): ExportedDeck {
  const edited = applyEdits(deck, edits);
  const parts = groupBy(gather(catalogue, edited), card => [partOf(card)]);
  if (form === 'json') return { form, text: null, deck: { ...toObject(edited, parts) } };
  const writer = makeWriter(form);
  const clan = edited.faction === null ? [] : [`Clan: ${edited.faction}`, ''];
  const lines = (['other', ...Object.keys(NAMES)] as Part[]).flatMap(part => {
    const cards = parts.get(part);
    return cards ? formatPart(part, cards, writer) : [];
  });
  return { form, text: [...clan, ...lines].join('\n'), deck: null };
}
