import { type Decision, permit, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import { tellEnd } from '../lasting.js';
import type { LastingEffect, State } from '../state.js';

const RULE = 'multiplayer/elimination-effects';

/** An effect begins that ends in the next turn of a player, counted from the turn that begins after it. */
export function effect(state: State, event: EventOf<'effect'>): Decision {
  const { id, controller, endsInTurnOf } = event;
  const question = `When does ${id} end?`;
  if (state.effectIds.has(id)) {
    const answer = `An effect named ${id} is on record already; give this one another name.`;
    return refuse(question, { code: 'repeated-effect', answer, rules: [RULE] });
  }
  const lasting: LastingEffect = { id, controller, endsInTurnOf, gap: null };
  state.effectIds.add(id);
  const others = state.effects.get(endsInTurnOf) ?? [];
  others.push(lasting);
  state.effects.set(endsInTurnOf, others);
  const end = tellEnd(state, lasting);
  const { eliminated } = state.seats;
  const caveats =
    eliminated.has(endsInTurnOf) && !eliminated.has(controller)
      ? [
          'The page says this among the rules on effects of eliminated players; an effect of a player who remains is read alike here.',
        ]
      : [];
  return permit({ question, answer: end.text, steps: [{ text: end.text, rule: end.rule }], caveats }, [end]);
}
