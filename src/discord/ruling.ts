import type { Citation, Ruling } from '../engine.js';
import type { Day, Verdict } from '../knowledge/index.js';
import { STATUS_WORDS, VERDICT_WORDS } from '../language/index.js';
import { type Embed, makeEmbed } from './embed.js';
import { escapeMarkdown, formatLink } from './markdown.js';

const COLORS: Readonly<Record<Verdict, number>> = {
  yes: 0x2e7d32,
  no: 0xc62828,
  value: 0x1565c0,
  depends: 0xef6c00,
  unknown: 0x6d4c41,
  'not-covered': 0x757575,
};

/** A value of any shape as a line of plain text: lists with commas, objects as `name: value`. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.length > 0 ? value.map(formatValue).join(', ') : 'none';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${formatValue(one)}`)
    .join('; ');
}

function listValue(value: unknown): string[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.map(formatValue);
  return typeof value === 'object'
    ? Object.entries(value).map(([name, one]) => `${name}: ${formatValue(one)}`)
    : [formatValue(value)];
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

function citeSource(
  { title, url, source, tags, status, undated }: Citation,
  baseUrl: string,
  asOf: Day,
): string {
  const held = status === 'in-force' ? [] : [STATUS_WORDS[status]];
  const details = [
    source.heading,
    ...(source.by === null ? [] : [`by ${source.by}`]),
    ...tags,
    ...(undated ? ['undated'] : []),
    ...held,
  ]
    .map(escapeMarkdown)
    .join('; ');
  return `${formatLink(title, `${baseUrl}${url}?asOf=${asOf}`)} (${details})`;
}

/** A ruling as an embed. `baseUrl` is where people see the service, without a slash at its end. */
export function formatRulingEmbed(ruling: Ruling, baseUrl: string): Embed {
  const { question, verdict, answer, value, steps, citations, caveats, needs, asOf, corpus } = ruling;
  // "Yes: …" needs no "Yes" before it
  const said = answer.startsWith(VERDICT_WORDS[verdict]);
  const head = said ? '' : `**${VERDICT_WORDS[verdict]}.** `;
  const parts = listValue(value);
  const [first] = citations;
  return makeEmbed({
    title: escapeMarkdown(question),
    url: `${baseUrl}${first ? `${first.url}?asOf=${asOf}` : '/'}`,
    description: `${head}${escapeMarkdown(answer)}`,
    color: COLORS[verdict],
    fields: [
      { name: 'Still needed', lines: needs.map(({ why }) => `- ${escapeMarkdown(why)}`) },
      { name: 'In full', lines: isSaid(parts, answer) ? [] : parts.map(escapeMarkdown) },
      { name: 'Caveats', lines: caveats.map(text => `- ${escapeMarkdown(text)}`) },
      { name: 'Proof', lines: steps.map(({ text }, index) => `${index + 1}. ${escapeMarkdown(text)}`) },
      { name: 'Sources', lines: citations.map(citation => citeSource(citation, baseUrl, asOf)) },
    ],
    footer: `As of ${asOf} · documents ${corpus}`,
  });
}
