import * as z from 'zod';
import type { Status, Verdict } from '../knowledge/index.js';
import type { Line, Part, Sheet } from '../sheets/index.js';
import { clip, clipLines } from './clip.js';
import { adaptMarkdown, escapeMarkdown } from './markdown.js';

/** Discord's limits, in UTF-16 units. `total` holds title, description, footer, and names and values of all fields. */
export const LIMITS = {
  title: 256,
  description: 4096,
  fieldName: 256,
  fieldValue: 1024,
  fields: 25,
  footer: 2048,
  total: 6000,
} as const;

const [GREEN, RED, BLUE, ORANGE, BROWN, GREY] = [0x2e7d32, 0xc62828, 0x1565c0, 0xef6c00, 0x6d4c41, 0x757575];

/** The color of an embed by what it shows: the verdict of a ruling or a deck, the status of a rule, or hits. */
const COLORS = {
  yes: GREEN,
  no: RED,
  value: BLUE,
  depends: ORANGE,
  unknown: BROWN,
  'not-covered': GREY,
  'in-force': GREEN,
  'not-yet': ORANGE,
  unrecorded: BROWN,
  ended: GREY,
  hits: BLUE,
} satisfies Record<Verdict | Status | 'hits', number>;

/** An embed object as the Discord API takes it, and sends it back with a message. */
export const embedSchema = z.object({
  title: z.string(),
  url: z.string(),
  description: z.string(),
  color: z.int(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  footer: z.object({ text: z.string() }),
});
export type Embed = z.output<typeof embedSchema>;

/** What an embed shall show, of any length; of the lines of a field, those that the room holds. */
interface EmbedParts extends Omit<Embed, 'fields' | 'footer'> {
  fields: { name: string; lines: readonly string[] }[];
  footer: string;
}

// a field with less room is left out
const LEAST = 60;

/** Puts an embed together within all limits. Fields without a value are left out; the last ones yield first. */
export function makeEmbed(parts: EmbedParts): Embed {
  const title = clip(parts.title, LIMITS.title);
  const footer = clip(parts.footer, LIMITS.footer);
  const description = clip(parts.description, LIMITS.description);
  let room = LIMITS.total - title.length - footer.length - description.length;
  const fields: Embed['fields'] = [];
  for (const { name, lines } of parts.fields.slice(0, LIMITS.fields)) {
    const left = Math.min(LIMITS.fieldValue, room - name.length);
    const value = left < LEAST ? '' : clipLines(lines, left).trim();
    if (value === '') continue;
    fields.push({ name, value });
    room -= name.length + value.length;
  }
  return { title, url: parts.url, description, color: parts.color, fields, footer: { text: footer } };
}

// with the fields below it
const DESCRIPTION = 3600;

/**
 * A sheet as an embed. `baseUrl` is where people see the service, without a slash at its end. The rules of a proof, whose
 * lines are numbered, are among its sources: they have no link of their own.
 */
export function formatEmbed(sheet: Sheet, baseUrl: string): Embed {
  const { title, headline, mark, answer, words, main = [], parts, closing, asOf, url } = sheet;
  const formatLines = ([, lines, numbered]: Part) =>
    lines.map((one, at) => {
      const { text, rule, more = [] }: Line = typeof one === 'string' ? { text: one } : one;
      const plain = escapeMarkdown(text);
      const bold = more.length > 0 ? `**${plain}**` : plain;
      const linked = rule && !numbered ? `[${plain}](${baseUrl}/rules/${rule}?asOf=${asOf})` : bold;
      return [`${numbered ? `${at + 1}.` : '-'} ${linked}`, ...more.map(escapeMarkdown)].join(' · ');
    });
  const body = main.flatMap(part => (part[1].length > 0 ? [`**${part[0]}:**`, ...formatLines(part)] : []));
  // "No: …" needs neither "No" nor "Not legal" before it
  const isHeaded = headline === undefined || answer.startsWith(headline) || /^(?:Yes|No)\b/.test(answer);
  const head = isHeaded ? '' : `**${headline}.** `;
  const lead = headline === undefined ? `**${escapeMarkdown(answer)}**` : head + escapeMarkdown(answer);
  return makeEmbed({
    title: escapeMarkdown(title),
    url: `${baseUrl}${url}`,
    description: words
      ? `${lead}\n\n${adaptMarkdown(words)}`
      : clipLines(answer === '' ? body : [lead, ...body], DESCRIPTION),
    color: COLORS[mark ?? 'hits'],
    fields: parts.map(part => ({ name: part[0], lines: formatLines(part) })),
    footer: closing.join(' · '),
  });
}
