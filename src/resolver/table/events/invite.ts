import type { Side } from '../../orders/index.js';
import { opposite, titleOf } from '../attack.js';
import { type Consequence, formatNames } from '../consequence.js';
import { type Decision, permit, type Refusal, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import type { Attack, State } from '../state.js';

const RULE = 'multiplayer/attack/invitations';

type Invite = EventOf<'invite'>;

function sideLedBy(attack: Attack, player: string): Side | null {
  if (player === attack.attacker) return 'attacking';
  return player === attack.defender ? 'defending' : null;
}

function checkInvited(attack: Attack, { by, players }: Invite): Refusal | null {
  for (const [index, player] of players.entries()) {
    if (player === by) {
      return { code: 'same-player', answer: `${by} cannot be an ally of themselves.`, rules: [RULE] };
    }
    if (player === attack.attacker || player === attack.defender) {
      const answer = `${by} cannot invite ${player}: Attacker and Defender never invite each other.`;
      return { code: 'same-player', answer, rules: [RULE] };
    }
    if (players.indexOf(player) < index) {
      return { code: 'repeated-player', answer: `${player} is named twice.`, rules: [RULE] };
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
    return { code: 'wrong-phase', answer, rules: [RULE] };
  }
  const side = sideLedBy(attack, by);
  if (!side) {
    const answer = `Only the Attacker and the Defender invite allies, and ${by} is neither.`;
    return { code: 'out-of-turn', answer, rules: [RULE] };
  }
  if (attack.invited[side]) {
    return { code: 'already-invited', answer: `${by} has had the opportunity to invite.`, rules: [RULE] };
  }
  if (side === 'defending' && !attack.invited.attacking && !seats.eliminated.has(attack.attacker)) {
    const answer = `The Attacker, ${attack.attacker}, invites first.`;
    return { code: 'out-of-turn', answer, rules: [RULE] };
  }
  return checkInvited(attack, event) ?? { attack, side };
}

/** The Attacker invites allies, then the Defender, once each; an empty list invites nobody. */
export function invite(state: State, event: Invite): Decision {
  const { by, players } = event;
  const question = `May ${by} invite ${players.length > 0 ? formatNames(players) : 'nobody'}?`;
  const checked = checkInvite(state, event);
  if ('code' in checked) return refuse(question, checked);
  const { attack, side } = checked;
  attack.invited[side] = new Set(players);
  const both = players.filter(player => attack.invited[opposite(side)]?.has(player));
  const text =
    players.length > 0
      ? `${formatNames(players)} may assign or move units to the ${side} side; nobody has to accept or decline.`
      : `Nobody but ${by} may bring units to the ${side} side.`;
  const invited: Consequence = { type: 'invited', by, players, text, rule: RULE };
  const steps = [
    {
      text: `${by} is the ${titleOf(side)} and may invite any players but the ${titleOf(opposite(side))}.`,
      rule: RULE,
    },
    ...(both.length > 0
      ? [
          {
            text: `The Defender may also invite players whom the Attacker invited: ${formatNames(both)}.`,
            rule: RULE,
          },
        ]
      : []),
  ];
  const answer = `${by} invites ${players.length > 0 ? formatNames(players) : 'nobody'}.`;
  return permit({ question, answer, steps }, [invited]);
}
