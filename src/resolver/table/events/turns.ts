import { leftOf, type Seats, tellHoldings } from '../../orders/index.js';
import { type Consequence, type Decision, permit, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import { EFFECTS, endInGap, endInTurn, tellEnd } from '../lasting.js';
import type { LastingEffect, State } from '../state.js';

const TURN_ORDER = 'multiplayer/turn-order';

function tellStart(seats: Seats, starting: string): { holdings: Consequence; caveats: string[] } {
  const { players, text, caveats } = tellHoldings(seats, starting);
  const rule = 'multiplayer/start-of-game';
  return { holdings: { type: 'starting-holdings', players, bowed: true, text, rule }, caveats };
}

/** A turn begins: the first one with the starting player, each later one to the left of the active player. */
export function beginTurn(state: State, { player }: EventOf<'begin-turn'>): Decision {
  const { turn, phase, seats } = state;
  if (phase === 'action') {
    const answer = 'The Action Phase is still under way: it ends when all players have passed in a row.';
    return refuse('wrong-phase', answer, 'multiplayer/action-phase');
  }
  if (state.attack) {
    const answer = 'The attack is still under way.';
    return refuse('wrong-phase', answer, 'multiplayer/attack/declaration', TURN_ORDER);
  }
  const next = turn ? leftOf(seats, turn.active) : player;
  if (player !== next) {
    const answer = `The next turn is ${next}’s, who sits to the left of ${turn?.active}, not ${player}’s.`;
    return refuse('out-of-turn', answer, TURN_ORDER);
  }
  const number = (turn?.number ?? 0) + 1;
  const gap = turn ? endInGap(state, turn.active, player) : [];
  state.turn = { number, active: player, actionPhases: 0, attacks: 0 };
  state.phase = 'turn';
  const text = turn
    ? `${player} is the nearest remaining player to the left of ${turn.active}.`
    : `${player} is the starting player; turn order goes to the left from there.`;
  const active = `${player} is the active player.`;
  const begins: Consequence = { type: 'turn', player, text: active, rule: TURN_ORDER };
  const start = turn ? null : tellStart(seats, player);
  return permit({
    answer: `Turn ${number}: ${active}`,
    steps: [{ text, rule: TURN_ORDER }],
    caveats: start?.caveats ?? [],
    consequences: [...gap, begins, ...(start ? [start.holdings] : []), ...endInTurn(state, player)],
  });
}

/** The most effects that last at one time: each elimination may move the end of all of them. */
export const EFFECTS_LIMIT = 200;

/** An effect begins that ends in the next turn of a player, counted from the turn that begins after it. */
export function effect(state: State, event: EventOf<'effect'>): Decision {
  const { id, controller, endsInTurnOf } = event;
  const { effects, effectIds, seats } = state;
  if (effectIds.has(id)) {
    const answer = `An effect named ${id} is on record already; give this one another name.`;
    return refuse('repeated-effect', answer, EFFECTS);
  }
  if ([...effects.values()].flat().length >= EFFECTS_LIMIT) {
    return refuse('too-large', `A table holds at most ${EFFECTS_LIMIT} effects that last.`, EFFECTS);
  }
  const lasting: LastingEffect = { id, controller, endsInTurnOf, gap: null };
  effectIds.add(id);
  effects.set(endsInTurnOf, [...(effects.get(endsInTurnOf) ?? []), lasting]);
  const end = tellEnd(state, lasting);
  const gone = seats.eliminated.has(endsInTurnOf);
  const stranger = gone && !seats.eliminated.has(controller);
  const text = lasting.gap
    ? `${endsInTurnOf} has no turn any more: ${lasting.gap.after} is the previous and ${lasting.gap.before} the next remaining player.`
    : `${endsInTurnOf} is still in the game, so the effect ends in that turn by the normal rules.`;
  return permit({
    verdict: gone ? 'yes' : 'not-covered',
    answer: end.text,
    steps: [{ text, rule: end.rule }],
    caveats: stranger
      ? [
          'The page says this among the rules on effects of eliminated players; an effect of a player who remains is read alike here.',
        ]
      : [],
    consequences: [end],
  });
}
