/** The words of a sentence as one line, in which patterns tell facts. */
import type { Token } from '../language/index.js';

/** What a grammar reads of one fact: its value, and the places of the tokens that tell it. */
export interface FactRead {
  value: unknown;
  used: readonly number[];
}

/** The words of a sentence as one line, in which patterns are looked for. */
export interface Line {
  text: string;
  /** The places of the tokens that tell that the player is no leader: the text has blanks for them. */
  third: readonly number[];
  /** The places of the tokens that a stretch of it covers. */
  placesOf(start: number, end: number): number[];
}

export const INVITE = '(?:invited?|invites|inviting|asked|asks|called|calls|wants)(?: (?:for help|in))?';
export const HELP = '(?:has |have |had |did |also |only |just |already |both |then |even |ever )*';
export const LEADER = '(?:the |an? )?(?:attack(?:er|ing)|defend(?:er|ing))(?: player)?';
/** Words that tell that the player leads neither side. */
const THIRD_PLAYER = new RegExp(
  `(?<!\\bby )\\b(?:(?:am|is|are|be|being) )?(?:neither|not) (?:(?:of|one of|any of|either of) )?(?:(?:the |them |those )?(?:two )?leaders?|them(?! ${HELP}${INVITE})|${LEADER}(?: or| nor| and)?(?: (?:i )?(?:am|is))?(?: not)? ${LEADER})(?! ${HELP}${INVITE})\\b|\\b(?:an? |the )?(?:mere |simple )?third (?:player|party|person)\\b`,
  'g',
);

export function makeLine(tokens: readonly Token[]): Line {
  const starts: number[] = [];
  let text = '';
  for (const { word } of tokens) {
    starts.push(text.length);
    text += `${word} `;
  }
  // who is no leader is told for itself: "not Attacker, not Defender" denies no invitation
  const third: number[] = [];
  const placesOf = (start: number, end: number) =>
    starts.flatMap((at, place) => (at >= start && at < end ? [place] : []));
  const masked = text.replace(THIRD_PLAYER, (written, at: number) => {
    third.push(...placesOf(at, at + written.length));
    return '_'.repeat(written.length);
  });
  return { text: masked, third, placesOf };
}

export interface Pattern {
  value: unknown;
  form: RegExp;
}

export function readPatterns({ text, placesOf }: Line, patterns: readonly Pattern[]): FactRead | null {
  for (const { value, form } of patterns) {
    const match = form.exec(text);
    if (!match) continue;
    const used = new Set(placesOf(match.index, match.index + match[0].length));
    // "not mine, another player controls it" says one thing in two ways: it counts once
    for (const again of patterns) {
      const more = again.value === value ? again.form.exec(text) : null;
      for (const at of more ? placesOf(more.index, more.index + more[0].length) : []) used.add(at);
    }
    return { value, used: [...used] };
  }
  return null;
}
