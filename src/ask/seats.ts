/** The players of a sentence in the order of their seats, and what it tells of them. */
export interface Table {
  players: string[];
  defender?: string;
  attacker?: string;
  /** Whose turn it is, or who starts the game. */
  active?: string;
  /** Who goes first: in the game, or in a battle because an effect says so. */
  first?: string;
  /** Who cannot do what each player is asked to do. */
  ineligible?: string[];
  eliminated: string[];
  attackerInvited?: string[];
  defenderInvited?: string[];
}

const NUMBERS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NAME = "(?:[A-Z][\\p{L}\\p{N}']*|[a-z](?![\\p{L}\\p{N}']))";
const LINK = '(?:,? +and +|, *(?:and +)?| *& *| *\\/ *| *> *| +)';
// names in small letters are told from other words only where commas part them
const COMMA_NAME = "[\\p{L}\\p{N}']+";
const COUNT = `(?:(\\d+|${NUMBERS.join('|')}) +)?`;
const AFTER = new RegExp(
  `\\b${COUNT}(?:[Pp]layers?|[Ss]eats?|[Ss]eating|[Tt]able|[Ss]eated)(?: +(?:are|is|as))? *[:,(]? *(${NAME}(?:${LINK}${NAME}){2,})`,
  'u',
);
const AFTER_COMMAS = new RegExp(
  `\\b${COUNT}players?(?: +are)? *:? *(${COMMA_NAME}(?:, *${COMMA_NAME}(?= *[,;.]| +and +)){1,}(?:,? +and +|, *)${COMMA_NAME})(?= *[;.,]|$)`,
  'iu',
);
const BEFORE = new RegExp(
  `(?:^|[.:;] *)(${NAME}(?:${LINK}${NAME}){2,}) +(?:sit|are (?:seated|sitting|playing|at)|play)\\b`,
  'u',
);

const BARE = new RegExp(`^([A-Z](?:${LINK}[A-Z]){2,})(?= *[,.:;])`, 'u');

const NOT_NAMES = /^(?:Who|What|Which|When|The|In|If|And|It|Is|I|An?(?= ))$/;

function splitNames(list: string): string[] {
  const names = list.split(/,? +and +|[,&/>\s]+/).filter(name => name !== '' && !NOT_NAMES.test(name));
  // "A B C D, C defends": where a name comes again, the list is over
  const again = names.findIndex((name, index) => names.indexOf(name) < index);
  return again === -1 ? names : names.slice(0, again);
}

function countOf(written: string | undefined): number | null {
  if (written === undefined) return null;
  const spelled = NUMBERS.indexOf(written.toLowerCase());
  return spelled === -1 ? Number(written) : spelled + 3;
}

function readPlayers(text: string): string[] | null {
  const [, count, list] = AFTER.exec(text) ?? AFTER_COMMAS.exec(text) ?? [];
  const players = splitNames(list ?? BEFORE.exec(text)?.[1] ?? BARE.exec(text)?.[1] ?? '');
  const told = countOf(count);
  if (players.length < 3) return null;
  return told === null || told === players.length ? players : null;
}

/** Reads the seats of a sentence, as names or letters; null where it names no table, or one that does not add up. */
export function readTable(text: string): Table | null {
  const players = readPlayers(text);
  if (!players) return null;
  const any = `(?<![\\p{L}\\p{N}])(${players.join('|')})(?![\\p{L}\\p{N}])`;
  const list = `(${any}(?:${LINK}${any})*)`;
  const one = (...patterns: string[]) => {
    const found = patterns
      .flatMap(pattern => [...text.matchAll(new RegExp(pattern, 'gu'))])
      .map(match => match[1] as string);
    return new Set(found).size === 1 ? { name: found[0] as string } : null;
  };
  const many = (...patterns: string[]) => {
    const found = patterns.flatMap(pattern => [...text.matchAll(new RegExp(pattern, 'gu'))]);
    return found.length === 0 ? null : [...new Set(found.flatMap(match => splitNames(match[1] as string)))];
  };
  const defender = one(
    `${any} +(?:is +|as +)?(?:the +)?(?:defends|defending|[Dd]efender)\\b`,
    `\\b[Dd]efender(?: +is|:)? +${any}`,
    `\\b(?:attacks|attacking|against) +${any}`,
    `${any} +is +(?:being +)?attacked\\b`,
  );
  const attacker = one(
    `${any} +(?:is +)?(?:the +)?(?:attacks|attacking|[Aa]ttacker)\\b`,
    `\\b[Aa]ttacker(?: +is|:)? +${any}`,
    `\\battacked by +${any}`,
  );
  const active = one(
    `${any}(?:'s| has the| is taking (?:a|the)) +turn\\b`,
    `${any} +(?:is +)?(?:the +)?(?:active|starting|first) player\\b`,
    `\\b(?:active|starting|first) player(?: +is|:)? +${any}`,
    `${any} +is active\\b`,
  );
  const first = one(
    `\\b(?:makes|lets|gives|gave|made|let) +${any} +(?:act first|go first|the first)`,
    `${any} +(?:has|gets|got|receives|is given|was given) the first (?:opportunity|action|battle action)`,
    `${any} +(?:goes|acts|is|starts|begins)(?: +first| +the (?:game|battle))\\b`,
  );
  const eliminated = many(
    `${list} +(?:is|are|was|were|has been|have been|got|gets|has|have) +(?:already +)?(?:eliminated|out|dead|gone|knocked out|left)\\b`,
    `\\b(?:eliminated|without|knocked out)(?: +(?:is|are))?:? +${list}`,
  );
  const ineligible = many(
    `${list} +(?:cannot|can't|is not eligible|are not eligible|is ineligible|has no|have no)\\b`,
  );
  const invited = (leader: string | undefined, role: string) =>
    many(`\\b(?:[Tt]he +)?(?:${[role, leader].filter(Boolean).join('|')}) +(?:has +)?invite[sd]? +${list}`);
  const attackerInvited = invited(attacker?.name, '[Aa]ttacker');
  const defenderInvited = invited(defender?.name, '[Dd]efender');
  return {
    players,
    eliminated: eliminated ?? [],
    ...(ineligible ? { ineligible } : {}),
    ...(defender ? { defender: defender.name } : {}),
    ...(attacker ? { attacker: attacker.name } : {}),
    ...(active ? { active: active.name } : {}),
    ...(first ? { first: first.name } : {}),
    ...(attackerInvited ? { attackerInvited } : {}),
    ...(defenderInvited ? { defenderInvited } : {}),
  };
}
