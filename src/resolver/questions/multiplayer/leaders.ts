import * as z from 'zod';
import { formatSentence } from '../../../language/index.js';
import { SIDES } from '../../orders/index.js';
import { declareQuestion, type FactsOf } from '../question.js';
import { readLeaders } from './read-leaders.js';
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

/** The side that the player is on: that which they lead, or have joined. */
function sideOf({ attacker, defender, player, alliedWith }: Facts) {
  if (player === attacker) return 'attacking';
  return player === defender ? 'defending' : alliedWith;
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
    also:
      'leader / friendly / enemy / allied leader / attacker|defender / attack|attacks / allied / ' + 'battle',
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
