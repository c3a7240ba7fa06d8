/** What people tell of an attack with several players: who invited whom, who has units where, who passed. */
import { type FactRead, HELP, INVITE, LEADER, type Line, type Pattern, readPatterns } from './line.js';

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
  // "not invited by the attacker nor by the defender" denies both
  const EITHER = `(?:${other} (?:or|nor|and) (?:by |from )?)?${own}`;
  return [
    // "the Defender did not invite me, the Attacker did", "the Attacker invited me, the Defender too"
    [
      true,
      `\\b${INVITE}\\b.*(?<!\\bneither )(?<!\\bneither did )(?<!\\bnot )\\b${own} (?:did|has|too|also|as well|likewise)(?! (?:not|never|\\w+ (?:not|never)|${INVITE})\\b)(?: (?:so|too|also|as well|likewise))*\\b|\\b${INVITE}\\b.*\\bso (?:did|has|have) ${own}\\b|\\bbut (?:rather |only |just )?(?:by|from) ${own}\\b`,
    ],
    [
      false,
      `\\b${own} (?:has |have |had |did |was |were )*(?:not|never)(?! (?:by |from )?${other})(?: (?:got |even )?(?:${INVITE}|ask|want|call))?${WHOM}\\b(?: invited)?`,
    ],
    [
      false,
      `\\b(?:not|nor|never|without)(?: (?:being|having|been|an|any))* (?:(?:${INVITE}|invitation) )?(?:even )?(?:by|from|of) ${EITHER}\\b|(?<!\\b(?:am|is|are) )\\bnot ${own}\\b`,
    ],
    [
      false,
      `\\b${NOBODY} (?:of (?:them|the (?:two|leaders|sides)) )?(?:side |leader |player |one )?(?:has |have |had |did )*${INVITE}\\b${WHOM}`,
    ],
    [
      false,
      `\\b${INVITE} by ${NOBODY}(?: (?:of (?:them|the (?:two|leaders|sides))|leader|side|player|one))?\\b`,
    ],
    [false, `\\bneither ${LEADER} nor ${LEADER} ${HELP}${INVITE}\\b${WHOM}`],
    [
      false,
      `(?<!\\b${LEADER} (?:has |have |had |did )?)\\bnot (?:been )?${INVITE}\\b(?! by (?:the )?(?:att|def))(?: by (?:any(?:one|body)|either|them))?`,
    ],
    [false, `\\buninvited\\b|\\b(?:no|without (?:an|any)) invitation\\b`],
    [
      false,
      `\\b(?:only|just) (?:by |from )?${other} ${HELP}${INVITE}?\\b|\\b${INVITE} (?:only|just) by ${other}\\b|\\b${INVITE} by ${other} (?:only|alone)\\b|\\b${other} (?:only|alone)\\b`,
    ],
    [
      true,
      `\\bboth (?:of (?:them|em|the leaders|the sides) |the )?(?:(?:sides?|players?|leaders?|attacker and (?:the )?defender) )?${HELP}${INVITE}\\b${WHOM}|\\b(?:the )?two leaders ${HELP}${INVITE}\\b${WHOM}`,
    ],
    [
      true,
      `\\b${ROLES.attacker} and ${ROLES.defender} ${HELP}${INVITE}\\b|\\b${ROLES.defender} and ${ROLES.attacker} ${HELP}${INVITE}\\b`,
    ],
    [
      true,
      `(?<!\\b(?:can|may|could|must|should|would) (?:the )?)\\b${own} (?:who |that )?${HELP}${INVITE}\\b${WHOM}|\\b${own} (?:has |have )?(?:got )?(?:me|him|her|us|them) invited\\b`,
    ],
    [
      true,
      `\\b${INVITE} (?:only |just |to ally )*(?:by|from) ${own}\\b|\\b${INVITE} (?:by|from) (?:both )?${other} and (?:then |also |later )?(?:by |from )?${own}(?= (?:and|but|to|both|so|can|may|could|now|i|with|am|have|no|$)|$)|\\binvitation (?:of|from|by) ${own}\\b|\\b${own} invitation\\b`,
    ],
  ].map(([value, form]) => ({ value, form: new RegExp(form as string) }));
}

