import type { Grammar } from '../knowledge/index.js';
import { type Token, wordAt } from '../language/index.js';

/** What a grammar reads of one fact: its value, and the places of the tokens that tell it. */
export interface FactRead {
  value: unknown;
  used: readonly number[];
}

/** The words of a sentence as one line, in which patterns are looked for. */
interface Line {
  text: string;
  /** The places of the tokens that a stretch of it covers. */
  placesOf(start: number, end: number): number[];
}

function makeLine(tokens: readonly Token[]): Line {
  const starts: number[] = [];
  let text = '';
  for (const { word } of tokens) {
    starts.push(text.length);
    text += `${word} `;
  }
  return {
    text,
    placesOf: (start, end) => starts.flatMap((at, place) => (at >= start && at < end ? [place] : [])),
  };
}

interface Pattern {
  value: unknown;
  form: RegExp;
}

function readPatterns({ text, placesOf }: Line, patterns: readonly Pattern[]): FactRead | null {
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

const INVITE = '(?:invited?|invites|inviting|asked|asks|called|wants)';
const HELP = '(?:has |have |had |did |also |only |just |already |both |then |even )*';
const WHOM = '(?: (?:me|him|her|us|them|you))?';
const NOBODY = '(?:nobody|noone|neither|none)';
const ROLES = {
  attacker: '(?:the )?(?:attackers?|attacking (?:player|leader|side))',
  defender: '(?:the )?(?:defenders?|defending (?:player|leader|side))',
} as const;

/** Whether a leader invited the player: in words of who invites whom, by whom, and of both, neither or only one. */
function invitedBy(role: keyof typeof ROLES): readonly Pattern[] {
  const other = role === 'attacker' ? ROLES.defender : ROLES.attacker;
  const own = ROLES[role];
  return [
    [
      false,
      `\\b${own} (?:has |have |had |did |was |were )*(?:not|never)(?: (?:${INVITE}|ask|want))?${WHOM}\\b`,
    ],
    [false, `\\bnot (?:been )?(?:${INVITE} )?(?:even )?(?:by|from) ${own}\\b`],
    [
      false,
      `\\b${NOBODY} (?:of (?:them|the (?:two|leaders|sides)) )?(?:side |leader |player |one )?(?:has |have |had |did )*${INVITE}\\b`,
    ],
    [false, `\\bneither (?:attacker|defender) nor (?:attacker|defender) ${HELP}${INVITE}\\b`],
    [false, `\\b${INVITE} by (?:${NOBODY}|no (?:player|side|leader|one))\\b`],
    [false, `\\b${NOBODY}\\b(?: \\w+){1,4} neither (?:attacker|defender) nor (?:attacker|defender)\\b`],
    [
      false,
      `\\bnot (?:been )?${INVITE}\\b(?! by (?:the )?(?:att|def))(?: by (?:any(?:one|body)|either|them))?`,
    ],
    [false, `\\buninvited\\b|\\b(?:no|without (?:an|any)) invitation\\b`],
    [
      false,
      `\\b(?:only|just) (?:by |from )?${other} ${HELP}${INVITE}?\\b|\\b${INVITE} (?:only|just) by ${other}\\b|\\b${INVITE} by ${other} (?:only|alone)\\b|\\b${other} (?:only|alone)\\b`,
    ],
    [
      true,
      `\\bboth (?:of (?:them|em|the leaders|the sides) |the )?(?:(?:sides?|players?|leaders?|attacker and (?:the )?defender) )?${HELP}${INVITE}\\b${WHOM}`,
    ],
    [true, `\\b(?:invited?|asked) (?:by|from) both\\b(?: (?:sides|leaders|players|of them))?`],
    [
      true,
      `\\b${ROLES.attacker} and ${ROLES.defender} ${HELP}${INVITE}\\b|\\b${ROLES.defender} and ${ROLES.attacker} ${HELP}${INVITE}\\b`,
    ],
    [
      true,
      `\\b${INVITE} by ${ROLES.attacker} and (?:by )?${ROLES.defender}\\b|\\b${INVITE} by ${ROLES.defender} and (?:by )?${ROLES.attacker}\\b`,
    ],
    [true, `\\b${own} ${HELP}${INVITE}\\b${WHOM}`],
    [
      true,
      `\\b${INVITE} (?:only |just |to ally )*(?:by|from) ${own}\\b|\\binvitation (?:of|from|by) ${own}\\b|\\b${own} invitation\\b`,
    ],
  ].map(([value, form]) => ({ value, form: new RegExp(form as string) }));
}

const SIDE = {
  attacking: '(?:attack(?:ing|ers?)?|offense)',
  defending: '(?:defend(?:ing|ers?)?|defens?e|defence)',
} as const;
const HAD =
  '(?:(?:already|have had|has had|had|been|were|was|fought|fighting|fights|helped|helping|joined|sent|assigned|moved|put|played|acted|allied)(?: (?!and |but |can |may |now )\\w+){0,6}?)';

/** On which side the player has had units: null where it is none. */
const ALLIED: readonly Pattern[] = [
  {
    value: null,
    form: /\b(?:not|never)(?: \w+){0,2} allied\b(?: (?:yet|with (?:anyone|anybody|either|them)))*|\bunallied\b|\ballied with (?:nobody|neither|none)\b/,
  },
  {
    value: null,
    form: /\b(?:not|no|never|neither)(?: \w+){0,5} (?:on|for|with|at|in) (?:either|any|no|neither) (?:of the )?(?:sides?|battle)\b|\bunits on (?:no|neither) side\b/,
  },
  {
    value: null,
    form: /\b(?:not|never|no)(?: \w+){0,3} (?:units?|army|troops)(?: \w+){0,2} (?:anywhere|yet|so far|till now|until now)\b/,
  },
  ...(['attacking', 'defending'] as const).map(side => ({
    value: side,
    form: new RegExp(
      `\\b${HAD} ${SIDE[side]}\\b(?: sides?)?|\\b${SIDE[side]} ally\\b|\\bally of (?:the )?${SIDE[side]}\\b`,
    ),
  })),
];

const ASKS = /\b(?:can|may|could|might|am i|is it|allowed|possible|want|does|do i|will)\b/g;

/** The side that is asked for: the last that the asking part of the sentence names, else the last of all. */
function readSide(line: Line): FactRead | null {
  const asks = [...line.text.matchAll(ASKS)].map(({ index }) => index);
  const find = (from: number): FactRead | null => {
    const found = (['attacking', 'defending'] as const).flatMap(side =>
      [...line.text.slice(from).matchAll(new RegExp(`\\b${SIDE[side]}\\b(?: sides?)?`, 'g'))].map(match => ({
        side,
        start: from + match.index,
        end: from + match.index + match[0].length,
      })),
    );
    const sides = new Set(found.map(({ side }) => side));
    const [only] = found;
    if (!only || sides.size !== 1) return null;
    return { value: only.side, used: found.flatMap(({ start, end }) => line.placesOf(start, end)) };
  };
  return asks.map(find).find(read => read !== null) ?? find(0);
}

const INVITED = { attacker: invitedBy('attacker'), defender: invitedBy('defender') };

/** Whether anybody invited the player. */
const ANYBODY: readonly Pattern[] = [
  {
    value: false,
    form: /\b(?:nobody|noone|neither|none)(?: of them)? (?:has |have |had )?(?:invited|asked)\b|\b(?:not|never|nor)(?: \w+)? (?:invited|asked)\b|\buninvited\b|\b(?:no|without (?:an|any)) invitation\b|\binvited by nobody\b/,
  },
  {
    value: true,
    form: /\b(?:invited?|invites|invitation|asked)(?: (?:me|us|him))?(?: to (?:ally|help|join))?\b/,
  },
  { value: true, form: /\b(?:as|am|is|an?) (?:\w+ )?ally\b|\ballied\b/ },
];

/** Whose card it is: false where it is said to be another player's. */
const WHOSE: readonly Pattern[] = [
  { value: undefined, form: /\b(?:opponents?|enemy|rival)\b.*\b(?:his|her|their) own\b/ },
  {
    value: false,
    form: /\b(?:(?:my|the|an|of|by|which is) )*(?:opponents?|opposing|enemy|enemies|rivals?|(?:the )?other (?:guy|player|side|one)s?|(?:someone|somebody) else|another player)\b(?: (?:that |which |who )?(?:he |she |they )?controls?)?/,
  },
  { value: false, form: /\bnot (?:mine|my own|my card|under my control)\b/ },
  { value: true, form: /\b(?:my|mine|own|i control|i own|of mine)\b/ },
];

/** Whether an ally is spoken of, and no leader alone. */
const ALLY: readonly Pattern[] = [
  {
    value: true,
    form: /\b(?:ally|allied|allies)\b|\b(?:help|helps|helped|helping|join|joined) (?:the )?(?:attack|defen)\w*/,
  },
  { value: false, form: /\b(?:attackers?|defenders?|attacking player|defending player)\b/ },
];

const SIDES = 'left right leftmost rightmost middle'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth'.split(' ');

/** Whether the two Provinces that a sentence numbers are one: "in my second province … on my fourth". */
function readProvinces(tokens: readonly Token[]): FactRead | null {
  const named = tokens.flatMap(({ word, number }, at) => {
    const ordinal = ORDINALS.indexOf(word) + 1 || -(SIDES.indexOf(word) + 1);
    const beside = wordAt(tokens, at - 1) === 'province' || wordAt(tokens, at + 1) === 'province';
    // "… on my fourth": the noun is said once
    const bare = ordinal !== 0 && /^(?:the|my|his|her|their|on|to)$/.test(wordAt(tokens, at - 1));
    const value = number ?? (ordinal || null);
    return value !== null && (beside || bare) ? [{ at, value }] : [];
  });
  const [first, second, ...more] = named;
  if (!first || !second || more.length > 0 || !tokens.some(({ word }) => word === 'province')) return null;
  return { value: first.value === second.value, used: [first.at, second.at] };
}

/** How many of those who were assigned are dishonorable. */
function readDishonorable(tokens: readonly Token[]): FactRead | null {
  const end = tokens.findIndex(({ word }) => /^dishonou?r(?:able|ed)$/.test(word));
  if (end < 0) return null;
  for (let at = end - 1; at >= 0 && at >= end - 16; at--) {
    const { word, number } = tokens[at] as Token;
    if (/^(?:none|no|neither|not|nobody|zero|without)$/.test(word)) return { value: 0, used: [at, end] };
    const counts = /^(?:honou?r|gold|province|time|player|other)s?$/.test(wordAt(tokens, at + 1));
    if (number !== null && !counts) return { value: number, used: [at, end] };
    if (word === 'a' || word === 'an') return { value: 1, used: [at, end] };
    if (word === 'both') return { value: 2, used: [at, end] };
    if (/^(?:all|every|some|several)$/.test(word)) return null;
  }
  return { value: 1, used: [end] };
}

const READERS: Readonly<Record<Grammar, (line: Line, tokens: readonly Token[]) => FactRead | null>> = {
  'invited by the attacker': line => readPatterns(line, INVITED.attacker),
  'invited by the defender': line => readPatterns(line, INVITED.defender),
  'invited by anybody': line => readPatterns(line, ANYBODY),
  'side with units': line => readPatterns(line, ALLIED),
  'side asked for': readSide,
  'an ally': line => readPatterns(line, ALLY),
  'a leader': line => {
    const ally = readPatterns(line, ALLY);
    return ally && { ...ally, value: !ally.value };
  },
  whose: line => readPatterns(line, WHOSE),
  'same province': (_, tokens) => readProvinces(tokens),
  'dishonorable ones': (_, tokens) => readDishonorable(tokens),
};

/** Reads a fact by one of the shared grammars; null where the sentence tells nothing of it. */
export function readGrammar(grammar: Grammar, tokens: readonly Token[]): FactRead | null {
  const read = READERS[grammar](makeLine(tokens), tokens);
  return read?.value === undefined ? null : read;
}
