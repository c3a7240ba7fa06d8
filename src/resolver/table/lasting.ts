import { findEffectEnd, seatsBetween } from '../orders/index.js';
import type { Consequence } from './decision.js';
import type { LastingEffect, State } from './state.js';

const RULE = 'multiplayer/elimination-effects';

/** Tells when an effect will end, and between whose turns where the player of that turn has left. */
export function tellEnd(state: State, effect: LastingEffect): Consequence {
  const { id, endsInTurnOf } = effect;
  if (!state.seats.eliminated.has(endsInTurnOf)) {
    const text = `${id} ends in the next turn of ${endsInTurnOf}.`;
    return {
      type: 'effect-ends',
      effect: id,
      inTurnOf: endsInTurnOf,
      after: null,
      before: null,
      text,
      rule: RULE,
    };
  }
  const gap = findEffectEnd(state.seats, endsInTurnOf);
  effect.gap = gap;
  const text = `${id} ends after the turn of ${gap.after} and before that of ${gap.before}.`;
  return { type: 'effect-ends', effect: id, inTurnOf: null, ...gap, text, rule: RULE };
}

function hasMoved(state: State, { gap, endsInTurnOf }: LastingEffect): boolean {
  const now = findEffectEnd(state.seats, endsInTurnOf);
  return gap?.after !== now.after || gap?.before !== now.before;
}

/** Tells anew when effects end whose end an elimination has moved: those of everyone who left, neighbours too. */
export function retellEnds(state: State): Consequence[] {
  return [...state.seats.eliminated]
    .flatMap(player => state.effects.get(player) ?? [])
    .filter(effect => hasMoved(state, effect))
    .map(effect => tellEnd(state, effect));
}

/** Ends the effects that were to end in the turns of eliminated players between two turns. */
export function endInGap(state: State, from: string, to: string): Consequence[] {
  return seatsBetween(state.seats, from, to).flatMap(gone => {
    const ended = state.effects.get(gone) ?? [];
    state.effects.delete(gone);
    return ended.map(
      ({ id }): Consequence => ({
        type: 'effect-ended',
        effect: id,
        text: `${id} has ended: ${gone}, in whose turn it was to end, has left the game.`,
        rule: RULE,
      }),
    );
  });
}

/** Lets the effects run out that end in the turn which begins. */
export function endInTurn(state: State, player: string): Consequence[] {
  const ended = state.effects.get(player) ?? [];
  if (ended.length === 0) return [];
  state.effects.delete(player);
  const text = (id: string) => `${id} ends in this turn of ${player}.`;
  return ended.map(
    ({ id }): Consequence => ({
      type: 'effect-ended',
      effect: id,
      text: text(id),
      rule: 'multiplayer/turn-order',
    }),
  );
}
