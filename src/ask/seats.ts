import { type Cover, makeCover } from './cover.js';
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
const STAY =
  '(?:(?:are|is) (?:still )?(?:left|in|in the game|alive|playing|remaining)|remains?|survives?|left)';

/** What is read, whatever stands beside it, and the names of the players. */
export interface ReadTable {
  table: Table;
  cover: Cover;
  names: readonly string[];
}

export const ANY = `(?<![\\p{L}\\p{N}])(${SEAT})(?![\\p{L}\\p{N}])`;
const subjects = `${BEGINS}(${ANY}(?:${WITH}${ANY})*)`;
const objects = `(?:both |only |just |players? )*(${ANY}(?:${WITH}(?:also )?${ANY}(?!(?:'s)? +(?:${VERBS})))*)`;
const DOES = `(?:,? (?:the )?(?:[Aa]ttacker|[Dd]efender),?|,? who (?:attacks|defends),?)?(?: (?:attacks?|attacked|defends?|is attacking|is defending|declares? (?:an )?attack (?:on|against))(?: ${ANY})?)?`;
const INVITE =
  '(?:(?:has|have|had|then|also|only|just|both|now|did) )*(?:invite[sd]?|inviting|asked|asks|called|calls)(?: (?:in|on|only|just|also|both|players?))*(?: for help)?';
const NONE_ELSE =
  /\b(?:[Nn]obody|[Nn]o one|[Nn]one)(?: else)? (?:is|was|were|got|has been|gets) invited\b|\b(?:[Nn]obody|[Nn]o one|[Nn]either) (?:of (?:them|the two) )?(?:has )?invite[sd]? (?:anyone|anybody)(?: else)?\b|\b[Nn]o (?:invitations?|invites?|allies)(?: (?:are|is|were|was) (?:made|given|sent|invited))?\b|\b[Ww]ithout (?:any )?(?:invitations?|invites|allies)\b/gu;
const EACH = new RegExp(SEAT, 'gu');

/** Patterns that are made ready: they are the same for all tables, but for the seat of a leader. */
const PATTERNS = new Map<string, RegExp>();

export function patternOf(written: string): RegExp {
  const pattern = PATTERNS.get(written) ?? new RegExp(written, 'gu');
  PATTERNS.set(written, pattern);
  return pattern;
}

