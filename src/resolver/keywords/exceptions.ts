import {
  type Corpus,
  type Day,
  type Exception,
  keyOfKeyword,
  type RuleDocument,
  standingOn,
} from '../../knowledge/index.js';
import { nearest, plainText } from '../../language/index.js';
import { type Closure, makeClosure } from './closure.js';

/** The card that a question is asked about, and what for. */
export interface CardContext {
  card: string;
  purpose?: string | undefined;
}

/** An exception that concerns the card asked about, with the document that makes it. */
export type Exceptional = Exception & { rule: string };

/** A title without case, accents, marks and article: `kyuden-kitsune`, `Daini, The`. */
function titleKey(title: string): string {
  const words = plainText(title)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'\u2018\u2019]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.replace(/^the | the$/, '').replaceAll(' ', '');
}

const excepting = new WeakMap<Corpus, RuleDocument[]>();

// few documents make exceptions, and each question about a card would look through all
function exceptingDocuments(corpus: Corpus): RuleDocument[] {
  let documents = excepting.get(corpus);
  if (!documents) {
    documents = corpus.documents.filter(document =>
      [document, ...document.earlier].some(({ exceptions }) => exceptions.length > 0),
    );
    excepting.set(corpus, documents);
  }
  return documents;
}

function exceptionsOn(corpus: Corpus, day: Day): Exceptional[] {
  return exceptingDocuments(corpus).flatMap(document => {
    const { status, wording } = standingOn(document, day);
    if (status !== 'in-force' || !wording) return [];
    return wording.exceptions.map(exception => ({ ...exception, rule: document.id }));
  });
}

/** Exceptions that name this card, on that day; those for another purpose left out. */
export function exceptionsFor(corpus: Corpus, day: Day, context: CardContext): Exceptional[] {
  const asked = titleKey(context.card);
  return exceptionsOn(corpus, day).filter(
    ({ cards, purpose }) =>
      cards.some(card => titleKey(card) === asked) && (purpose === undefined || purpose === context.purpose),
  );
}

/** Every purpose that some exception knows. */
export function purposesOf(corpus: Corpus): string[] {
  const all = exceptingDocuments(corpus).flatMap(({ exceptions }) =>
    exceptions.flatMap(({ purpose }) => purpose ?? []),
  );
  return [...new Set(all)].sort();
}

/** Says that a card is none of those that the rules except, with near titles; null where one is meant. */
export function sayUnexcepted(corpus: Corpus, day: Day, { card }: CardContext): string | null {
  const titles = [...new Set(exceptionsOn(corpus, day).flatMap(({ cards }) => cards))];
  if (titles.some(title => titleKey(title) === titleKey(card))) return null;
  const near = nearest(plainText(card), titles);
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
  return `The rules name ${titles.join(', ')} as cards that tell such keywords apart; "${plainText(card)}" is not among them.${hint}`;
}

/** The relations that are left once the settled exceptions have taken theirs out. */
export function withoutExcepted(closure: Closure, exceptions: readonly Exceptional[]): Closure {
  const settled = exceptions.filter(exception => exception.verdict === 'no');
  if (settled.length === 0) return closure;
  return makeClosure(
    closure.edges.filter(
      edge =>
        !settled.some(({ from, to }) => keyOfKeyword(from) === edge.from && keyOfKeyword(to) === edge.to),
    ),
  );
}

/** The relations that hold whatever the text of the card says: none, or all but those between the keywords that it tells apart. */
export function withoutDoubtful(closure: Closure, exceptions: readonly Exceptional[]): Closure {
  const doubtful = exceptions.flatMap(exception => (exception.verdict === 'depends' ? [exception] : []));
  if (doubtful.length === 0) return closure;
  const pairs = doubtful.flatMap(({ between }) => (between ? [between.map(keyOfKeyword)] : []));
  if (pairs.length < doubtful.length) return makeClosure([]);
  const isBetween = ({ from, to }: Closure['edges'][number]) =>
    pairs.some(pair => pair.includes(from) && pair.includes(to));
  return makeClosure(closure.edges.filter(edge => !isBetween(edge)));
}
