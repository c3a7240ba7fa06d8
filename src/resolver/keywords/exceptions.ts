import {
  type Corpus,
  type Day,
  type Exception,
  fail,
  keyOfKeyword,
  type Outcome,
  standingOn,
  succeed,
  wordingsOf,
} from '../../knowledge/index.js';
import { joinOr, nearest, plainText } from '../../language/index.js';
import { oncePer } from '../remember.js';
import { type Closure, type Edge, makeClosure } from './closure.js';

/** The card that a question is asked about, and what for. */
export interface CardContext {
  card: string;
  purpose?: string | undefined;
}

/** An exception that concerns the card asked about, with the document that makes it. */
export type Exceptional = Exception & { rule: string };

/** An experience behind a title: the page names all cards of the title. */
const EXPERIENCE = / (?:(?:in)?e?xp|(?:in)?experienced|e\d)\b.*$/;

/** A title without case, accents, marks, article and experience: `kyuden-kitsune`, `Daini, The`, `Kyuden Kitsune - exp`. */
function titleWords(title: string): string {
  const words = plainText(title)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'\u2018\u2019]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.replace(EXPERIENCE, '').replace(/^the | the$/, '');
}

const titleKey = (title: string) => titleWords(title).replaceAll(' ', '');

// few documents make exceptions, and each question about a card would look through all
const exceptingDocuments = oncePer(({ documents }: Corpus) =>
  documents.filter(document => wordingsOf(document).some(({ exceptions }) => exceptions.length > 0)),
);

function exceptionsOn(corpus: Corpus, day: Day): Exceptional[] {
  return exceptingDocuments(corpus).flatMap(document => {
    const { status, wording } = standingOn(document, day);
    if (status !== 'in-force' || !wording) return [];
    return wording.exceptions.map(exception => ({ ...exception, rule: document.id }));
  });
}

/** Exceptions that name this card, on that day; those for another purpose left out. */
export function exceptionsFor(corpus: Corpus, day: Day, context: CardContext | null): Exceptional[] {
  if (!context) return [];
  const asked = titleKey(context.card);
  return exceptionsOn(corpus, day).filter(
    ({ cards, purpose }) =>
      cards.some(card => titleKey(card) === asked) && (purpose === undefined || purpose === context.purpose),
  );
}

/**
 * The relations under exceptions: `left` without those that a settled exception takes out, and `sure`, of these, without
 * those that the text of the card may deny: all of them, or those between the keywords that it tells apart.
 */
export function applyExceptions(
  closure: Closure,
  exceptions: readonly Exceptional[],
): { left: Closure; sure: Closure } {
  const settled = exceptions.flatMap(exception => (exception.verdict === 'no' ? [exception] : []));
  const doubtful = exceptions.flatMap(exception => (exception.verdict === 'depends' ? [exception] : []));
  const isSettled = (edge: Edge) =>
    settled.some(({ from, to }) => keyOfKeyword(from) === edge.from && keyOfKeyword(to) === edge.to);
  const isDoubtful = (edge: Edge) =>
    doubtful.some(({ between }) => {
      const pair = between?.map(keyOfKeyword);
      return !pair || (pair.includes(edge.from) && pair.includes(edge.to));
    });
  const without = (closure: Closure, but: readonly Exceptional[], isOut: (edge: Edge) => boolean) =>
    but.length === 0 ? closure : makeClosure(closure.edges.filter(edge => !isOut(edge)));
  const left = without(closure, settled, isSettled);
  return { left, sure: without(left, doubtful, isDoubtful) };
}

/** Every purpose that some exception knows. */
export function purposesOf(corpus: Corpus): string[] {
  const all = exceptingDocuments(corpus).flatMap(({ exceptions }) =>
    exceptions.flatMap(({ purpose }) => purpose ?? []),
  );
  return [...new Set(all)].sort();
}

function titlesOn(corpus: Corpus, day: Day): string[] {
  return [...new Set(exceptionsOn(corpus, day).flatMap(({ cards }) => cards))];
}

/** Says that a card is none of those that the rules except; null where one is meant. */
export function sayUnexcepted(corpus: Corpus, day: Day, { card }: CardContext): string | null {
  const titles = titlesOn(corpus, day);
  if (titles.some(title => titleKey(title) === titleKey(card))) return null;
  return `The rules name ${titles.join(', ')} as cards that tell such keywords apart; "${plainText(card)}" is not among them.`;
}

/** Checks a context: a purpose must be known and needs a card, and a title nearly right is refused. Error: `bad-value`. */
export function checkContext(
  corpus: Corpus,
  day: Day,
  { card, purpose }: { card?: string | undefined; purpose?: string | undefined },
): Outcome<CardContext | null> {
  const purposes = purpose === undefined ? [] : purposesOf(corpus);
  if (purpose !== undefined && !purposes.includes(purpose)) {
    const cure = `Known: ${purposes.join(', ')}. Leave it out otherwise.`;
    const at = { field: 'purpose', found: purpose.slice(0, 40), near: nearest(purpose, purposes) };
    return fail('bad-value', 'No rule knows this purpose.', { ...at, cure });
  }
  if (card === undefined || card.trim() === '') {
    if (purpose === undefined) return succeed(null);
    const cure = 'Name the card whose text asks.';
    return fail('bad-value', 'A purpose needs a card.', { field: 'card', cure });
  }
  const titles = titlesOn(corpus, day);
  const byWords = new Map(titles.map(title => [titleWords(title), title]));
  const near = nearest(titleWords(card), byWords.keys()).map(words => byWords.get(words) as string);
  if (near.length === 0 || titles.some(title => titleKey(title) === titleKey(card)))
    return succeed({ card, purpose });
  const cure = `Write ${joinOr(near)}. For another card leave the field out: the rules name no other cards that tell keywords apart.`;
  const message = 'The title is not quite that of a card that tells keywords apart.';
  return fail('bad-value', message, { field: 'card', found: card.slice(0, 40), near, cure });
}
