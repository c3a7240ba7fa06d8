import { findEffectEnd, seatsBetween } from '../orders/index.js';
import type { Consequence } from './decision.js';
import type { LastingEffect, State } from './state.js';

/** The rule on effects of eliminated players. */
export const EFFECTS = 'multiplayer/elimination-effects';

/** Tells when an effect will end, and between whose turns where the player of that turn has left. */
export function tellEnd(state: State, effect: LastingEffect): Consequence {
  const { id, endsInTurnOf } = effect;
  const ends = { type: 'effect-ends', effect: id, rule: EFFECTS } as const;
  if (!state.seats.eliminated.has(endsInTurnOf)) {
    const text = `${id} ends in the next turn of ${endsInTurnOf}.`;
    return { ...ends, inTurnOf: endsInTurnOf, after: null, before: null, text };
  }
  const gap = findEffectEnd(state.seats, endsInTurnOf);
  effect.gap = gap;
  const text = `${id} ends after the turn of ${gap.after} and before that of ${gap.before}.`;
  return { ...ends, inTurnOf: null, ...gap, text };
}

/** Tells anew when effects end whose end an elimination has moved: those of everyone who left, neighbours too. */
export function retellEnds(state: State): Consequence[] {
  return [...state.seats.eliminated].flatMap(player => {
    const effects = state.effects.get(player) ?? [];
    const now = findEffectEnd(state.seats, player);
    return effects
      .filter(({ gap }) => gap?.after !== now.after || gap.before !== now.before)
      .map(effect => tellEnd(state, effect));
  });
}

function endAll(state: State, player: string, say: (id: string) => string, rule: string): Consequence[] {
  const ended = state.effects.get(player) ?? [];
  state.effects.delete(player);
  return ended.map(({ id }) => ({ type: 'effect-ended', effect: id, text: say(id), rule }));
}

/** Ends the effects of turns that eliminated players would have had between two turns. */
export function endInGap(state: State, from: string, to: string): Consequence[] {
  return seatsBetween(state.seats, from, to).flatMap(gone =>
    endAll(
      state,
      gone,
      id => `${id} has ended: ${gone}, in whose turn it would have ended, has left.`,
      EFFECTS,
    ),
  );
}

/** Ends the effects that end in the turn which begins. */
export function endInTurn(state: State, player: string): Consequence[] {
  return endAll(state, player, id => `${id} ends in this turn of ${player}.`, 'multiplayer/turn-order');
}
