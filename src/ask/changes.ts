import {
  type Day,
  dayAfter,
  dayBefore,
  endOf,
  type FoundDate,
  findDates,
  type Sentence,
  startOf,
} from '../language/index.js';
import type { Readers } from './readers.js';
import { findRequest } from './request.js';
import { makeSpan } from './span.js';
import type { Topics } from './topics.js';

/** What changed from a day to a day, of all rules or of those that speak of a keyword; or when a pair changed. */
export type ChangeReading =
  | { kind: 'span'; from: Day | null; to: Day | null; keywords: string[]; action: string | null }
  | { kind: 'when'; from: string; to: string; turn: 'begin' | 'end' | 'any' }
  | { kind: 'rule'; keywords: string[]; action: string | null };

const set = (words: string) => new Set(words.split(' '));
const GLUE = set(
  'which first being has have happen happened what which did does do has have had is are was were been be there any anything something all the a an of in on at for to from since between and until till before after during through ' +
    'rule rules ruling rulings keyword keywords change changes changed changing errata erratum update updates updated new newest latest recent differ differs different difference differently happen happened happens made make come came ' +
    'list show me us give tell please hey hi judge thanks legacy format page pages document documents being has have happen happened day on from which first add added delete deleted removed remove remove clarified clarify merged introduced dropped gone ' +
    'day date that this it they effect go went into took take place about with by year month only just as up how much many stuff things thing s get got answers answer counts counting count equivalent become became becoming considered imply implying implied implies relation relations between official whole everything then i we can you know see need equal equals same entry put out got kindly uh um so basically ok okay pls plz amended amendment came there treated being keyword mean means meaning any more anymore glossary struck made altered',
);
const CHANGE =
  /^(?:chang|errata|erratum|updat|new|newest|latest|differ|different|difference|differently|add|delet|remov|clarify|merg|introduc|drop|amend|happen|put|appear|creat|alter|modify|revis)$/;
const ACTIONS: Readonly<Record<string, string>> = {
  add: 'added',
  introduc: 'added',
  delet: 'deleted',
  remov: 'deleted',
  drop: 'deleted',
  clarify: 'clarified',
  merg: 'merged',
};

const edge = (date: FoundDate, end: 'first' | 'last'): Day =>
  date.kind === 'day' ? date.value : makeSpan(date.value)[end];

const YEAR = /(?<![\d/.-])(?:19|20)\d\d(?![\d/-])/g;

function datesIn(text: string): FoundDate[] {
  const dates = findDates(text);
  const years = [...text.matchAll(YEAR)]
    .filter(({ index }) => !dates.some(({ start, end }) => index >= start && index < end))
    .map(({ index, 0: value }): FoundDate => ({ start: index, end: index + 4, kind: 'month', value }));
  // "between june 3 and june 20 2008": the year of one is that of both
  const all = [...dates, ...years].sort((a, b) => a.start - b.start);
  const year = all.find(({ kind }) => kind === 'day')?.value.slice(0, 4);
  return all.map(date =>
    date.kind === 'yearless' && year !== undefined
      ? { ...date, kind: 'day', value: `${year}-${date.value}` }
      : date,
  );
}

function readSpan(text: string, dates: readonly FoundDate[]): { from: Day | null; to: Day | null } | null {
  const [first, second, ...more] = dates as [FoundDate, ...FoundDate[]];
  if (more.length > 0 || dates.some(({ kind }) => kind === 'yearless' || kind === 'impossible')) return null;
  const before = text.slice(0, first.start).toLowerCase();
  const behind = text.slice(first.end).toLowerCase();
  if (second) {
    const pair = [edge(first, 'first'), edge(second, 'last')] as const;
    return pair[0] <= pair[1]
      ? { from: pair[0], to: pair[1] }
      : { from: edge(second, 'first'), to: edge(first, 'last') };
  }
  if (
    /\b(?:since|from|starting)(?: the)? *$/.test(before) ||
    /^ *(?:on|onwards?|and later|or later)\b/.test(behind)
  )
    return { from: edge(first, 'first'), to: null };
  if (/\bafter(?: the)? *$/.test(before)) return { from: dayAfter(edge(first, 'last')), to: null };
  if (/\b(?:before|prior to|until|till|up to|by)(?: the)? *$/.test(before))
    return {
      from: null,
      to: /\b(?:before|prior to)(?: the)? *$/.test(before)
        ? dayBefore(edge(first, 'first'))
        : edge(first, 'last'),
    };
  return { from: edge(first, 'first'), to: edge(first, 'last') };
}

/** Reads "what changed since June 3 2008", "when did Ratling become Nonhuman"; `text` still has its dates. */
export function readChanges(
  text: string,
  sentence: Sentence,
  { topics: all, words }: Topics,
  { isListed, isSubject }: Pick<Readers, 'isListed' | 'isSubject'>,
): ChangeReading | null {
  const { tokens } = sentence;
  // "I stopped in May 2008, so what changed between …": only the part with the question word asks
  const asked = /^(.*[,.;]\s.*?)\b(?:what|which|list|show|any|when)\b/i.exec(text)?.[1]?.length ?? 0;
  const dates = datesIn(text).filter(({ start }) => start >= asked);
  const inDate = (at: number) =>
    dates.some(({ start, end }) => startOf(tokens, at) < end && endOf(tokens, at + 1) > start);
  const clauseOf = findRequest(sentence, all, isListed, isSubject, inDate);
  const topics = all.filter(({ start }) => clauseOf(start) !== null);
  const rest = words.filter(({ at }) => clauseOf(at) !== null && !inDate(at) && startOf(tokens, at) >= asked);
  const asks = rest.map(({ word }) => word);
  if (
    !rest.every(
      ({ word, stem }) =>
        GLUE.has(word) ||
        CHANGE.test(stem) ||
        /^(?:when|not|start|started|begin|began|stop|stopped|cease|ceased|longer|no|end|ended|long|since)$/.test(
          word,
        ),
    )
  )
    return null;
  const when =
    asks.includes('when') ||
    /\b(?:from|since|on|at) (?:which|what) (?:day|date)\b/i.test(text) ||
    (asks.includes('what') && asks.some(word => word === 'day' || word === 'date'));
  const keywords = topics.flatMap(({ name, kind, start }) =>
    kind === 'keyword' && startOf(tokens, start) >= asked ? [name] : [],
  );
  if (topics.some(({ kind }) => kind === 'card')) return null;
  const stems = rest.map(({ stem }) => stem);
  const action = stems.map(stem => ACTIONS[stem]).find(Boolean) ?? null;
  if (when && dates.length === 0) {
    const [from, to, ...more] = keywords;
    const end =
      stems.some(stem => /^(?:stop|ceas|end|delet|remov|drop|struck)$/.test(stem)) ||
      asks.includes('longer') ||
      // "since when is a Zombie not Shadowlands"; "until when was it not" asks for the begin
      asks.includes('not') !== asks.includes('until');
    if (from && to && more.length === 0)
      return { kind: 'when', from, to, turn: end ? 'end' : stems.includes('chang') ? 'any' : 'begin' };
    if (from && !to && stems.some(stem => CHANGE.test(stem)))
      return { kind: 'rule', keywords: [from], action };
    return null;
  }
  if (!stems.some(stem => CHANGE.test(stem)) || asks.includes('when')) return null;
  if (keywords.length > 1) return null;
  if (dates.length === 0)
    return keywords.length === 1 && stems.includes('chang')
      ? { kind: 'span', from: null, to: null, keywords, action: null }
      : null;
  const span = readSpan(text, dates);
  return span && { kind: 'span', ...span, keywords, action };
}
