import { clipLines } from './clip.js';
import { type Embed, LIMITS, makeEmbed } from './embed.js';
import { escapeMarkdown, formatLink } from './markdown.js';

/** What a search found. */
export interface Found {
  q: string;
  hits: readonly { title: string; answer: string; url: string }[];
  asOf: string;
  corpus: string;
}

/** Hits as an embed, best first. `baseUrl` is where people see the service, without a slash at its end. */
export function formatHitsEmbed({ q, hits, asOf, corpus }: Found, baseUrl: string): Embed {
  const lines = hits.map(
    ({ title, answer, url }) =>
      `- ${formatLink(title, `${baseUrl}${url}?asOf=${asOf}`)}: ${escapeMarkdown(answer)}`,
  );
  return makeEmbed({
    title: q.trim() === '' ? 'Search' : escapeMarkdown(q.replace(/\s+/g, ' ').trim()),
    url: `${baseUrl}/`,
    description: lines.length > 0 ? clipLines(lines, LIMITS.description) : 'Nothing found. Try other words.',
    color: 0x1565c0,
    fields: [],
    footer: `As of ${asOf} · documents ${corpus}`,
  });
}
