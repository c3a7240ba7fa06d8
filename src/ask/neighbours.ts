/** Seats that are told two by two: "Bob is to Ann's left, Cid is to Bob's left". */

const NAME = '(?<![\\p{L}\\p{N}])(\\p{L}[\\p{L}\\p{N}]*)(?![\\p{L}\\p{N}])';
const SITS = '(?: (?:is|am|are|sits?|sat|comes|is sitting|is seated|sitting|seated))?';
const CLAUSE = '(?<=(?:^|[.,;:(]|\\b(?:and|with|where|while|if|so)) *)';
const sideOf = (side: string) => `(?:immediate |direct )?${side}(?:[ -]hand)?(?: side| neighbou?r)?`;

/** Each way in which one player is told to sit beside another, and which of the two names comes first in the order. */
const WAYS = (['left', 'right'] as const).flatMap(side => {
  const at = sideOf(side);
  return (
    [
      [`${NAME}${SITS}(?: just| immediately| directly)?(?: (?:to|on|at))?(?: the)? ${at} of ${NAME}`, false],
      [`${NAME}${SITS} (?:to|on|at) ${NAME}'s ${at}\\b`, false],
      [
        `${CLAUSE}(?:to|on|at) ${NAME}'s ${at},?(?: (?:is|are|sits|comes|there is|there's|we have))? ${NAME}`,
        true,
      ],
      [
        `${CLAUSE}(?:(?:to|on|at) the )?${at} of ${NAME},?(?: (?:is|are|sits|comes|there is|there's|we have))? ${NAME}`,
        true,
      ],
      [
        `${NAME}(?:'s ${at} is| (?:has|have|with|having)) ${NAME} (?:to|on|at) (?:his|her|their|my|the|its) ${at}\\b`,
        true,
      ],
      [`${NAME}'s ${at} is ${NAME}`, true],
    ] as const
  ).map(([form, forwards]) => ({ form: new RegExp(form, 'gu'), turned: forwards !== (side === 'left') }));
});
/** Who follows the player named last: ", then Cid", "and to his left Dee". */
const ONWARDS = new RegExp(
  `^(?:,|;|\\.)?(?: and)?(?: (?:then|next|followed by)(?: (?:comes|is))?| (?:to|on) (?:his|her|their) left(?: (?:is|sits|comes))?) ${NAME}`,
  'u',
);

/** The players in the order of their seats, going left, and the rest of the sentence; undefined where it does not add up. */
export interface Neighbours {
  players: string[];
  rest: string;
}

/** Reads seats that are told two by two; null where there are none. */
export function readNeighbours(
  text: string,
  isPlayer: (word: string) => boolean,
): Neighbours | null | undefined {
  if (!/left|right/.test(text)) return null;
  const next = new Map<string, string>();
  let rest = text;
  let clear = true;
  const seat = (first: string, second: string) => {
    if (next.has(first) && next.get(first) !== second) clear = false;
    next.set(first, second);
  };
  const onwards = (end: number) => {
    const found = ONWARDS.exec(rest.slice(end)) as [string, string] | null;
    return found && isPlayer(found[1]) ? found : null;
  };
  for (const { form, turned } of WAYS) {
    for (const match of [...rest.matchAll(form)]) {
      const [whole, one, other] = match as unknown as [string, string, string];
      if (!isPlayer(one) || !isPlayer(other)) continue;
      const [first, second] = turned ? [other, one] : [one, other];
      seat(first, second);
      let end = match.index + whole.length;
      let last = second;
      for (let more = onwards(end); more !== null; more = onwards(end)) {
        seat(last, more[1]);
        last = more[1];
        end += more[0].length;
      }
      rest = `${rest.slice(0, match.index)}${' '.repeat(end - match.index)}${rest.slice(end)}`;
    }
  }
  if (next.size === 0) return null;
  const followers = new Set(next.values());
  const [start, ...others] = [...next.keys()].filter(player => !followers.has(player));
  const players: string[] = [];
  for (let at = start ?? [...next.keys()][0]; at !== undefined && !players.includes(at); at = next.get(at))
    players.push(at);
  const all = new Set([...next.keys(), ...followers]);
  return clear && others.length === 0 && players.length === all.size && followers.size >= players.length - 1
    ? { players, rest }
    : undefined;
}
