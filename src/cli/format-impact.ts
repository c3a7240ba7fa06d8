import type { DeckImpact, ImpactedCard, KeywordState } from '../engine.js';
import { formatDay } from '../knowledge/index.js';
import { formatDeckProblem, formatUnknown, nameOf } from './format-deck.js';
import { formatPart } from './format-ruling.js';
import { formatList, formatWrapped } from './layout.js';
import { EXIT, type Exit, type Style } from './shell.js';

const WORDS: Record<KeywordState, string> = { yes: 'yes', no: 'no', unknown: 'not on record' };

function formatImpacted(card: ImpactedCard): string {
  const changes = card.changes.map(
    ({ keyword, from, to, rules }) => `${keyword}: ${WORDS[from]}, then ${WORDS[to]} (${rules.join(', ')})`,
  );
  return [nameOf(card), ...changes].join('\n');
}

/** The exit code for an impact: 0 where nothing differs, 1 where something does, 3 where it is unknown. */
export function exitOfImpact({ cards, problems, unknownCards }: DeckImpact): Exit {
  if (cards.length + problems.gone.length + problems.new.length > 0) return EXIT.no;
  return unknownCards.length > 0 ? EXIT.open : EXIT.yes;
}

/** What differs for a deck between two days, for people: keywords of cards, then problems, then what is not known. */
export function formatImpact(impact: DeckImpact, style: Style): string {
  const { from, to, answer, cards, problems, unknownCards, catalogue, corpus } = impact;
  const { width, colors } = style;
  const part = (title: string, entries: readonly string[]) =>
    formatPart(title, formatList(entries, width), style);
  const footer = `From ${formatDay(from)} to ${formatDay(to)}, documents ${corpus}, ${catalogue}.`;
  return [
    formatWrapped(answer, width),
    ...part('Keywords by the rules', cards.map(formatImpacted)),
    ...part('Problems on the first day only', problems.gone.map(formatDeckProblem)),
    ...part('Problems on the last day only', problems.new.map(formatDeckProblem)),
    ...part('Cards that could not be looked up', unknownCards.map(formatUnknown)),
    colors.dim(formatWrapped(footer, width)),
  ].join('\n\n');
}
