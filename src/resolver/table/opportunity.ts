/** The part of the game that is under way, whose opportunity it is, and how opportunities go around. */
import { haveAllPassed, leftOf, type ManeuverPlace, SIDES } from '../orders/index.js';
import { leaderOf, SIDE } from './attack.js';
import type { Consequence } from './decision.js';
import type { Phase, Round, State } from './state.js';

const ACTION_PHASE = 'multiplayer/action-phase';
const MANEUVERS = 'multiplayer/attack/maneuvers';
const COMBAT_ORDER = 'multiplayer/attack/combat-order';
const COMBAT_END = 'multiplayer/attack/combat-end';

/** A part of the game, as events come in it; `assigned` is a Maneuvers Segment in which everyone is done. */
export type Part = Phase | 'assigned';
/** When an event may come: the rule that says so, the parts of the game, and the player whose opportunity it takes. */
export type When = readonly [rule: string, parts: readonly Part[], player?: string | false];

export const ROUNDS: readonly Part[] = ['action', 'combat'];
export const BETWEEN_BATTLES: readonly Part[] = ['declaration', 'assigned', 'battles'];
export const IN_ATTACK: readonly Part[] = [...BETWEEN_BATTLES, 'maneuvers', 'combat', 'resolution'];

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
      (player === leaderOf(attack, side) ||
        attack.invited[side]?.includes(player) ||
        (begun && index === at)),
  );
  return order[found] ?? null;
}

/** The rule that the opportunities of the phase follow. */
export function orderRule({ phase }: State): string {
  if (phase === 'maneuvers') return MANEUVERS;
  return phase === 'combat' ? COMBAT_ORDER : ACTION_PHASE;
}

/** The part of the game that is under way. */
export function partOf(state: State): Part {
  return state.phase === 'maneuvers' && !currentPlace(state) ? 'assigned' : state.phase;
}

/** Ends the phase where all who remain have passed in a row, otherwise tells whose opportunity is next. */
export function settleRound(state: State, round: Round): Consequence[] {
  if (!haveAllPassed(state.seats, round.passed)) {
    const text = `${round.to} has the next opportunity.`;
    return [{ type: 'opportunity', player: round.to, text, rule: orderRule(state) }];
  }
  const combat = state.phase === 'combat';
  state.round = null;
  state.phase = combat ? 'resolution' : 'turn';
  const phase = combat ? 'Combat Segment' : 'Action Phase';
  const follows = combat ? ', and the Resolution Segment follows' : '';
  const text = `All players have passed in a row: the ${phase} is over${follows}.`;
  return [{ type: 'phase-ended', phase, text, rule: combat ? COMBAT_END : ACTION_PHASE }];
}

/** Uses the opportunity of its player, by an action or a pass. */
export function takeOpportunity(state: State, round: Round, kind: 'act' | 'pass'): Consequence[] {
  const player = round.to;
  const lost = kind === 'act' && round.passed.size > 0;
  const rule = state.phase === 'combat' ? COMBAT_END : ACTION_PHASE;
  if (kind === 'act') round.passed.clear();
  else round.passed.add(player);
  round.opened = true;
  round.to = leftOf(state.seats, player);
  const settled = settleRound(state, round);
  return lost
    ? [{ type: 'passes-reset', text: 'Earlier passes no longer count.', rule }, ...settled]
    : settled;
}

/** Hands the opportunity of an eliminated player to the next; the round ends where all others had passed. */
export function skipEliminated(state: State): Consequence[] {
  const { round, seats } = state;
  if (!round) return [];
  const moved = seats.eliminated.has(round.to);
  if (moved) round.to = leftOf(seats, round.to);
  return moved || haveAllPassed(state.seats, round.passed) ? settleRound(state, round) : [];
}

/** What the pages leave open as long as it lasts; each event and each opportunity says so. */
export function openPoints({ seats, attack, phase, turn }: State): string[] {
  const parts = SIDES.map(side => [attack && leaderOf(attack, side), `an attack whose ${SIDE[side].title}`]);
  parts.push([phase === 'action' && turn ? turn.active : null, 'an Action Phase whose active player']);
  return parts
    .filter(([player]) => player && seats.eliminated.has(player))
    .map(
      ([, part]) =>
        `The page does not say what becomes of ${part} is eliminated: it goes on here among the players who remain.`,
    );
}
