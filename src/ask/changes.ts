import type { Action } from '../knowledge/index.js';
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
import { wordSet } from './word-lists.js';

/** Of which rules changes are asked: of those that speak of a keyword, of those on a subject, or of all. */
interface ChangedRules {
  keywords: string[];
  subject: { written: string; rules: readonly string[] } | null;
  action: Action | null;
}

/** What changed from a day to a day, or first or last of all; when a rule changed; or when a pair of keywords changed. */
export type ChangeReading =
  | ({ kind: 'span'; from: Day | null; to: Day | null; only?: 'first' | 'last' } & ChangedRules)
  | { kind: 'when'; from: string; to: string; turn: 'begin' | 'end' | 'any' }
  | ({ kind: 'rule' } & ChangedRules);

const GLUE = wordSet(
  'which first last latest newest recent recently most every record recorded past ever far being has have happen happened what which did does do has have had is are was were been be there any anything something all the a an of in on at for to from since between and until till before after during through ' +
    'rule rules ruling rulings keyword keywords change changes changed changing errata erratum update updates updated new newest latest recent differ differs different difference differently happen happened happens made make come came ' +
    'list show me us give tell please hey hi judge thanks legacy format page pages document documents being has have happen happened day on from which first add added delete deleted removed remove remove clarified clarify merged introduced dropped gone ' +
    'day date that this it they effect go went into took take place about with by year month only just as up how much many stuff things thing s get got answers answer counts counting count equivalent become became becoming considered imply implying implied implies relation relations between official whole everything then i we can you know see need equal equals same entry put out got kindly uh um so basically ok okay pls plz amended amendment amendments addition additions deletion deletions removal removals clarification clarifications miss missed meanwhile meantime came there treated being keyword mean means meaning any more anymore glossary struck made altered turn turned turns turning into gain gained gaining declared ruled',
);
const CHANGE =
  /^(?:chang|errata|erratum|updat|new|newest|latest|differ|different|difference|differently|add|delet|remov|clarifi|merg|introduc|drop|amend|happen|put|appear|creat|alter|modify|revis|addition|deletion|removal|clarification|amendment|miss|missed)$/;
/** What turns to another state, or asks when. */
const TURN =
  /^(?:when|not|start|started|starting|begin|began|beginning|stop|stopped|cease|ceased|lose|lost|longer|no|end|ended|long|since)$/;
/** What names changes without a day. */
const RECORDED =
  /^(?:chang|errata|erratum|updat|add|addition|delet|deletion|remov|removal|clarifi|clarification|merg|amend|amendment|alter|modify|revis|struck)$/;
/** What may come before the question: "a player wants to know the date when …". */
const TELLING =
  /^.*\b(?:asks?|asked|asking|wants?|wanted|needs?|wonders?|wondering|know|tell (?:me|us|him|her|them))\b(?= (?:(?:to know|about|for|me|us|him|her|them|exactly) )*(?:the|which|what|when|on|from|since)\b)/i;
