/** Keeps which stretches of a sentence were understood, so that what is left can be looked at. */
export interface Cover {
  /** Every match of the pattern (which is global); their stretches count as understood. */
  take(pattern: RegExp): RegExpExecArray[];
  takeMatch(match: RegExpExecArray): void;
  /** The sentence with a blank for everything that was understood. */
  rest(): string;
}

export function makeCover(text: string): Cover {
  const marks = text.split('');
  const takeMatch = ({ index, 0: whole }: RegExpExecArray) => {
    marks.fill(' ', index, index + whole.length);
  };
  const take = (pattern: RegExp) => {
    const matches = [...text.matchAll(pattern)];
    matches.forEach(takeMatch);
    return matches;
  };
  return { take, takeMatch, rest: () => marks.join('') };
}
