/** A calendar day as `YYYY-MM-DD`: no time, no zone; days compare as strings. */
export type Day = string;

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/;

function isCalendarDay(year: number, month: number, day: number): boolean {
  // Date.UTC reads years below 100 as 19YY, so they are refused outright
  if (year < 1000 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The day of these numbers, or null where the calendar has none. Month 1 is January. */
export function makeDay(year: number, month: number, day: number): Day | null {
  if (!isCalendarDay(year, month, day)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether the text is a day of the calendar, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const match = WRITTEN.exec(text);
  return match !== null && isCalendarDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** The day before: `2008-06-02` for `2008-06-03`. */
export function dayBefore(day: Day): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** The day after: `2008-06-04` for `2008-06-03`. */
export function dayAfter(day: Day): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** For people: `June 3, 2008`. */
export function formatDay(day: Day): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${Number(day.slice(0, 4))}`;
}
