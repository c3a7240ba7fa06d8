import { type Day, dayBefore } from '../knowledge/index.js';
import { type FoundDate, findDates } from '../search/index.js';

/** What a sentence says about its day, and the sentence without that. */
export interface DayInText {
  rest: string;
  /** The day that the sentence names; null where it names none, or none that is certain. */
  day: Day | null;
  /** Why the day that it names cannot be used. */
  doubt: string | null;
}

const EVENT = '(?:event|tournament|game|match|kotei)';
const LEAD = new RegExp(
  `(?:(?:,? *(?:at|in|for|during|from))? +(?:an?|the|my|our) ${EVENT})?(?: +(?:held|played))?(?:,? *(?:on|as of|as at|of|at|dated|in)(?: the)?)? *$`,
  'i',
);
const TRAIL = new RegExp(`^ *(?:${EVENT})?`, 'i');
const RELATIVE = /\b(?:as of )?(today|now|currently|nowadays|yesterday)\b/gi;
const NEITHER_SIDE = /\b(?:after|since|until|till|by|from|between|past|starting|ending)(?: the)? *$/i;
const BEFORE = /\b(?:just |right )?(?:before|prior to)(?: the)? *$/i;

const DOUBTS: Record<Exclude<FoundDate['kind'], 'day'>, string> = {
  month: 'It names a month, and a ruling needs a day.',
  yearless: 'It names a day without its year.',
  impossible: 'It names a date that is no day of the calendar, or that can be read two ways.',
};

function readRelative(text: string, today: Day | undefined): DayInText {
  const [word] = [...text.matchAll(RELATIVE)].map(match => (match[1] as string).toLowerCase());
  if (!word) return { rest: text, day: null, doubt: null };
  const rest = text.replace(RELATIVE, ' ');
  if (word !== 'yesterday') return { rest, day: today ?? null, doubt: null };
  return today
    ? { rest, day: dayBefore(today), doubt: null }
    : { rest, day: null, doubt: 'Nobody has said which day today is.' };
}

/** Reads the day of a sentence: "on June 19 2008", "as of 2008-06-19", "at an event on …", "before …", "yesterday". */
export function readDay(text: string, today: Day | undefined): DayInText {
  const read = readDates(text, today);
  return { ...read, rest: read.rest.replace(/\s+/g, ' ').trim() };
}

function readDates(text: string, today: Day | undefined): DayInText {
  const dates = findDates(text);
  const [date] = dates;
  if (!date) return readRelative(text, today);
  const before = text.slice(0, date.start);
  const after = text.slice(date.end);
  const earlier = BEFORE.test(before);
  const lead = earlier ? before.replace(BEFORE, '') : before.replace(LEAD, '');
  const rest = `${lead} ${after.replace(TRAIL, '')}`;
  if (dates.length > 1) return { rest, day: null, doubt: 'It names more than one date.' };
  if (date.kind !== 'day') return { rest, day: null, doubt: DOUBTS[date.kind] };
  if (NEITHER_SIDE.test(before))
    return { rest, day: null, doubt: 'It names a stretch of time, and a ruling needs a day.' };
  return { rest, day: earlier ? dayBefore(date.value) : date.value, doubt: null };
}
