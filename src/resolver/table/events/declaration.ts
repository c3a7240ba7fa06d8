import { joinAnd } from '../../../language/index.js';
import { SIDES } from '../../orders/index.js';
import { leaderOf, makeAttack, opposite, sideLedBy, titleOf } from '../attack.js';
import { type Consequence, type Decision, isRefusal, permit, type Refusal, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import type { Attack, State } from '../state.js';

const DECLARATION = 'multiplayer/attack/declaration';

function listProvinces(provinces: EventOf<'declare-attack'>['provinces']): string[] | null {
  if (provinces === undefined) return null;
  if (typeof provinces === 'number')
    return Array.from({ length: provinces }, (_, index) => String(index + 1));
  return [...new Set(provinces.map(String))];
}

// where the pages say nothing about who may declare, or how often, the table goes along and says so
function unusual({ turn }: State, attacker: string): string[] {
  if (!turn) return ['The record begins without a turn: the active player is not known.'];
  const other = `The pages do not say that anyone but the active player, ${turn.active}, may create an Attack Phase; ${attacker} needs an effect for it.`;
  const second = 'The pages do not speak of a second Attack Phase in one turn; it needs an effect.';
  return [
    ...(turn.active === attacker ? [] : [other]),
    ...(turn.attacks > 0 ? [second] : []),
    ...(turn.actionPhases === 0 ? ['No Action Phase of this turn is on record.'] : []),
  ];
}

/** The Attacker declares an attack on one Defender. Everything about invitations and allies starts afresh. */
export function declareAttack(state: State, event: EventOf<'declare-attack'>): Decision {
  const { attacker, defender } = event;
  const { turn, phase, attack } = state;
  if (attacker === defender) {
    const answer = `${attacker} chooses another player as the Defender.`;
    return refuse('same-player', answer, DECLARATION);
  }
  if (phase === 'action') {
    const answer = 'The Action Phase is still under way: it ends when all players have passed in a row.';
    return refuse('wrong-phase', answer, 'multiplayer/action-phase', DECLARATION);
  }
  if (attack) {
    const answer = `The attack of ${attack.attacker} on ${attack.defender} is still under way.`;
    return refuse('wrong-phase', answer, DECLARATION);
  }
  const caveats = unusual(state, attacker);
  const uncovered = turn !== null && (turn.active !== attacker || turn.attacks > 0);
  const battlefields = listProvinces(event.provinces);
  state.attack = makeAttack(attacker, defender, battlefields);
  state.phase = 'declaration';
  if (turn) turn.attacks++;
  const text = `A battlefield is created at each province of ${defender}, and nowhere else.`;
  return permit({
    verdict: uncovered ? 'not-covered' : 'yes',
    answer: `${attacker} is the Attacker, ${defender} the Defender of this attack.`,
    steps: [{ text: `${attacker} declares the attack and chooses ${defender}.`, rule: DECLARATION }],
    caveats,
    consequences: [{ type: 'battlefields', defender, battlefields, text, rule: DECLARATION }],
  });
}

const INVITATIONS = 'multiplayer/attack/invitations';

type Invite = EventOf<'invite'>;

function checkInvited(attack: Attack, { by, players }: Invite): Refusal | null {
  const led = players.find(player => sideLedBy(attack, player));
  if (led !== undefined) {
    const answer =
      led === by
        ? `${by} cannot be an ally of themselves.`
        : `${by} cannot invite ${led}: Attacker and Defender never invite each other.`;
    return refuse('same-player', answer, INVITATIONS);
  }
  const repeated = players.find((player, index) => players.indexOf(player) < index);
  return repeated === undefined
    ? null
    : refuse('repeated-player', `${repeated} is named twice.`, INVITATIONS);
}

function checkInvite({ phase, attack, seats }: State, event: Invite): Refusal | Attack {
  const { by } = event;
  if (!attack || phase !== 'declaration') {
    const answer = 'Allies are invited in the Declaration Segment, after the battlefields are created.';
    return refuse('wrong-phase', answer, INVITATIONS);
  }
  const { attacker, invited } = attack;
  const side = sideLedBy(attack, by);
  if (!side) {
    const answer = `Only the Attacker and the Defender invite allies, and ${by} is neither.`;
    return refuse('out-of-turn', answer, INVITATIONS);
  }
  if (invited[side])
    return refuse('already-invited', `${by} has had the opportunity to invite.`, INVITATIONS);
  if (side === 'defending' && !invited.attacking && !seats.eliminated.has(attacker)) {
    return refuse('out-of-turn', `The Attacker, ${attacker}, invites first.`, INVITATIONS);
  }
  return checkInvited(attack, event) ?? attack;
}

/** The Attacker invites allies, then the Defender, once each. An empty list is no invitation. */
export function invite(state: State, event: Invite): Decision {
  const { by, players } = event;
  const attack = checkInvite(state, event);
  if (isRefusal(attack)) return attack;
  const side = SIDES.find(side => leaderOf(attack, side) === by) as (typeof SIDES)[number];
  attack.invited[side] = new Set(players);
  const both = players.filter(player => attack.invited[opposite(side)]?.has(player));
  const step = (text: string) => ({ text, rule: INVITATIONS });
  const text =
    players.length > 0
      ? `${joinAnd(players)} may assign or move units to the ${side} side, without having to accept or decline.`
      : `Only ${by} may bring units to the ${side} side.`;
  const invited: Consequence = { type: 'invited', by, players, text, rule: INVITATIONS };
  return permit({
    answer: `${by} invites ${players.length > 0 ? joinAnd(players) : 'no player'}.`,
    steps: [
      step(`${by} is the ${titleOf(side)} and may invite any players but the ${titleOf(opposite(side))}.`),
      ...(both.length > 0
        ? [step(`The Defender may also invite players whom the Attacker invited: ${joinAnd(both)}.`)]
        : []),
    ],
    consequences: [invited],
  });
}
