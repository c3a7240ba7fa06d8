import { readSeating, splitNames } from './seating.js';

/** Who sits at a table, and what a sentence tells of them; a list is empty where it tells nothing. */
export interface Table {
  players: string[];
  defender: string | undefined;
  attacker: string | undefined;
  /** Whose turn it is. */
  active: string | undefined;
  /** Who goes first: in the game, or in a battle because an effect says so. */
  first: string | undefined;
  eliminated: string[];
  /** Who cannot do what each player is asked to do. */
  ineligible: string[];
  /** Undefined where nothing is told of the Attacker's invitations. */
  attackerInvited: string[] | undefined;
  defenderInvited: string[] | undefined;
}

const VERBS = 'invite[sd]?|defends?|attacks?|is|are|has|goes|acts|starts';
const WITH = '(?:, ?| & |,? and )';

/** Reads the seats of a sentence, as names or letters; null where it names no table, or one that does not add up. */
export function readTable(text: string): Table | null {
  const seating = readSeating(text);
  if (!seating) return null;
  const { players, rest } = seating;
  const any = `(?<![\\p{L}\\p{N}])(${players.join('|')})(?![\\p{L}\\p{N}])`;
  const subjects = `(?<!(?:attacks|invited|invites|against|by) )(${any}(?:${WITH}${any})*)`;
  const objects = `(${any}(?:${WITH}${any}(?! +(?:${VERBS})\\b))*)`;

  const all = (patterns: string[]) =>
    patterns.flatMap(pattern =>
      [...rest.matchAll(new RegExp(pattern, 'gu'))].map(match => match[1] as string),
    );
  // a role that two players are said to have is in doubt, and asked back
  const one = (...patterns: string[]) => {
    const [name, ...others] = new Set(all(patterns));
    return others.length === 0 ? name : undefined;
  };
  const many = (...patterns: string[]) => {
    const names = all(patterns).flatMap(list => splitNames(list).names);
    return [...new Set(names)].filter(name => players.includes(name));
  };
  const invited = (role: string, leader: string | undefined) => {
    const names = many(
      `\\b(?:${[role, leader].filter(Boolean).join('|')})(?: and)? (?:has )?invite[sd]? ${objects}`,
    );
    return names.length > 0 ? names : undefined;
  };

  const defender = one(
    `${any} (?:is |as )?(?:the )?(?:defends|defending|[Dd]efender)\\b`,
    `\\b[Dd]efender(?: is|:)? ${any}`,
    `\\b(?:attacks|attacking|against) ${any}`,
    `${any} is (?:being )?attacked\\b`,
  );
  const attacker = one(
    `${any} (?:is )?(?:the )?(?:attacks|attacking|[Aa]ttacker)\\b`,
    `\\b[Aa]ttacker(?: is|:)? ${any}`,
    `\\battacked by ${any}`,
  );
  return {
    players,
    defender,
    attacker,
    active: one(
      `${any}(?:'s| has the| is taking (?:a|the)) turn\\b`,
      `${any} (?:is )?(?:the )?(?:active|starting|first) player\\b`,
      `\\b(?:active|starting|first) player(?: is|:)? ${any}`,
      `${any} is active\\b`,
    ),
    first: one(
      `\\b(?:makes|lets|gives|gave|made|let) ${any} (?:act first|go first|the first)`,
      `${any} (?:has|gets|got|receives|is given|was given) the first (?:opportunity|action|battle action)`,
      `${any} (?:goes|acts|is|starts|begins)(?: first| the (?:game|battle))\\b`,
    ),
    eliminated: many(
      `${any} (?:is|was|has been|got|gets|has) (?:already )?(?:eliminated|out|dead|gone|knocked out|left)\\b`,
      `${subjects} (?:are|were|have been|have) (?:already )?(?:eliminated|out|dead|gone|knocked out|left)\\b`,
      `\\b(?:eliminated|without|knocked out)(?: (?:is|are))?:? ${objects}`,
    ),
    ineligible: many(
      `${any} (?:cannot|can't|is not eligible|is ineligible|has no)\\b`,
      `${subjects} (?:cannot|can't|are not eligible|are ineligible|have no)\\b`,
    ),
    attackerInvited: invited('[Aa]ttacker', attacker),
    defenderInvited: invited('[Dd]efender', defender),
  };
}
