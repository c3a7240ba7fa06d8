import { joinOr } from '../../language/index.js';
import { DECK_CODES, type DeckCode } from '../codes.js';
import type { DeckProblem } from '../problem.js';
import { nearHeadings } from './sections.js';

/** A problem of a line of the list, which rests on no rule. */
export function makeListProblem(code: DeckCode, line: number, message: string, cure: string): DeckProblem {
  const { severity } = DECK_CODES[code];
  return { code, severity, message, cards: [], lines: [line], citations: [], caveats: [], cure, edits: [] };
}

/** An unknown heading, with similar ones. */
export function sayUnknownHeading(words: string, line: number): DeckProblem {
  const near = nearHeadings(words);
  const hint = near.length > 0 ? ` Did you mean ${joinOr(near)}?` : '';
  const message = `Unknown heading "${words.slice(0, 60)}" (line ${line}).${hint}`;
  const cure =
    'Name a section (Stronghold, Sensei, Wind, Dynasty, Fate) or a card type, or begin the line with //.';
  return makeListProblem('deck-unknown-heading', line, message, cure);
}
