import {
  type Day,
  dayAfter,
  dayBefore,
  type FoundDate,
  findDates,
  formatDay,
  isMonthOfMay,
} from '../language/index.js';
import { makeEither, makeSpan, type Span } from './span.js';

/** What a sentence says about its day, and the sentence without that. */
export interface DayInText {
  rest: string;
  /** The day that the sentence names; null where it names none, or none that is certain. */
  day: Day | null;
  /** The month or year that it names instead of a day. */
  span: Span | null;
  /** Why the day that it names cannot be used. */
  doubt: string | null;
}

const EVENT = '(?:event|tournament|game|match|kotei)';
const LEAD = new RegExp(
  `(?:(?:,? *(?:at|in|for|during|from))? +(?:an?|the|my|our) ${EVENT})?(?: +(?:held|played))?(?:,? *(?:on|as of|as at|of|at|by|from|dated|(?:back |sometime )?in|during|throughout)(?: (?:all of|the))?(?: year)?)? *$`,
  'i',
);
const TRAIL = new RegExp(`^ *(?:${EVENT})?(?:,? (?:again|back then))?`, 'i');
const RELATIVE = /\b(?:as of )?(today|now|currently|nowadays|yesterday)\b/gi;
const NEITHER_SIDE = /\b(?:until|till|between|ending)(?: the)? *$/i;
const LATER = /\b(?:ever )?(after|past|since|from|starting)(?: the)? *$/i;
// "a tournament from June 10" is held on that day, and "a log from June 10" speaks of it
const HELD = new RegExp(
  `(?:\\b${EVENT}s?|\\b(?:an?|the|my|our|his|her|their|this|that|some|old)(?: \\p{L}+){1,2}) from(?: the)? *$`,
  'iu',
);
const BEFORE = /\b(?:just |right )?(?:before|prior to)(?: the)? *$/i;

