import type { Citation, Ruling } from '../engine.js';
import { formatDay, type Outcome, type Verdict } from '../knowledge/index.js';
import { STATUS_WORDS, VERDICT_WORDS } from '../language/index.js';
import { formatList, formatWrapped } from './layout.js';
import type { Result } from './report.js';
import { EXIT, type Exit, type Style } from './shell.js';

const EXITS: Record<Verdict, Exit> = {
  yes: EXIT.yes,
  no: EXIT.no,
  value: EXIT.yes,
  depends: EXIT.open,
  unknown: EXIT.open,
  'not-covered': EXIT.open,
};

/** The exit code for a verdict: 0 for yes and a value, 1 for no, 3 where it is neither. */
export function exitOf({ verdict }: Pick<Ruling, 'verdict'>): Exit {
  return EXITS[verdict];
}

function paintVerdict(verdict: Verdict, { colors }: Style): string {
  const paint = verdict === 'no' ? colors.red : EXITS[verdict] === EXIT.yes ? colors.green : colors.yellow;
  return colors.bold(paint(VERDICT_WORDS[verdict].toUpperCase()));
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
  return {
    value: ruling.value,
    text: () => formatRuling(ruling.value, style),
    exit: exitOf(ruling.value),
  };
}

/** A titled part of a text; nothing where its body is empty. */
export function formatPart(title: string, body: string, { colors }: Style): string[] {
  return body === '' ? [] : [`${colors.bold(title)}\n${body}`];
}

/**
 * A ruling for people: verdict, sentence, numbered proof, sources with their tags, caveats, and what must still be
 * known. Ends without a new line.
 */
export function formatRuling(ruling: Ruling, style: Style): string {
  const { width, colors } = style;
  const numbered = (index: number) => `  ${index + 1}. `;
  const part = (title: string, body: string) => formatPart(title, body, style);
  const { verdict, question, answer, value, steps, needs, citations, caveats, asOf, corpus } = ruling;
  return [
    `${paintVerdict(verdict, style)}\n${formatWrapped(answer, width)}`,
    ...part('Value', value === null ? '' : formatValue(value, width)),
    ...part(
      'Why',
      formatList(
        steps.map(({ text, rule }) => `${text} (${rule})`),
        width,
        numbered,
      ),
    ),
    ...part(
      'Still needed',
      formatList(
        needs.map(({ fact, why }) => `${fact}: ${why}`),
        width,
      ),
    ),
    ...part('Sources', formatList(citations.map(formatCitation), width)),
    ...part('Note', formatList(caveats, width)),
    colors.dim(formatWrapped(`Asked: ${question}\nAs of ${formatDay(asOf)}, documents ${corpus}.`, width)),
  ].join('\n\n');
}
