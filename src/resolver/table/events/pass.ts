import { type Decision, permit, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import { checkOpportunity, orderRule, takeOpportunity } from '../rounds.js';
import type { Round, State } from '../state.js';

/** A player passes: when all who remain have passed in a row, the phase is over. */
export function pass(state: State, { player }: EventOf<'pass'>): Decision {
  const question = `May ${player} pass now?`;
  const refusal = checkOpportunity(state, player);
  if (refusal) return refuse(question, refusal);
  const steps = [{ text: `It is ${player}’s opportunity to act or to pass.`, rule: orderRule(state) }];
  const consequences = takeOpportunity(state, state.round as Round, 'pass');
  return permit({ question, answer: `${player} passes.`, steps }, consequences);
}
