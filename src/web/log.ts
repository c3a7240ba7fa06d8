import type { Ruling } from '../engine.js';
import { readJson } from '../knowledge/index.js';
import { formatDay } from '../language/index.js';
import { keepLast, readLast } from './store.js';

/** A ruling that was given, as it is kept on this device. */
export interface LogEntry extends Pick<Ruling, 'question' | 'answer' | 'asOf' | 'corpus'> {
  /** When it was kept, in milliseconds; it tells the entry from others. */
  at: number;
  link: string;
  table: string;
  note: string;
}

/** The rulings kept on this device, the newest first. */
export function readLog(): LogEntry[] {
  const entries = readJson(readLast('log'));
  return Array.isArray(entries) ? entries : [];
}

/** Keeps the log for the next visit. */
export function keepLog(entries: readonly LogEntry[]): void {
  keepLast('log', JSON.stringify(entries));
}

/** Keeps a ruling, for the table that the last one was for. */
export function keepRuling({ question, answer, asOf, corpus }: Ruling, link: string): void {
  const entries = readLog();
  const table = entries[0]?.table ?? '';
  keepLog([{ at: Date.now(), question, answer, asOf, corpus, link, table, note: '' }, ...entries]);
}

/** When an entry was kept, for people. */
export function sayWhen({ at }: LogEntry): string {
  return new Date(at).toLocaleString('sv').slice(0, 16);
}

/** The log to read or to print, the oldest first. */
export function formatLog(entries: readonly LogEntry[]): string {
  return entries
    .toReversed()
    .map(entry => {
      const { question, answer, asOf, corpus, link, table, note } = entry;
      const when = `${sayWhen(entry)}${table && `, table ${table}`}`;
      const rules = `As of ${formatDay(asOf)}, rules ${corpus.slice(0, 8)}. ${link}`;
      return [when, question, answer, note && `Note: ${note}`, rules].filter(Boolean).join('\n');
    })
    .join('\n\n');
}
