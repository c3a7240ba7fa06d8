import { type Day, formatDay } from '../knowledge/index.js';
import { plainText } from '../language/index.js';
import type { Judge, Ruling } from '../resolver/index.js';
import { type Hit, QUERY_LIMIT, type Search } from '../search/index.js';
import { type CountsAsReading, makeCountsAsReader } from './counts-as.js';
import { readByCues } from './cue.js';
import { DOCUMENT_CUES } from './cues/index.js';
import { readDay } from './day.js';
import { readOrder, sayPlace } from './orders.js';
import type { Reading } from './reading.js';
import { ruleSpan } from './span.js';

/** How a question was understood. */
export interface Interpretation {
  /** `counts-as` and `question` were computed; `search` was not. */
  kind: 'counts-as' | 'question' | 'search';
  /** In words, to be shown beside the answer. */
  text: string;
  asOf: Day;
  /** For `question`: its id and the facts that were read, so that a form can go on from them. */
  question: string | null;
  facts: Record<string, unknown> | null;
}

export interface Asked {
  interpretation: Interpretation;
  /** Null where nothing was computed: then the hits are the answer. */
  ruling: Ruling | null;
  /** One sentence: of the ruling, else of the first hit; null where nothing was found. */
  answer: string | null;
  hits: Hit[];
}

export interface AskOptions {
  /** The day to rule for where the sentence names none. */
  asOf: Day;
  /** What "today" means in the sentence. Where `asOf` differs from it, `asOf` counts as chosen. */
  today?: Day | undefined;
  /** 5 hits where left out. */
  limit?: number | undefined;
}

/** What rules on the questions that are understood. */
export type Rules = Pick<Judge, 'corpus' | 'countsAs' | 'answer'> & {
  /** How people ask the procedures' questions; a promise where the judge is loaded late. */
  cues: Judge['cues'] | (() => Promise<Judge['cues']>);
};

/** A sentence is no longer than this: what is longer is searched, and not read. */
export const SENTENCE_LIMIT = 300;

type Understood = Pick<Interpretation, 'kind' | 'text' | 'question' | 'facts'> & { ruling: Ruling };

const WEAKEST = ['no', 'unknown', 'depends', 'yes'];

function ruleCountsAs(read: CountsAsReading, asOf: Day, rules: Rules): Understood | null {
  const { from, to, same, format, card, purpose, corrected } = read;
  const directions = [{ from, to }, ...(same ? [{ from: to, to: from }] : [])];
  const outcomes = directions.map(direction => rules.countsAs({ ...direction, asOf, format, card, purpose }));
  const rulings = outcomes.flatMap(outcome => (outcome.ok ? [outcome.value] : []));
  const [ruling] = rulings.sort((a, b) => WEAKEST.indexOf(a.verdict) - WEAKEST.indexOf(b.verdict));
  if (!ruling || rulings.length < directions.length) return null;
  const read_ = corrected.map(({ written, keyword }) => `"${written}" is read as ${keyword}.`);
  const both = same ? [`Both ways were looked at, ${from} to ${to} and back.`] : [];
  const text = [ruling.question, ...read_, ...both].join(' ');
  return { kind: 'counts-as', text, question: null, facts: null, ruling };
}

async function ruleReading(reading: Reading, asOf: Day, rules: Rules): Promise<Understood | null> {
  const outcome = await rules.answer(reading.id, reading.facts, asOf);
  if (!outcome.ok) return null;
  const place = sayPlace(reading, outcome.value.value);
  const ruling = place ? { ...outcome.value, answer: `${place} ${outcome.value.answer}` } : outcome.value;
  return { kind: 'question', text: ruling.question, question: reading.id, facts: reading.facts, ruling };
}

function essenceOf({ ruling }: Understood): string {
  // of two directions the weaker is ruled on, and that need not be the same one on every day
  return JSON.stringify([ruling.question, ruling.verdict, ruling.value]);
}

function sayDay(day: Day | null, { asOf, today }: AskOptions): string {
  if (day === null) return '';
  const overruled = asOf !== day && today !== undefined && asOf !== today;
  return overruled
    ? ` The sentence's day, ${formatDay(day)}, is taken instead of ${formatDay(asOf)}.`
    : ` As of ${formatDay(day)}.`;
}

/**
 * Makes the reader of questions in plain words. A sentence is computed only where every word of it that could turn its
 * sense was understood; in any doubt the documents are shown that fit its words.
 */
export function makeAsk(rules: Rules, search: Search): (text: string, options: AskOptions) => Promise<Asked> {
  const readCountsAs = makeCountsAsReader(rules.corpus);
  const { cues } = rules;
  const listCues = async () => [...(typeof cues === 'function' ? await cues() : cues), ...DOCUMENT_CUES];
  return async (text, options) => {
    const plain = plainText(text.slice(0, QUERY_LIMIT));
    const { rest, doubt, ...named } = readDay(plain, options.today);
    const isQuestion = /[\p{L}\p{N}]/u.test(rest);
    // a date by itself is looked for, and is not the day of the search
    const { day, span } = isQuestion ? named : { day: null, span: null };
    const readable = isQuestion && !doubt && plain.length <= SENTENCE_LIMIT;
    const countsAs = readable ? readCountsAs(rest) : null;
    const reading =
      readable && !countsAs
        ? (readOrder(rest) ?? readByCues(rest, await listCues(), rules.corpus.keywords.names))
        : null;
    const rule = async (on: Day) =>
      (countsAs && ruleCountsAs(countsAs, on, rules)) ?? (reading && (await ruleReading(reading, on, rules)));
    const ruled = span
      ? await ruleSpan(span, rules.corpus.changeDays, rule, essenceOf)
      : { outcome: await rule(day ?? options.asOf), said: doubt };
    const understood = ruled.outcome;
    const asOf = understood?.ruling.asOf ?? day ?? options.asOf;
    const hits = search.search(plain, { asOf, limit: options.limit ?? 5 });
    const shown = sayDay(day ?? (understood && span && asOf), options);
    const why = ruled.said ? ` ${ruled.said}` : '';
    if (understood) {
      const { ruling, ...read } = understood;
      return {
        interpretation: { ...read, text: `${read.text}${why}${shown}`, asOf },
        ruling,
        answer: ruling.answer,
        hits,
      };
    }
    const [first] = hits;
    const lead = first ? 'The rules that fit these words best.' : 'Nothing found.';
    const interpretation: Interpretation = {
      kind: 'search',
      text: `${lead}${why}${shown}`,
      asOf,
      question: null,
      facts: null,
    };
    return { interpretation, ruling: null, answer: first?.answer ?? null, hits };
  };
}