const SIDE = {
  attacking: '(?:attack(?:ing|ers?)?|offense)',
  defending: '(?:defend(?:ing|ers?)?|defens?e|defence)',
} as const;
const HAD =
  '(?<!\\bbe )(?:(?:already|(?<!\\b(?:can|may|could|might|should) \\w+ )(?:have|has)(?= (?:\\w+ )?(?:units?|army|troops)\\b)|have had|has had|had|been|were|was|fought|fighting|fights|helped|helping|joined|sent|assigned|moved|put|played|acted|allied|(?:came|come|entered|enters|brought)(?: in(?:to)? play)?)(?: (?!and |but |can |may |now |invited |asked |attack|defen[dsc])\\w+){0,6}?)';

/** On which side the player has had units: null where it is none. */
export const ALLIED: readonly Pattern[] = [
  {
    value: null,
    form: /\b(?:not|never)(?: \w+){0,2} allied\b(?: (?:yet|with (?:anyone|anybody|either|them)))*|\bunallied\b|\bdone nothing(?: (?:yet|so far))?\b|\ballied with (?:nobody|neither|none)\b/,
  },
  {
    value: null,
    form: /\b(?:not|no|never|neither)(?: \w+){0,5} (?:on|for|with|at|in) (?:an?|either|any|no|neither) (?:of the )?(?:sides?|battle)\b(?: (?:yet|as yet|so far|until now|till now|up to now|(?:in )?this attack(?: phase)?))*|\bunits on (?:no|neither) side\b/,
  },
  {
    value: null,
    form: /\b(?:not|never|no)(?: \w+){0,3} (?:units?|army|troops)(?: \w+){0,2} (?:anywhere|yet|so far|till now|until now)\b/,
  },
  {
    value: null,
    form: /\bnone of (?:my|his|her|their) (?:units?|army|troops|guys)(?: \w+){0,6}? (?:in|at|on) (?:the |either |any )?(?:attack|battle|sides?)\b(?: (?:yet|so far))?/,
  },
  ...(['attacking', 'defending'] as const).map(side => ({
    value: side,
    form: new RegExp(
      `\\b${HAD} ${SIDE[side]}\\b(?: sides?)?|\\b${SIDE[side]} ally\\b|\\bally of (?:the )?${SIDE[side]}\\b`,
    ),
  })),
];

const JOINS = new RegExp(
  `\\b(?:join|joins|help|helps|support|reinforce|switch|(?:moved?|assign|go|send|bring|enter|put|have)(?: (?!the )\\w+){0,4}? (?:to|into|onto|on|for))(?: (?:over )?to)? (?:the )?(?:(?<attacking>${SIDE.attacking})|${SIDE.defending})\\b(?: sides?)?`,
  'g',
);
const ASKS = /\b(?:can|may|could|might|am i|is it|allowed|possible|want|does|do i|will)\b/g;

// "Third player, invited by the Attacker. Units to the defending side?"
const BARE = new RegExp(
  `\\b(?:units?|army|troops) (?:to|into|onto) (?:the )?(?:(?<attacking>${SIDE.attacking})|${SIDE.defending})\\b(?: sides?)?`,
  'g',
);

