import * as z from 'zod';
import { formatSentence, type Sentence } from '../../../language/index.js';
import { SIDES } from '../../orders/index.js';
import { type AnswerDraft, declareQuestion, type FactsOf, type FactsRead } from '../question.js';
import { checkLeaders, playerFact } from './seated.js';

const facts = {
  attacker: playerFact('Who is the Attacker?'),
  defender: playerFact('Who is the Defender?'),
  player: playerFact('Which player is asked about?'),
  alliedWith: z
    .enum(SIDES)
    .nullable()
    .describe('On which side has that player had units in this Attack Phase? Null for none yet.'),
};
type Facts = FactsOf<typeof facts>;

const rule = 'multiplayer/attack/leaders';
// they stand for names that were not told; no player's name holds a control character
const STRANGERS = ['\u0001', '\u0002', '\u0003'];

function isLeader({ attacker, defender, player }: Facts): boolean {
  return player === attacker || player === defender;
}

function ruleLeaders(facts: Facts): AnswerDraft<'value'> {
  const { attacker, defender, player, alliedWith } = facts;
  const name = STRANGERS.includes(player) ? 'the player' : player;
  if (!isLeader(facts) && alliedWith === null) {
    const text = 'A player who has not yet allied has neither a friendly nor an enemy leader.';
    const answer = formatSentence(`${name} is not allied and has neither a friendly nor an enemy leader`);
    return { verdict: 'value', answer, value: { friendly: null, enemy: null }, steps: [{ text, rule }] };
  }
  const attacking = player === attacker || (player !== defender && alliedWith === 'attacking');
  const [friendly, enemy] = attacking ? [attacker, defender] : [defender, attacker];
  const text = isLeader(facts)
    ? 'Attacker and Defender are their own friendly leaders, and the other one is the enemy leader.'
    : 'An ally has the leader of the joined side as friendly leader, and the other one as enemy leader.';
  return {
    verdict: 'value',
    answer: `The friendly leader of ${name} is ${friendly}, and the enemy leader is ${enemy}.`,
    value: { friendly, enemy },
    steps: [{ text, rule }],
  };
}

const NAME = "(?<![\\p{L}\\p{N}])([A-Z][\\p{L}\\p{N}]*|[a-z](?![\\p{L}\\p{N}'])|\\p{L}{3,}?)";
const ATTACKS = new RegExp(`${NAME} (?:is )?attack(?:s|ed|ing) ${NAME}\\b`, 'u');
const WHOSE = [`${NAME}(?:'s|s)? (?:friendly |enemy )?leaders?\\b`, `leaders? (?:of|for) ${NAME}\\b`];
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Reads who attacks whom, whose leader is asked for, and on which side that player is; who is not named goes by the role. */
function readLeaders({ text, tokens }: Sentence): FactsRead | null {
  const attack = ATTACKS.exec(text);
  const named = attack !== null && !/^(?:the|an?|my|his)$/i.test(attack[2] as string);
  const [attacker, defender] = named
    ? [capital(attack[1] as string), capital(attack[2] as string)]
    : ['the Attacker', 'the Defender'];
  const whose = WHOSE.flatMap(form => [...text.matchAll(new RegExp(form, 'gu'))])
    .map(match => match[1] as string)
    .find(name => !/^(?:[Tt]he|an?|my|his|her|friendly|enemy|[Ww]ho|is)$/.test(name));
  const own = /\b(?:i|my|me)\b/i.test(text);
  const player =
    whose !== undefined && named
      ? capital(whose.replace(/(?<=..)s$/, ''))
      : own
        ? 'you'
        : named
          ? undefined
          : 'the player';
  const side = (word: string) =>
    word.startsWith('att') || word === attacker.toLowerCase() ? 'attacking' : 'defending';
  const ally =
    /\b(?:all(?:y|ied|ies)|help(?:s|ed|ing)?|join(?:s|ed)?|side) (?:of |with |to |on )*(?:the )?(?:side of )?(?:the )?([\p{L}]+)/iu.exec(
      text,
    );
  const before = /\b(attacking|defending) all(?:y|ied)/i.exec(text);
  const none = /\b(?:not|n't|never|yet to) (?:yet )?(?:been )?all(?:y|ied)|\bnobody\b|\bunallied\b/i.test(
    text,
  );
  const leader = player === attacker || player === defender;
  const told = before?.[1] ?? ally?.[1];
  const role =
    told !== undefined &&
    (/^(?:att|def)/i.test(told) ||
      [attacker, defender].some(name => name.toLowerCase() === told.toLowerCase()));
  const as = /\b(?:i am|as|if i'm|i'm) the (attacker|defender)\b/i.exec(text)?.[1];
  const facts: Record<string, unknown> = { attacker, defender };
  if (as !== undefined && !named) facts.player = as === 'attacker' ? attacker : defender;
  else if (player !== undefined) facts.player = player;
  if (none) facts.alliedWith = null;
  else if (role && !leader) facts.alliedWith = side(told.toLowerCase());
  if (!named && !role && !none && as === undefined) return null;
  const names = new Set([attacker, defender, player ?? ''].flatMap(name => name.toLowerCase().split(' ')));
  const used = tokens.flatMap(({ word, stem }, at) =>
    names.has(word) ||
    names.has(word.replace(/s$/, '')) ||
    /^(?:attack|attacker|defend|defender|ally|help|join|not|yet|sid)$/.test(stem)
      ? [at]
      : [],
  );
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
    about: 'leader + friendly|enemy|ally|who|whose|allied|attack / leader of|for',
    turns: 'order / invite / led by',
    also:
      'leader / friendly / enemy / allied leader / attacker|defender / attack|attacks / allied / ' + 'battle',
    read: readLeaders,
  },
  check: checkLeaders,
  samples({ attacker, defender, player }) {
    const names = [...[attacker, defender, player].filter(one => one !== undefined), ...STRANGERS];
    return { attacker: names, defender: names, player: names, alliedWith: [null, ...SIDES] };
  },
  isPossible: facts => checkLeaders(facts).length === 0 && !(isLeader(facts) && facts.alliedWith !== null),
  rule: ruleLeaders,
});