const YEAR = /(?<![\p{L}\p{N}.,/+-])(?:(?:19|20)\d\d|(?<=\b(?:in|during) )'?0\d)(?![\p{L}\p{N}/-])/gu;
const VAGUE =
  /\b(?:back then|(?<=(?<!\bif \w+ )\b(?:was|were|did)\b.*)then *[?.!]*$|at (?:the|that) time|(?:a )?(?:while|long time|few years|years?|months?|weeks?) ago|long ago|last (?:year|month|week|time|season|summer|winter|spring|autumn|fall|january|february|march|april|may|june|july|august|september|october|november|december)|in the past|in the old days|formerly|previously|used to)\b/i;
const STRETCH = 'It names a stretch of time, and a ruling needs a day.';
const DOUBTS: Record<Exclude<FoundDate['kind'], 'day' | 'month'>, string> = {
  yearless: 'It names a day without its year.',
  impossible: 'It names a date that is no day of the calendar, or that can be read two ways.',
};

function readRelative(text: string, today: Day | undefined): DayInText {
  const [word] = [...text.matchAll(RELATIVE)].map(match => (match[1] as string).toLowerCase());
  const nothing = { day: null, span: null, doubt: null };
  if (!word) return { ...nothing, rest: text };
  const rest = text.replace(RELATIVE, ' ');
  if (word !== 'yesterday') return { ...nothing, rest, day: today ?? null };
  return today
    ? { ...nothing, rest, day: dayBefore(today) }
    : { ...nothing, rest, doubt: 'Nobody has said which day today is.' };
}

/** Which figure of a date is the day: "9/6/2008 (British date)". */
const STYLE =
  /[(,]? *\b(?:(british|uk|european|day[- ]first)|us|american|month[- ]first) (?:style|dates?|format|notation|order|reading)\b *\)?/i;

/** Years that stand without a month, in the shape of dates: `in 2007`, `in '07`. */
function findYears(
  text: string,
): (Pick<FoundDate, 'start' | 'end' | 'value' | 'readings'> & { kind: 'year' })[] {
  return [...text.matchAll(YEAR)].map(({ index, 0: written }) => ({
    start: index,
    end: index + written.length,
    kind: 'year',
    value: `20${written.replace("'", '')}`.slice(-4),
  }));
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const SHORT_MONTH = '(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const ORDINAL = `(?:(twenty|thirty)[ -])?(${ORDINALS.join('|')}|thirtieth)`;
const UNITS = 'zero one two three four five six seven eight nine ten'.split(' ');

function ordinalOf(tens: string | undefined, unit: string): number {
  const base = tens === undefined ? 0 : tens.toLowerCase() === 'twenty' ? 20 : 30;
  return base + (unit.toLowerCase() === 'thirtieth' ? 30 : ORDINALS.indexOf(unit.toLowerCase()) + 1);
}

const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const BETWEEN = '(?: (?:and|to|until|till|through) (?:the )?| ?[-–] ?)';
/** Two days of a month that is named once: "9 and 15 June 2008", "June 3-20, 2008". */
const TWO_DAYS = new RegExp(
  `(?<![\\d/.-])(${DAY})(${BETWEEN})(${DAY})(?: of)? (${MONTH}|${SHORT_MONTH})\\b(,? \\d{4})?`,
  'gi',
);
const DAYS_OF_MONTH = new RegExp(
  `\\b(${MONTH}|${SHORT_MONTH}) (${DAY})(${BETWEEN})(${DAY}),? (\\d{4})\\b`,
  'gi',
);

/** Whether "may" asks what is allowed, and is no month. */
const isAllowed = (month: string, written: string, at: number, all: string) =>
  /^may$/i.test(month) && !isMonthOfMay(all.slice(0, at), all.slice(at + written.length));

// "in Jun '08", "two thousand and eight", "the nineteenth of june", "June the nineteenth"
const SHORT_YEAR = new RegExp(
  `\\b((?:in|during|of|since|throughout) (?:${MONTH}|${SHORT_MONTH})) '?(0\\d)(?![\\d/.-])`,
  'gi',
);
const SPELLED_YEAR = /\btwo thousand(?: and)? (one|two|three|four|five|six|seven|eight|nine|ten)\b/gi;
const DAY_OF_MONTH = new RegExp(`\\b${ORDINAL} (of )?(${MONTH})\\b`, 'gi');
const MONTH_AND_DAY = new RegExp(`\\b(${MONTH}) (?:the )?${ORDINAL}\\b`, 'gi');

/** Writes a date in words with figures: "the nineteenth of june two thousand and eight". */
export function writeDates(text: string): string {
  return text
    .replace(
      TWO_DAYS,
      (_, one: string, between: string, other: string, month: string, year = '') =>
        `${one} ${month}${year}${between.replace(/^ ?[-–] ?$/, ' to ')}${other} ${month}${year}`,
    )
    .replace(
      DAYS_OF_MONTH,
      (_, month: string, one: string, between: string, other: string, year: string) =>
        `${month} ${one}, ${year}${between.replace(/^ ?[-–] ?$/, ' to ')}${month} ${other}, ${year}`,
    )
    .replace(SHORT_YEAR, (_, month: string, year: string) => `${month} 20${year}`)
    .replace(SPELLED_YEAR, (_, unit: string) => String(2000 + UNITS.indexOf(unit.toLowerCase())))
    .replace(
      DAY_OF_MONTH,
      (
        written: string,
        tens,
        unit: string,
        of: string | undefined,
        month: string,
        at: number,
        all: string,
      ) =>
        of === undefined && isAllowed(month, written, at, all)
          ? written
          : `${ordinalOf(tens, unit)} ${of ?? ''}${month}`,
    )
    .replace(MONTH_AND_DAY, (written: string, month: string, tens, unit: string, at: number, all: string) =>
      isAllowed(month, written, at, all) ? written : `${month} ${ordinalOf(tens, unit)}`,
    );
}

/**
 * Reads the day of a sentence: "on June 19 2008", "as of 2008-06-19", "at an event on …", "before …", "yesterday"; or the
 * month or year that it names instead: "in June 2008", "in 2007".
 */
export function readDay(written: string, today: Day | undefined): DayInText {
  const [style = '', british] = STYLE.exec(written) ?? [];
  const order = style === '' ? null : british ? 'dayFirst' : 'monthFirst';
  const read = readDates(writeDates(written.replace(STYLE, ' ')), today, order);
  return { ...read, rest: read.rest.replace(/\s+/g, ' ').trim() };
}

function readDates(text: string, today: Day | undefined, order: 'dayFirst' | 'monthFirst' | null): DayInText {
  const complete = findDates(text);
  const dates = complete.length > 0 ? complete : findYears(text);
  const [date] = dates;
  if (!date && VAGUE.test(text))
    return {
      rest: text.replace(VAGUE, ' '),
      day: null,
      span: null,
      doubt: 'It names no certain day: name one, for instance 2008-06-19.',
    };
  if (!date) return readRelative(text, today);
  const before = text.slice(0, date.start);
  const after = text.slice(date.end);
  const earlier = BEFORE.test(before);
  const onwards = /^ *(?:on|onwards?|until|till|to)\b/i.test(after);
  const later = HELD.test(before) && !onwards ? null : LATER.exec(before);
  const lead = earlier
    ? before.replace(BEFORE, '')
    : later
      ? before.replace(LATER, '')
      : before.replace(LEAD, '');
  // "from June 3, 2008 on"
  const behind = later ? after.replace(/^ *(?:on|onwards?)\b/i, '') : after.replace(TRAIL, '');
  const read = { rest: `${lead} ${behind}`, day: null, span: null, doubt: null };
  if (dates.length > 1) return { ...read, doubt: 'It names more than one date.' };
  const { readings } = date;
  const { kind, value } =
    readings && order !== null ? ({ kind: 'day', value: readings[order] } as const) : date;
  if (kind === 'impossible' && readings && !earlier && !later && !NEITHER_SIDE.test(before))
    return { ...read, span: makeEither(readings.monthFirst, readings.dayFirst) };
  if (kind === 'yearless' || kind === 'impossible') return { ...read, doubt: DOUBTS[kind] };
  if (NEITHER_SIDE.test(before)) return { ...read, doubt: STRETCH };
  if (later) {
    const whole = kind === 'day' ? { first: value, last: value } : makeSpan(value);
    const first = /^(?:after|past)$/i.test(later[1] as string) ? dayAfter(whole.last) : whole.first;
    if (today === undefined || first > today) return { ...read, doubt: STRETCH };
    return { ...read, span: { name: `the time since ${formatDay(first)}`, first, last: today } };
  }
  if (kind === 'day') return { ...read, day: earlier ? dayBefore(value) : value };
  return earlier ? { ...read, doubt: STRETCH } : { ...read, span: makeSpan(value) };
}
