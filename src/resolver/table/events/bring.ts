import { checkArrival, formatArrival, land } from '../arrival.js';
import { leaderlessCaveats } from '../attack.js';
import { type Decision, permit, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import type { State } from '../state.js';

const HOW = { move: { verb: 'moves', may: 'move' }, create: { verb: 'brings', may: 'be brought into play' } };

/** Units move to a side or enter play on it, by their controller or by somebody's effect: never for Honor. */
export function bring(state: State, event: EventOf<'move'> | EventOf<'create'>): Decision {
  const { verb, may } = HOW[event.type];
  const question = `May units of ${event.player} ${may} on the ${event.side} side?`.replace(
    ' move on ',
    ' move to ',
  );
  const { attack } = state;
  if (!attack) {
    const answer = 'There is no attack, so there are no battlefields and no sides.';
    return refuse(question, { code: 'wrong-phase', answer, rules: ['multiplayer/attack/declaration'] });
  }
  const landing = checkArrival(attack, event);
  if ('code' in landing) return refuse(question, landing);
  const consequences = land(attack, event, landing);
  return permit(
    {
      question,
      answer: formatArrival(verb, event, landing.sets),
      steps: landing.steps,
      cites: ['multiplayer/attack/first-assignment-honor'],
      caveats: leaderlessCaveats(state, attack),
    },
    consequences,
  );
}
