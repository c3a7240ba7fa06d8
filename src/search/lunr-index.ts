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

// Only terms that the index knows are looked up, and as they are: the automaton for wildcards would be most of the build.
const EXACT = { intersect: (terms: unknown) => terms };

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
  builder.ref('id');
  builder.k1(tuning.k1);
  builder.b(tuning.b);
  for (const [name, boost] of Object.entries(weights)) {
    builder.field(name, {
      boost,
      extractor: document => (document as IndexedDocument).fields[name] as object,
    });
  }
  for (const document of documents) {
    builder.add(document);
    yield;
  }
  Object.assign(builder, {
    createTokenSet(this: { tokenSet: unknown }) {
      this.tokenSet = EXACT;
    },
  });
  const index = builder.build();
  const frequencies = countTerms(documents);
  return {
    has: term => frequencies.has(term),
    find(terms) {
      const known = terms.flatMap(({ term, weight }) => {
        const frequency = frequencies.get(term);
        return frequency ? [{ term, weight, frequency }] : [];
      });
      if (known.length === 0) return [];
      const results = index.query(query => {
        for (const { term, weight, frequency } of withinBudget(known)) {
          const boost = weight * rarity(frequency, documents.length);
          query.term(term, { boost, usePipeline: false, wildcard: lunr.Query.wildcard.NONE });
        }
      });
      return results.map(({ ref, score }) => ({ id: ref, score }));
    },
  };
}
