import { type ManeuverPlace, SIDES, type Side } from '../orders/index.js';
import { type Refusal, refuse } from './decision.js';
import type { Attack, State } from './state.js';

/** The other side. */
export function opposite(side: Side): Side {
  return side === 'attacking' ? 'defending' : 'attacking';
}

/** The Attacker or the Defender: who leads a side. */
export function leaderOf(attack: Attack, side: Side): string {
  return side === 'attacking' ? attack.attacker : attack.defender;
}

/** What the leader of a side is called. */
export function titleOf(side: Side): string {
  return side === 'attacking' ? 'Attacker' : 'Defender';
}

/** A player of a side, in words. */
export function sided(side: Side): string {
  return side === 'attacking' ? 'an attacking' : 'a defending';
}

/** The side that a player leads; null for everyone else. */
export function sideLedBy(attack: Attack, player: string): Side | null {
  return SIDES.find(side => leaderOf(attack, side) === player) ?? null;
}

/** The side that a player leads or is allied with; null for everyone else. */
export function sideOf(attack: Attack, player: string): Side | null {
  return sideLedBy(attack, player) ?? attack.allies.get(player) ?? null;
}

/** Whether the leader of a side currently counts as inviting the player: an ally is not invited by the enemy leader. */
export function isInvited(attack: Attack, player: string, side: Side): boolean {
  return (attack.invited[side]?.has(player) ?? false) && attack.allies.get(player) !== opposite(side);
}

/** Sides whose leaders currently invite the player. */
export function invitingSides(attack: Attack, player: string): Side[] {
  return SIDES.filter(side => isInvited(attack, player, side));
}

/** Sides onto which units of the player may come now. */
export function openSides(attack: Attack, player: string): Side[] {
  const own = sideOf(attack, player);
  return own ? [own] : invitingSides(attack, player);
}

/**
 * Whose opportunity to assign it is: the first in the order who is not done, has not been eliminated, and leads the
 * side, is still invited by its leader, or has begun. Null where everyone is done, or the segment is over.
 */
export function currentPlace({ attack, seats }: State): ManeuverPlace | null {
  if (!attack?.maneuvers) return null;
  const { order, at, begun } = attack.maneuvers;
  const found = order.findIndex(
    ({ player, side }, index) =>
      index >= at &&
      !seats.eliminated.has(player) &&
      (player === leaderOf(attack, side) || isInvited(attack, player, side) || (begun && index === at)),
  );
  return order[found] ?? null;
}

/** Refuses what is no battlefield of the attack. */
export function checkBattlefield(
  { battlefields, defender }: Attack,
  place: string,
  field: string,
): Refusal | null {
  if (!battlefields || battlefields.includes(place)) return null;
  const answer = `${place} is no battlefield: there is one at each province of ${defender}, and nowhere else.`;
  return refuse('no-battlefield', field, answer, 'multiplayer/attack/declaration');
}

/** What the pages leave open as long as it lasts; each event and each opportunity says so. */
export function openPoints({ seats, attack, phase, turn }: State): string[] {
  const inAction = phase === 'action' && turn !== null && seats.eliminated.has(turn.active);
  const gone = attack
    ? SIDES.filter(side => seats.eliminated.has(leaderOf(attack, side))).map(
        side => `an attack whose ${titleOf(side)}`,
      )
    : inAction
      ? ['an Action Phase whose active player']
      : [];
  return gone.map(
    part =>
      `The page does not say what becomes of ${part} is eliminated: it goes on here among the players who remain.`,
  );
}

/** Takes a unit off the battlefield of its record, if there is one. */
function removeUnit({ whereabouts, forces }: Attack, player: string, unit: string): void {
  const battlefield = whereabouts.get(player)?.get(unit);
  if (battlefield === undefined) return;
  whereabouts.get(player)?.delete(unit);
  forces.get(battlefield)?.get(player)?.delete(unit);
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  const found = map.get(key) ?? value;
  map.set(key, found);
  return found;
}

/** Puts a unit onto a battlefield, wherever it was before. */
export function placeUnit(attack: Attack, player: string, unit: string, battlefield: string): void {
  removeUnit(attack, player, unit);
  entry(entry(attack.forces, battlefield, new Map()), player, new Set()).add(unit);
  entry(attack.whereabouts, player, new Map()).set(unit, battlefield);
}

/** Takes all units off one battlefield but those of one player; returns their names by controller. */
export function clearBattlefield(attack: Attack, battlefield: string, but: string) {
  const cleared = [...(attack.forces.get(battlefield) ?? [])]
    .map(([player, force]) => ({ player, units: [...force] }))
    .filter(({ player, units }) => player !== but && units.length > 0);
  for (const { player, units } of cleared) for (const unit of units) removeUnit(attack, player, unit);
  return cleared;
}

/** Takes all units of a player off all battlefields; returns their names. */
export function clearPlayer(attack: Attack, player: string): string[] {
  const units = [...(attack.whereabouts.get(player)?.keys() ?? [])];
  for (const unit of units) removeUnit(attack, player, unit);
  return units;
}
