import type { DeckCheck, DeckProblem, Severity } from '../engine.js';
import { clipLines } from './clip.js';
import { COLORS, type Embed, makeEmbed } from './embed.js';
import { escapeMarkdown, formatBullets } from './markdown.js';

// a limit of the description that leaves room for the fields below it
const PROBLEMS_LIMIT = 3600;

function sayProblem({ message, cure }: DeckProblem): string {
  return `- **${escapeMarkdown(message)}** ${escapeMarkdown(cure)}`;
}

/** A checked deck as an embed: faults with their cures first, then what is open. `baseUrl` has no slash at its end. */
export function formatDeckEmbed(check: DeckCheck, baseUrl: string): Embed {
  const { legal, answer, problems, notCovered, cards, unknownCards, counts, catalogue, asOf, corpus } = check;
  const of = (severity: Severity) => problems.filter(one => one.severity === severity).map(sayProblem);
  const gained = cards.flatMap(({ title, considered }) => {
    const keywords = considered.filter(({ steps }) => steps.length > 0).map(({ keyword }) => keyword);
    return keywords.length > 0 ? [`${title}: ${keywords.join(', ')}`] : [];
  });
  const open = of('depends');
  const all = [...of('error'), ...(open.length > 0 ? ['**Open points:**', ...open] : [])];
  return makeEmbed({
    title: 'Deck check',
    url: `${baseUrl}/`,
    description: clipLines([`**${escapeMarkdown(answer)}**`, ...all], PROBLEMS_LIMIT),
    color: COLORS[legal],
    fields: [
      { name: 'Notes', lines: of('note') },
      { name: 'Gained keywords', lines: formatBullets(gained) },
      { name: 'Unknown cards', lines: formatBullets(unknownCards.map(({ title }) => title)) },
      {
        name: 'Not covered by these rules',
        lines: formatBullets(notCovered.map(({ topic, why }) => `${topic}: ${why}`)),
      },
    ],
    footer: `${counts.dynasty} Dynasty, ${counts.fate} Fate · ${catalogue} · as of ${asOf} · documents ${corpus}`,
  });
}
