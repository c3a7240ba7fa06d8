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

/** Takes all units off one battlefield but those of one player; returns their names by controller. */
export function clearBattlefield(
  attack: Attack,
  battlefield: string,
  but: string,
): { player: string; units: string[] }[] {
  const cleared = [...(attack.forces.get(battlefield) ?? [])]
    .map(([player, force]) => ({ player, units: [...force.keys()] }))
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
