import { joinAnd } from '../../../language/index.js';
import type { Side } from '../../orders/index.js';
import { makeAttack, opposite, titleOf } from '../attack.js';
import { type Consequence, type Decision, permit, type Refusal, refuse } from '../decision.js';
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
function openPoints(state: State, attacker: string): string[] {
  const { turn } = state;
  if (!turn) return ['The record begins without a turn: nobody is known to be the active player.'];
  return [
    ...(turn.active === attacker
      ? []
      : [
          `The pages do not say that anyone but the active player, ${turn.active}, may create an Attack Phase; ${attacker} needs an effect for it.`,
        ]),
    ...(turn.attacks > 0
      ? ['The pages do not speak of a second Attack Phase in one turn; it needs an effect.']
      : []),
    ...(turn.actionPhases === 0 ? ['No Action Phase of this turn is on record.'] : []),
  ];
}

/** The Attacker declares an attack on one Defender. Everything about invitations and allies starts afresh. */
export function declareAttack(state: State, event: EventOf<'declare-attack'>): Decision {
  const { attacker, defender } = event;
  const question = `May ${attacker} declare an attack on ${defender}?`;
  if (attacker === defender) {
    const answer = `${attacker} chooses another player as the Defender.`;
    return refuse(question, { code: 'same-player', answer, rules: [DECLARATION] });
  }
  if (state.phase === 'action') {
    const answer = 'The Action Phase is still under way: it ends when all players have passed in a row.';
    return refuse(question, {
      code: 'wrong-phase',
      answer,
      rules: ['multiplayer/action-phase', DECLARATION],
    });
  }
  if (state.attack) {
    const answer = `The attack of ${state.attack.attacker} on ${state.attack.defender} is still under way.`;
    return refuse(question, { code: 'wrong-phase', answer, rules: [DECLARATION] });
  }
  const caveats = openPoints(state, attacker);
  const uncovered = state.turn !== null && (state.turn.active !== attacker || state.turn.attacks > 0);
  const battlefields = listProvinces(event.provinces);
  state.attack = makeAttack(attacker, defender, battlefields);
  state.phase = 'declaration';
  if (state.turn) state.turn.attacks++;
  const created: Consequence = {
    type: 'battlefields',
    defender,
    battlefields,
    text: `A battlefield is created at each province of ${defender}, and nowhere else.`,
    rule: DECLARATION,
  };
  const steps = [{ text: `${attacker} declares the attack and chooses ${defender}.`, rule: DECLARATION }];
  const answer = `${attacker} is the Attacker, ${defender} the Defender of this attack.`;
  return permit({ question, verdict: uncovered ? 'not-covered' : 'yes', answer, steps, caveats }, [created]);
}

const INVITATIONS = 'multiplayer/attack/invitations';

type Invite = EventOf<'invite'>;

function sideLedBy(attack: Attack, player: string): Side | null {
  if (player === attack.attacker) return 'attacking';
  return player === attack.defender ? 'defending' : null;
}

function checkInvited(attack: Attack, { by, players }: Invite): Refusal | null {
  for (const [index, player] of players.entries()) {
    if (player === by) {
      return { code: 'same-player', answer: `${by} cannot be an ally of themselves.`, rules: [INVITATIONS] };
    }
    if (player === attack.attacker || player === attack.defender) {
      const answer = `${by} cannot invite ${player}: Attacker and Defender never invite each other.`;
      return { code: 'same-player', answer, rules: [INVITATIONS] };
    }
    if (players.indexOf(player) < index) {
      return { code: 'repeated-player', answer: `${player} is named twice.`, rules: [INVITATIONS] };
    }
  }
  return null;
}

function checkInvite(
  { phase, attack, seats }: State,
  event: Invite,
): Refusal | { attack: Attack; side: Side } {
  const { by } = event;
  if (!attack || phase !== 'declaration') {
    const answer = 'Allies are invited in the Declaration Segment, after the battlefields are created.';
    return { code: 'wrong-phase', answer, rules: [INVITATIONS] };
  }
  const side = sideLedBy(attack, by);
  if (!side) {
    const answer = `Only the Attacker and the Defender invite allies, and ${by} is neither.`;
    return { code: 'out-of-turn', answer, rules: [INVITATIONS] };
  }
  if (attack.invited[side]) {
    return {
      code: 'already-invited',
      answer: `${by} has had the opportunity to invite.`,
      rules: [INVITATIONS],
    };
  }
  if (side === 'defending' && !attack.invited.attacking && !seats.eliminated.has(attack.attacker)) {
    const answer = `The Attacker, ${attack.attacker}, invites first.`;
    return { code: 'out-of-turn', answer, rules: [INVITATIONS] };
  }
  return checkInvited(attack, event) ?? { attack, side };
}

/** The Attacker invites allies, then the Defender, once each; an empty list invites nobody. */
export function invite(state: State, event: Invite): Decision {
  const { by, players } = event;
  const question = `May ${by} invite ${players.length > 0 ? joinAnd(players) : 'nobody'}?`;
  const checked = checkInvite(state, event);
  if ('code' in checked) return refuse(question, checked);
  const { attack, side } = checked;
  attack.invited[side] = new Set(players);
  const both = players.filter(player => attack.invited[opposite(side)]?.has(player));
  const text =
    players.length > 0
      ? `${joinAnd(players)} may assign or move units to the ${side} side; nobody has to accept or decline.`
      : `Nobody but ${by} may bring units to the ${side} side.`;
  const invited: Consequence = { type: 'invited', by, players, text, rule: INVITATIONS };
  const steps = [
    {
      text: `${by} is the ${titleOf(side)} and may invite any players but the ${titleOf(opposite(side))}.`,
      rule: INVITATIONS,
    },
    ...(both.length > 0
      ? [
          {
            text: `The Defender may also invite players whom the Attacker invited: ${joinAnd(both)}.`,
            rule: INVITATIONS,
          },
        ]
      : []),
  ];
  const answer = `${by} invites ${players.length > 0 ? joinAnd(players) : 'nobody'}.`;
  return permit({ question, answer, steps }, [invited]);
}
