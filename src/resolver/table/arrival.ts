import { joinAnd } from '../../language/index.js';
import type { Side } from '../orders/index.js';
import type { Step } from '../ruling.js';
import {
  checkBattlefield,
  isInvited,
  leaderOf,
  opposite,
  placeUnit,
  sided,
  sideOf,
  titleOf,
} from './attack.js';
import { applying, type Consequence, isRefusal, type Refusal, refuse } from './decision.js';
import type { Arrival, UnitSet } from './event.js';
import type { Attack } from './state.js';

const JOINING = 'multiplayer/attack/joining-a-side';
const ALLIES = 'multiplayer/attack/allies';
const OTHERS = 'multiplayer/attack/moving-others-units';
const ONE_SIDE = 'multiplayer/attack/one-side-at-a-time';

const DURING_A_BATTLE =
  'The words "during a battle" can be read with all ways of joining, or with being brought into play alone.';
const BEFORE_A_BATTLE =
  'One sentence of the page says that players are no allies before they have units in a battle; here units on a side are enough.';

function refuseSide(attack: Attack, player: string, side: Side): Refusal {
  const title = titleOf(side);
  const enemy = opposite(side);
  if (player === leaderOf(attack, enemy)) {
    const answer = `${player} is the ${titleOf(enemy)} and can never be invited to the ${side} side.`;
    return refuse('not-invited', answer, JOINING, 'multiplayer/attack/invitations');
  }
  if (attack.allies.get(player) === enemy && attack.invited[side]?.has(player)) {
    const answer = `${player} is an ally of the ${enemy} side in this attack and no longer counts as invited by the ${title}.`;
    return refuse('already-allied', answer, ALLIES, JOINING);
  }
  const answer = `${leaderOf(attack, side)}, the ${title}, has not invited ${player}, whose units may not come onto the ${side} side.`;
  // in a battle the sentence holds however it is read
  return { ...refuse('not-invited', answer, JOINING), caveats: attack.battle ? [] : [DURING_A_BATTLE] };
}

/**
 * Whether units that the player controls may come onto a side: the step that allows it, or the refusal.
 * Where it is another player's effect, the same condition is the condition for the effect to work.
 */
function mayJoin(attack: Attack, player: string, side: Side, byOther: boolean): Step | Refusal {
  const title = titleOf(side);
  if (player === leaderOf(attack, side))
    return { text: `${player} is the ${title}: the ${side} side is theirs.`, rule: JOINING };
  if (isInvited(attack, player, side)) {
    const text = `The ${title} invited ${player}, so units of ${player} may come onto the ${side} side.`;
    return { text, rule: byOther ? OTHERS : JOINING };
  }
  const refusal = refuseSide(attack, player, side);
  return byOther ? { ...refusal, rules: [OTHERS, ...refusal.rules] } : refusal;
}

/** Units that may come, with the steps that allow them and those that the player gave up. */
export interface Landing {
  sets: UnitSet[];
  dropped: UnitSet[];
  steps: Step[];
  caveats: string[];
}

/** The units of several sets. */
export function unitsIn(sets: readonly UnitSet[]): string[] {
  return sets.flatMap(({ units }) => units);
}

// a player who is not allied never gets units onto both sides at once; creating units is not named in that rule
function settleSides(
  attack: Attack,
  event: Arrival,
  sets: UnitSet[],
): Pick<Landing, 'sets' | 'dropped'> | Refusal {
  const { player, forgo, type } = event;
  const both = new Set(sets.map(({ side }) => side)).size > 1;
  if (!both || type === 'create' || sideOf(attack, player) !== null) {
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
  const { player, by, side, battlefield, units, also = [] } = event;
  const all = [{ side, battlefield, units }, ...also];
  const steps = new Map<Side, Step>();
  for (const { side } of all) {
    const step = mayJoin(attack, player, side, by !== undefined && by !== player);
    if (isRefusal(step)) return step;
    steps.set(side, step);
  }
  const settled = settleSides(attack, event, all);
  if (isRefusal(settled)) return settled;
  const { sets } = settled;
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
  const own = sideOf(attack, player);
  const joined = own ?? (sets[0] as UnitSet).side;
  const other = sets.find(({ side }) => side !== joined);
  if (other) {
    const answer = `${player} becomes an ally of the ${joined} side, and so cannot have units come onto the ${other.side} side.`;
    return refuse('already-allied', answer, ALLIES);
  }
  const inBattle = sets.some(({ battlefield }) => attack.battle?.battlefield === String(battlefield));
  const caveats = own === null && !inBattle ? [BEFORE_A_BATTLE] : [];
  return { ...settled, steps: [steps.get(joined) as Step], caveats };
}

/** Makes an invited player an ally the first time that units of theirs come onto a side. */
function becomeAlly(attack: Attack, player: string, side: Side): Consequence[] {
  if (sideOf(attack, player) !== null) return [];
  const wasInvited = isInvited(attack, player, opposite(side));
  attack.allies.set(player, side);
  const leader = leaderOf(attack, side);
  const enemy = leaderOf(attack, opposite(side));
  const text = `${player} is now ${sided(side)} ally: ${leader} is the friendly leader, ${enemy} the enemy leader.`;
  const ended = `${player} no longer counts as invited by ${enemy}.`;
  return applying<Consequence>([
    { type: 'allied', player, side, leader, enemy, text, rule: ALLIES },
    wasInvited && { type: 'invitation-ended', player, by: enemy, text: ended, rule: ALLIES },
  ]);
}

/** Puts checked units onto their sides; tells what did not happen, and who became an ally. */
export function land(attack: Attack, { player }: Arrival, { sets, dropped }: Landing): Consequence[] {
  for (const { side, battlefield, units } of sets)
    for (const unit of units) placeUnit(attack, player, unit, side, String(battlefield));
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
