/** Turns, the Action Phase that begins in them, and effects that last until one. */
import {
  findEffectEnd,
  goneCaveat,
  leftOf,
  seatsBetween,
  tellEffectEnd,
  tellHoldings,
} from '../../orders/index.js';
import { type Consequence, choose, type Next, refuse } from '../decision.js';
import { defineEvent, name, player } from '../event.js';
import { type LastingEffect, makeRound, remaining, type State } from '../state.js';

const TURN_ORDER = 'multiplayer/turn-order';
const ACTION_PHASE = 'multiplayer/action-phase';
const EFFECTS = 'multiplayer/elimination-effects';

/** Between whose turns an effect ends, where the player of its turn has left; null where they have not. */
export function gapOf({ seats }: State, { endsInTurnOf }: LastingEffect) {
  return seats.eliminated.has(endsInTurnOf) ? findEffectEnd(seats, endsInTurnOf) : null;
}

/** Tells when an effect will end. */
export function tellEnd(state: State, effect: LastingEffect): Consequence {
  const { id, endsInTurnOf } = effect;
  const gap = gapOf(state, effect);
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

/** Ends the effects of the turns that eliminated players would have had before the turn that begins, and those of it. */
function endEffects(state: State, from: string | undefined, to: string): Consequence[] {
  const left = from === undefined ? [] : seatsBetween(state.seats, from, to);
  const isOver = ({ endsInTurnOf: player }: LastingEffect) => player === to || left.includes(player);
  const over = state.effects.filter(isOver);
  state.effects = state.effects.filter(effect => !isOver(effect));
  return over.map(({ id, endsInTurnOf: player }) => {
    const [text, rule] =
      player === to
        ? [`${id} ends in this turn of ${to}.`, TURN_ORDER]
        : [`${id} has ended: ${player}, in whose turn it would have ended, has left.`, EFFECTS];
    return { type: 'effect-ended', effect: id, text, rule };
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
    const rule = 'multiplayer/start-of-game';
    return {
      answer: `Turn ${number}: ${active}`,
      steps: [text],
      caveats: turn ? [] : caveats,
      consequences: [
        { type: 'turn', player, text: active, rule: TURN_ORDER },
        !turn && { type: 'starting-holdings', ...holdings, bowed: true, rule },
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
    const turn = state.turn as NonNullable<State['turn']>;
    const { active } = turn;
    if (state.seats.eliminated.has(active)) {
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
      steps: ['The opportunities start with the active player and go around in turn order.'],
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
  when: () => [EFFECTS],
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
    const lasting = { id, controller, endsInTurnOf };
    effectIds.add(id);
    effects.push(lasting);
    const end = tellEnd(state, lasting);
    const gone = seats.eliminated.has(endsInTurnOf);
    return {
      covered: gone,
      answer: end.text,
      steps: [tellEffectEnd(seats, endsInTurnOf)],
      caveats: [
        gone &&
          !seats.eliminated.has(controller) &&
          'The page says this among the rules on effects of eliminated players; an effect of a player who remains is read the same way here.',
      ],
      consequences: [end],
    };
  },
});

/** What is next before the first turn of the record. */
export function nextBeforeTurns({ seats }: State): Next {
  const what = 'begin the first turn, as the starting player';
  return {
    may: [choose('begin-turn', what, { player: remaining(seats) })],
    verdict: 'depends',
    answer: 'The starting player takes the first turn; the Multiplayer page does not say who that is.',
    text: 'Turn order begins with the starting player and goes to the left.',
    rule: TURN_ORDER,
    needs: [{ fact: 'startingPlayer', why: 'The normal rules decide who goes first.' }],
  };
}

/** What is next in a turn with no phase under way. */
export function nextInTurn({ seats, turn }: State): Next {
  const { active, actionPhases, attacks } = turn as NonNullable<State['turn']>;
  const left = leftOf(seats, active);
  const nextTurn = choose('begin-turn', 'begin the next turn', { player: [left] });
  const gone = seats.eliminated.has(active);
  if (gone || attacks > 0) {
    return {
      player: left,
      may: [nextTurn],
      answer: gone
        ? `${active} has left the game; the next turn is ${left}’s.`
        : `The attack is over. When ${active}’s turn ends, the next turn is ${left}’s.`,
      text: `${left} is the nearest remaining player to the left of ${active}.`,
      rule: TURN_ORDER,
      caveats: goneCaveat(seats, active),
    };
  }
  if (actionPhases > 0) {
    const defender = remaining(seats).filter(player => player !== active);
    const what = 'declare an attack on another player';
    return {
      player: active,
      may: [choose('declare-attack', what, { attacker: [active], defender }), nextTurn],
      answer: `The Action Phase is over. ${active} may declare an attack; otherwise the next turn is ${left}’s.`,
      text: 'The Attack Phase is optional; the player who creates it chooses another player as the Defender.',
      rule: 'multiplayer/attack/declaration',
    };
  }
  return {
    player: active,
    may: [choose('begin-action-phase', 'begin the Action Phase')],
    answer: `It is ${active}’s turn; in the Action Phase ${active} has the first opportunity.`,
    text: 'The opportunities of the Action Phase start with the active player.',
    rule: ACTION_PHASE,
  };
}
