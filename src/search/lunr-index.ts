import lunr from 'lunr';

/** A document as terms, by field. */
export interface IndexedDocument {
  id: string;
  fields: Readonly<Record<string, readonly string[]>>;
}

export interface WeightedTerm {
  term: string;
  weight: number;
}

export interface TermIndex {
  has(term: string): boolean;
  /** Best first. Terms that the index does not know are passed over. */
  find(terms: readonly WeightedTerm[]): { id: string; score: number }[];
}

/** The stem of a word in lower case, after Porter. */
export function stem(word: string): string {
  return lunr.stemmer(new lunr.Token(word, {})).toString();
}

/** The documents that have a term, by number, each with the score of the term in all its fields. */
interface Postings {
  documents: number[];
  scores: number[];
  /** How many fields of documents have the term. */
  fields: number;
}

// lunr counts a term once for every field it is in, and so takes one that most documents have for a rare one
function rarity({ documents, fields }: Postings, total: number): number {
  const inDocuments = Math.log(1 + (total - documents.length + 0.5) / (documents.length + 0.5));
  return inDocuments / Math.log(1 + Math.abs((total - fields + 0.5) / (fields + 0.5)));
}

/** The postings that one search may walk: beyond it the commonest terms are left out, so that time stays bounded. */
const POSTINGS = 1000;

function withinBudget<T extends { found: Postings }>(terms: T[]): T[] {
  const rarestFirst = [...terms].sort((a, b) => a.found.fields - b.found.fields);
  let spent = 0;
  return rarestFirst.filter(({ found }, index) => {
    spent += found.fields;
    return index === 0 || spent <= POSTINGS;
  });
}

/** What lunr has built: for every field of every document its terms, by number, each with its score. */
interface Built {
  invertedIndex: Readonly<Record<string, { _index: number }>>;
  fieldVectors: Readonly<Record<string, { elements: readonly number[] }>>;
}

// lunr multiplies the query with the vector of each document that it finds. Turned round, a query is a sum over the
// postings of its terms: the same scores, without a look at every word of what is found (figures: bench/NOTES.md).
function turnRound({ invertedIndex, fieldVectors }: Built): ReadonlyMap<string, Postings> {
  const byNumber = Object.values(invertedIndex).map(
    (): Postings => ({ documents: [], scores: [], fields: 0 }),
  );
  for (const [field, { elements }] of Object.entries(fieldVectors)) {
    const document = Number(field.slice(field.indexOf('/') + 1));
    for (let at = 0; at < elements.length; at += 2) {
      const postings = byNumber[elements[at] as number] as Postings;
      postings.fields++;
      // the fields of a document come one after the other
      if (postings.documents.at(-1) !== document) {
        postings.documents.push(document);
        postings.scores.push(0);
      }
      postings.scores[postings.scores.length - 1] =
        (postings.scores.at(-1) as number) + (elements[at + 1] as number);
    }
  }
  return new Map(
    Object.entries(invertedIndex).map(([term, { _index }]) => [term, byNumber[_index] as Postings]),
  );
}

// the automaton for wildcards would be most of the build, and no question has one
const NO_WILDCARDS = { createTokenSet() {} };

/**
 * Builds an index over terms that are ready for use, one document a step; `weights` says how much a hit in a field counts.
 * lunr's own pipeline, and its query language, are left out.
 */
export function* buildTermIndex(
  documents: readonly IndexedDocument[],
  weights: Readonly<Record<string, number>>,
): Generator<void, TermIndex> {
  const builder = new lunr.Builder();
  builder.ref('number');
  // the length of a text counts less than usual
  builder.b(0.5);
  for (const [name, boost] of Object.entries(weights)) {
    const extractor = (document: object) => (document as IndexedDocument).fields[name] as object;
    builder.field(name, { boost, extractor });
  }
  for (const [number, { fields }] of documents.entries()) {
    builder.add({ number, fields });
    yield;
  }
  Object.assign(builder, NO_WILDCARDS);
  const postings = turnRound(builder.build() as unknown as Built);
  return {
    has: term => postings.has(term),
    find(terms) {
      const known = terms.flatMap(({ term, weight }) => {
        const found = postings.get(term);
        return found ? [{ found, weight }] : [];
      });
      const boosts = new Map<Postings, number>();
      for (const { found, weight } of withinBudget(known))
        boosts.set(found, (boosts.get(found) ?? 0) + weight * rarity(found, documents.length));
      const length = Math.hypot(...boosts.values());
      const sums = new Map<number, number>();
      for (const [found, boost] of boosts) {
        found.documents.forEach((document, at) => {
          sums.set(document, (sums.get(document) ?? 0) + ((found.scores[at] as number) * boost) / length);
        });
      }
      return [...sums]
        .sort(([a, first], [b, second]) => second - first || a - b)
        .map(([document, score]) => ({ id: (documents[document] as IndexedDocument).id, score }));
    },
  };
}
