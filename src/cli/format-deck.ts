import type {
  CheckedCard,
  DeckCheck,
  DeckImpact,
  DeckProblem,
  ImpactedCard,
  KeywordState,
  NotCovered,
  Severity,
  UnknownCard,
} from '../engine.js';
import { formatDay } from '../knowledge/index.js';
import { formatSheet, formatWrapped, type Part } from './layout.js';
import type { Style } from './shell.js';

const LEGAL: Record<DeckCheck['legal'], string> = { yes: 'LEGAL', no: 'NOT LEGAL', depends: 'IT DEPENDS' };
const TITLES: Record<Severity, string> = { error: 'Faults', depends: 'Open points', note: 'Notes' };
const STATES: Record<KeywordState, string> = { yes: 'yes', no: 'no', unknown: 'not on record' };

// with its experience, which tells cards of one title apart
function nameOf({ title, experience }: { title: string; experience: string }): string {
  return experience === '' ? title : `${title} (${experience})`;
}

// with its fix, its rules and its code
function formatProblem({ message, cure, code, citations, caveats }: DeckProblem): string {
  const rules = citations.map(({ rule }) => rule).join(', ');
  return [message, ...caveats, `Fix: ${cure}`, rules === '' ? `[${code}]` : `${rules} [${code}]`].join('\n');
}

function formatGained(card: CheckedCard): string[] {
  const gained = card.considered.filter(({ steps }) => steps.length > 0).map(({ keyword }) => keyword);
  const lost = card.unknown.map(({ keyword }) => `${keyword} (not on record)`);
  return gained.length + lost.length > 0 ? [`${nameOf(card)}: ${[...gained, ...lost].join(', ')}`] : [];
}

function listUnknown(cards: readonly UnknownCard[]): Part {
  const lines = cards.map(card => {
    const near = card.near.length > 0 ? ` Near: ${card.near.join('; ')}.` : '';
    return `${nameOf(card)}: ${card.message}${near}`;
  });
  return ['Cards that could not be looked up', lines];
}

function formatNotCovered({ topic, why, cards }: NotCovered): string {
  return `${topic}: ${why}${cards.length > 0 ? ` ${cards.join('; ')}.` : ''}`;
}

function formatImpacted(card: ImpactedCard): string {
  const changes = card.changes.map(
    ({ keyword, from, to, rules }) => `${keyword}: ${STATES[from]}, then ${STATES[to]} (${rules.join(', ')})`,
  );
  return [nameOf(card), ...changes].join('\n');
}

/** A deck check for people: the verdict, problems with fixes first, then cards that gained keywords, and the rest. */
export function formatDeck(check: DeckCheck, style: Style): string {
  const { green, red, yellow } = style.colors;
  const { legal, answer, problems, cards, unknownCards, notCovered, counts, catalogue, asOf, corpus } = check;
  const paint = { yes: green, no: red, depends: yellow }[legal];
  const severities = Object.entries(TITLES).map(
    ([severity, title]): Part => [
      title,
      problems.filter(problem => problem.severity === severity).map(formatProblem),
      'numbered',
    ],
  );
  const sizes = `Dynasty ${counts.dynasty}, Fate ${counts.fate}, Sensei ${counts.sensei}, Winds ${counts.wind}.`;
  return formatSheet(
    {
      title: paint(LEGAL[legal]),
      opening: [formatWrapped(answer, style.width)],
      parts: [
        ...severities,
        ['Keywords by the rules', cards.flatMap(formatGained)],
        listUnknown(unknownCards),
        ['Not on the Legacy page', notCovered.map(formatNotCovered)],
      ],
      closing: `${sizes}\nAs of ${formatDay(asOf)}, documents ${corpus}, ${catalogue}.`,
    },
    style,
  );
}

/** What differs for a deck between two days, for people: keywords of cards, then problems, then what is not known. */
export function formatImpact(impact: DeckImpact, style: Style): string {
  const { from, to, answer, cards, problems, unknownCards, catalogue, corpus } = impact;
  return formatSheet(
    {
      opening: [formatWrapped(answer, style.width)],
      parts: [
        ['Keywords by the rules', cards.map(formatImpacted)],
        ['Problems on the first day only', problems.gone.map(formatProblem)],
        ['Problems on the last day only', problems.new.map(formatProblem)],
        listUnknown(unknownCards),
      ],
      closing: `From ${formatDay(from)} to ${formatDay(to)}, documents ${corpus}, ${catalogue}.`,
    },
    style,
  );
}
