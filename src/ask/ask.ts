import type { Catalogue } from '../decks/index.js';
import { type Day, formatDay, plainText, type Sentence } from '../language/index.js';
import { QUERY_LIMIT, type Search } from '../search/index.js';
import {
  type Asked,
  type Candidate,
  type Interpretation,
  makeCandidate,
  type Plan,
  type Understood,
} from './asked.js';
import { readChanges } from './changes.js';
import { readDay, writeDates } from './day.js';
import { readFormat } from './format.js';
import { listPlans, type Rules } from './list-plans.js';
import { findNotCovered } from './not-covered.js';
import { dropAsides } from './plain.js';
import { listWords, makeReaders, type Readers } from './readers.js';
import { ruleChanges } from './rule-changes.js';
import { ruleSpan, type Span } from './span.js';
import { topicsOf } from './topics.js';

export interface AskOptions {
  /** The day to rule for where the sentence names none. */
  asOf: Day;
  /** What "today" means in the sentence. Where `asOf` differs from it, `asOf` counts as chosen. */
  today?: Day | undefined;
  /** 3 hits where left out. */
  limit?: number | undefined;
}

/** A sentence is no longer than this: what is longer is searched, and not read. */
export const SENTENCE_LIMIT = 300;

const ELSEWHERE = 'These rules are for the Legacy Format only; in other formats the rulebook decides.';
const SCOPE_WORDS = 'samurai format scope legacy only';

function essenceOf({ ruling }: Understood): string {
  // of two directions the weaker is ruled on, and that need not be the same one on every day
  return JSON.stringify([ruling.question, ruling.verdict, ruling.value]);
}

function sayDay(day: Day | null, { asOf, today }: AskOptions): string {
  if (day === null) return '';
  const overruled = asOf !== day && today !== undefined && asOf !== today;
  return overruled
    ? `The sentence's day, ${formatDay(day)}, is taken instead of ${formatDay(asOf)}.`
    : `As of ${formatDay(day)}.`;
}

/** What a sentence asks, as far as it was read. */
interface Reading {
  changes: ReturnType<typeof readChanges>;
  day: Day | null;
  span: Span | null;
  doubt: string | null;
  format: ReturnType<typeof readFormat>['format'];
  sentence: Sentence;
  plans: Plan[];
}

/**
 * Makes the reader of questions in plain words. A sentence is ruled on only where every word of it that could turn its
 * sense was understood; in any doubt it gets the questions that may have been meant, each ruled on, and the rules that fit.
 * Cards are loaded for the first sentence that is not understood without them.
 */
