import { maneuverCaveats, orderManeuvers } from '../../orders/index.js';
import { currentPlace, leaderlessCaveats } from '../attack.js';
import { type Consequence, type Decision, permit, type Refusal, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import type { Attack, State } from '../state.js';

const MANEUVERS = 'multiplayer/attack/maneuvers';

function checkPhase(state: State): Refusal | null {
  if (state.phase === 'declaration') return null;
  if (state.phase !== 'maneuvers') {
    const answer = state.attack
      ? 'The battles of this attack have begun: the Maneuvers Segments are over.'
      : 'There is no attack, so nobody can assign units.';
    return { code: 'wrong-phase', answer, rules: [MANEUVERS] };
  }
  const place = currentPlace(state);
  if (!place) return null;
  const answer = `${place.player} may still assign in the segment under way.`;
  return { code: 'wrong-phase', answer, rules: [MANEUVERS] };
}

function openPoints({ invited, segments }: Attack, segment: string): string[] {
  const silent = !invited.attacking || !invited.defending;
  const odd =
    segments.length === 0 ? segment === 'Cavalry' : segments.includes('Cavalry') || segment === 'Infantry';
  return [
    ...(silent ? ['Not both leaders’ invitations are on record: taken as inviting nobody.'] : []),
    ...(odd
      ? [
          'The record departs from Infantry first, then Cavalry, once each: the order in which the page names the segments.',
        ]
      : []),
  ];
}

/** An Infantry or Cavalry Maneuvers Segment begins; tells who assigns when. */
export function beginManeuvers(state: State, { segment }: EventOf<'begin-maneuvers'>): Decision {
  const question = `Does the ${segment} Maneuvers Segment begin?`;
  const refusal = checkPhase(state);
  if (refusal) return refuse(question, refusal);
  const attack = state.attack as Attack;
  const { attacker, defender } = attack;
  const notAlliedTo = (side: string) => (player: string) => (attack.allies.get(player) ?? side) === side;
  const facts = {
    attacker,
    defender,
    attackerInvited: [...(attack.invited.attacking ?? [])].filter(notAlliedTo('attacking')),
    defenderInvited: [...(attack.invited.defending ?? [])].filter(notAlliedTo('defending')),
  };
  const caveats = [
    ...maneuverCaveats(state.seats, facts),
    ...openPoints(attack, segment),
    ...leaderlessCaveats(state, attack),
  ];
  const order = orderManeuvers(state.seats, facts);
  attack.invited.attacking ??= new Set();
  attack.invited.defending ??= new Set();
  attack.segments.push(segment);
  attack.maneuvers = { segment, order, at: 0 };
  state.phase = 'maneuvers';
  const names = order.map(({ player, side }) => `${player} (${side})`).join(', ');
  const orderText =
    order.length > 0 ? `They assign in this order: ${names}.` : 'Nobody is left who may assign.';
  const told: Consequence = { type: 'order', order, text: orderText, rule: MANEUVERS };
  const text =
    'The Attacker assigns, then those the Attacker invited, then the Defender, then those the Defender invited.';
  return permit(
    {
      question,
      answer: `The ${segment} Maneuvers Segment begins.`,
      steps: [{ text, rule: MANEUVERS }],
      caveats,
    },
    [told],
  );
}

/** Tells who assigns next, or that everyone is through. */
export function tellNextPlace(state: State): Consequence {
  const next = currentPlace(state);
  if (next) {
    const text = `${next.player} may assign next, at the ${next.side} side’s opportunity.`;
    return { type: 'opportunity', player: next.player, text, rule: MANEUVERS };
  }
  const text = 'Everyone is through with assigning in this segment.';
  return { type: 'phase-ended', phase: 'Maneuvers Segment', text, rule: MANEUVERS };
}

/** A player is through with assigning, with or without having assigned. */
export function done(state: State, { player }: EventOf<'done'>): Decision {
  const question = `Is ${player} finished assigning?`;
  const place = currentPlace(state);
  if (state.phase !== 'maneuvers' || !place) {
    const answer = 'Nobody has the opportunity to assign now: that is for the Maneuvers Segments.';
    return refuse(question, { code: 'wrong-phase', answer, rules: [MANEUVERS] });
  }
  if (place.player !== player) {
    const answer = `It is ${place.player}’s opportunity to assign, not ${player}’s.`;
    return refuse(question, { code: 'out-of-turn', answer, rules: [MANEUVERS, 'multiplayer/turn-order'] });
  }
  const maneuvers = (state.attack as Attack).maneuvers as NonNullable<Attack['maneuvers']>;
  maneuvers.at = maneuvers.order.indexOf(place) + 1;
  const steps = [{ text: `It was ${player}’s opportunity to assign any number of units.`, rule: MANEUVERS }];
  return permit({ question, answer: `${player} is finished assigning.`, steps }, [tellNextPlace(state)]);
}