/** Reads the seats of a sentence, as names or letters; null where it names no table, or one that does not add up. */
export function readTable(text: string, isName: (word: string) => boolean): ReadTable | null {
  const seating = readSeating(text, isName);
  if (!seating) return null;
  const { players: names, rest } = seating;
  const players = [...SEATS.slice(0, names.length)];
  const cover = makeCover(rest);
  // the same list once more tells nothing
  cover.take(patternOf(players.join('[^\\p{L}]+(?:and )?')));

  const all = (patterns: string[]) =>
    patterns.flatMap(pattern => cover.take(patternOf(pattern)).map(match => match[1] as string));
  // a role that two players are said to have is in doubt, and asked back
  const one = (...patterns: string[]) => {
    const [name, ...others] = new Set(all(patterns));
    return others.length === 0 ? name : undefined;
  };
  const seatsOf = (lists: readonly string[]) => [
    ...new Set(lists.flatMap(list => [...list.matchAll(EACH)].map(([seat]) => seat))),
  ];
  const many = (...patterns: string[]) => seatsOf(all(patterns));
  const noneElse = cover.take(NONE_ELSE).length > 0;
  const speaksOfHelp = /invit|ask|call|allies|nobody|no one|none/i.test(rest);
  const invited = (role: string, leader: string | undefined) => {
    if (!speaksOfHelp) return undefined;
    const by = [role, leader].filter(Boolean).join('|');
    const invites = `(?<!(?:attacks|attacking|against|by|invited|invites) )(?<![\\p{L}\\p{N}])(?:${by})${DOES}(?:,? and|,)? ${INVITE} `;
    const none = cover.take(
      patternOf(
        `${invites}(?:nobody|no one|none|no other|no players?|no allies)(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:${by})(?:,? (?:and|but|who))? (?:(?:did|does|has|have)(?:n't| not)|never) (?:invited?|asked?)(?: (?:anyone|anybody|any(?: players?| allies)?))?|(?<![\\p{L}\\p{N}])(?:${by}) has no (?:allies|invitees|invited players)|(?<=(?:[,;]|\\band|\\bbut) *)(?:${by}) (?:none|nobody|no one)(?= *(?:[.,;?]|$))`,
      ),
    );
    const rest = cover.take(
      patternOf(
        `${invites}(?:(?:both|all|all of|everyone|everybody|the|every)(?: the)? )+(?:others?|other (?:two )?players?|else|other two|rest)(?![\\p{L}\\p{N}])`,
      ),
    );
    if (rest.length > 0 && attacker && defender)
      return players.filter(player => player !== attacker && player !== defender);
    const lists = [
      `${invites}(?<list>${objects})(?: (?:only|alone|too|as well))?(?=[^\\p{L}]|$)`,
      `(?<list>${objects}),? (?:is|are|was|were|got|has been|have been|being|each)?(?: (?:both|also|only|all|each))* ?invited by (?:the )?(?:${by})(?![\\p{L}\\p{N}])`,
      `(?<![\\p{L}\\p{N}])(?:${by}) ha[sd] (?<list>${objects}) invited\\b`,
      `(?<![\\p{L}\\p{N}])(?:${by})(?:'s)? (?:invitees?|invited players?|invites|invitations?)(?: (?:is|are|goes to|go to|went to)|:) (?<list>${objects})`,
      `\\binvited by (?:the )?(?:${by})(?: (?:is|are)|:) (?<list>${objects})`,
    ].flatMap(form => cover.take(patternOf(form)).map(({ groups }) => groups?.list as string));
    const seats = seatsOf(lists);
    if (seats.length === 0 && noneElse) return [];
    // who is told to have invited somebody and nobody is asked back
    return seats.length > 0 === none.length > 0 ? undefined : seats;
  };
  const othersThan = (...patterns: string[]) => {
    const named = many(...patterns);
    return named.length > 0 ? players.filter(player => !named.includes(player)) : [];
  };

  const defender = one(
    `${ANY}(?:'s| is| as| was)? (?:the )?(?:defends?|defending|[Dd]efender|one defending)\\b`,
    `\\b[Dd]efender(?: is| was| being|:| =)? ${ANY}`,
    `\\b(?:attacks?|attacked|attacking|against|attack (?:on|against)) ${ANY}`,
    `${ANY} (?:is|was|gets|got|has been|who is) (?:being )?attacked\\b`,
  );
  const attacker = one(
    `${ANY}(?:'s| is| as| was| has)? (?:the )?(?:attacks?|attacked|attacking|[Aa]ttacker|one attacking)\\b(?! by)`,
    `${ANY} (?:has )?declare[sd]? (?:an |the )?attack\\b`,
    `\\b[Aa]ttacker(?: is| was| being|:| =)? ${ANY}`,
    `\\battacked by ${ANY}`,
  );
  const others = othersThan(
    `\\b(?:[Aa]ll|[Ee]veryone|[Ee]verybody|[Ee]very player)(?: players)? (?:but|except|other than|besides) (${ANY}(?:${WITH}${ANY})*)${BE},? ${OUT}`,
    `\\b(?:[Oo]nly|[Jj]ust) (${ANY}(?:${WITH}${ANY})*) ${STAY}(?! +\\p{L}+ed\\b)(?![\\p{L}\\p{N}])`,
  );
  // "nobody is out yet" tells that all play
  cover.take(
    /\b(?:[Nn]obody|[Nn]o one|[Nn]one|[Nn]o player)(?:'s| is| was| has been| are)? (?:yet )?(?:out|eliminated|dead|gone|knocked out|been eliminated)(?: yet| so far| of the game)?(?= *(?:[.,;:?!)]|$))|\b[Aa]ll (?:of them )?(?:are )?still (?:in|in the game|alive|playing)\b/gu,
  );
  const out = (): string[] =>
    many(
      `${subjects}${BE},? ${OUT}${WHEN}`,
      `(?<=(?:^|[.,;:(]) *)(?:[Ee]liminated|[Kk]nocked out|[Dd]ead|[Oo]ut)(?: (?:is|are)|:)? ${objects}`,
      `\\b[Ww]ithout ${objects}`,
    );
  const table = {
    players,
    defender,
    attacker,
    active: one(
      `${ANY}(?:'s| has the| is taking (?:a|the|his|her|their)| takes (?:a|the|his|her|their)) turn\\b(?: (?:now|it is|is on|right now))?`,
      `${ANY}(?:'s| is| was| being)? (?:(?:now|currently) )?(?:the )?(?:active|starting|first) (?:player|one)\\b`,
      `\\b(?:[Aa]ctive|[Ss]tarting|[Ff]irst)(?: player)?(?: is| being|:| =)? ${ANY}`,
      `${ANY}(?: is|'s)? (?:(?:now|currently) )?(?:the )?active(?: one| now)?\\b`,
      `\\bturn (?:of|is) ${ANY}`,
      `${ANY}(?: is|'s)? (?:up|on turn|to play|taking (?:a|the|his|her|their) turn)(?: (?:now|right now))?(?= *(?:[.,;:?!]|and\\b|$))`,
      `${ANY} (?:has|having|gets|getting|takes|taking|plays) the first turn\\b`,
    ),
    nextTurnOf: one(`${ANY}'s (?:next|following|own next) turn\\b`),
    first: one(
      `\\b${GIVE} (?:to )?${ANY} (?:to )?(?:act first|go first|begin|start|${FIRST})`,
      `\\b${GIVE} ${FIRST}(?: in (?:the )?(?:combat|battle)(?: segment)?)? to ${ANY}`,
      `${ANY} (?:has|gets|got|receives|received|takes|is given|was given|gained|gains) ${FIRST}`,
      `\\b${FIRST} (?:goes|went|belongs|falls|is given|was given) to ${ANY}`,
      `${ANY}(?:'s)? (?:(?:is|will be) )?(?:goes|going|acts|acting|is|starts|starting|begins|beginning|plays|playing)(?: first| the (?:game|battle|combat))\\b`,
      `${ANY} (?:may|can|gets to|is allowed to|is to|will) (?:act|go|start|begin) first\\b(?! *\\?)`,
      `${ANY} (?:who )?(?:starts|begins|starting|beginning)(?= *(?:[.,;?!)]| and |$))`,
    ),
    // "all but A and C eliminated" would be read again, as "C eliminated"
    eliminated: others.length > 0 ? others : out(),
    ineligible: many(
      `${subjects}(?: is| are|'s)? (?:cannot|can't|could not|couldn't|unable to|not able to|(?:not |isn't |aren't |in)eligible|ha(?:s|ve) (?:no|none)|lacks?|doesn't have(?: any)?)\\b(?: (?:\\p{L}+ ){0,2}?\\p{L}+(?= *(?:[.,;?!)]|and\\b|so\\b|$)))?(?:,? (?:and|so) (?:(?:he|she|they) )?(?:can't|cannot)(?: \\p{L}+)?(?= *[.,;?!)]| *$))?`,
    ),
    attackerInvited: invited('[Aa]ttacker', attacker),
    defenderInvited: invited('[Dd]efender', defender),
  };
  return { table, cover, names };
}
