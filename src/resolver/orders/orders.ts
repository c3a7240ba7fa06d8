import { joinAnd } from '../../language/index.js';
import type { Seating } from './players.js';

/** The players as they sit, and those who have been eliminated and are skipped. */
export interface Seats {
  players: Seating;
  eliminated: ReadonlySet<string>;
}

export const SIDES = ['attacking', 'defending'] as const;
export type Side = (typeof SIDES)[number];

export interface ManeuverFacts {
  attacker: string;
  defender: string;
  attackerInvited: readonly string[];
  /** Without those who became attacking allies: the Defender no longer counts as inviting them. */
  defenderInvited: readonly string[];
}

/** One opportunity to assign, and for which side. */
export interface ManeuverPlace {
  player: string;
  side: Side;
}

/** Every seat, eliminated players included, clockwise from that of `first`. */
function seatsFrom({ players }: Seats, first: string): string[] {
  const at = players.indexOf(first);
  return [...players.slice(at), ...players.slice(0, at)];
}

/** The nearest remaining player to the left of a seat; the player there if no other remains. */
export function leftOf(seats: Seats, player: string): string {
  return orderSeats(seats, player).find(other => other !== player) ?? player;
}

/** The nearest remaining player to the right of a seat; the player there if no other remains. */
export function rightOf(seats: Seats, player: string): string {
  return orderSeats(seats, player).findLast(other => other !== player) ?? player;
}

/** Seats strictly between two, clockwise; all the others if both are the same. */
export function seatsBetween(seats: Seats, from: string, to: string): string[] {
  const [, ...others] = seatsFrom(seats, from);
  const end = others.indexOf(to);
  return end === -1 ? others : others.slice(0, end);
}

/** Remaining players clockwise from a seat; the player there is the first unless eliminated. */
export function orderSeats(seats: Seats, first: string): string[] {
  return seatsFrom(seats, first).filter(player => !seats.eliminated.has(player));
}

/** The players who do what an effect asks of "each player", in order. */
export function orderEachPlayer(
  seats: Seats,
  { activePlayer, ineligible }: { activePlayer: string; ineligible: readonly string[] },
): string[] {
  return orderSeats(seats, activePlayer).filter(player => !ineligible.includes(player));
}

function invitedFrom(seats: Seats, leader: string, invited: readonly string[]): string[] {
  return orderSeats(seats, leader).filter(player => invited.includes(player));
}

/** The opportunities of one Infantry or Cavalry Maneuvers Segment. */
export function orderManeuvers(seats: Seats, facts: ManeuverFacts): ManeuverPlace[] {
  const { attacker, defender, attackerInvited, defenderInvited } = facts;
  const first = [attacker, ...invitedFrom(seats, attacker, attackerInvited)];
  const second = [defender, ...invitedFrom(seats, defender, defenderInvited)];
  return [
    ...first.map(player => ({ player, side: 'attacking' as const })),
    ...second.map(player => ({ player, side: 'defending' as const })),
  ].filter(({ player }) => !seats.eliminated.has(player));
}

/** From whose left the players whom the Defender invited count, where that makes a difference. */
export function likewiseCaveat(
  seats: Seats,
  { attacker, defender, defenderInvited }: Omit<ManeuverFacts, 'attackerInvited'>,
): string[] {
  const ours = invitedFrom(seats, defender, defenderInvited).join(', ');
  const other = invitedFrom(seats, attacker, defenderInvited).join(', ');
  if (ours === other) return [];
  return [
    `The page says "likewise" of the players the Defender invited: counted here from the Defender’s left (${ours}). ` +
      `It can be read as counted from the Attacker’s left too (${other}).`,
  ];
}

/** What is open where both invited the same players. */
export function bothCaveat(both: readonly string[]): string[] {
  if (both.length === 0) return [];
  return [
    `Invited by both: ${joinAnd(both)}. A player who has joined the attacking side no longer counts as invited by the Defender, and does not assign for the Defender.`,
    'Whether a player invited by both must take the attacking side when assigning after the Attacker can be read two ways.',
  ];
}

/** What can be read two ways in an order of maneuvers. */
export function maneuverCaveats(seats: Seats, facts: ManeuverFacts): string[] {
  const invited = invitedFrom(seats, facts.defender, facts.defenderInvited);
  const both = invited.filter(player => facts.attackerInvited.includes(player));
  return [...likewiseCaveat(seats, facts), ...bothCaveat(both)];
}

/** The opportunities of one round of the Combat Segment; `first` is the player whom an effect made first. */
export function orderCombat(
  seats: Seats,
  { defender, first }: { defender: string; first?: string | null },
): string[] {
  return orderSeats(seats, first ?? defender);
}

/** The caveat for an order that begins at the seat of a player who has left the game. */
export function goneCaveat({ eliminated }: Seats, first: string): string[] {
  if (!eliminated.has(first)) return [];
  return [
    `The page does not say who begins when ${first} has been eliminated: the next remaining player to the left is taken.`,
  ];
}

/** Who starts the game with a bowed Bamboo Harvesters, in words, and what is open about it. */
export function tellHoldings(seats: Seats, starting: string) {
  const players = orderSeats(seats, starting).slice(1);
  return {
    players,
    text: `${joinAnd(players)} ${players.length > 1 ? 'each start' : 'starts'} with a bowed Bamboo Harvesters, and ${starting}, who goes first, does not.`,
    caveats: [
      'In a Legacy game the pages do not say whether it is there before the search for a Legacy Holding.',
    ],
  };
}

/** The two turns between which an effect ends, where the player in whose turn it would have ended is eliminated. */
export function findEffectEnd(seats: Seats, turnOf: string): { after: string; before: string } {
  return { after: rightOf(seats, turnOf), before: leftOf(seats, turnOf) };
}

/** Why an effect ends where it does: in the turn of the player, or between two turns once they are eliminated. */
export function tellEffectEnd(seats: Seats, turnOf: string): string {
  if (!seats.eliminated.has(turnOf))
    return 'The player is still in the game, so the effect ends in that turn by the normal rules.';
  const { after, before } = findEffectEnd(seats, turnOf);
  return `${turnOf} has no turn any more: ${after} is the previous and ${before} the next remaining player.`;
}

/** Whether every remaining player has passed since the last action. */
export function haveAllPassed({ players, eliminated }: Seats, passed: ReadonlySet<string>): boolean {
  return players.every(player => eliminated.has(player) || passed.has(player));
}
