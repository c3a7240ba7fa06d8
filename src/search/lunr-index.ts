import lunr from 'lunr';

/** One field of the index: how much a hit in it counts. */
export type FieldWeights = Readonly<Record<string, number>>;

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

/** Term saturation and length normalisation of BM25. */
export interface Tuning {
  k1: number;
  b: number;
}

/** The stem of a word in lower case, after Porter. */
export function stem(word: string): string {
  return lunr.stemmer(new lunr.Token(word, {})).toString();
}

interface Frequency {
  documents: number;
  /** Summed over the fields of all documents. */
  fields: number;
}

function countTerms(documents: readonly IndexedDocument[]): Map<string, Frequency> {
  const frequencies = new Map<string, Frequency>();
  for (const { fields } of documents) {
    const inFields = Object.values(fields).flatMap(terms => [...new Set(terms)]);
    for (const term of inFields) {
      const frequency = frequencies.get(term) ?? { documents: 0, fields: 0 };
      frequency.fields++;
      frequencies.set(term, frequency);
    }
    for (const term of new Set(inFields)) (frequencies.get(term) as Frequency).documents++;
  }
  return frequencies;
}

// lunr counts a term once for every field it is in, and so takes one that most documents have for a rare one
function rarity({ documents, fields }: Frequency, total: number): number {
  const true_ = Math.log(1 + (total - documents + 0.5) / (documents + 0.5));
  return true_ / Math.log(1 + Math.abs((total - fields + 0.5) / (fields + 0.5)));
}

/** The postings that one search may walk: beyond it the commonest terms are left out, so that time stays bounded. */
const POSTINGS = 1000;

function withinBudget<T extends { frequency: Frequency }>(terms: T[]): T[] {
  const rarestFirst = [...terms].sort((a, b) => a.frequency.fields - b.frequency.fields);
  let spent = 0;
  return rarestFirst.filter(({ frequency }, index) => {
    spent += frequency.fields;
    return index === 0 || spent <= POSTINGS;
  });
}

/** What lunr has built: for every field of every document its terms, by number, each with its score. */
interface Built {
  invertedIndex: Readonly<Record<string, { _index: number }>>;
  fieldVectors: Readonly<Record<string, { elements: readonly number[] }>>;
}

/** The documents that have a term, by number, each with the score of the term in all its fields. */
interface Postings {
  documents: number[];
  scores: number[];
}

// lunr multiplies the query with the vector of each document that it finds. Turned round, a query is a sum over the
// postings of its terms: the same scores, without a look at every word of what is found.
function turnRound({ invertedIndex, fieldVectors }: Built): ReadonlyMap<string, Postings> {
  const byNumber: Postings[] = [];
  for (const [field, { elements }] of Object.entries(fieldVectors)) {
    const document = Number(field.slice(field.indexOf('/') + 1));
    for (let at = 0; at < elements.length; at += 2) {
      const number = elements[at] as number;
      const score = elements[at + 1] as number;
      byNumber[number] ??= { documents: [], scores: [] };
      const { documents, scores } = byNumber[number];
      // the fields of a document come one after the other
      if (documents[documents.length - 1] === document)
        scores[scores.length - 1] = (scores.at(-1) as number) + score;
      else {
        documents.push(document);
        scores.push(score);
      }
    }
  }
  return new Map(
    Object.entries(invertedIndex).map(([term, { _index }]) => [term, byNumber[_index] as Postings]),
  );
}

// the automaton for wildcards would be most of the build, and no question has one
const NO_WILDCARDS = { createTokenSet() {} };

/**
 * Builds an index over terms that are ready for use, one document a step. lunr's own pipeline, and its query language,
 * are left out.
 */
export function* buildTermIndex(
  documents: readonly IndexedDocument[],
  weights: FieldWeights,
  tuning: Tuning,
): Generator<void, TermIndex> {
  const builder = new lunr.Builder();
  builder.ref('number');
  builder.k1(tuning.k1);
  builder.b(tuning.b);
  for (const [name, boost] of Object.entries(weights)) {
    builder.field(name, {
      boost,
      extractor: document => (document as { fields: IndexedDocument['fields'] }).fields[name] as object,
    });
  }
  for (const [number, { fields }] of documents.entries()) {
    builder.add({ number, fields });
    yield;
  }
  Object.assign(builder, NO_WILDCARDS);
  const postings = turnRound(builder.build() as unknown as Built);
  const frequencies = countTerms(documents);
  return {
    has: term => frequencies.has(term),
    find(terms) {
      const known = terms.flatMap(({ term, weight }) => {
        const frequency = frequencies.get(term);
        return frequency ? [{ term, weight, frequency }] : [];
      });
      const boosts = new Map<string, number>();
      for (const { term, weight, frequency } of withinBudget(known)) {
        const boost = weight * rarity(frequency, documents.length);
        boosts.set(term, (boosts.get(term) ?? 0) + boost);
      }
      const length = Math.hypot(...boosts.values());
      const found = new Map<number, number>();
      for (const [term, boost] of boosts) {
        const { documents, scores } = postings.get(term) as Postings;
        documents.forEach((document, at) => {
          found.set(document, (found.get(document) ?? 0) + ((scores[at] as number) * boost) / length);
        });
      }
      return [...found]
        .sort(([a, first], [b, second]) => second - first || a - b)
        .map(([document, score]) => ({ id: (documents[document] as IndexedDocument).id, score }));
    },
  };
}