const ACTIONS: Readonly<Record<string, Action>> = {
  add: 'added',
  addition: 'added',
  introduc: 'added',
  delet: 'deleted',
  deletion: 'deleted',
  removal: 'deleted',
  struck: 'deleted',
  remov: 'deleted',
  drop: 'deleted',
  clarifi: 'clarified',
  clarification: 'clarified',
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

const NO_SUBJECT =
  /^(?:who|whom|whose|why|where|if|may|must|could|should|will|would|my|your|his|her|their|he|she|they)$/;

/** What is asked about the changes behind its lead: "for Sensei", "of the rule on Ancestors". */
function findSubject(
  rest: readonly { word: string; stem: string; at: number }[],
  isGlue: (word: { word: string; stem: string }) => boolean,
  { tokens }: Sentence,
  findRules: Readers['findRules'],
): ChangedRules['subject'] {
  const words = rest.filter(word => !isGlue(word));
  const [first, last] = [words[0], words[words.length - 1]];
  if (!first || !last || last.at - first.at > 3 || words.some(({ word }) => NO_SUBJECT.test(word)))
    return null;
  const found = findRules(words.map(({ stem }) => stem));
  return found?.named
    ? {
        written: tokens
          .slice(first.at, last.at + 1)
          .map(({ word }) => word)
          .join(' '),
        rules: found.rules.map(({ id }) => id),
      }
    : null;
}

/** Reads what is asked of changes without a day: "latest change", "list all deletions", "what has been deleted". */
function readRecord(asks: readonly string[], stems: readonly string[]): { only?: 'first' | 'last' } | null {
  const asked = asks.join(' ');
  if (
    !stems.some(stem => RECORDED.test(stem)) ||
    /\b(?:can|about|keywords?|last (?:day|week|month|year)|today)\b/.test(asked)
  )
    return null;
  if (/\b(?:last|latest|newest|most recent|recent|recently)\b/.test(asked)) return { only: 'last' };
  if (/\bfirst\b/.test(asked)) return { only: 'first' };
  return /\b(?:all|list|every|show|whole|ever)\b|\b(?:was|were|been|got|has|have)\b/.test(asked) ? {} : null;
}

/** Reads "what changed since June 3 2008", "when did Ratling become Nonhuman"; `text` still has its dates. */
export function readChanges(
  text: string,
  sentence: Sentence,
  { topics: all, words }: Topics,
  { isListed, isSubject, findRules }: Pick<Readers, 'isListed' | 'isSubject' | 'findRules'>,
): ChangeReading | null {
  const { tokens } = sentence;
  // "I stopped in May 2008, so what changed between …": only the part with the question word asks
  const told = /^(.*[,.;]\s.*?)\b(?:what|which|list|show|any|anything|when)\b/i.exec(text)?.[1]?.length ?? 0;
  const teller = TELLING.exec(text)?.[0].length ?? 0;
  const named = all.some(({ start }) => startOf(tokens, start) < teller);
  const asked = Math.max(told, named ? 0 : teller);
  const found = datesIn(text);
  const later = found.filter(({ start }) => start >= asked);
  // "I stopped on 1 May 2008. What changed since?"
  const since =
    later.length === 0 &&
    found.length === 1 &&
    (/\b(?:since|after|now|missed|miss|meanwhile|meantime)\b/i.test(text.slice(asked)) ||
      /\bsince(?: the)? *$/i.test(text.slice(0, found[0]?.start)));
  const dates = since ? found : later;
  const isWithin = (at: number, within: readonly FoundDate[]) =>
    within.some(({ start, end }) => startOf(tokens, at) < end && endOf(tokens, at + 1) > start);
  const clauseOf = findRequest(
    sentence,
    all,
    isListed,
    isSubject,
    at => isWithin(at, later) || (since && startOf(tokens, at) >= asked),
  );
  const isAsked = (at: number) => clauseOf(at) !== null && startOf(tokens, at) >= asked;
  const topics = all.filter(({ start }) => isAsked(start));
  if (topics.some(({ kind }) => kind === 'card')) return null;
  const keywords = topics.map(({ name }) => name);
  const rest = words.filter(({ at }) => isAsked(at) && !isWithin(at, dates));
  const isGlue = ({ word, stem }: { word: string; stem: string }) =>
    GLUE.has(word) || CHANGE.test(stem) || TURN.test(word);
  const subject = keywords.length === 0 ? findSubject(rest, isGlue, sentence, findRules) : null;
  if (!subject && !rest.every(isGlue)) return null;
  const asks = rest.map(({ word }) => word);
  const when =
    asks.includes('when') ||
    /\b(?:which|what) (?:day|date)\b|\b(?:day|date) (?:on|from|since|at) which\b/i.test(text) ||
    (asks.includes('what') && asks.some(word => word === 'day' || word === 'date'));
  // elsewhere "merge" is read as "combine"
  const stems = rest.map(({ word, stem }) => (word.startsWith('merg') ? 'merg' : stem));
  const action = stems.map(stem => ACTIONS[stem]).find(Boolean) ?? null;
  const changed = { keywords, subject, action };
  if (when && dates.length === 0) {
    const [from, to, ...more] = keywords;
    const end =
      stems.some(stem => /^(?:stop|ceas|end|delet|remov|drop|struck)$/.test(stem)) ||
      asks.some(word => /^(?:longer|lose|lost)$/.test(word)) ||
      // "since when is a Zombie not Shadowlands"; "until when was it not" asks for the begin
      asks.includes('not') !== asks.includes('until');
    if (from && to && more.length === 0)
      return { kind: 'when', from, to, turn: end ? 'end' : stems.includes('chang') ? 'any' : 'begin' };
    return !to && (from || subject) && stems.some(stem => CHANGE.test(stem))
      ? { kind: 'rule', ...changed }
      : null;
  }
  if (!stems.some(stem => CHANGE.test(stem)) || asks.includes('when') || keywords.length > 1) return null;
  if (since) return { kind: 'span', from: edge(dates[0] as FoundDate, 'first'), to: null, ...changed };
  if (dates.length > 0) {
    const span = readSpan(text, dates);
    return span && { kind: 'span', ...span, ...changed };
  }
  const limited = keywords.length > 0 || subject !== null;
  const record = readRecord(asks, stems) ?? (limited && stems.includes('chang') ? {} : null);
  return record && { kind: 'span', from: null, to: null, ...record, ...changed };
}
