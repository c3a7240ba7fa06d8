import { type Day, MONTHS, makeDay } from './day.js';

/** A date in a text. */
export interface FoundDate {
  start: number;
  end: number;
  /** `day` and `month` are complete; `yearless` lacks its year; `impossible` is no day of the calendar, or can be read two ways. */
  kind: 'day' | 'month' | 'yearless' | 'impossible';
  /** `2008-06-11`, `2008-06` or `06-11`; empty where impossible. */
  value: string;
  /** The two days that figures alone can mean, the month first and the day first: `6/10/2008`. */
  readings?: { monthFirst: Day; dayFirst: Day };
}

const NAME =
  '(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)\\.?';
const DATE = '(\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = "(?:,? +(?:of +)?|,)('?\\d{2}|\\d{4})";
const FORMS: { pattern: RegExp; order: readonly Part[] }[] = [
  { pattern: /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/gi, order: ['year', 'month', 'date'] },
  { pattern: /\b(\d{4})-(\d{2})\b/gi, order: ['year', 'month'] },
  { pattern: /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})\b/gi, order: ['first', 'second', 'year'] },
  // with a year first: "11 june 08" must not be read as June 8
  { pattern: new RegExp(`\\b${NAME} +${DATE}${YEAR}\\b(?!-)`, 'gi'), order: ['name', 'date', 'year'] },
  {
    pattern: new RegExp(`\\b${DATE} +(?:of +)?${NAME}${YEAR}\\b(?!-)`, 'gi'),
    order: ['date', 'name', 'year'],
  },
  { pattern: new RegExp(`\\b${NAME},? +(?:of +)?(\\d{4})\\b`, 'gi'), order: ['name', 'year'] },
  { pattern: new RegExp(`\\b${NAME} +${DATE}\\b(?!-)`, 'gi'), order: ['name', 'date'] },
  { pattern: new RegExp(`\\b${DATE} +(?:of +)?${NAME}\\b(?!-)`, 'gi'), order: ['date', 'name'] },
];
type Part = 'year' | 'month' | 'date' | 'name' | 'first' | 'second';

function monthOf(name: string): number {
  return MONTHS.findIndex(month => month.toLowerCase().startsWith(name.slice(0, 3))) + 1;
}

/**
 * Whether "may" is the month: behind a word that leads to a day, with its year, or at the end of a clause. "May 3 players
 * ally" and "may the first player search" ask what is allowed.
 */
export function isMonthOfMay(before: string, after: string): boolean {
  return (
    /\b(?:on|of|before|after|since|by|until|till|from|between|to)(?: the)? *$/i.test(before) ||
    /^ *(?:$|[.,;:?!)]|(?:of )?(?:'?\d{2}|\d{4}|two thousand)\b)/i.test(after)
  );
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

// 6/5/2008 is June to some and May to others: it is read only where one of the two cannot be a month
function splitNumbers(first: number, second: number): { month: number; date: number } | null {
  if (first > 12) return { month: second, date: first };
  return second > 12 || first === second ? { month: first, date: second } : null;
}

function yearOf(written: string): number {
  const digits = written.replace("'", '');
  return Number(digits) + (digits.length === 2 ? 2000 : 0);
}

function readParts(parts: Partial<Record<Part, string>>): Pick<FoundDate, 'kind' | 'value' | 'readings'> {
  const impossible = { kind: 'impossible', value: '' } as const;
  const [first, second] = [Number(parts.first), Number(parts.second)];
  const numbers = parts.first === undefined ? null : splitNumbers(first, second);
  if (parts.first !== undefined && !numbers) {
    const year = yearOf(parts.year as string);
    const [monthFirst, dayFirst] = [makeDay(year, first, second), makeDay(year, second, first)];
    return monthFirst && dayFirst ? { ...impossible, readings: { monthFirst, dayFirst } } : impossible;
  }
  const month = numbers?.month ?? (parts.name === undefined ? Number(parts.month) : monthOf(parts.name));
  const date = numbers?.date ?? (parts.date === undefined ? null : Number(parts.date));
  if (parts.year === undefined) {
    // 2008 is a leap year, so that February 29 passes
    return makeDay(2008, month, Number(date))
      ? { kind: 'yearless', value: `${pad(month)}-${pad(Number(date))}` }
      : impossible;
  }
  const day: Day | null = makeDay(yearOf(parts.year), month, date ?? 1);
  if (!day) return impossible;
  return date === null ? { kind: 'month', value: day.slice(0, 7) } : { kind: 'day', value: day };
}

/** Every date of a text, in order: `June 11 2008`, `11th of June '08`, `june 2008`, `2008-06-11`, `6/19/2008`, `June 11`. */
export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  // most lines of a rule have no digit, and no form of a date does without
  if (!/\d/.test(text)) return found;
  let rest = text;
  for (const { pattern, order } of FORMS) {
    for (const match of rest.matchAll(pattern)) {
      const parts: Partial<Record<Part, string>> = {};
      order.forEach((part, index) => {
        const value = match[index + 1];
        if (value !== undefined) parts[part] = value.toLowerCase();
      });
      const end = match.index + match[0].length;
      if (
        parts.name === 'may' &&
        parts.year === undefined &&
        !isMonthOfMay(text.slice(0, match.index), text.slice(end))
      )
        continue;
      found.push({ start: match.index, end, ...readParts(parts) });
      // blanked out, so that a looser form does not find a piece of it again
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(end);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
