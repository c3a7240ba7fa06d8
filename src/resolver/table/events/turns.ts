import { findEffectEnd, leftOf, seatsBetween, tellEffectEnd, tellHoldings } from '../../orders/index.js';
import { type Consequence, refuse } from '../decision.js';
import { defineEvent, name, player } from '../event.js';
import { settleRound } from '../opportunity.js';
import { type LastingEffect, makeRound, type State } from '../state.js';

const TURN_ORDER = 'multiplayer/turn-order';
const START = 'multiplayer/start-of-game';
const ACTION_PHASE = 'multiplayer/action-phase';
/** The rule on effects of eliminated players. */
const EFFECTS = 'multiplayer/elimination-effects';

/** Tells when an effect will end, and between whose turns where the player of that turn has left. */
function tellEnd({ seats }: State, effect: LastingEffect): Consequence {
  const { id, endsInTurnOf } = effect;
  const gap = seats.eliminated.has(endsInTurnOf) ? findEffectEnd(seats, endsInTurnOf) : null;
  effect.gap = gap;
  const when = gap
    ? `after the turn of ${gap.after} and before that of ${gap.before}`
    : `in the next turn of ${endsInTurnOf}`;
  return {
    type: 'effect-ends',
    effect: id,
    inTurnOf: gap ? null : endsInTurnOf,
    after: gap?.after ?? null,
    before: gap?.before ?? null,
    text: `${id} ends ${when}.`,
    rule: EFFECTS,
  };
}

/** Says again when effects end, where an elimination has moved their end: for all players who left, also earlier. */
export function retellEnds(state: State): Consequence[] {
  return state.effects.flatMap(effect => {
    const before = effect.gap;
    const told = tellEnd(state, effect);
    return before?.after === effect.gap?.after && before?.before === effect.gap?.before ? [] : [told];
  });
}

/** Ends the effects of the turns that eliminated players would have had before the turn that begins, and those of it. */
function endEffects(state: State, from: string | undefined, to: string): Consequence[] {
  const left = from === undefined ? [] : seatsBetween(state.seats, from, to);
  const { effects } = state;
  state.effects = effects.filter(({ endsInTurnOf: player }) => player !== to && !left.includes(player));
  return effects
    .filter(effect => !state.effects.includes(effect))
    .map(({ id, endsInTurnOf: player }): Consequence => {
      const ended = { type: 'effect-ended', effect: id } as const;
      if (player === to) return { ...ended, text: `${id} ends in this turn of ${to}.`, rule: TURN_ORDER };
      const text = `${id} has ended: ${player}, in whose turn it would have ended, has left.`;
      return { ...ended, text, rule: EFFECTS };
    });
}

/** A turn begins: the first one with the starting player, each later one to the left of the active player. */
export const beginTurn = defineEvent({
  type: 'begin-turn',
  fields: { player },
  ask: ({ player }) => `Does the turn of ${player} begin?`,
  when: () => [TURN_ORDER, ['between-turns', 'turn']],
  rule(state, { player }) {
    const { turn, seats } = state;
    const next = turn ? leftOf(seats, turn.active) : player;
    if (player !== next) {
      const answer = `The next turn is ${next}’s, who sits to the left of ${turn?.active}, not ${player}’s.`;
      return refuse('out-of-turn', 'player', answer, TURN_ORDER);
    }
    const number = (turn?.number ?? 0) + 1;
    const ended = endEffects(state, turn?.active, player);
    state.turn = { number, active: player, actionPhases: 0, attacks: 0 };
    state.phase = 'turn';
    const text = turn
      ? `${player} is the nearest remaining player to the left of ${turn.active}.`
      : `${player} is the starting player; turn order goes to the left from there.`;
    const active = `${player} is the active player.`;
    const { caveats, ...holdings } = tellHoldings(seats, player);
    return {
      answer: `Turn ${number}: ${active}`,
      steps: [{ text, rule: TURN_ORDER }],
      caveats: turn ? [] : caveats,
      consequences: [
        { type: 'turn', player, text: active, rule: TURN_ORDER },
        !turn && { type: 'starting-holdings', ...holdings, bowed: true, rule: START },
        ...ended,
      ],
    };
  },
});

/** The Action Phase begins: the active player has the first opportunity. */
export const beginActionPhase = defineEvent({
  type: 'begin-action-phase',
  fields: {},
  ask: () => 'Does the Action Phase begin?',
  when: () => [ACTION_PHASE, ['turn']],
  rule(state) {
    const { seats } = state;
    const turn = state.turn as NonNullable<State['turn']>;
    const { active } = turn;
    if (seats.eliminated.has(active)) {
      const answer = `${active}, the active player, has been eliminated: the next turn begins.`;
      return refuse('eliminated-player', 'type', answer, 'multiplayer/elimination', ACTION_PHASE);
    }
    turn.actionPhases++;
    state.phase = 'action';
    state.round = makeRound(active);
    const again = turn.actionPhases > 1;
    return {
      covered: !again,
      answer: again
        ? `The pages do not speak of another Action Phase in one turn; if an effect makes one, ${active} has the first opportunity.`
        : `The Action Phase begins: ${active}, the active player, has the first opportunity.`,
      steps: [
        {
          text: 'The opportunities start with the active player and go around in turn order.',
          rule: ACTION_PHASE,
        },
      ],
      consequences: settleRound(state, state.round),
    };
  },
});

/** The most effects that last at one time: each elimination may move the end of all of them. */
const EFFECTS_LIMIT = 200;

/** An effect begins that ends in the next turn of a player, counted from the turn that begins after it. */
export const effect = defineEvent({
  type: 'effect',
  fields: { id: name, controller: player, endsInTurnOf: player },
  ask: ({ id }) => `When does ${id} end?`,
  doers: [],
  rule(state, { id, controller, endsInTurnOf }) {
    const { effects, effectIds, seats } = state;
    if (effectIds.has(id)) {
      const answer = `An effect named ${id} is on record already; give this one another name.`;
      return refuse('repeated-effect', 'id', answer, EFFECTS);
    }
    if (effects.length >= EFFECTS_LIMIT) {
      const answer = `A table holds at most ${EFFECTS_LIMIT} effects that last.`;
      return refuse('too-large', 'type', answer, EFFECTS);
    }
    const lasting: LastingEffect = { id, controller, endsInTurnOf, gap: null };
    effectIds.add(id);
    effects.push(lasting);
    const end = tellEnd(state, lasting);
    const gone = seats.eliminated.has(endsInTurnOf);
    return {
      covered: gone,
      answer: end.text,
      steps: [{ text: tellEffectEnd(seats, endsInTurnOf), rule: end.rule }],
      caveats: [
        gone &&
          !seats.eliminated.has(controller) &&
          'The page says this among the rules on effects of eliminated players; an effect of a player who remains is read the same way here.',
      ],
      consequences: [end],
    };
  },
});
