import { joinAnd } from '../../language/index.js';
import type { Side } from '../orders/index.js';
import type { Step } from '../ruling.js';
import { placeUnit, sideOf } from './attack.js';
import { type Consequence, isRefusal, type Refusal, refuse } from './decision.js';
import type { EventOf, UnitSet } from './event.js';
import { becomeAlly, mayJoin } from './joining.js';
import type { Attack } from './state.js';

/** Events that bring units onto a side. */
export type Arrival = EventOf<'assign'> | EventOf<'move'> | EventOf<'create'>;

const ONE_SIDE = 'multiplayer/attack/one-side-at-a-time';

const BEFORE_A_BATTLE =
  'One sentence of the page says that players are no allies before they have units in a battle; here units on a side are enough.';

/** Units that may come, with the steps that allow them and those that the player gave up. */
export interface Landing {
  sets: UnitSet[];
  dropped: UnitSet[];
  steps: Step[];
  caveats: string[];
}

/** Every set of units that an event brings, the one on top first. */
function setsOf({ side, battlefield, units, also }: Arrival): UnitSet[] {
  return [{ side, battlefield, units }, ...(also ?? [])];
}

/** The units of several sets. */
export function unitsIn(sets: readonly UnitSet[]): string[] {
  return sets.flatMap(({ units }) => units);
}

/** Refuses what is no battlefield of the attack. */
export function checkBattlefield({ battlefields, defender }: Attack, place: string): Refusal | null {
  if (!battlefields || battlefields.includes(place)) return null;
  const answer = `${place} is no battlefield: there is one at each province of ${defender}, and nowhere else.`;
  return refuse('no-battlefield', answer, 'multiplayer/attack/declaration');
}

// a player who is not allied never gets units onto both sides at once; creating units is not named in that rule
function settleSides(attack: Attack, event: Arrival): Pick<Landing, 'sets' | 'dropped'> | Refusal {
  const sets = setsOf(event);
  const { player, forgo, type } = event;
  const both = new Set(sets.map(({ side }) => side)).size > 1;
  const chooses = both && type !== 'create' && sideOf(attack, player) === null;
  if (!chooses) {
    if (forgo === undefined) return { sets, dropped: [] };
    const answer = `There is nothing to forgo: only a player who is not allied, and whose units would move or assign to both sides at once, chooses a set that does not happen.`;
    return refuse('nothing-to-forgo', answer, ONE_SIDE);
  }
  if (forgo === undefined) {
    const answer = `${player} is not allied, so units of theirs do not go to both sides at once: ${player} chooses one set that does not happen.`;
    return refuse('both-sides', answer, ONE_SIDE);
  }
  return {
    sets: sets.filter(({ side }) => side !== forgo),
    dropped: sets.filter(({ side }) => side === forgo),
  };
}

/** Checks everything about units that come onto sides, and changes nothing. */
export function checkArrival(attack: Attack, event: Arrival): Landing | Refusal {
  const { player, by } = event;
  const byOther = by !== undefined && by !== player;
  const steps = new Map<Side, Step>();
  for (const { side } of setsOf(event)) {
    const step = mayJoin(attack, player, side, byOther);
    if (isRefusal(step)) return step;
    steps.set(side, step);
  }
  const settled = settleSides(attack, event);
  if (isRefusal(settled)) return settled;
  const { sets, dropped } = settled;
  const seen = new Set<string>();
  const repeated = unitsIn(sets).find(unit => seen.size === seen.add(unit).size);
  if (repeated !== undefined) {
    const answer = `${repeated} is named twice, and a unit goes to one battlefield.`;
    return refuse('repeated-unit', answer, 'multiplayer/attack/maneuvers');
  }
  for (const { battlefield } of sets) {
    const strange = checkBattlefield(attack, String(battlefield));
    if (strange) return strange;
  }
  const joined = sideOf(attack, player) ?? (sets[0] as UnitSet).side;
  const other = sets.find(({ side }) => side !== joined);
  if (other) {
    const answer = `${player} becomes an ally of the ${joined} side, and so cannot have units come onto the ${other.side} side.`;
    return refuse('already-allied', answer, 'multiplayer/attack/allies');
  }
  const inBattle = sets.some(({ battlefield }) => attack.battle?.battlefield === String(battlefield));
  const early = sideOf(attack, player) === null && !inBattle;
  return { sets, dropped, steps: [steps.get(joined) as Step], caveats: early ? [BEFORE_A_BATTLE] : [] };
}

/** Puts checked units onto their sides; tells what did not happen, and who became an ally. */
export function land(attack: Attack, { player }: Arrival, { sets, dropped }: Landing): Consequence[] {
  for (const { side, battlefield, units } of sets) {
    for (const unit of units) placeUnit(attack, player, unit, side, String(battlefield));
  }
  const forgone = dropped.map(({ side, units }): Consequence => {
    const text = `By ${player}’s choice, units do not go to the ${side} side: ${units.join(', ')}.`;
    return { type: 'not-happening', player, side, units, text, rule: ONE_SIDE };
  });
  return [...forgone, ...becomeAlly(attack, player, (sets[0] as UnitSet).side)];
}

/** One sentence on who brought which units where. */
export function formatArrival(verb: string, { player, by }: Arrival, sets: readonly UnitSet[]): string {
  const places = sets.map(
    ({ side, battlefield, units }) => `${joinAnd(units)} to the ${side} side at ${battlefield}`,
  );
  const who =
    by === undefined || by === player ? `${player} ${verb} ` : `An effect of ${by} ${verb} ${player}’s `;
  return `${who}${places.join('; ')}.`;
}
