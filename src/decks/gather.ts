import { formatCount, joinAnd } from '../language/index.js';
import { type Catalogue, findTitles, foldTitle, formatCard, type TitleHit } from './cards/index.js';
import type { DeckCode } from './codes.js';
import { countCopies, type DeckCard, toProblemCard } from './deck-card.js';
import { identify, type UnknownCard } from './identify.js';
import { type Deck, SECTION_NAMES, type Statement } from './list/index.js';
import { type DeckProblem, type Edit, formatLines, makeDeckProblem } from './problem.js';

/** A card with the counts of the lines that list it. */
interface Listed {
  card: DeckCard;
  counts: number[];
  unknown: UnknownCard | null;
}

function make(code: DeckCode, cards: readonly DeckCard[], message: string, rest: object = {}): DeckProblem {
  const lines = cards.flatMap(card => card.lines);
  return makeDeckProblem(code, message, { cards: cards.map(toProblemCard), lines, ...rest });
}

/** The first few names, so that a long list stays a sentence. */
function nameSome(cards: readonly DeckCard[]): string {
  return joinAnd([...cards.slice(0, 3).map(formatCard), ...(cards.length > 3 ? ['others'] : [])]);
}

/** Headings whose number is not that of the cards below them, with or without those that are counted elsewhere. */
function judgeCounts(statements: readonly Statement[], byLine: ReadonlyMap<number, DeckCard>): DeckProblem[] {
  const cards = [...byLine.values()];
  const senseis = countCopies(cards.filter(({ placed }) => placed === 'sensei'));
  return statements.flatMap(({ words, line, section, stated, lines, gone }) => {
    const below = lines.flatMap(one => byLine.get(one) ?? []);
    const counted = countCopies(below.filter(({ placed }) => placed === section));
    // a Fate deck of 41 may be stated with the revealed Sensei counted in, or without it
    const right = [counted, countCopies(below), ...(section === 'fate' ? [counted + senseis] : [])];
    // the number follows an edit below it
    if (right.includes(stated) || right.includes(stated - gone)) return [];
    const message = `"${words}" (line ${line}) states ${formatCount(stated, 'card')}, and of those below it ${counted} ${counted === 1 ? 'is' : 'are'} counted to ${SECTION_NAMES[section]}.`;
    const cure = `Write ${counted} in the heading, or correct the cards below it.`;
    const edits: Edit[] = [{ do: 'state', line, count: counted }];
    return [makeDeckProblem('deck-heading-count', message, { lines: [line], cure, edits })];
  });
}

function sayTwice({ card, counts }: Listed): DeckProblem[] {
  if (counts.length < 2 || card.isUnclear) return [];
  const lines = card.lines.length > 0 ? ` on ${formatLines(card.lines)}` : '';
  const each = joinAnd(counts.slice(0, 5).map(String));
  const message = `${formatCard(card)} is listed ${counts.length} times under ${SECTION_NAMES[card.section]}${lines}, with counts ${each}: counted as ${card.count} there.`;
  const cure = 'Keep one line, with the count that you mean.';
  return [
    make('deck-card-twice', [card], message, { cure, edits: [{ do: 'merge', ...toProblemCard(card) }] }),
  ];
}

// a Sensei or a Wind inside a deck has a code of its own
function isMisplaced({ section, placed, type }: DeckCard): boolean {
  if (section === 'other' || section === 'unknown' || placed === 'other' || placed === section) return false;
  return !(type?.toLowerCase() === 'sensei' && placed === 'fate');
}

function sayMisplaced({ card }: Listed): DeckProblem[] {
  const { type, section, placed, misfiled } = card;
  const isElsewhere = isMisplaced(card);
  // below an unknown heading, or above all, there is no heading to be wrong
  if (!isElsewhere && (misfiled === null || placed !== section)) return [];
  const [there, right] = isElsewhere
    ? [`${SECTION_NAMES[section]}: it is counted to ${SECTION_NAMES[placed]}`, SECTION_NAMES[placed]]
    : [`the heading of another type, ${misfiled}`, `the type ${type}`];
  const edit: Edit = { do: 'move', to: placed, type, ...toProblemCard(card) };
  const message = `${formatCard(card)} has the type ${type} but is listed under ${there}.`;
  return [make('deck-wrong-section', [card], message, { cure: `List it under ${right}.`, edits: [edit] })];
}

/** Lines that may be no cards make one problem together, not forty. */
function sayUnclear(cards: readonly DeckCard[]): DeckProblem[] {
  if (cards.length === 0) return [];
  const lines = cards.flatMap(card => card.lines);
  const isOne = lines.length === 1;
  const asked = isOne ? 'is it a card' : 'are they cards';
  const message = `No count and no known title: ${nameSome(cards)} (${formatLines(lines)}). Not counted: ${asked}?`;
  const cure = isOne
    ? 'Write 1 before it if it is a card, or # if it is a comment.'
    : 'Write 1 before each that is a card, and # before each that is a comment.';
  const edits = lines.map((line): Edit => ({ do: 'comment', line }));
  return [make('deck-unclear-line', cards, message, { cure, edits })];
}

