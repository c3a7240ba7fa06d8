import { type Catalogue, foldTitle } from './cards/index.js';
import { DECK_CODES } from './codes.js';
import { type DeckCard, nameOf, toProblemCard } from './deck-card.js';
import { identify, type UnknownCard } from './identify.js';
import { type Deck, SECTION_NAMES } from './list/index.js';
import { type DeckProblem, formatLines, joinWords } from './problem.js';

/** Unknown cards for which near titles are looked up: a list with more is no slip of the finger, and each one costs. */
const NEAR_LIMIT = 50;

/** The cards of a list, each once, and what the list leaves unclear about them. */
export interface Gathered {
  cards: DeckCard[];
  unknownCards: UnknownCard[];
  problems: DeckProblem[];
}

function keyOf({ section, id, title, experience, keywords, type }: DeckCard): string {
  const { kind, level, kyd, mark, alternateTitle } = experience;
  const version = [kind, level, kyd, mark?.toLowerCase(), foldTitle(alternateTitle ?? '')];
  return JSON.stringify([section, id ?? foldTitle(title), version, type, keywords]);
}

function make(
  code: keyof typeof DECK_CODES,
  cards: readonly DeckCard[],
  message: string,
  cure: string,
): DeckProblem {
  const { severity } = DECK_CODES[code];
  const lines = cards.flatMap(card => card.lines);
  const named = cards.map(toProblemCard);
  return { code, severity, message, cards: named, lines, citations: [], caveats: [], cure, edits: [] };
}

function sayTwice(card: DeckCard, counts: readonly number[]): DeckProblem {
  const where = card.lines.length > 0 ? ` on ${formatLines(card.lines)}` : '';
  const each = joinWords(counts.slice(0, 5).map(String));
  return make(
    'deck-card-twice',
    [card],
    `${nameOf(card)} is listed ${counts.length} times${where}, with counts ${each}: counted as ${card.count} in all.`,
    `Keep one line, with the count that you mean.`,
  );
}

// a Sensei or a Wind inside a deck has a code of its own
function isMisplaced({ section, placed, type }: DeckCard): boolean {
  if (section === 'none' || section === 'unknown' || placed === 'none' || placed === section) return false;
  return !(type?.toLowerCase() === 'sensei' && placed === 'fate');
}

function sayMisplaced(card: DeckCard): DeckProblem {
  return make(
    'deck-wrong-section',
    [card],
    `${nameOf(card)} is of the type ${card.type} and stands under ${SECTION_NAMES[card.section]}: it is ` +
      `counted to ${SECTION_NAMES[card.placed]}.`,
    `List it under ${SECTION_NAMES[card.placed]}.`,
  );
}

function sayUnclear(cards: readonly DeckCard[], unknown: ReadonlyMap<DeckCard, UnknownCard>): DeckProblem[] {
  const several = cards.filter(card => unknown.get(card)?.reason === 'several-cards');
  const where = ({ lines }: DeckCard) => (lines.length > 0 ? ` (${formatLines(lines)})` : '');
  const untyped = cards.filter(card => card.type === null && !several.includes(card));
  const problems = several.map(card =>
    make(
      'deck-which-card',
      [card],
      `Which ${card.title} is meant${where(card)}? There are ${joinWords((unknown.get(card) as UnknownCard).near)}.`,
      'Write the experience behind the title, for instance exp2, or list it under the heading of its type.',
    ),
  );
  if (untyped.length === 0) return problems;
  const names = joinWords([...untyped.slice(0, 3).map(nameOf), ...(untyped.length > 3 ? ['others'] : [])]);
  const things = untyped.length === 1 ? 'one card' : `${untyped.length} cards`;
  const message = `Of ${things} neither the list nor the card data tells the type: ${names}.`;
  const cure = 'List them under the heading of their type, such as Strategies, or give their types.';
  return [...problems, make('deck-unknown-cards', untyped, message, cure)];
}

/** Looks up every entry of a list, and puts the lines of one card together. */
export function gather(catalogue: Catalogue | null, deck: Deck): Gathered {
  const byKey = new Map<string, { card: DeckCard; counts: number[] }>();
  const unknown = new Map<DeckCard, UnknownCard>();
  for (const entry of deck.entries) {
    const { card, unknown: missing } = identify(catalogue, entry, unknown.size < NEAR_LIMIT);
    const known = byKey.get(keyOf(card));
    if (known) {
      known.card.count += card.count;
      known.card.lines.push(...card.lines);
      known.counts.push(card.count);
      unknown.get(known.card)?.lines.push(...card.lines);
    } else {
      byKey.set(keyOf(card), { card, counts: [card.count] });
      if (missing) unknown.set(card, missing);
    }
  }
  const listed = [...byKey.values()];
  const cards = listed.map(({ card }) => card);
  return {
    cards,
    unknownCards: [...unknown.values()],
    problems: [
      ...listed.filter(({ counts }) => counts.length > 1).map(({ card, counts }) => sayTwice(card, counts)),
      ...cards.filter(isMisplaced).map(sayMisplaced),
      ...sayUnclear(cards, unknown),
    ],
  };
}
