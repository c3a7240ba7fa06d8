import * as z from 'zod';
import { formatSentence, type Sentence } from '../../../language/index.js';
import { SIDES } from '../../orders/index.js';
import { declareQuestion, type FactsOf, type FactsRead } from '../question.js';
import { checkLeaders, playerFact } from './seated.js';

const facts = {
  attacker: playerFact('Who is the Attacker?'),
  defender: playerFact('Who is the Defender?'),
  player: playerFact('Which player is asked about?'),
  alliedWith: z
    .enum(SIDES)
    .nullable()
    .describe('On which side has that player had units in this Attack Phase, if any?'),
};
type Facts = FactsOf<typeof facts>;

const rule = 'multiplayer/attack/leaders';
// they stand for names that were not told; no player's name holds a control character
const STRANGERS = ['\u0001', '\u0002', '\u0003'];

/** The side that the player is on: that which they lead, or have joined. */
function sideOf({ attacker, defender, player, alliedWith }: Facts) {
  if (player === attacker) return 'attacking';
  return player === defender ? 'defending' : alliedWith;
}

const END = '(?![\\p{L}\\p{N}])';
const nameAs = (group: string) =>
  `(?<![\\p{L}\\p{N}'])(?<${group}>\\p{Lu}[\\p{L}\\p{N}]*|[a-z]\\d?(?![\\p{L}\\p{N}'])|\\p{L}{3,}?)`;
const makeForms = (forms: readonly string[]) => forms.map(form => new RegExp(form, 'giu'));
const [ATTACKER, DEFENDER, PLAYER] = ['attacker', 'defender', 'player'].map(nameAs);
const NO_NAME =
  /^(?:the|an|my|his|her|their|your|i|it|is|as|and|or|but|if|so|he|she|who|whose|friendly|enemy|attacker|defender|player|players|being|was|by|they|we|us|me|someone|anyone|then|now|when|also|leader|this|that|would|be|for|of|in|on|did|didn|does|doesn|do|don|has|have|had|were|not|may|can|will|with|to|only|just|not)$/i;
const ROLES = makeForms([
  `${ATTACKER} (?:is )?attack(?:s|ed|ing)? ${DEFENDER}${END}`,
  `${ATTACKER} (?:is |as )?(?:the )?attacker\\b`,
  `\\battacker(?: is|:| =)? ${ATTACKER}${END}`,
  `\\battacked by ${ATTACKER}${END}`,
  `${DEFENDER} (?:is |as )?(?:the )?(?:defender|defends|defending|being attacked|attacked by)\\b`,
  `\\bdefender(?: is|:| =)? ${DEFENDER}${END}`,
]);
const WHOSE = makeForms([
  `${PLAYER}(?:'s?)? (?:friendly|enemy|allied)(?:(?: and|/|,| or) (?:friendly|enemy))? leaders?\\b`,
  `${PLAYER}'s leaders?\\b`,
  `\\bleaders? (?:of|for) ${PLAYER}${END}`,
]);
const JOINED =
  '(?:all(?:y|ied|ies)|help(?:s|ed|ing)?|join(?:s|ed)?|fights?|fought|fighting|sid(?:es?|ed|ing)|units?|army|troops|assigned|helper)';
