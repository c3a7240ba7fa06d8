import { escapeText } from 'entities';
import { Feed } from 'feed';
import { type Change, formatDay } from '../knowledge/index.js';

/** The one file that knows feed. */

// a change is known by day and rule and for ever; the address of the service may move
function idOf({ day, rule, written }: Change): string {
  return `tag:l5r-judge,${day}:${rule}?${encodeURIComponent(written)}`;
}

function sayChange({ written, answer, day, scope }: Change): string {
  const part = scope === null ? '' : ` This concerns a part of the rule: ${scope}.`;
  const now = answer === null ? 'The rule does not hold any more.' : answer;
  return `${written}.${part} From ${formatDay(day)} on: ${now}`;
}

/** Dated changes as an Atom feed, in the order given. `baseUrl` has no slash at its end. */
export function formatFeed(changes: readonly Change[], baseUrl: string): string {
  const [newest] = changes;
  const feed = new Feed({
    id: 'tag:l5r-judge,2007:changes',
    title: 'Changes of the Legacy and Multiplayer rules',
    description: 'Every dated change of the rulebook errata of the Legend of the Five Rings CCG.',
    link: `${baseUrl}/`,
    feedLinks: { atom: `${baseUrl}/v1/changes.atom` },
    updated: new Date(`${newest?.day ?? '2007-01-01'}T00:00:00Z`),
    author: { name: 'l5r-judge' },
    generator: 'l5r-judge',
  });
  for (const change of changes) {
    feed.addItem({
      id: idOf(change),
      // the feed marks titles and texts as HTML
      title: escapeText(`${change.title}: ${change.actions.join(' and ')}`),
      link: `${baseUrl}${change.url}?asOf=${change.day}`,
      date: new Date(`${change.day}T00:00:00Z`),
      published: new Date(`${change.day}T00:00:00Z`),
      description: escapeText(sayChange(change)),
      category: [{ name: change.format }],
    });
  }
  return feed.atom1();
}
