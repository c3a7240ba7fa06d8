import {
  type Corpus,
  type Day,
  type Exception,
  fail,
  keyOfKeyword,
  type Outcome,
  type RuleDocument,
  standingOn,
  succeed,
} from '../../knowledge/index.js';
import { joinOr, nearest, plainText } from '../../language/index.js';
import { type Closure, makeClosure } from './closure.js';

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
export function exceptionsFor(corpus: Corpus, day: Day, context: CardContext | null): Exceptional[] {
  if (!context) return [];
  const asked = titleKey(context.card);
  return exceptionsOn(corpus, day).filter(
    ({ cards, purpose }) =>
      cards.some(card => titleKey(card) === asked) && (purpose === undefined || purpose === context.purpose),
  );
}

/** The relations that are left once the settled exceptions have taken theirs out. */
export function withoutExcepted(closure: Closure, exceptions: readonly Exceptional[]): Closure {
  const settled = exceptions.flatMap(exception => (exception.verdict === 'no' ? [exception] : []));
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
  return makeClosure(
    closure.edges.filter(({ from, to }) => !pairs.some(pair => pair.includes(from) && pair.includes(to))),
  );
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
  const bad = (message: string, field: string, cure: string, found?: string, near: string[] = []) =>
    fail('bad-value', message, {
      field,
      cure,
      ...(found === undefined ? {} : { found: found.slice(0, 40) }),
      near,
    });
  const purposes = purpose === undefined ? [] : purposesOf(corpus);
  if (purpose !== undefined && !purposes.includes(purpose)) {
    const cure = `Known: ${purposes.join(', ')}. Leave it out otherwise.`;
    return bad('No rule knows this purpose.', 'purpose', cure, purpose, nearest(purpose, purposes));
  }
  if (card === undefined || card.trim() === '') {
    if (purpose === undefined) return succeed(null);
    return bad('A purpose needs a card.', 'card', 'Name the card whose text asks.');
  }
  const titles = titlesOn(corpus, day);
  const byWords = new Map(titles.map(title => [titleWords(title), title]));
  const near = nearest(titleWords(card), byWords.keys()).map(words => byWords.get(words) as string);
  if (near.length === 0 || titles.some(title => titleKey(title) === titleKey(card)))
    return succeed({ card, purpose });
  const cure = `Write ${joinOr(near)}. For another card leave the field out: the rules name no other cards that tell keywords apart.`;
  return bad('The title is not quite that of a card that tells keywords apart.', 'card', cure, card, near);
}
