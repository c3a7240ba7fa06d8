import * as z from 'zod';
import { type Catalogue, formatCard, shortExperience } from './cards/index.js';
import { countCopies, type DeckCard, groupBy } from './deck-card.js';
import { applyEdits, countOn, partEdits } from './edits.js';
import { gather } from './identify.js';
import { type Deck, type DeckInput, parseDeck, type Section, unfoldList } from './list/index.js';
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
/** As much of a card as is written. */
type Listed = Pick<DeckCard, 'title' | 'experience' | 'count' | 'type' | 'section' | 'placed'>;

/** Cards by the part under which they are written: a Wind in a deck is counted to no part, and stays where the list has it. */
function groupParts<T extends Listed>(cards: readonly T[]): Map<string, T[]> {
  return groupBy(cards, ({ placed, section }) => [[placed, section].find(isPart) ?? 'other']);
}

/**
 * Cards as lines, each part of the deck below its heading; within a deck, below headings of card types where all are
 * known. Those of no part come first: above all headings the type tells where they belong.
 */
function writeParts(parts: ReadonlyMap<string, readonly Listed[]>, form: ExportForm): string[] {
  const write = (card: Listed) => {
    const { title, experience, count } = card;
    const isShort = form === 'oracle' && experience.kind !== 'none';
    return `${count} ${isShort ? `${title} - ${shortExperience(experience)}` : formatCard(card)}`;
  };
  const below = (words: string, cards: readonly Listed[], lines = cards.map(write)) => [
    `${form === 'oracle' ? '# ' : ''}${words} (${countCopies(cards)})`,
    ...lines,
  ];
  const ofDeck = (cards: readonly Listed[]) => {
    // within a deck, a heading Sensei or Wind would reveal them
    const isRevealable = ({ type }: Listed) => /^(?:sensei|wind)$/i.test(type ?? '');
    const own = cards.filter(card => !isRevealable(card));
    const types = [...groupBy(own, ({ type }) => [String(type)])].sort(([a], [b]) => (a < b ? -1 : 1));
    return [
      ...cards.filter(isRevealable).map(card => `${write(card)} (${card.type})`),
      ...(own.some(({ type }) => type === null)
        ? own.map(write)
        : types.flatMap(([type, same]) => below(type, same))),
    ];
  };
  return Object.entries({ other: '', ...NAMES }).flatMap(([part, name]) => {
    const cards = parts.get(part);
    if (!cards) return [];
    if (name === '') return [...cards.map(write), ''];
    return [...below(name, cards, /^(?:dynasty|fate)$/.test(part) ? ofDeck(cards) : undefined), ''];
  });
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

/**
 * A deck after edits, in our own form, with the headings of the Oracle, or as an object that a check takes. What edits leave to
 * a person is no card: in text it is a comment at the end.
 */
export function exportDeck(
  catalogue: Catalogue | null,
  deck: Deck,
  edits: readonly Edit[],
  form: ExportForm,
): ExportedDeck {
  const { named, open } = partEdits(edits);
  const edited = applyEdits(deck, named);
  const parts = groupParts(gather(catalogue, edited));
  if (form === 'json') return { form, text: null, deck: { ...toObject(edited, parts) } };
  const clan = edited.faction === null ? [] : [`Clan: ${edited.faction}`, ''];
  return {
    form,
    text: [...clan, ...writeParts(parts, form), ...open.map(line => `// ${line}`)].join('\n'),
    deck: null,
  };
}

/**
 * A pasted list with edits written into it; all other lines stay as they are, and cards that are moved or added come
 * under a heading at the end. Edits that add any card of a kind leave the choice to a person, and change nothing.
 */
export function rewriteDeck(pasted: string, edits: readonly Edit[]): string {
  const read = parseDeck(pasted);
  if (!read.ok) return pasted;
  const before = read.value;
  const { named } = partEdits(edits);
  const after = applyEdits(before, named);
  const rewrite = (written: string, line: number): string[] => {
    if (named.some(edit => edit.do === 'comment' && edit.line === line)) return [`// ${written}`];
    const at = before.statements.findIndex(statement => statement.line === line);
    const [stated, to] = [before.statements[at], after.statements[at]];
    if (stated && to) {
      // a number that was right stays right
      const isRight = stated.stated === to.stated && stated.stated === countOn(before, stated.lines);
      return [written.replace(String(stated.stated), String(isRight ? countOn(after, to.lines) : to.stated))];
    }
    const [was, is] = [countOn(before, [line]), countOn(after, [line])];
    if (was === is) return [written];
    if (is === 0) return [];
    // neither the number of an experience nor that of the line
    const count = new RegExp(`(?<!xp\\.? ?|enced |\\be|\\d)${was}(?!\\d|[.)]\\s)`, 'i');
    return [count.test(written) ? written.replace(count, String(is)) : `${is} ${written}`];
  };
  const kept = unfoldList(pasted).split('\n');
  const added = after.entries.filter(({ line }) => line === null);
  const parts = groupParts(added.map(entry => ({ ...entry, placed: entry.section })));
  const lines = kept.flatMap((written, index) => rewrite(written, index + 1));
  return [...lines, ...(added.length > 0 ? ['', ...writeParts(parts, 'text').slice(0, -1)] : [])].join('\n');
}
