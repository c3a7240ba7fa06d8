import type { Side } from '../orders/index.js';
import type { Attack } from './state.js';

/** Takes a unit off the battlefield where it is recorded; nothing where it is on none. */
export function removeUnit(attack: Attack, player: string, unit: string): void {
  const places = attack.whereabouts.get(player);
  const battlefield = places?.get(unit);
  if (battlefield === undefined) return;
  places?.delete(unit);
  attack.forces.get(battlefield)?.get(player)?.delete(unit);
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/** Puts a unit onto a side at a battlefield, from wherever it was. */
export function placeUnit(
  attack: Attack,
  player: string,
  unit: string,
  side: Side,
  battlefield: string,
): void {
  removeUnit(attack, player, unit);
  entry(
    entry(attack.forces, battlefield, () => new Map()),
    player,
    () => new Map(),
  ).set(unit, side);
  entry(attack.whereabouts, player, () => new Map()).set(unit, battlefield);
}

/** Takes all units of a player off one battlefield; returns their names. */
export function clearForce(attack: Attack, player: string, battlefield: string): string[] {
  const units = [...(attack.forces.get(battlefield)?.get(player)?.keys() ?? [])];
  for (const unit of units) removeUnit(attack, player, unit);
  return units;
}

/** Takes all units of a player off all battlefields; returns their names. */
export function clearPlayer(attack: Attack, player: string): string[] {
  const units = [...(attack.whereabouts.get(player)?.keys() ?? [])];
  for (const unit of units) removeUnit(attack, player, unit);
  return units;
}
