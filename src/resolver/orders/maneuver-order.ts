import { seating } from './seating.js';
import type { Seats, Strategy } from './strategy.js';

export const SIDES = ['attacking', 'defending'] as const;
export type Side = (typeof SIDES)[number];

export interface ManeuverFacts {
  attacker: string;
  defender: string;
  attackerInvited: readonly string[];
  /** Without those who became attacking allies: the Defender no longer counts as inviting them. */
  defenderInvited: readonly string[];
}

/** One opportunity to assign, and for whose side the player has it. */
export interface ManeuverPlace {
  player: string;
  side: Side;
}

function invitedFrom(seats: Seats, leader: string, invited: readonly string[]): string[] {
  return seating.order(seats, { first: leader }).filter(player => invited.includes(player));
}

/** Who assigns when in one Infantry or Cavalry Maneuvers Segment. */
export const maneuverOrder: Strategy<ManeuverFacts, ManeuverPlace> = {
  name: 'maneuver-order',
  line: 'The Attacker, the players the Attacker invited from the Attacker’s left on, the Defender, then likewise the players the Defender invited.',
  rule: 'multiplayer/attack/maneuvers',
  order(seats, { attacker, defender, attackerInvited, defenderInvited }) {
    const first = [attacker, ...invitedFrom(seats, attacker, attackerInvited)];
    const second = [defender, ...invitedFrom(seats, defender, defenderInvited)];
    return [
      ...first.map(player => ({ player, side: 'attacking' as const })),
      ...second.map(player => ({ player, side: 'defending' as const })),
    ].filter(({ player }) => !seats.eliminated.has(player));
  },
  caveats(seats, { attacker, defender, defenderInvited }) {
    const ours = invitedFrom(seats, defender, defenderInvited);
    const other = invitedFrom(seats, attacker, defenderInvited);
    if (ours.every((player, index) => player === other[index])) return [];
    return [
      `The page says "likewise" of the players the Defender invited: counted here from the Defender’s left (${ours.join(', ')}). ` +
        `It can be read as counted from the Attacker’s left too (${other.join(', ')}).`,
    ];
  },
};
