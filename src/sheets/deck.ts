import type {
  CheckedCard,
  DeckCheck,
  DeckImpact,
  DeckProblem,
  KeywordState,
  Severity,
  UnknownCard,
} from '../engine.js';
import { formatDay } from '../knowledge/index.js';
import type { Part, Sheet } from './sheet.js';

const LEGAL: Record<DeckCheck['legal'], string> = { yes: 'Legal', no: 'Not legal', depends: 'It depends' };
const STATES: Record<KeywordState, string> = { yes: 'yes', no: 'no', unknown: 'not on record' };

// with its experience, which tells cards of one title apart
function nameOf({ title, experience }: { title: string; experience: string }): string {
  return experience === '' ? title : `${title} (${experience})`;
}

function listProblems(title: string, problems: readonly DeckProblem[]): Part {
  const lines = problems.map(({ message, cure, code, citations, caveats }) => {
    const rules = citations.map(({ rule }) => rule).join(', ');
    return { text: message, code, more: [...caveats, `Fix: ${cure}`, ...(rules === '' ? [] : [rules])] };
  });
  return [title, lines, 'numbered'];
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

/** A checked deck: faults and open points with their fixes, then notes, cards that gained keywords, and the rest. */
export function makeDeckSheet(check: DeckCheck): Sheet {
  const { legal, answer, problems, cards, unknownCards, notCovered, counts, catalogue, asOf, corpus } = check;
  const of = (severity: Severity) => problems.filter(problem => problem.severity === severity);
  const open = notCovered.map(
    ({ topic, why, cards: own }) => `${topic}: ${why}${own.length > 0 ? ` ${own.join('; ')}.` : ''}`,
  );
  return {
    title: 'Is the deck legal?',
    headline: LEGAL[legal],
    mark: legal,
    answer,
    main: [listProblems('Faults', of('error')), listProblems('Open points', of('depends'))],
    parts: [
      listProblems('Notes', of('note')),
      ['Keywords by the rules', [...new Set(cards.flatMap(formatGained))]],
      listUnknown(unknownCards),
      ['Not covered by these rules', open],
    ],
    closing: [
      `Dynasty ${counts.dynasty}, Fate ${counts.fate}, Sensei ${counts.sensei}, Winds ${counts.wind}`,
      `as of ${formatDay(asOf)}`,
      `documents ${corpus}`,
      catalogue,
    ],
    asOf,
    url: `/#/deck?asOf=${asOf}`,
  };
}

/** What differs for a deck between two days: keywords of cards, then problems, then what is not known. */
export function makeImpactSheet(impact: DeckImpact): Sheet {
  const { from, to, answer, cards, problems, unknownCards, catalogue, corpus } = impact;
  const changed = cards.map(card => ({
    text: nameOf(card),
    more: card.changes.map(
      ({ keyword, from, to, rules }) =>
        `${keyword}: ${STATES[from]}, then ${STATES[to]} (${rules.join(', ')})`,
    ),
  }));
  return {
    title: `From ${formatDay(from)} to ${formatDay(to)}`,
    answer,
    parts: [
      ['Keywords by the rules', changed],
      listProblems('Problems on the first day only', problems.gone),
      listProblems('Problems on the last day only', problems.new),
      listUnknown(unknownCards),
    ],
    closing: [`Documents ${corpus}`, catalogue],
    asOf: to,
    url: `/#/deck?asOf=${to}`,
  };
}
