import type { DeckCheck, DeckProblem, Severity } from '../engine.js';
import { clipLines } from './clip.js';
import { type Embed, makeEmbed } from './embed.js';
import { escapeMarkdown } from './markdown.js';

const COLORS: Readonly<Record<DeckCheck['legal'], number>> = {
  yes: 0x2e7d32,
  no: 0xc62828,
  depends: 0xef6c00,
};

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
    return keywords.length > 0 ? [`- ${escapeMarkdown(title)}: ${escapeMarkdown(keywords.join(', '))}`] : [];
  });
  const open = of('depends');
  const all = [...of('error'), ...(open.length > 0 ? ['**To be settled:**', ...open] : [])];
  return makeEmbed({
    title: 'Deck check',
    url: `${baseUrl}/`,
    description: clipLines([`**${escapeMarkdown(answer)}**`, ...all], PROBLEMS_LIMIT),
    color: COLORS[legal],
    fields: [
      { name: 'Notes', lines: of('note') },
      { name: 'Gained keywords', lines: gained },
      { name: 'Unknown cards', lines: unknownCards.map(({ title }) => `- ${escapeMarkdown(title)}`) },
      {
        name: 'Not covered by these rules',
        lines: notCovered.map(({ topic, why }) => `- ${escapeMarkdown(`${topic}: ${why}`)}`),
      },
    ],
    footer: `${counts.dynasty} Dynasty, ${counts.fate} Fate · ${catalogue} · as of ${asOf} · documents ${corpus}`,
  });
}
