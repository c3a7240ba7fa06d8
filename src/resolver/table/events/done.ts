import type { Consequence } from '../consequence.js';
import { type Decision, permit, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import { currentPlace } from '../maneuver-places.js';
import type { Attack, State } from '../state.js';

const RULE = 'multiplayer/attack/maneuvers';

/** Tells who assigns next, or that everyone is through. */
export function tellNextPlace(state: State): Consequence {
  const next = currentPlace(state);
  if (next) {
    const text = `${next.player} may assign next, at the ${next.side} side’s opportunity.`;
    return { type: 'opportunity', player: next.player, text, rule: RULE };
  }
  const text = 'Everyone is through with assigning in this segment.';
  return { type: 'phase-ended', phase: 'Maneuvers Segment', text, rule: RULE };
}

/** A player is through with assigning, with or without having assigned. */
export function done(state: State, { player }: EventOf<'done'>): Decision {
  const question = `Is ${player} finished assigning?`;
  const place = currentPlace(state);
  if (state.phase !== 'maneuvers' || !place) {
    const answer = 'Nobody has the opportunity to assign now: that is for the Maneuvers Segments.';
    return refuse(question, { code: 'wrong-phase', answer, rules: [RULE] });
  }
  if (place.player !== player) {
    const answer = `It is ${place.player}’s opportunity to assign, not ${player}’s.`;
    return refuse(question, { code: 'out-of-turn', answer, rules: [RULE, 'multiplayer/turn-order'] });
  }
  const maneuvers = (state.attack as Attack).maneuvers as NonNullable<Attack['maneuvers']>;
  maneuvers.at = maneuvers.order.indexOf(place) + 1;
  const steps = [{ text: `It was ${player}’s opportunity to assign any number of units.`, rule: RULE }];
  return permit({ question, answer: `${player} is finished assigning.`, steps }, [tellNextPlace(state)]);
}
