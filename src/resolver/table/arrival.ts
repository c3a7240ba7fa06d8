import { joinAnd } from '../../language/index.js';
import type { Side } from '../orders/index.js';
import type { Step } from '../ruling.js';
import { sideOf } from './attack.js';
import type { Consequence, Refusal } from './decision.js';
import type { EventOf, UnitSet } from './event.js';
import { placeUnit } from './forces.js';
import { becomeAlly, mayJoin } from './joining.js';
import type { Attack } from './state.js';

/** Events that bring units onto a side. */
export type Arrival = EventOf<'assign'> | EventOf<'move'> | EventOf<'create'>;

const ONE_SIDE = 'multiplayer/attack/one-side-at-a-time';

/** Units that may come, with the steps that allow them and those that the player gave up. */
export interface Landing {
  sets: UnitSet[];
  dropped: UnitSet[];
  steps: Step[];
}

/** Every set of units that an event brings, the one on top first. */
export function setsOf({ side, battlefield, units, also }: Arrival): UnitSet[] {
  return [{ side, battlefield, units }, ...(also ?? [])];
}

function findRepeated(sets: readonly UnitSet[]): string | undefined {
  const units = sets.flatMap(set => set.units);
  const seen = new Set<string>();
  return units.find(unit => seen.size === seen.add(unit).size);
}

function checkPlaces(attack: Attack, sets: readonly UnitSet[]): Refusal | null {
  const strange = sets.find(
    ({ battlefield }) => attack.battlefields?.includes(String(battlefield)) === false,
  );
  if (!strange) return null;
  const answer = `${strange.battlefield} is no battlefield: there is one at each province of ${attack.defender}, and nowhere else.`;
  return { code: 'no-battlefield', answer, rules: ['multiplayer/attack/declaration'] };
}

// a player who is not allied never gets units onto both sides at once; creating units is not named in that rule
function settleSides(attack: Attack, event: Arrival): { sets: UnitSet[]; dropped: UnitSet[] } | Refusal {
  const sets = setsOf(event);
  const both = new Set(sets.map(({ side }) => side)).size > 1;
  if (!both || event.type === 'create' || sideOf(attack, event.player)) return { sets, dropped: [] };
  if (event.forgo === undefined) {
    const answer =
      `${event.player} is not allied, so units of theirs do not go to both sides at once: ` +
      `${event.player} chooses one set that does not happen.`;
    return { code: 'both-sides', answer, rules: [ONE_SIDE] };
  }
  return {
    sets: sets.filter(({ side }) => side !== event.forgo),
    dropped: sets.filter(({ side }) => side === event.forgo),
  };
}

/** Checks everything about units that come onto sides, and changes nothing. */
export function checkArrival(attack: Attack, event: Arrival): Landing | Refusal {
  const settled = settleSides(attack, event);
  if ('code' in settled) return settled;
  const { sets, dropped } = settled;
  const repeated = findRepeated(sets);
  if (repeated !== undefined) {
    const answer = `${repeated} is named twice, and a unit goes to one battlefield.`;
    return { code: 'repeated-unit', answer, rules: ['multiplayer/attack/maneuvers'] };
  }
  const strange = checkPlaces(attack, sets);
  if (strange) return strange;
  const byOther = event.by !== undefined && event.by !== event.player;
  const steps = new Map<Side, Step>();
  let joined = sideOf(attack, event.player);
  for (const { side } of sets) {
    const joining = mayJoin(attack, event.player, side, byOther);
    if ('refusal' in joining) return joining.refusal;
    if (joined && joined !== side) {
      const answer = `${event.player} becomes an ally of the ${joined} side, and so cannot have units come onto the ${side} side.`;
      return { code: 'already-allied', answer, rules: ['multiplayer/attack/allies'] };
    }
    joined = side;
    steps.set(side, joining.step);
  }
  return { sets, dropped, steps: [...steps.values()] };
}

/** Puts checked units onto their sides; tells what did not happen, and who became an ally. */
export function land(attack: Attack, { player }: Arrival, { sets, dropped }: Landing): Consequence[] {
  for (const { side, battlefield, units } of sets) {
    for (const unit of units) placeUnit(attack, player, unit, side, String(battlefield));
  }
  const forgone = dropped.map(
    ({ side, units }): Consequence => ({
      type: 'not-happening',
      player,
      side,
      units,
      text: `By ${player}’s choice, units do not go to the ${side} side: ${units.join(', ')}.`,
      rule: ONE_SIDE,
    }),
  );
  return [...forgone, ...sets.flatMap(({ side }) => becomeAlly(attack, player, side))];
}

/** One sentence on who brought which units where. */
export function formatArrival(verb: string, { player, by }: Arrival, sets: readonly UnitSet[]): string {
  const places = sets.map(
    ({ side, battlefield, units }) => `${joinAnd(units)} to the ${side} side at ${battlefield}`,
  );
  const own = by === undefined || by === player;
  return own
    ? `${player} ${verb} ${places.join('; ')}.`
    : `An effect of ${by} ${verb} ${player}’s ${places.join('; ')}.`;
}
