import { readSeating, SEAT, SEATS } from './seating.js';

/** Who sits at a table, by the letters of their seats, and what a sentence tells of them; a list is empty where it tells nothing. */
export interface Table {
  players: string[];
  defender: string | undefined;
  attacker: string | undefined;
  /** Whose turn it is. */
  active: string | undefined;
  /** Whose next turn is spoken of. */
  nextTurnOf: string | undefined;
  /** Who goes first: in the game, or in a battle because an effect says so. */
  first: string | undefined;
  eliminated: string[];
  /** Who cannot do what each player is asked to do. */
  ineligible: string[];
  /** Undefined where nothing is told of the Attacker's invitations. */
  attackerInvited: string[] | undefined;
  defenderInvited: string[] | undefined;
}

export const OUT =
  "(?:eliminated|KO'?e?d|ko'?e?d|" +
  'dead|gone|died|killed|beaten|defeated|conceded|concedes|surrendered|surrenders|quits?|knocked out|' +
  'out(?: of the game)?(?! of)|left(?: the (?:game|table))?|(?:lost|loses)(?: the game)?|drops out|dropped out|bows out|bowed out|dropped|drops)' +
  "(?! +(?:the|an?|his|her|its|their|of|by|to)\\b)(?![\\p{L}\\p{N}'])";
/** When somebody went out: it does not matter to the order. */
const WHEN =
  '(?: (?:already|earlier|before|last turn|this turn|a turn ago|(?:in|on) (?:the|an|his|her|their) (?:last|earlier|previous) (?:turn|battle|round)))?';
// "is left" tells of who stays
const BE = "(?:'s|'re)?(?: (?:is|are|was|were|has|have|been|got|gets|just|already|now|both|all)(?! left))*";
const GIVE =
  '(?:makes?|made|lets?|gives?|gave|given|giving|hands?|handed|handing|grants?|granted|allows?|allowed|moves?|moved|shifts?|shifted|passes|passed)';
const FIRST =
  '(?:the )?(?:very )?[Ff]irst (?:opportunity|chance|battle action|combat action|action|move|go)(?: to (?:act|go|take (?:an|a battle) action))?(?: in (?:the )?(?:combat|battle)(?: segment)?)?';
const VERBS = `(?:invite[sd]?|defends?|attacks?|is|are|has|have|was|were|goes|acts|starts)\\b|${OUT}`;
const WITH = '(?:, ?| & |,? and | as well as )';
// what stands before a name that begins its clause: after any other word it may be the object of that word
const BEGINS =
  '(?<=(?:^|[.,;(?!]|(?<!\\b(?:[Aa]ll|[Ee]very\\w*|players?) )but|\\b(?:and|with|where|when|while|if|both|players|that|because|so|then|after|once|since|as|now)) *)';

export const ANY = `(?<![\\p{L}\\p{N}])(${SEAT})(?![\\p{L}\\p{N}])`;
const SUBJECTS = `${BEGINS}(${ANY}(?:${WITH}${ANY})*)`;
const OBJECTS = `(?:both |only |just |players? )*(${ANY}(?:${WITH}(?:also )?${ANY}(?!(?:'s)? +(?:${VERBS})))*)`;
const DOES = `(?:,? (?:the )?(?:[Aa]ttacker|[Dd]efender),?|,? who (?:attacks|defends),?)?(?: (?:attacks?|attacked|defends?|is attacking|is defending|declares? (?:an )?attack (?:on|against))(?: ${ANY})?)?`;
const INVITE =
  '(?:(?:has|have|had|then|also|only|just|both|now|did) )*(?:invite[sd]?|inviting|asked|asks|called|calls)(?: (?:in|on|only|just|also|both|players?))*(?: for help)?';
const EACH = new RegExp(SEAT, 'gu');

