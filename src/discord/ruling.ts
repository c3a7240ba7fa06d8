import type { Citation, Ruling } from '../engine.js';
import { type Day, isObject } from '../knowledge/index.js';
import { STATUS_WORDS, VERDICT_WORDS } from '../language/index.js';
import { COLORS, type Embed, makeEmbed } from './embed.js';
import { escapeMarkdown, formatBullets, formatLink } from './markdown.js';

/** A value of any shape as lines of plain text: the entries of a list, the fields of an object as `name: value`. */
function listValue(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [String(value)];
  if (Array.isArray(value)) return value.map(formatValue);
  return Object.entries(value).map(([name, one]) => `${name}: ${formatValue(one)}`);
}

/** The same as one line. */
export function formatValue(value: unknown): string {
  return listValue(value).join(isObject(value) ? '; ' : ', ') || 'none';
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
  const details = [
    source.heading,
    ...(source.by === null ? [] : [`by ${source.by}`]),
    ...tags,
    ...(undated ? ['undated'] : []),
    ...(status === 'in-force' ? [] : [STATUS_WORDS[status]]),
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
      { name: 'Still needed', lines: formatBullets(needs.map(({ why }) => why)) },
      { name: 'In full', lines: isSaid(parts, answer) ? [] : parts.map(escapeMarkdown) },
      { name: 'Caveats', lines: formatBullets(caveats) },
      { name: 'Proof', lines: steps.map(({ text }, index) => `${index + 1}. ${escapeMarkdown(text)}`) },
      { name: 'Sources', lines: citations.map(citation => citeSource(citation, baseUrl, asOf)) },
    ],
    footer: `As of ${asOf} · documents ${corpus}`,
  });
}
