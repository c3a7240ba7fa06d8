/** The Declaration Segment: an attack, and whom its leaders invite. */
import { joinAnd } from '../../../language/index.js';
import { SIDES } from '../../orders/index.js';
import { leaderOf, SIDE, sideLedBy } from '../attack.js';
import { choose, type Next, refuse } from '../decision.js';
import { defineEvent, player, players, provinces } from '../event.js';
import { type InAttack, makeAttack, remaining } from '../state.js';
import { chooseManeuvers } from './maneuvers.js';

const DECLARATION = 'multiplayer/attack/declaration';
const INVITATIONS = 'multiplayer/attack/invitations';

/** The Attacker declares an attack on one Defender. It begins without invitations and allies. */
export const declareAttack = defineEvent({
  type: 'declare-attack',
  fields: { attacker: player, defender: player, provinces },
  ask: ({ attacker, defender }) => `May ${attacker} declare an attack on ${defender}?`,
  when: () => [DECLARATION, ['between-turns', 'turn']],
  doers: ['attacker', 'defender'],
  rule(state, { attacker, defender, provinces }) {
    const { turn } = state;
    if (attacker === defender) {
      const answer = `${attacker} chooses another player as the Defender.`;
      const cure = 'Name another player as the Defender.';
      return { ...refuse('same-player', 'defender', answer, DECLARATION), cure };
    }
    // where the pages say nothing about who may declare, or how often, the table goes along and says so
    const other = turn !== null && turn.active !== attacker;
    const second = turn !== null && turn.attacks > 0;
    const named =
      typeof provinces === 'number' ? Array.from({ length: provinces }, (_, at) => at + 1) : provinces;
    const battlefields = named ? [...new Set(named.map(String))] : null;
    state.attack = makeAttack(attacker, defender, battlefields);
    state.phase = 'declaration';
    if (turn) turn.attacks++;
    const text = `A battlefield is created at each province of ${defender}, and nowhere else.`;
    return {
      covered: !other && !second,
      answer: `${attacker} is the Attacker, ${defender} the Defender of this attack.`,
      steps: [`${attacker} declares the attack and chooses ${defender}.`],
      caveats: [
        !turn && 'The record begins without a turn: the active player is not known.',
        other &&
          `The pages do not say that anyone but the active player, ${turn.active}, may create an Attack Phase; ${attacker} needs an effect for it.`,
        second && 'The pages do not speak of a second Attack Phase in one turn; it needs an effect.',
        turn?.actionPhases === 0 && 'No Action Phase of this turn is on record.',
      ],
      consequences: [{ type: 'battlefields', defender, battlefields, text, rule: DECLARATION }],
    };
  },
});

/** The Attacker invites allies, then the Defender, once each. An empty list is no invitation. */
export const invite = defineEvent({
  type: 'invite',
  fields: { by: player, players },
  ask: ({ by, players }) => `May ${by} invite ${joinAnd(players) || 'no player'}?`,
  when: () => [INVITATIONS, ['declaration']],
  doers: ['by', 'players'],
  rule({ attack, seats }: InAttack, { by, players }) {
    const { attacker, invited } = attack;
    const side = sideLedBy(attack, by);
    if (!side) {
      const answer = `Only the Attacker and the Defender invite allies, and ${by} is neither.`;
      return refuse('out-of-turn', 'by', answer, INVITATIONS);
    }
    if (invited[side])
      return refuse('already-invited', 'by', `${by} has had the opportunity to invite.`, INVITATIONS);
    if (side === 'defending' && !invited.attacking && !seats.eliminated.has(attacker))
      return refuse('out-of-turn', 'by', `The Attacker, ${attacker}, invites first.`, INVITATIONS);
    const led = players.findIndex(player => sideLedBy(attack, player));
    if (led >= 0) {
      const answer =
        players[led] === by
          ? `${by} cannot be an ally of themselves.`
          : `${by} cannot invite ${players[led]}: Attacker and Defender never invite each other.`;
      const cure = `Leave ${players[led]} out.`;
      return { ...refuse('same-player', `players.${led}`, answer, INVITATIONS), cure };
    }
    const repeated = players.findIndex((player, index) => players.indexOf(player) < index);
    if (repeated >= 0) {
      const answer = `${players[repeated]} is named twice.`;
      const cure = `Name ${players[repeated]} once.`;
      return { ...refuse('repeated-player', `players.${repeated}`, answer, INVITATIONS), cure };
    }
    invited[side] = players;
    const { title, enemy } = SIDE[side];
    const both = players.filter(player => invited[enemy]?.includes(player));
    const text =
      players.length > 0
        ? `${joinAnd(players)} may assign or move units to the ${side} side, without having to accept or decline.`
        : `Only ${by} may bring units to the ${side} side.`;
    return {
      answer: `${by} invites ${joinAnd(players) || 'no player'}.`,
      steps: [
        `${by} is the ${title} and may invite any players but the ${SIDE[enemy].title}.`,
        both.length > 0 &&
          `The Defender may also invite players whom the Attacker invited: ${joinAnd(both)}.`,
      ],
      consequences: [{ type: 'invited', by, players, text, rule: INVITATIONS }],
    };
  },
});

/** What is next while allies are invited. */
export function nextInDeclaration({ seats, attack }: InAttack): Next {
  const { attacker, defender, invited } = attack;
  const side = SIDES.find(side => !invited[side] && !seats.eliminated.has(leaderOf(attack, side)));
  if (!side) {
    return {
      may: [chooseManeuvers('Infantry')],
      answer: `The invitations are made; ${attacker} assigns first in the Infantry Maneuvers Segment.`,
      text: 'The Attacker assigns first.',
      rule: 'multiplayer/attack/maneuvers',
    };
  }
  const leader = leaderOf(attack, side);
  const allies = `any players but the ${SIDE[SIDE[side].enemy].title}, or no player`;
  const players = remaining(seats).filter(player => player !== attacker && player !== defender);
  return {
    player: leader,
    may: [choose('invite', `invite ${allies}`, { by: [leader], players })],
    answer: `${leader} may invite allies: ${allies}.`,
    text: 'The Attacker invites first, then the Defender, who may name the same players.',
    rule: INVITATIONS,
  };
}