/** Who has a role: the first seat of each pattern. */
const ONE = {
  defender: [
    `${ANY}(?:'s| is| as| was)? (?:the )?(?:defends?|defending|[Dd]efender|one defending)\\b`,
    `\\b[Dd]efender(?: is| was| being|:| =)? ${ANY}`,
    `\\b(?:attacks?|attacked|attacking|against|attack (?:on|against)) ${ANY}`,
    `${ANY} (?:is|was|gets|got|has been|who is) (?:being )?attacked\\b`,
  ],
  attacker: [
    `${ANY}(?:'s| is| as| was| has)? (?:the )?(?:attacks?|attacked|attacking|[Aa]ttacker|one attacking)\\b(?! by)`,
    `\\b[Aa]ttacker(?: is| was| being|:| =)? ${ANY}`,
    `\\battacked by ${ANY}`,
  ],
  active: [
    `${ANY}(?:'s| has the| is taking (?:a|the|his|her|their)| takes (?:a|the|his|her|their)) turn\\b(?: (?:now|it is|is on|right now))?`,
    `${ANY}(?:'s| is| was| being)? (?:(?:now|currently) )?(?:the )?(?:(?:active|starting|first) (?:player|one)|active(?: now)?)\\b`,
    `\\b(?:[Aa]ctive|[Ss]tarting|[Ff]irst)(?: player)?(?: is| being|:| =)? ${ANY}`,
    `\\bturn (?:of|is) ${ANY}`,
    `${ANY} (?:has|having|gets|getting|takes|taking|plays) the first turn\\b`,
  ],
  nextTurnOf: [`${ANY}'s (?:next|following|own next) turn\\b`],
  first: [
    `\\b${GIVE} (?:to )?${ANY} (?:to )?(?:act first|go first|begin|start|${FIRST})`,
    `\\b${GIVE} ${FIRST} to ${ANY}`,
    `${ANY}(?:'s)? (?:(?:is|will be) )?(?:goes|going|acts|acting|is|starts|starting|begins|beginning|plays|playing)(?: first| the (?:game|battle|combat))\\b`,
    `${ANY} (?:who )?(?:starts|begins|starting|beginning)(?= *(?:[.,;?!)]| and |$))`,
  ],
} as const;
const OUT_NOW = `${SUBJECTS}${BE},? ${OUT}${WHEN}`;
const CANNOT = `${SUBJECTS}(?: is| are|'s)? (?:cannot|can't|could not|couldn't|unable to|not able to|(?:not |isn't |aren't |in)eligible|ha(?:s|ve) (?:no|none)|lacks?|doesn't have(?: any)?)\\b(?: (?:\\p{L}+ ){0,2}?\\p{L}+(?= *(?:[.,;?!)]|and\\b|so\\b|$)))?(?:,? (?:and|so) (?:(?:he|she|they) )?(?:can't|cannot)(?: \\p{L}+)?(?= *[.,;?!)]| *$))?`;

/** Patterns that are made ready: they are the same for all tables, but for the seat of a leader. */
const PATTERNS = new Map<string, RegExp>();

function patternOf(written: string): RegExp {
  const pattern = PATTERNS.get(written) ?? new RegExp(written, 'gu');
  PATTERNS.set(written, pattern);
  return pattern;
}

/** Reads the seats of a sentence, as names or letters; null where it names no table, or one that does not add up. */
export function readTable(written: string, isName: (word: string) => boolean) {
  const seating = readSeating(written, isName);
  if (!seating) return null;
  const { players: names, rest: text } = seating;
  const marks = text.split('');
  /** Every match of a pattern (which is global); their stretches count as understood. */
  const take = (pattern: string | RegExp) => {
    const matches = [...text.matchAll(typeof pattern === 'string' ? patternOf(pattern) : pattern)];
    for (const { index, 0: whole } of matches) marks.fill(' ', index, index + whole.length);
    return matches;
  };
  // a role that two players are said to have is in doubt, and asked back
  const one = (role: keyof typeof ONE) => {
    const [name, ...others] = new Set(
      ONE[role].flatMap(pattern => take(pattern).map(match => match[1] as string)),
    );
    return others.length === 0 ? name : undefined;
  };
  const seatsOf = (lists: readonly string[]) => [
    ...new Set(lists.flatMap(list => [...list.matchAll(EACH)].map(([seat]) => seat))),
  ];
  const many = (pattern: string) => seatsOf(take(pattern).map(match => match[1] as string));
  const invited = (role: string, leader: string | undefined) => {
    const by = [role, leader].filter(Boolean).join('|');
    const invites = `(?<!(?:attacks|attacking|against|by|invited|invites) )(?<![\\p{L}\\p{N}])(?:${by})${DOES}(?:,? and|,)? ${INVITE} `;
    const none = take(
      `${invites}(?:nobody|no one|none|no other|no players?|no allies)(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:${by})(?:,? (?:and|but|who))? (?:(?:did|does|has|have)(?:n't| not)|never) (?:invited?|asked?)(?: (?:anyone|anybody|any(?: players?| allies)?))?|(?<![\\p{L}\\p{N}])(?:${by}) has no (?:allies|invitees|invited players)|(?<=(?:[,;]|\\band|\\bbut) *)(?:${by}) (?:none|nobody|no one)(?= *(?:[.,;?]|$))`,
    );
    const seats = seatsOf(
      take(`${invites}(?<list>${OBJECTS})(?: (?:only|alone|too|as well))?(?=[^\\p{L}]|$)`).map(
        ({ groups }) => groups?.list as string,
      ),
    );
    // who is told to have invited somebody and nobody is asked back
    return seats.length > 0 === none.length > 0 ? undefined : seats;
  };
  const [defender, attacker] = [one('defender'), one('attacker')];
  const table: Table = {
    players: [...SEATS.slice(0, names.length)],
    defender,
    attacker,
    active: one('active'),
    nextTurnOf: one('nextTurnOf'),
    first: one('first'),
    eliminated: many(OUT_NOW),
    ineligible: many(CANNOT),
    attackerInvited: invited('[Aa]ttacker', attacker),
    defenderInvited: invited('[Dd]efender', defender),
  };
  // `rest`: the sentence with a blank for everything that was understood
  return { table, names, take, rest: () => marks.join('') };
}
