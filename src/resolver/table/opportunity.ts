/** Whose opportunity it is, to act or to assign, and how opportunities go on. */
import { haveAllPassed, leftOf, SIDES, type Side } from '../orders/index.js';
import { invitedTo, leaderOf, SIDE } from './attack.js';
import type { Consequence } from './decision.js';
import type { Attack, InRound, Phase, Round, State } from './state.js';

const ACTION_PHASE = 'multiplayer/action-phase';
const MANEUVERS = 'multiplayer/attack/maneuvers';
const COMBAT_END = 'multiplayer/attack/combat-end';

export const ROUNDS: readonly Phase[] = ['action', 'combat'];
export const BETWEEN_BATTLES: readonly Phase[] = ['declaration', 'assigned', 'battles'];
export const IN_ATTACK: readonly Phase[] = [...BETWEEN_BATTLES, 'maneuvers', 'combat', 'resolution'];

/** An opportunity to act, or to assign units for a side. */
type Opportunity = { player: string; side: Side | null } | null;

/** The opportunity that is under way. */
export function opportunityOf({ round, phase, attack }: State): Opportunity {
  if (round) return { player: round.to, side: null };
  return (phase === 'maneuvers' && attack?.assigning[0]) || null;
}

/** The rule that the opportunities of the phase follow. */
export function orderRule({ phase }: State): string {
  if (phase === 'maneuvers') return MANEUVERS;
  return phase === 'combat' ? 'multiplayer/attack/combat-order' : ACTION_PHASE;
}

/** Uses the opportunity of its player, by an action or a pass. */
export function takeOpportunity({ phase, seats, round }: InRound, kind: 'act' | 'pass'): Consequence[] {
  const lost = kind === 'act' && round.passed.size > 0;
  if (kind === 'act') round.passed.clear();
  else round.passed.add(round.to);
  round.opened = true;
  round.to = leftOf(seats, round.to);
  const rule = phase === 'combat' ? COMBAT_END : ACTION_PHASE;
  return lost ? [{ type: 'passes-reset', text: 'Earlier passes no longer count.', rule }] : [];
}

/** The next in the order of a Maneuvers Segment has the opportunity to assign. */
export function passPlace(attack: Attack): void {
  attack.assigning.shift();
  attack.begun = false;
}

/** Gives the opportunity of a player who has left to the next one, and ends the phase where all have passed in a row. */
function settleRound(state: State, round: Round): Consequence | null {
  const { seats } = state;
  if (seats.eliminated.has(round.to)) round.to = leftOf(seats, round.to);
  if (!haveAllPassed(seats, round.passed)) return null;
  const combat = state.phase === 'combat';
  state.round = null;
  state.phase = combat ? 'resolution' : 'turn';
  const phase = combat ? 'Combat Segment' : 'Action Phase';
  const follows = combat ? ', and the Resolution Segment follows' : '';
  const text = `All players have passed in a row: the ${phase} is over${follows}.`;
  return { type: 'phase-ended', phase, text, rule: combat ? COMBAT_END : ACTION_PHASE };
}

/** Passes over everyone who has left, or neither leads the side, nor is still invited by its leader, nor has begun. */
function settleManeuvers(state: State, attack: Attack): Consequence | null {
  for (const { player, side } of [...attack.assigning]) {
    const may =
      attack.begun || player === leaderOf(attack, side) || invitedTo(attack, side)?.includes(player);
    if (may && !state.seats.eliminated.has(player)) return null;
    passPlace(attack);
  }
  state.phase = 'assigned';
  const text = 'Everyone is done with assigning in this segment.';
  return { type: 'phase-ended', phase: 'Maneuvers Segment', text, rule: MANEUVERS };
}

/** Lets opportunities go on after an event: tells which phase has ended, or whose opportunity it is now and was not `before`. */
export function settle(state: State, before: Opportunity): Consequence[] {
  const { round, phase, attack } = state;
  const maneuvers = phase === 'maneuvers' && attack;
  const ended = round ? settleRound(state, round) : maneuvers ? settleManeuvers(state, maneuvers) : null;
  if (ended) return [ended];
  const now = opportunityOf(state);
  if (!now || (now.player === before?.player && now.side === before.side)) return [];
  const { player, side } = now;
  const text = side
    ? `${player} may assign next, at the ${side} side’s opportunity.`
    : `${player} has the next opportunity.`;
  return [{ type: 'opportunity', player, text, rule: orderRule(state) }];
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