const NONE =
  /(?:\b(?:not|never|yet to|neither)\b|n't\b)[^.,;?]*\b(?:all(?:y|ied)|units?|sides?|helped|joined)\b|\bno units?\b|\bunallied\b|\b(?:nobody|no one|no side|neither side)\b/i;
/** What a sentence about leaders says of sides and of who is on none. */
const SIDE_WORDS =
  /^(?:attack|attacker|defend|defender|ally|help|join|fight|sid|yet|invit|unit|not|no|either|neither|anyon|anyone|nobody|defens|defenc|far|never|army|troop)$/;
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The names that the forms find, by role. */
function findNames(text: string, forms: readonly RegExp[]) {
  const found = forms.flatMap(form => [...text.matchAll(form)].map(({ groups = {} }) => groups));
  const named = found.filter(groups => Object.values(groups).every(name => !NO_NAME.test(name)));
  return (role: string) => [...new Set(named.flatMap(({ [role]: name }) => (name ? capital(name) : [])))];
}

/** Reads who attacks whom, whose leader is asked for, and on which side that player is; who is not named goes by the role. */
function readLeaders({ text, tokens }: Sentence): FactsRead | null {
  const roles = findNames(text, ROLES);
  const [[first, ...attackers], [second, ...defenders]] = [roles('attacker'), roles('defender')];
  const isNamed =
    first !== undefined &&
    second !== undefined &&
    first !== second &&
    attackers.length + defenders.length === 0;
  const [attacker, defender] = isNamed ? [first, second] : ['the Attacker', 'the Defender'];
  const as = /\b(?:i am|as|if i'm|i'm|im) (?:the )?(attacker|defender)\b/i.exec(text)?.[1]?.toLowerCase();
  const written = findNames(text, WHOSE)('player').find(name => name !== 'A' || /\bA\b/.test(text));
  // "bs enemy leader": the name is written elsewhere without its ending
  const bare = written?.replace(/s$/, '');
  const whose = bare && new RegExp(`(?<![\\p{L}\\p{N}])${bare}${END}`, 'iu').test(text) ? bare : written;
  const own = /\b(?:i|my|me)\b/i.test(text) ? 'you' : undefined;
  const player = isNamed ? (whose ?? own) : (own ?? 'the player');
  const isLeader = player === attacker || player === defender;
  const to = `(attack(?:er|ing)?s?|defend(?:er|ing)?s?|defen[sc]e${isNamed ? `|${attacker}|${defender}` : ''})${END}`;
  const joins = [
    ...text.matchAll(new RegExp(`\\b${JOINED}(?: (?:\\p{L}+)){0,4}? ${to}`, 'giu')),
    ...text.matchAll(/\b(attacking|defending) (?:all(?:y|ied)|side)/gi),
  ].filter(({ index }) => {
    // what another player did says nothing of this one
    const clause = text
      .slice(0, index)
      .split(/[.,;?]|\band\b/)
      .at(-1) as string;
    const subject = clause
      .match(/(?<![\p{L}\p{N}'])(?:\p{Lu}[\p{L}\p{N}]*|[a-z]\d?(?![\p{L}\p{N}']))/gu)
      ?.at(-1);
    return (
      subject === undefined || NO_NAME.test(subject) || player === undefined || capital(subject) === player
    );
  });
  const isAttack = (word: string) => word.startsWith('att') || word === attacker.toLowerCase();
  const sides = new Set(
    joins.map(([, word = '']) => (isAttack(word.toLowerCase()) ? 'attacking' : 'defending')),
  );
  const isNone = NONE.test(text);
  if (!isNamed && sides.size !== 1 && !isNone && as === undefined) return null;
  const asked = as === undefined ? player : as === 'attacker' ? attacker : defender;
  const alliedWith = isNone ? null : sides.size === 1 && !isLeader ? [...sides][0] : undefined;
  const known = new Set([attacker, defender, player ?? ''].flatMap(name => name.toLowerCase().split(' ')));
  const used = tokens.flatMap(({ word, stem, capital: written }, at) =>
    known.has(word) ||
    known.has(word.replace(/s$/, '')) ||
    (isLeader && (written || word.length === 1)) ||
    SIDE_WORDS.test(stem)
      ? [at]
      : [],
  );
  const facts = {
    attacker,
    defender,
    ...(asked === undefined ? {} : { player: asked }),
    ...(alliedWith === undefined ? {} : { alliedWith }),
  };
  return { facts, used };
}

/** Who a player's friendly and enemy leader are. */
export const leaders = declareQuestion({
  id: 'multiplayer/leaders',
  title: "Who are a player's friendly leader and enemy leader in an attack?",
  restsOn: [rule, 'multiplayer/attack/allies'],
  verdicts: ['value'],
  facts,
  example: { attacker: 'Aki', defender: 'Chie', player: 'Bo', alliedWith: 'defending' },
  ways: {
    asked: [
      'who is my enemy leader if i allied with the defender',
      'A attacks C, B is not allied, who is Bs enemy leader',
      'who is the friendly leader of an attacking ally',
      'C attacks A, D is allied with the attacker, who is the friendly leader of D',
      'do i have a leader if i have not allied yet',
      'who are the leaders of a player allied with the attacker',
    ],
    about: 'leader + friendly|enemy|ally|who|whose|allied|attack / leader of|for / who + =lead|=leads',
    turns: 'order / invite / led by',
    also: 'leader / enemy / allied leader / attacker|defender / battle',
    read: readLeaders,
  },
  check: checkLeaders,
  samples({ attacker, defender, player }) {
    const names = [...[attacker, defender, player].filter(one => one !== undefined), ...STRANGERS];
    return { attacker: names, defender: names, player: names, alliedWith: [null, ...SIDES] };
  },
  isPossible: facts =>
    checkLeaders(facts).length === 0 &&
    (facts.alliedWith === null || sideOf({ ...facts, alliedWith: null }) === null),
  rule(facts) {
    const { attacker, defender, player } = facts;
    const name = STRANGERS.includes(player) ? 'the player' : player;
    const side = sideOf(facts);
    if (side === null) {
      const text = 'A player who has not yet allied has neither a friendly nor an enemy leader.';
      const answer = formatSentence(`${name} is not allied and has neither a friendly nor an enemy leader`);
      return { verdict: 'value', answer, value: { friendly: null, enemy: null }, steps: [{ text, rule }] };
    }
    const [friendly, enemy] = side === 'attacking' ? [attacker, defender] : [defender, attacker];
    const text =
      player === friendly
        ? 'Attacker and Defender are their own friendly leaders, and the other one is the enemy leader.'
        : 'An ally has the leader of the joined side as friendly leader, and the other one as enemy leader.';
    return {
      verdict: 'value',
      answer: `The friendly leader of ${name} is ${friendly}, and the enemy leader is ${enemy}.`,
      value: { friendly, enemy },
      steps: [{ text, rule }],
    };
  },
});