/** The side that is asked for: the last that the asking part of the sentence names, else the last of all. */
export function readSide(line: Line): FactRead | null {
  const asks = [...line.text.matchAll(ASKS)].map(({ index }) => index);
  // "can the Attacker join the defending side": what is joined is named behind a word for it
  const [from = 0] = asks;
  const joined = [...line.text.slice(from).matchAll(asks.length > 0 ? JOINS : BARE)];
  const sides = new Set(joined.map(({ groups }) => (groups?.attacking ? 'attacking' : 'defending')));
  if (sides.size === 1)
    return {
      value: [...sides][0],
      used: joined.flatMap(({ 0: whole, index }) => line.placesOf(from + index, from + index + whole.length)),
    };
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

export const INVITED = { attacker: invitedBy('attacker'), defender: invitedBy('defender') };

/** Whether anybody invited the player. */
export const INVITED_AT_ALL: readonly Pattern[] = [
  {
    value: false,
    form: /\b(?:nobody|noone|neither|none)(?: of them| leader| side)? (?:has |have |had )?(?:invited|asked)\b|\b(?:not|never|nor)(?: \w+)? (?:invited|asked)\b|\buninvited\b|\b(?:no|without (?:an|any)) invitation\b|\binvited by (?:nobody|neither|none)\b/,
  },
  {
    value: true,
    form: /\b(?:invited?|invites|invitation|asked)(?: (?:me|us|him))?(?: to (?:ally|help|join))?\b/,
  },
];
const ACTS =
  '(?:acted|acts|act|took|takes|take|played|plays|used|uses|(?:did|does)(?= (?:something|an?|one|it)\\b)|interrupted|interrupts|made|makes)(?: (?:an?|one|his|her|their|another|something|thing|open|limited|battle|action|card|ability))*';
const ALL = '(?:all|everyone|everybody|(?:every|each) (?:single )?(?:player|one|of us)|the whole table)';
const PASS = 'pass(?:ed|es|ing)?';
const BETWEEN =
  '(?: (?:and|with|then))?(?: (?:in a row|in (?:sequence|succession|turn|order)|consecutively|successively|back to back|one after the other|without (?:an(?:y|other)? )?(?:action|interruption|break)s?(?: (?:in )?between)?|(?:no|with no|without any) (?:actions?|thing)(?: \\w+)?(?: in)? between|(?:nobody|noone|no player|nothing|none)(?: \\w+){1,5}(?: in)? between|(?:nobody|noone|no player) (?:did|does|do|played|acted|took)(?: (?:an?|any|anything|action|thing))*))*';

/** Whether all players passed one after another: a single one who passed, or who acted after the others, ends that. */
export const PASSED: readonly Pattern[] = [
  [
    false,
    `\\b(?:not|never) ${ALL}(?: \\w+){0,4}? ${PASS}\\b|\\b${ALL}(?: players)? (?:but|except|besides|other than|save)(?: (?!and\\b)\\w+){1,4}? (?:has |have )?${PASS}\\b|\\b(?:only|except) (?:\\w+ ){1,4}${PASS}\\b|\\b(?:nobody|noone|none|no player)(?: of \\w+)? (?:has |have )?(?:yet )?${PASS}\\b(?: yet)?|\\b${ALL}(?: \\w+){0,7}? ${PASS} (?:but|except|save|apart from|other than|bar) (?!nobody|noone|no |nothing|the (?:action|combat|battle|segment|phase)|does|do|did|is|has|that|it)\\w+`,
  ],
  [
    false,
    `\\b(?:(?:\\w+ ){1,2}(?:of|out of|in) (?:\\w+ )?\\w+ )?(?:player |players |guy |person )?(?:has|have|had|did|does|is|are|do) (?:not|yet to) (?:yet )?${PASS}\\b(?: yet)?`,
  ],
  [
    false,
    `(?:\\w+ ){0,2}\\b(?:\\w+ )?${PASS}\\b(?! (?:in|with) no)(?: (?!nobody|noone|nothing|none|no|without)\\w+){0,6}? (?:then|but|and|before|until)(?: (?!nobody|noone|nothing|none|no|without|has|have|all|is|does|did)\\w+){1,5}? ${ACTS}\\b`,
  ],
  [
    false,
    `(?<!\\b(?:nobody|noone|none|nothing|no player|without|no|not)(?: \\w+)? )\\b${ACTS}(?: in)?(?: the)? (?:(?:middle|midst) of|between|amid(?:st)?|among(?:st)?)(?: (?:all|the|our|their|those|these))* ${PASS}\\b`,
  ],
  [true, `\\b\\w+ ${PASS}(?: too)? and ${ALL}(?: \\w+){0,4}? ${PASS}\\b${BETWEEN}`],
  // "all others passed" tells nothing of one
  [
    true,
    `\\b${ALL}(?! (?:but|except|other|others|else|the other|the others)\\b)(?: \\w+){0,7}? ${PASS}\\b${BETWEEN}`,
  ],
].map(([value, form]) => ({ value, form: new RegExp(form as string) }));

const THERE = new RegExp(
  `\\b(?:to|into|onto|on|in) (?:the )?(?:(?<attacking>${SIDE.attacking})|${SIDE.defending})\\b`,
  'g',
);

/** Whether the leader of the side that is spoken of invited the player; where no leader is named, whether anybody did. */
export function readInvitedThere(line: Line): FactRead | null {
  const sides = new Set([...line.text.matchAll(THERE)].map(({ groups }) => Boolean(groups?.attacking)));
  const role = sides.size === 1 ? (sides.has(true) ? 'attacker' : 'defender') : null;
  const read = role && readPatterns(line, INVITED[role]);
  if (read) return read;
  // an invitation by the other leader is none to this side
  return role && Object.values(INVITED).some(patterns => readPatterns(line, patterns))
    ? null
    : readPatterns(line, INVITED_AT_ALL);
}
