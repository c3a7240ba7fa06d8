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

/** Sides whose leaders currently count as inviting the player: an ally is not invited by the enemy leader. */
export function invitingSides(attack: Attack, player: string): Side[] {
  return SIDES.filter(side => attack.invited[side]?.includes(player));
}

/** Sides onto which units of the player may come now. */
export function openSides(attack: Attack, player: string): Side[] {
  const own = sideOf(attack, player);
  return own ? [own] : invitingSides(attack, player);
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

/** Takes a player who leaves the game out of an attack; returns the names of their units at battlefields. */
export function clearPlayer(attack: Attack, player: string): string[] {
  const units = [...(attack.whereabouts.get(player)?.keys() ?? [])];
  for (const unit of units) removeUnit(attack, player, unit);
  attack.allies = attack.allies.filter(ally => ally.player !== player);
  for (const side of SIDES)
    attack.invited[side] = attack.invited[side]?.filter(invited => invited !== player) ?? null;
  return units;
}
