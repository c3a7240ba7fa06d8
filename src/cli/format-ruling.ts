import type { Citation, Ruling } from '../engine.js';
import { formatDay, type Outcome, type Verdict } from '../knowledge/index.js';
import { STATUS_WORDS, VERDICT_WORDS } from '../language/index.js';
import { formatSheet, formatWrapped } from './layout.js';
import type { Result } from './report.js';
import { EXIT, EXITS, type Style } from './shell.js';

function paintVerdict(verdict: Verdict, { colors }: Style): string {
  const paint = verdict === 'no' ? colors.red : EXITS[verdict] === EXIT.yes ? colors.green : colors.yellow;
  return paint(VERDICT_WORDS[verdict].toUpperCase());
}

function formatCitation({ rule, title, source, tags, status, undated }: Citation): string {
  const operation = source.operation === null ? '' : `: ${source.operation}`;
  const dates = tags.length > 0 ? tags.map(tag => ` [${tag}]`).join('') : undated ? ' (undated)' : '';
  const by = source.by === null ? '' : `; by ${source.by}`;
  const standing = status === 'in-force' ? '' : `; ${STATUS_WORDS[status]}`;
  return `${title} (${rule})\n${source.page}, ${source.heading}${operation}${dates}${by}${standing}`;
}

// as YAML has it, without its library, which takes time at every start
function formatValue(value: unknown, width: number, first = '  '): string {
  const rest = ' '.repeat(first.length);
  if (Array.isArray(value) && value.length > 0)
    return value.map((item, at) => formatValue(item, width, `${at === 0 ? first : rest}- `)).join('\n');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return formatWrapped(Array.isArray(value) ? '[]' : String(value), width, first);
  return Object.entries(value)
    .map(([name, one], at) => {
      const start = `${at === 0 ? first : rest}${name}:`;
      const isNested = typeof one === 'object' && one !== null && Object.keys(one).length > 0;
      return isNested
        ? `${start}\n${formatValue(one, width, `${rest}  `)}`
        : formatValue(one, width, `${start} `);
    })
    .join('\n');
}

/** A ruling as what a command comes to, or why there is none. */
export function showRuling(ruling: Outcome<Ruling>, style: Style): Result {
  if (!ruling.ok) return ruling;
  const { value } = ruling;
  return { value, text: () => formatRuling(value, style), exit: EXITS[value.verdict] };
}

/** A ruling for people: verdict, sentence, numbered proof, sources with their tags, caveats, and what must still be known. */
export function formatRuling(ruling: Ruling, style: Style): string {
  const { width } = style;
  const { verdict, question, answer, value, steps, needs, citations, caveats, asOf, corpus } = ruling;
  return formatSheet(
    {
      title: paintVerdict(verdict, style),
      opening: [formatWrapped(answer, width)],
      parts: [
        ['Value', value === null ? '' : formatValue(value, width)],
        ['Why', steps.map(({ text, rule }) => `${text} (${rule})`), 'numbered'],
        ['Still needed', needs.map(({ fact, why }) => `${fact}: ${why}`)],
        ['Sources', citations.map(formatCitation)],
        ['Note', caveats],
      ],
      closing: `Asked: ${question}\nAs of ${formatDay(asOf)}, documents ${corpus}.`,
    },
    style,
  );
}
