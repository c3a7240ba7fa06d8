import { readFileSync } from 'node:fs';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import { parse } from 'yaml';
import type { Corpus, Day } from '../src/knowledge/index.js';
import { makeSearch } from '../src/search/index.js';

/** A question that somebody types, with the rules that are right and the verdict where one is to be computed. */
export interface Case {
  q: string;
  rule: string[];
  asOf?: Day;
  verdict?: string;
}

/** Ids of documents, best first. */
export type Ranker = (question: string) => string[];

export interface Figures {
  /** Share of the questions whose first document is right. */
  first: number;
  /** Share of those with a right document among the first three. */
  three: number;
  /** Mean of 1/rank of the first right document, 0 where there is none. */
  mrr: number;
  /** Questions whose first document is wrong, with what came first. */
  misses: { q: string; place: number; found: string[] }[];
}

export function readCases(file: string): Case[] {
  return parse(readFileSync(file, 'utf8')) as Case[];
}

export function measure(cases: readonly Case[], rank: Ranker): Figures {
  const ranked = cases.map(({ q, rule }) => {
    const found = rank(q);
    return { q, found: found.slice(0, 3), place: found.findIndex(id => rule.includes(id)) + 1 };
  });
  const share = (wanted: (place: number) => boolean) =>
    ranked.filter(({ place }) => wanted(place)).length / cases.length;
  return {
    first: share(place => place === 1),
    three: share(place => place >= 1 && place <= 3),
    mrr: ranked.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / cases.length,
    misses: ranked.filter(({ place }) => place !== 1),
  };
}

const FIELDS = ['title', 'aliases', 'answer', 'text'] as const;

function plainFields(corpus: Corpus) {
  return corpus.documents.map(({ id, title, aliases, answer, text }) => {
    return { id, title, aliases: aliases.join('. '), answer, text };
  });
}

/** lunr as it comes: its own pipeline and its query language. A question that it refuses finds nothing. */
export function stockLunr(corpus: Corpus): Ranker {
  const index = lunr(builder => {
    builder.ref('id');
    for (const field of FIELDS) builder.field(field);
    for (const document of plainFields(corpus)) builder.add(document);
  });
  return question => {
    try {
      return index.search(question).map(({ ref }) => ref);
    } catch {
      return [];
    }
  };
}

/** minisearch with its defaults. */
export function stockMinisearch(corpus: Corpus): Ranker {
  const index = new MiniSearch({ fields: [...FIELDS] });
  index.addAll(plainFields(corpus));
  return question => index.search(question).map(({ id }) => id as string);
}

/** Our own search. */
export function ourSearch(corpus: Corpus, asOf: Day): Ranker {
  const { search } = makeSearch(corpus);
  return question => search(question, { asOf, limit: 100 }).map(({ id }) => id);
}