function sayWhich({ card, unknown }: Listed): DeckProblem[] {
  const known = joinAnd(unknown?.near ?? []);
  const where = card.lines.length > 0 ? ` (${formatLines(card.lines)})` : '';
  if (unknown?.reason === 'several-cards') {
    const message = `Which ${card.title} is meant${where}? There are ${known}.`;
    const cure =
      'Write the experience behind the title, for instance exp2, or list it under the heading of its type.';
    return [make('deck-which-card', [card], message, { cure })];
  }
  if (unknown?.reason !== 'no-such-version') return [];
  const message = `No card that is loaded is ${formatCard(card)}${where}. There ${unknown.near.length === 1 ? 'is' : 'are'} ${known}.`;
  const cure =
    'Write the experience of the card that is meant, or give the keywords of a card that is not loaded.';
  return [make('deck-which-card', [card], message, { cure })];
}

function sayUntyped(listed: readonly Listed[]): DeckProblem[] {
  const isSaid = ({ card, unknown }: Listed) => card.isUnclear || unknown?.reason === 'several-cards';
  const untyped = listed.filter(one => one.card.type === null && !isSaid(one)).map(({ card }) => card);
  if (untyped.length === 0) return [];
  const things = untyped.length === 1 ? 'one card' : `${untyped.length} cards`;
  const message = `Of ${things} neither the list nor the card data tells the type: ${nameSome(untyped)}.`;
  const cure = 'List them under the heading of their type, such as Strategies, or give their types.';
  return [make('deck-unknown-cards', untyped, message, { cure })];
}

/** The most titles of one list for which similar titles are searched: each search costs time. */
const NEAR_LIMIT = 50;

/** The cards of a list, each once, and what the list leaves unclear about them. */
export interface Gathered {
  cards: DeckCard[];
  unknownCards: UnknownCard[];
  problems: DeckProblem[];
}

function keyOf({ section, id, title, experience, keywords, type, isUnclear }: DeckCard): string {
  const { kind, level, kyd, mark, alternateTitle } = experience;
  const version = [kind, level, kyd, mark?.toLowerCase(), foldTitle(alternateTitle ?? '')];
  return JSON.stringify([section, id ?? foldTitle(title), version, type, keywords, isUnclear]);
}

/** Finds titles that come close; each title of a list is searched once. */
function makeSearch(catalogue: Catalogue | null): (title: string) => readonly TitleHit[] {
  const found = new Map<string, readonly TitleHit[]>();
  return title => {
    const known = found.get(title);
    if (known) return known;
    const hits = catalogue && found.size < NEAR_LIMIT ? findTitles(catalogue, title) : [];
    found.set(title, hits);
    return hits;
  };
}

function collect(
  catalogue: Catalogue | null,
  deck: Deck,
): { listed: Listed[]; byLine: Map<number, DeckCard> } {
  const byKey = new Map<string, Listed>();
  const byLine = new Map<number, DeckCard>();
  const search = makeSearch(catalogue);
  for (const entry of deck.entries) {
    const { card, unknown } = identify(catalogue, entry, search);
    // where the deck was played, and what is above all headings and no title: its name, its player
    if ((entry.doubt === 'remark' && unknown) || (entry.doubt === 'head' && card.isUnclear)) continue;
    if (entry.line !== null) byLine.set(entry.line, { ...card, lines: [entry.line] });
    const known = byKey.get(keyOf(card));
    if (known) {
      known.card.count += card.count;
      known.card.lines.push(...card.lines);
      known.card.misfiled ??= card.misfiled;
      known.counts.push(card.count);
      known.unknown?.lines.push(...card.lines);
    } else byKey.set(keyOf(card), { card, counts: [card.count], unknown });
  }
  return { listed: [...byKey.values()], byLine };
}

/** Looks up every entry of a list, and puts the lines of one card together. */
export function gather(catalogue: Catalogue | null, deck: Deck): Gathered {
  const { listed, byLine } = collect(catalogue, deck);
  return {
    cards: listed.map(({ card }) => card),
    unknownCards: listed.flatMap(({ unknown }) => unknown ?? []),
    problems: [
      ...judgeCounts(deck.statements, byLine),
      ...listed.flatMap(sayTwice),
      ...listed.flatMap(sayMisplaced),
      ...sayUnclear(listed.map(({ card }) => card).filter(({ isUnclear }) => isUnclear)),
      ...listed.flatMap(sayWhich),
      ...sayUntyped(listed),
    ],
  };
}
