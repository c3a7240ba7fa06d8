import { formatDay } from '../../knowledge/index.js';
import type { Ruling } from '../../resolver/index.js';

/** A ruling as plain text, to be pasted into a chat. `origin` is the address of the service, for its links. */
export function formatRuling(ruling: Ruling, origin: string): string {
  const { question, answer, steps, citations, caveats, asOf, corpus } = ruling;
  return [
    question,
    answer,
    ...steps.map(({ text }, index) => `${index + 1}. ${text}`),
    ...caveats.map(caveat => `Note: ${caveat}`),
    ...citations.map(({ title, tags, url }) => {
      const tagged = tags.length > 0 ? ` [${tags.join('; ')}]` : '';
      return `- ${title}${tagged} ${origin}${url}?asOf=${asOf}`;
    }),
    `As of ${formatDay(asOf)}, rules ${corpus.slice(0, 8)}.`,
  ].join('\n');
}
