import { formatDay, type RuleRecord } from '../knowledge/index.js';
import { formatMissing, STATUS_WORDS } from '../language/index.js';
import { clipLines } from './clip.js';
import { COLORS, type Embed, LIMITS, makeEmbed } from './embed.js';
import { adaptMarkdown, escapeMarkdown, formatBullets, formatLink } from './markdown.js';

function describe({ answer, text, recorded, status, asOf }: RuleRecord): string {
  if (answer !== null && text !== null) return `**${escapeMarkdown(answer)}**\n\n${adaptMarkdown(text)}`;
  const state = `**${formatMissing(status, asOf)}**`;
  if (!recorded) return state;
  const words = `${escapeMarkdown(recorded.answer)}\n\n${adaptMarkdown(recorded.text)}`;
  return `${state}\n\nThe words of ${formatDay(recorded.asOf)}:\n${words}`;
}

/** A rule as an embed. `baseUrl` is where people see the service, without a slash at its end. */
export function formatRuleEmbed(record: RuleRecord, baseUrl: string): Embed {
  const { title, source, history, see, caveats, asOf, status, corpus, undated } = record;
  const where = [
    source.title,
    source.heading,
    ...(source.operation ? [source.operation] : []),
    ...(source.by ? [`by ${source.by}`] : []),
  ];
  return makeEmbed({
    title: escapeMarkdown(title),
    url: `${baseUrl}${record.url}?asOf=${asOf}`,
    description: describe(record),
    color: COLORS[status],
    fields: [
      { name: 'Caveats', lines: formatBullets(caveats) },
      { name: 'Source', lines: [where.map(escapeMarkdown).join(', ')] },
      { name: 'Changes', lines: formatBullets(history.map(({ written }) => written)) },
      {
        name: 'See also',
        lines: see.map(one => `- ${formatLink(one.title, `${baseUrl}/rules/${one.id}?asOf=${asOf}`)}`),
      },
    ],
    footer: `As of ${asOf}: ${STATUS_WORDS[status]}${undated ? ' (undated)' : ''} · documents ${corpus}`,
  });
}

/** What a search found. */
export interface Found {
  q: string;
  hits: readonly { id: string; title: string; answer: string }[];
  asOf: string;
  corpus: string;
}

/** Hits as an embed, best first. `baseUrl` is where people see the service, without a slash at its end. */
export function formatHitsEmbed({ q, hits, asOf, corpus }: Found, baseUrl: string): Embed {
  const lines = hits.map(
    ({ id, title, answer }) =>
      `- ${formatLink(title, `${baseUrl}/rules/${id}?asOf=${asOf}`)}: ${escapeMarkdown(answer)}`,
  );
  return makeEmbed({
    title: q.trim() === '' ? 'Search' : escapeMarkdown(q.replace(/\s+/g, ' ').trim()),
    url: `${baseUrl}/`,
    description:
      lines.length > 0 ? clipLines(lines, LIMITS.description) : 'No rule fits these words. Try others.',
    color: COLORS.hits,
    fields: [],
    footer: `As of ${asOf} · documents ${corpus}`,
  });
}
