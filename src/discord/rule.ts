import { formatDay, type RuleRecord, type Status } from '../knowledge/index.js';
import { formatMissing, STATUS_WORDS } from '../language/index.js';
import { type Embed, makeEmbed } from './embed.js';
import { adaptMarkdown, escapeMarkdown, formatLink } from './markdown.js';

const COLORS: Readonly<Record<Status, number>> = {
  'in-force': 0x2e7d32,
  'not-yet': 0xef6c00,
  unrecorded: 0x6d4c41,
  ended: 0x757575,
};

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
  const changes = history.map(({ written }) => `- ${escapeMarkdown(written)}`);
  return makeEmbed({
    title: escapeMarkdown(title),
    url: `${baseUrl}${record.url}?asOf=${asOf}`,
    description: describe(record),
    color: COLORS[status],
    fields: [
      { name: 'Caveats', lines: caveats.map(text => `- ${escapeMarkdown(text)}`) },
      { name: 'Source', lines: [where.map(escapeMarkdown).join(', ')] },
      { name: 'Changes', lines: changes },
      {
        name: 'See also',
        lines: see.map(one => `- ${formatLink(one.title, `${baseUrl}/rules/${one.id}?asOf=${asOf}`)}`),
      },
    ],
    footer: `As of ${asOf}: ${STATUS_WORDS[status]}${undated ? ' (undated)' : ''} · documents ${corpus}`,
  });
}
