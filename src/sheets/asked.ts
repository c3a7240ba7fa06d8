import type { Asked, Hit } from '../engine.js';
import { type Day, formatDay } from '../knowledge/index.js';
import { makeRulingSheet } from './ruling.js';
import type { Part, Sheet } from './sheet.js';

/** What was asked or searched for, and the documents that answered. */
interface Query {
  q: string;
  corpus: string;
}

/** A longer address of a place on the page is not given: Discord takes none. */
const ADDRESS_LIMIT = 1900;

function listHits(hits: readonly Hit[]): Part {
  return ['Rules', hits.map(({ id, title, answer }) => ({ text: title, rule: id, more: [answer] }))];
}

/** What a search found, best first. */
export function makeHitsSheet({ q, corpus, hits, asOf }: Query & { hits: readonly Hit[]; asOf: Day }): Sheet {
  const title = q.replace(/\s+/g, ' ').trim() || 'Search';
  const place = `/#/?${new URLSearchParams({ q: title, asOf })}`;
  return {
    title,
    answer: hits.length > 0 ? '' : 'No rule fits these words. Try others.',
    main: [listHits(hits)],
    parts: [],
    closing: [`As of ${formatDay(asOf)}`, `documents ${corpus}`],
    asOf,
    url: place.length > ADDRESS_LIMIT ? '/' : place,
  };
}

/** The answer to a question in plain words: the ruling, else what may have been meant, and the rules that fit. */
export function makeAskedSheet({ interpretation, ruling, candidates, ...found }: Query & Asked): Sheet {
  if (ruling) return makeRulingSheet(ruling);
  const sheet = makeHitsSheet({ ...found, asOf: interpretation.asOf });
  const meant = candidates.map(one => ({ text: one.text, more: [one.ruling.answer] }));
  const main: Part[] = [['Questions', meant, 'numbered'], listHits(found.hits)];
  return { ...sheet, answer: interpretation.text, main };
}
