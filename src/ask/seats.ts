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

const OUT =
  "(?:eliminated|KO'?e?d|ko'?e?d|" +
  'dead|gone|died|killed|beaten|defeated|conceded|concedes|surrendered|surrenders|quits?|knocked out|' +
  'out(?: of the game)?(?! of)|left(?: the (?:game|table))?|(?:lost|loses)(?: the game)?|drops out|dropped out|bows out|bowed out|dropped|drops)' +
  "(?! +(?:the|an?|his|her|its|their|of|by|to)\\b)(?![\\p{L}\\p{N}'])";
// "is left" tells of who stays
const BE = "(?:'s|'re)?(?: (?:is|are|was|were|has|have|been|got|gets|just|already|now|both|all)(?! left))*";
const VERBS = `(?:invite[sd]?|defends?|attacks?|is|are|has|have|was|were|goes|acts|starts)\\b|${OUT}`;
const WITH = '(?:, ?| & |,? and )';
// what stands before a name that begins its clause: after any other word it may be the object of that word
const BEGINS =
  '(?<=(?:^|[.,;(?!]|(?<!\\b(?:[Aa]ll|[Ee]very\\w*|players?) )but|\\b(?:and|with|where|when|while|if|both|players|that|because|so|then)) *)';
const STAY =
  '(?:(?:are|is) (?:still )?(?:left|in|in the game|alive|playing|remaining)|remains?|survives?|left)';

/** What is read, whatever stands beside it, and the names of the players. */
export interface ReadTable {
  table: Table;
  cover: Cover;
  names: readonly string[];
}

export const ANY = `(?<![\\p{L}\\p{N}])(${SEAT})(?![\\p{L}\\p{N}])`;
const any = ANY;
const subjects = `${BEGINS}(${any}(?:${WITH}${any})*)`;
const objects = `(${any}(?:${WITH}${any}(?!(?:'s)? +(?:${VERBS})))*)`;
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
  const noOther = cover.take(/\b(?:[Nn]obody|[Nn]o one) else (?:is|was|got|has been) invited\b/gu).length > 0;
  const invited = (role: string, leader: string | undefined) => {
    const by = [role, leader].filter(Boolean).join('|');
    const does = `(?: (?:attacks|defends|is attacking|is defending)(?: ${any})?)?`;
    const invites = `(?<!(?:attacks|attacking|against|by|invited|invites) )(?<![\\p{L}\\p{N}])(?:${by})${does}(?:,? and)? (?:has )?invite[sd]? `;
    const nobody = cover.take(patternOf(`${invites}(?:nobody|no one|none)(?![\\p{L}\\p{N}])`));
    const lists = cover
      .take(patternOf(`${invites}(?<list>${objects})`))
      .map(({ groups }) => groups?.list as string);
    const seats = seatsOf(lists);
    if (seats.length === 0 && noOther) return [];
    // who is said to have invited somebody and nobody is asked back
    return seats.length > 0 === nobody.length > 0 ? undefined : seats;
  };
  const othersThan = (...patterns: string[]) => {
    const named = many(...patterns);
    return named.length > 0 ? players.filter(player => !named.includes(player)) : [];
  };

  const defender = one(
    `${any}(?:'s| is| as)? (?:the )?(?:defends|defending|[Dd]efender)\\b`,
    `\\b[Dd]efender(?: is|:)? ${any}`,
    `\\b(?:attacks|attacking|against) ${any}`,
    `${any} is (?:being )?attacked\\b`,
  );
  const attacker = one(
    `${any}(?:'s| is)? (?:the )?(?:attacks|attacking|[Aa]ttacker)\\b`,
    `\\b[Aa]ttacker(?: is|:)? ${any}`,
    `\\battacked by ${any}`,
  );
  const others = othersThan(
    `\\b(?:[Aa]ll|[Ee]veryone|[Ee]verybody|[Ee]very player)(?: players)? (?:but|except|other than|besides) (${any}(?:${WITH}${any})*)${BE},? ${OUT}`,
    `\\b(?:[Oo]nly|[Jj]ust) (${any}(?:${WITH}${any})*) ${STAY}(?! +\\p{L}+ed\\b)(?![\\p{L}\\p{N}])`,
  );
  const out = (): string[] =>
    many(
      `${subjects}${BE},? ${OUT}`,
      `(?<=(?:^|[.,;:(]) *)(?:[Ee]liminated|[Kk]nocked out|[Dd]ead|[Oo]ut)(?: (?:is|are)|:)? ${objects}`,
      `\\b[Ww]ithout ${objects}`,
    );
  const table = {
    players,
    defender,
    attacker,
    active: one(
      `${any}(?:'s| has the| is taking (?:a|the)) turn\\b`,
      `${any}(?:'s| is)? (?:the )?(?:active|starting|first) player\\b`,
      `\\b(?:[Aa]ctive|[Ss]tarting|[Ff]irst) player(?: is|:)? ${any}`,
      `${any} is (?:the )?active(?: one)?\\b`,
      `\\bturn of ${any}`,
      `${any} (?:has|having|gets|getting|takes|taking) the first turn\\b`,
    ),
    nextTurnOf: one(`${any}'s next turn\\b`),
    first: one(
      `\\b(?:makes?|lets?|gives?|gave|made|hands?|handed|grants?|allows?) (?:to )?${any} (?:to )?(?:act first|go first|start|the first)`,
      `\\b(?:gives?|gave|hands?|grants?) (?:the )?first (?:opportunity|(?:battle )?action) to ${any}`,
      `${any} (?:has|gets|got|receives|is given|was given) the first (?:opportunity|action|battle action)`,
      `${any} (?:goes|acts|is|starts|begins)(?: first| the (?:game|battle))\\b`,
      `${any} (?:starts|begins)(?=[.,;?!]| and |$)`,
    ),
    // "all but A and C eliminated" would be read again, as "C eliminated"
    eliminated: others.length > 0 ? others : out(),
    ineligible: many(
      `${subjects} (?:cannot|can't|is not eligible|are not eligible|is ineligible|are ineligible|has no|have no)\\b(?: \\p{L}+(?=[.,;?]|$))?`,
    ),
    attackerInvited: invited('[Aa]ttacker', attacker),
    defenderInvited: invited('[Dd]efender', defender),
  };
  return { table, cover, names };
}
