import type { ResolvedCard } from '../engine.js';
import { type Day, formatDay } from '../knowledge/index.js';
import { formatCount } from '../language/index.js';
import { formatList, formatWrapped } from './layout.js';
import type { Style } from './shell.js';

/** What a card is considered to have beyond what is printed on it. */
export interface Gained {
  /** With its experience, which tells cards of one title apart. */
  title: string;
  type: string;
  printed: string[];
  gained: ResolvedCard['considered'];
  /** What it would have if a relation with lost words applied. */
  unknown: ResolvedCard['unknown'];
}

function formatGained({ title, type, printed, gained, unknown }: Gained, { width, colors }: Style): string {
  const list = (entries: Gained['gained'], words: string, mark: string) =>
    formatList(
      entries.map(({ keyword, steps }) => {
        const rules = new Set(steps.map(({ rule }) => rule));
        return `${keyword}${words}: ${[...rules].join(', ')}`;
      }),
      width,
      () => mark,
    );
  return [
    formatWrapped(`${title} (${type}), printed: ${printed.join(', ')}`, width),
    ...(gained.length > 0 ? [colors.green(list(gained, '', '  + '))] : []),
    ...(unknown.length > 0 ? [colors.yellow(list(unknown, ', not on record', '  ? '))] : []),
  ].join('\n');
}

/** The cards that are considered to have more, each keyword with its rules, and how many of `read` they are. */
export function formatAllGained(read: number, cards: readonly Gained[], asOf: Day, style: Style): string {
  const more = cards.filter(({ gained }) => gained.length > 0).length.toLocaleString('en-US');
  const open = cards.filter(({ unknown }) => unknown.length > 0).length;
  const sentences = [
    `${formatCount(read, 'card')} read, ${more} considered to have more than is printed on ${formatDay(asOf)}.`,
    ...(open > 0 ? [`For ${formatCount(open, 'card')} the record does not tell all.`] : []),
  ];
  return [
    ...cards.map(card => formatGained(card, style)),
    formatWrapped(sentences.join(' '), style.width),
  ].join('\n');
}
