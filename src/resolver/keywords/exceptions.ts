import {
  type Corpus,
  type Day,
  type Exception,
  fail,
  keyOfKeyword,
  type Outcome,
  standingOn,
  succeed,
} from '../../knowledge/index.js';
import { foldAccents, joinOr, nearest, plainText, readTitle } from '../../language/index.js';
import { type Closure, type Edge, makeClosure } from './closure.js';

/** An exception that concerns the card asked about, with the document that makes it. */
export type Exceptional = Exception & { rule: string };

/** A title without case, accents, marks, article and experience: `kyuden-kitsune`, `Daini, The`, `Kyuden Kitsune - exp`. */
function titleWords(title: string): string {
  // the page names all cards of the title
  const words = foldAccents(readTitle(title).title)
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.replace(/^the | the$/, '');
}

const titleKey = (title: string) => titleWords(title).replaceAll(' ', '');

function exceptionsOn(corpus: Corpus, day: Day): Exceptional[] {
  return corpus.documents.flatMap(document => {
    const { status, wording } = standingOn(document, day);
    if (status !== 'in-force' || !wording) return [];
    return wording.exceptions.map(exception => ({ ...exception, rule: document.id }));
  });
}

/**
 * What is left of the relations under exceptions: those that a settled exception takes out are gone, and those that the text
 * of the card may deny are open: all of them, or those between the keywords that it tells apart.
 */
export function applyExceptions(closure: Closure, exceptions: readonly Exceptional[]): Closure {
  if (exceptions.length === 0) return closure;
  const isSettled = (edge: Edge) =>
    exceptions.some(
      one => one.verdict === 'no' && keyOfKeyword(one.from) === edge.from && keyOfKeyword(one.to) === edge.to,
    );
  const isOpen = (edge: Edge) =>
    exceptions.some(one => {
      if (one.verdict === 'no') return false;
      const pair = one.between?.map(keyOfKeyword);
      return !pair || (pair.includes(edge.from) && pair.includes(edge.to));
    });
  const left = closure.edges.filter(edge => !isSettled(edge));
  return makeClosure(left.map(edge => ({ ...edge, open: isOpen(edge) })));
}

/** The card that a question is asked about. */
export interface CardContext {
  /** The card and the purpose, as words of the question: ` for Kyuden Kitsune (join)`; empty without a card. */
  about: string;
  /** What the rules of the day except for the card; what is for another purpose is left out. */
  exceptions: Exceptional[];
  /** Says of a card that the rules of the day do not name it. */
  caveats: string[];
}

/** Reads a context: a purpose must be known and needs a card, and a title nearly right is refused. Error: `bad-value`. */
export function readContext(
  corpus: Corpus,
  day: Day,
  { card, purpose }: { card?: string | undefined; purpose?: string | undefined },
): Outcome<CardContext> {
  if (purpose !== undefined) {
    const known = corpus.documents.flatMap(document => document.exceptions.flatMap(one => one.purpose ?? []));
    const purposes = [...new Set(known)].sort();
    if (!purposes.includes(purpose)) {
      const cure = `Known: ${purposes.join(', ')}. Leave it out otherwise.`;
      const at = { field: 'purpose', found: purpose.slice(0, 40), near: nearest(purpose, purposes) };
      return fail('bad-value', 'No rule knows this purpose.', { ...at, cure });
    }
  }
  if (card === undefined || card.trim() === '') {
    if (purpose === undefined) return succeed({ about: '', exceptions: [], caveats: [] });
    const cure = 'Name the card whose text asks.';
    return fail('bad-value', 'A purpose needs a card.', { field: 'card', cure });
  }
  const about = ` for ${card}${purpose ? ` (${purpose})` : ''}`;
  const all = exceptionsOn(corpus, day);
  const asked = titleKey(card);
  const exceptions = all.filter(({ cards }) => cards.some(title => titleKey(title) === asked));
  if (exceptions.length > 0) {
    const apply = exceptions.filter(one => one.purpose === undefined || one.purpose === purpose);
    return succeed({ about, exceptions: apply, caveats: [] });
  }
  const titles = [...new Set(all.flatMap(({ cards }) => cards))];
  const byWords = new Map(titles.map(title => [titleWords(title), title]));
  const near = nearest(titleWords(card), byWords.keys()).map(words => byWords.get(words) as string);
  if (near.length === 0) {
    const caveat = `The rules name ${titles.join(', ')} as cards that tell such keywords apart; "${plainText(card)}" is not among them.`;
    return succeed({ about, exceptions, caveats: [caveat] });
  }
  const cure = `Write ${joinOr(near)}. For another card leave the field out: the rules name no other cards that tell keywords apart.`;
  const message = 'The title is not quite that of a card that tells keywords apart.';
  return fail('bad-value', message, { field: 'card', found: card.slice(0, 40), near, cure });
}
