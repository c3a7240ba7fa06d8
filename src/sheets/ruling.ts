import { type Citation, formatFactName, type Ruling } from '../engine.js';
import { formatDay, isObject, type Verdict } from '../knowledge/index.js';
import { STATUS_WORDS, VERDICT_WORDS } from '../language/index.js';
import { formatSource, type Line, type Sheet } from './sheet.js';

// each entry of a list, each field of an object
function listValue(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(sayValue);
  if (!isObject(value)) return value === null ? [] : [sayValue(value)];
  return Object.entries(value).map(([name, field]) => `${formatFactName(name)}: ${sayValue(field)}`);
}

/** A value of any shape as a line of text. */
export function sayValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value ?? 'none');
  // a version of a card, with what holds for it
  if (isObject(value) && 'slug' in value && 'verdict' in value)
    return `${[value.card, value.printing].filter(Boolean).join(', ')}: ${VERDICT_WORDS[value.verdict as Verdict]}`;
  return listValue(value).join(isObject(value) ? ' · ' : ', ') || 'none';
}

// an order that the answer gives is not repeated
function isSaid(parts: readonly string[], answer: string): boolean {
  let from = 0;
  return parts.every(part => {
    const at = answer.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

function cite({ rule, title, source, tags, status, undated }: Citation): Line {
  const dates = tags.length > 0 ? tags.map(tag => ` [${tag}]`).join('') : undated ? ' (undated)' : '';
  const state = status === 'in-force' ? '' : `; ${STATUS_WORDS[status]}`;
  return { text: title, rule, more: [`${formatSource(source)}${dates}${state}`] };
}

/** A ruling: what is still needed, what the answer comes to, caveats, numbered proof, sources with their tags. */
export function makeRulingSheet(ruling: Ruling): Sheet {
  const { question, verdict, answer, value, steps, citations, caveats, needs, asOf, corpus } = ruling;
  const inFull = listValue(value);
  const [first] = citations;
  return {
    title: question,
    headline: VERDICT_WORDS[verdict],
    mark: verdict,
    answer,
    parts: [
      ['Still needed', needs.map(({ fact, why }) => ({ text: why, code: fact }))],
      ['In full', isSaid(inFull, answer) ? [] : inFull],
      ['Caveats', caveats],
      ['Why', steps, 'numbered'],
      ['Sources', citations.map(cite)],
    ],
    closing: [`As of ${formatDay(asOf)}`, `documents ${corpus}`],
    asOf,
    url: first ? `${first.url}?asOf=${asOf}` : '/',
  };
}
