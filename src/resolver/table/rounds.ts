import { haveAllPassed, leftOf } from '../orders/index.js';
import { type Consequence, type Refusal, refuse, wrongPhase } from './decision.js';
import type { Round, State } from './state.js';

/** The rule that the opportunities of the phase follow. */
export function orderRule({ phase }: State): string {
  return phase === 'combat' ? 'multiplayer/attack/combat-order' : 'multiplayer/action-phase';
}

function endRule({ phase }: State): string {
  return phase === 'combat' ? 'multiplayer/attack/combat-end' : 'multiplayer/action-phase';
}

/** The opportunities that go around now, or why there are none, or why the player may not use the next one. */
export function checkOpportunity(state: State, player: string | null): Round | Refusal {
  const { round } = state;
  if (!round) {
    const answer =
      'There is no opportunity to act or pass now: no Action Phase and no Combat Segment is under way.';
    return wrongPhase(answer, 'multiplayer/action-phase', 'multiplayer/attack/combat-order');
  }
  if (player === null || round.to === player) return round;
  const answer = `It is ${round.to}’s opportunity, not ${player}’s.`;
  return refuse('out-of-turn', 'player', answer, orderRule(state), 'multiplayer/turn-order');
}

/** Ends the phase where all who remain have passed in a row, otherwise tells whose opportunity is next. */
export function settleRound(state: State, round: Round): Consequence[] {
  if (!haveAllPassed(state.seats, round.passed)) {
    const text = `${round.to} has the next opportunity.`;
    return [{ type: 'opportunity', player: round.to, text, rule: orderRule(state) }];
  }
  const combat = state.phase === 'combat';
  const rule = endRule(state);
  state.round = null;
  state.phase = combat ? 'resolution' : 'turn';
  const phase = combat ? 'Combat Segment' : 'Action Phase';
  const follows = combat ? ', and the Resolution Segment follows' : '';
  const text = `All players have passed in a row: the ${phase} is over${follows}.`;
  return [{ type: 'phase-ended', phase, text, rule }];
}

/** Uses the opportunity of its player, by an action or a pass. */
export function takeOpportunity(state: State, round: Round, kind: 'act' | 'pass'): Consequence[] {
  const player = round.to;
  const lost = kind === 'act' && round.passed.size > 0;
  const reset = {
    type: 'passes-reset',
    text: 'Earlier passes no longer count.',
    rule: endRule(state),
  } as const;
  if (kind === 'act') round.passed.clear();
  else round.passed.add(player);
  round.opened = true;
  round.to = leftOf(state.seats, player);
  return [...(lost ? [reset] : []), ...settleRound(state, round)];
}

/** Hands the opportunity of an eliminated player to the next; the round ends where all others had passed. */
export function skipEliminated(state: State): Consequence[] {
  const { round, seats } = state;
  if (!round) return [];
  const moved = seats.eliminated.has(round.to);
  if (moved) round.to = leftOf(seats, round.to);
  return moved || haveAllPassed(seats, round.passed) ? settleRound(state, round) : [];
}

/** The kinds of action that are taken at opportunities. */
export const KINDS = ['Limited', 'Open', 'Battle'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The kinds that a designator offers: the last word of each alternative. `Fear Battle` is Battle, `Open/Battle` is
 * both, `Reaction` is none.
 */
export function kindsOf(designator: string): Kind[] {
  const words = designator.split('/').map(part => part.trim().split(/\s+/).pop()?.toLowerCase());
  return KINDS.filter(kind => words.includes(kind.toLowerCase()));
}

/** A designator with its article: `an Open action`, `a Fear Battle action`. */
export function formatAction(designator: string): string {
  return `${/^[aeiou]/i.test(designator) ? 'an' : 'a'} ${designator} action`;
}

/** The kinds of action that the pages give a player at an opportunity of the Action Phase. */
export function kindsAt(isActive: boolean): Kind[] {
  return isActive ? ['Limited', 'Open'] : ['Open'];
}
