import { SIDES, type Side } from '../orders/index.js';
import { type Refusal, refuse } from './decision.js';
import type { Attack } from './state.js';

/** Of each side: the field and the title of its leader, the enemy side, and a player of it in words. */
export const SIDE = {
  attacking: { leader: 'attacker', title: 'Attacker', enemy: 'defending', of: 'an attacking' },
  defending: { leader: 'defender', title: 'Defender', enemy: 'attacking', of: 'a defending' },
} as const;

/** The Attacker or the Defender: who leads a side. */
export function leaderOf(attack: Attack, side: Side): string {
  return attack[SIDE[side].leader];
}

/** The side that a player leads; null for everyone else. */
export function sideLedBy(attack: Attack, player: string): Side | null {
  return SIDES.find(side => leaderOf(attack, side) === player) ?? null;
}

/** The side that a player leads or is allied with; null for everyone else. */
export function sideOf(attack: Attack, player: string): Side | null {
  return sideLedBy(attack, player) ?? attack.allies.find(ally => ally.player === player)?.side ?? null;
}

/** Whom the leader of a side currently counts as inviting: an ally of the other side no more. */
export function invitedTo(attack: Attack, side: Side): string[] | null {
  const { enemy } = SIDE[side];
  return attack.invited[side]?.filter(player => sideOf(attack, player) !== enemy) ?? null;
}

/** Sides whose leaders currently count as inviting the player. */
export function invitingSides(attack: Attack, player: string): Side[] {
  return SIDES.filter(side => invitedTo(attack, side)?.includes(player));
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

/** Takes units off the battlefields of their record, if there are any. */
export function removeUnits({ whereabouts, forces }: Attack, player: string, units: readonly string[]): void {
  const places = whereabouts.get(player);
  for (const unit of units) {
    forces
      .get(places?.get(unit) ?? '')
      ?.get(player)
      ?.delete(unit);
    places?.delete(unit);
  }
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  const found = map.get(key) ?? value;
  map.set(key, found);
  return found;
}

/** Puts units onto a battlefield, wherever they were before. */
export function placeUnits(
  attack: Attack,
  player: string,
  units: readonly string[],
  battlefield: string,
): void {
  removeUnits(attack, player, units);
  const force = entry(entry(attack.forces, battlefield, new Map()), player, new Set());
  const places = entry(attack.whereabouts, player, new Map());
  for (const unit of units) {
    force.add(unit);
    places.set(unit, battlefield);
  }
}

/** The units at a battlefield, by the players who control them. */
export function forcesAt({ forces }: Attack, battlefield: string): { player: string; units: string[] }[] {
  return [...(forces.get(battlefield) ?? [])]
    .map(([player, force]) => ({ player, units: [...force] }))
    .filter(({ units }) => units.length > 0);
}

/** Takes a player who leaves the game out of an attack; returns the names of their units at battlefields. */
export function clearPlayer(attack: Attack, player: string): string[] {
  const units = [...(attack.whereabouts.get(player)?.keys() ?? [])];
  removeUnits(attack, player, units);
  attack.allies = attack.allies.filter(ally => ally.player !== player);
  for (const side of SIDES)
    attack.invited[side] = attack.invited[side]?.filter(invited => invited !== player) ?? null;
  return units;
}
