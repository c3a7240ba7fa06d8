import { findEffectEnd, seatsBetween } from '../../orders/index.js';
import { type Consequence, permit, refuse } from '../decision.js';
import { defineEvent, name, player } from '../event.js';
import type { LastingEffect, State } from '../state.js';

/** The rule on effects of eliminated players. */
const EFFECTS = 'multiplayer/elimination-effects';

/** Tells when an effect will end, and between whose turns where the player of that turn has left. */
function tellEnd(state: State, effect: LastingEffect): Consequence {
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
    const now = findEffectEnd(state.seats, player);
    return (state.effects.get(player) ?? [])
      .filter(({ gap }) => gap?.after !== now.after || gap.before !== now.before)
      .map(effect => tellEnd(state, effect));
  });
}

/** Ends the effects of the turns that eliminated players would have had before the turn that begins, and those of it. */
export function endEffects(
  { effects, seats }: State,
  from: string | undefined,
  to: string,
): [Consequence[], Consequence[]] {
  const end = (player: string, rule: string, say: (id: string) => string): Consequence[] => {
    const ended = effects.get(player) ?? [];
    effects.delete(player);
    return ended.map(({ id }) => ({ type: 'effect-ended', effect: id, text: say(id), rule }));
  };
  const between = from === undefined ? [] : seatsBetween(seats, from, to);
  const left = between.flatMap(player =>
    end(player, EFFECTS, id => `${id} has ended: ${player}, in whose turn it would have ended, has left.`),
  );
  return [left, end(to, 'multiplayer/turn-order', id => `${id} ends in this turn of ${to}.`)];
}

/** The most effects that last at one time: each elimination may move the end of all of them. */
const EFFECTS_LIMIT = 200;

/** An effect begins that ends in the next turn of a player, counted from the turn that begins after it. */
export const effect = defineEvent({
  type: 'effect',
  fields: { id: name, controller: player, endsInTurnOf: player },
  ask: ({ id }) => `When does ${id} end?`,
  doers: () => [],
  rule(state, { id, controller, endsInTurnOf }) {
    const { effects, effectIds, seats } = state;
    if (effectIds.has(id)) {
      const answer = `An effect named ${id} is on record already; give this one another name.`;
      return refuse('repeated-effect', answer, EFFECTS);
    }
    if ([...effects.values()].flat().length >= EFFECTS_LIMIT)
      return refuse('too-large', `A table holds at most ${EFFECTS_LIMIT} effects that last.`, EFFECTS);
    const lasting: LastingEffect = { id, controller, endsInTurnOf, gap: null };
    effectIds.add(id);
    effects.set(endsInTurnOf, [...(effects.get(endsInTurnOf) ?? []), lasting]);
    const end = tellEnd(state, lasting);
    const gone = seats.eliminated.has(endsInTurnOf);
    const text = lasting.gap
      ? `${endsInTurnOf} has no turn any more: ${lasting.gap.after} is the previous and ${lasting.gap.before} the next remaining player.`
      : `${endsInTurnOf} is still in the game, so the effect ends in that turn by the normal rules.`;
    return permit({
      covered: gone,
      answer: end.text,
      steps: [{ text, rule: end.rule }],
      caveats: [
        gone &&
          !seats.eliminated.has(controller) &&
          'The page says this among the rules on effects of eliminated players; an effect of a player who remains is read alike here.',
      ],
      consequences: [end],
    });
  },
});