export function makeAsk(
  rules: Rules,
  search: Search,
  loadCatalogue: () => Promise<Catalogue | null> = async () => null,
): (text: string, options: AskOptions) => Promise<Asked> {
  const { ways, corpus } = rules;
  let words: Promise<ReturnType<typeof listWords>> | null = null;
  const list = () => {
    words ??= Promise.resolve(typeof ways === 'function' ? ways() : ways).then(all => listWords(corpus, all));
    return words;
  };
  let plainReaders: Promise<Readers> | null = null;
  let bestReaders: Promise<Readers> | null = null;
  const withoutCards = () => {
    plainReaders ??= list().then(known => makeReaders(corpus, known, null));
    return plainReaders;
  };
  const withCards = () => {
    bestReaders ??= loadCatalogue().then(async catalogue =>
      catalogue ? makeReaders(corpus, await list(), catalogue) : withoutCards(),
    );
    return bestReaders;
  };

  function read(plain: string, readers: Readers, options: AskOptions): Reading {
    const written = writeDates(plain);
    const dated = readers.readSentence(written);
    const changes = readChanges(
      written,
      dated,
      topicsOf(dated, readers.findPrinted, readers.isWord),
      readers,
    );
    const { rest: undated, doubt, ...named } = readDay(plain, options.today);
    const isQuestion = /[\p{L}\p{N}]/u.test(undated);
    const { format, rest } = readFormat(dropAsides(undated));
    const sentence = readers.readSentence(rest);
    const plans = isQuestion ? listPlans(sentence, rest, format, readers, rules) : [];
    // a date by itself is looked for, and is not the day of the search
    return {
      changes,
      ...(isQuestion ? named : { day: null, span: null }),
      doubt,
      format,
      sentence,
      plans,
    };
  }

  async function readBest(plain: string, options: AskOptions): Promise<Reading> {
    if (!bestReaders) {
      const first = read(plain, await withoutCards(), options);
      if (first.changes || first.plans.some(({ certain, clean }) => certain && clean)) return first;
    }
    return read(plain, await withCards(), options);
  }

  return async (text, options) => {
    const plain = plainText(text.slice(0, QUERY_LIMIT));
    const limit = options.limit ?? 3;
    const finish = (
      understood: Understood | null,
      candidates: Candidate[],
      asOf: Day,
      lead: string,
      notes: string[],
      first?: string,
    ): Asked => {
      const found = search.search(plain, { asOf, limit });
      const ahead = first === undefined ? [] : search.search(first, { asOf, limit: 1 });
      const hits = [...ahead, ...found.filter(({ id }) => !ahead.some(hit => hit.id === id))].slice(0, limit);
      const said = [...(understood?.notes ?? []), ...notes].filter(note => note !== '');
      const start =
        lead === '' && !understood
          ? hits.length > 0
            ? 'The rules that fit these words best.'
            : 'No rule fits these words.'
          : lead;
      const interpretation: Interpretation = {
        kind: understood?.kind ?? 'search',
        text: [understood?.ruling.question ?? start, ...said].join(' '),
        asOf,
        question: understood?.question ?? null,
        facts: understood?.facts ?? null,
        notes: said,
      };
      const ruling = understood?.ruling ?? null;
      return { asOf, interpretation, ruling, candidates, answer: ruling?.answer ?? null, hits };
    };
    if (plain.length > SENTENCE_LIMIT || !/[\p{L}\p{N}]/u.test(plain))
      return finish(null, [], options.asOf, '', []);
    const { changes, day, span, doubt, format, sentence, plans } = await readBest(plain, options);
    const changed = changes && ruleChanges(changes, options.asOf, corpus, rules);
    if (changed)
      return finish(
        { kind: 'changes', question: null, facts: null, ruling: changed, notes: [] },
        [],
        options.asOf,
        '',
        [],
      );
    const spelled = sentence.corrected.map(({ written, read }) => `"${written}" is read as "${read}".`);
    const outside = findNotCovered(sentence);
    const sure = doubt || outside?.beside ? undefined : plans.find(({ certain }) => certain);
    const ruled = sure
      ? span
        ? await ruleSpan(span, corpus.changeDays, sure.rule, essenceOf)
        : { outcome: await sure.rule(day ?? options.asOf), said: null }
      : { outcome: null, said: doubt };
    const understood = ruled.outcome?.open ? null : ruled.outcome;
    const asOf = understood?.ruling.asOf ?? day ?? span?.last ?? options.asOf;
    const notes = [
      ...(understood?.kind === 'question' || !understood ? spelled : []),
      ruled.said ?? '',
      sayDay(day ?? (understood && span ? asOf : null), options),
    ];
    if (understood) return finish(understood, [], asOf, '', notes);
    // of a month or a year, only what holds on all of its days may be meant
    const ruleThen = async ({ rule }: Plan) =>
      span ? (await ruleSpan(span, corpus.changeDays, rule, essenceOf)).outcome : rule(asOf);
    // of a date that can be read two ways, the best reading is ruled on for both
    const ruleEither = ({ first, last }: Span) =>
      plans.slice(0, 1).flatMap(({ rule }) => [first, last].map(rule));
    const others = doubt
      ? []
      : await Promise.all(span?.either ? ruleEither(span) : plans.slice(0, 4).map(ruleThen));
    const candidates = others
      .flatMap(one => (one ? [makeCandidate(one, span?.either ? formatDay(one.ruling.asOf) : null)] : []))
      .slice(0, 3);
    if (format !== 'legacy') return finish(null, candidates, asOf, ELSEWHERE, notes, SCOPE_WORDS);
    if (
      outside &&
      (outside.whole ||
        outside.beside ||
        (!sure && candidates.every(({ ruling }) => ruling.verdict === 'depends')))
    )
      return finish(null, [], asOf, outside.text, notes);
    return finish(null, candidates, asOf, candidates.length > 0 ? 'This may be meant:' : '', notes);
  };
}
