import { noCaveats, type Seats, type Strategy } from './strategy.js';

/** Every seat, eliminated players included, clockwise from that of `first`. */
function seatsFrom({ players }: Seats, first: string): string[] {
  const at = players.indexOf(first);
  return [...players.slice(at), ...players.slice(0, at)];
}

/** Remaining players clockwise from a seat; the player there is the first unless eliminated. */
export const seating: Strategy<{ first: string }, string> = {
  name: 'seating',
  line: 'From one player to the left around the table; whoever has been eliminated is skipped.',
  rule: 'multiplayer/turn-order',
  order: (seats, { first }) => seatsFrom(seats, first).filter(player => !seats.eliminated.has(player)),
  caveats: noCaveats,
};

/** The nearest remaining player to the left of a seat; the player there where nobody else remains. */
export function leftOf(seats: Seats, player: string): string {
  const [, ...others] = seatsFrom(seats, player);
  return others.find(other => !seats.eliminated.has(other)) ?? player;
}

/** The nearest remaining player to the right of a seat; the player there where nobody else remains. */
export function rightOf(seats: Seats, player: string): string {
  const [, ...others] = seatsFrom(seats, player);
  return others.reverse().find(other => !seats.eliminated.has(other)) ?? player;
}

/** Seats strictly between two, clockwise; all the others where both are one and the same. */
export function seatsBetween(seats: Seats, from: string, to: string): string[] {
  const [, ...others] = seatsFrom(seats, from);
  const end = others.indexOf(to);
  return end === -1 ? others : others.slice(0, end);
}
