import type { CheckedCard, DeckCheck, DeckProblem, NotCovered, Severity, UnknownCard } from '../engine.js';
import { formatDay } from '../knowledge/index.js';
import { formatList, formatWrapped } from './layout.js';
import type { Style } from './shell.js';

const WORDS: Record<DeckCheck['legal'], string> = { yes: 'LEGAL', no: 'NOT LEGAL', depends: 'IT DEPENDS' };
const TITLES: Record<Severity, string> = { error: 'Faults', depends: 'Open points', note: 'Notes' };

/** A card with its experience, which tells cards of one title apart. */
export function nameOf({ title, experience }: { title: string; experience: string }): string {
  return experience === '' ? title : `${title} (${experience})`;
}

/** A problem of a deck, with its cure, its rules and its code. */
export function formatDeckProblem({ message, cure, code, citations, caveats }: DeckProblem): string {
  const rules = citations.map(({ rule }) => rule).join(', ');
  return [message, ...caveats, `Cure: ${cure}`, rules === '' ? `[${code}]` : `${rules} [${code}]`].join('\n');
}

function formatGained(card: CheckedCard): string[] {
  const gained = card.considered.filter(({ steps }) => steps.length > 0).map(({ keyword }) => keyword);
  const lost = card.unknown.map(({ keyword }) => `${keyword} (not on record)`);
  return gained.length + lost.length > 0 ? [`${nameOf(card)}: ${[...gained, ...lost].join(', ')}`] : [];
}

/** A card that could not be looked up, why, and what may have been meant. */
export function formatUnknown(card: UnknownCard): string {
  const near = card.near.length > 0 ? ` Near: ${card.near.join('; ')}.` : '';
  return `${nameOf(card)}: ${card.message}${near}`;
}

function formatNotCovered({ topic, why, cards }: NotCovered): string {
  return `${topic}: ${why}${cards.length > 0 ? ` ${cards.join('; ')}.` : ''}`;
}

/** A deck check for people: the verdict, problems with cures first, then cards that gained keywords, and the rest. */
export function formatDeck(check: DeckCheck, style: Style): string {
  const { width, colors } = style;
  const { legal, answer, problems, cards, unknownCards, notCovered, counts, catalogue, asOf, corpus } = check;
  const paint = { yes: colors.green, no: colors.red, depends: colors.yellow }[legal];
  const part = (title: string, entries: readonly string[], mark?: (index: number) => string) =>
    entries.length === 0 ? [] : [`${colors.bold(title)}\n${formatList(entries, width, mark)}`];
  const of = (severity: Severity) =>
    part(
      TITLES[severity],
      problems.filter(problem => problem.severity === severity).map(formatDeckProblem),
      index => `  ${index + 1}. `,
    );
  const sizes = `Dynasty ${counts.dynasty}, Fate ${counts.fate}, Sensei ${counts.sensei}, Winds ${counts.wind}.`;
  return [
    `${colors.bold(paint(WORDS[legal]))}\n${formatWrapped(answer, width)}`,
    ...of('error'),
    ...of('depends'),
    ...of('note'),
    ...part('Keywords by the rules', cards.flatMap(formatGained)),
    ...part('Cards that could not be looked up', unknownCards.map(formatUnknown)),
    ...part('Not on the Legacy page', notCovered.map(formatNotCovered)),
    colors.dim(
      formatWrapped(`${sizes}\nAs of ${formatDay(asOf)}, documents ${corpus}, ${catalogue}.`, width),
    ),
  ].join('\n\n');
}
