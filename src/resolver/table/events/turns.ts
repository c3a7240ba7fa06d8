import { leftOf, tellHoldings } from '../../orders/index.js';
import { permit, refuse } from '../decision.js';
import { defineEvent, player } from '../event.js';
import { makeRound, settleRound } from '../rounds.js';
import { endEffects } from './effects.js';

const TURN_ORDER = 'multiplayer/turn-order';
const ACTION_PHASE = 'multiplayer/action-phase';

/** A turn begins: the first one with the starting player, each later one to the left of the active player. */
export const beginTurn = defineEvent({
  type: 'begin-turn',
  fields: { player },
  ask: ({ player }) => `Does the turn of ${player} begin?`,
  rule(state, { player }) {
    const { turn, phase, seats } = state;
    if (phase === 'action') {
      const answer = 'The Action Phase is still under way: it ends when all players have passed in a row.';
      return refuse('wrong-phase', answer, ACTION_PHASE);
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
    const [gap, ends] = endEffects(state, turn?.active, player);
    state.turn = { number, active: player, actionPhases: 0, attacks: 0 };
    state.phase = 'turn';
    const text = turn
      ? `${player} is the nearest remaining player to the left of ${turn.active}.`
      : `${player} is the starting player; turn order goes to the left from there.`;
    const active = `${player} is the active player.`;
    const { caveats, ...holdings } = tellHoldings(seats, player);
    return permit({
      answer: `Turn ${number}: ${active}`,
      steps: [{ text, rule: TURN_ORDER }],
      caveats: turn ? [] : caveats,
      consequences: [
        ...gap,
        { type: 'turn', player, text: active, rule: TURN_ORDER },
        !turn && {
          type: 'starting-holdings',
          ...holdings,
          bowed: true,
          rule: 'multiplayer/start-of-game',
        },
        ...ends,
      ],
    });
  },
});

/** The Action Phase begins: the active player has the first opportunity. */
export const beginActionPhase = defineEvent({
  type: 'begin-action-phase',
  fields: {},
  ask: () => 'Does the Action Phase begin?',
  rule(state) {
    const { turn, phase, seats } = state;
    if (!turn) {
      const answer = 'No turn has begun, so there is no active player with whom an Action Phase could start.';
      return refuse('wrong-phase', answer, ACTION_PHASE, TURN_ORDER);
    }
    const { active } = turn;
    if (phase !== 'turn') {
      const answer = 'Another part of the turn is under way, so the Action Phase cannot begin.';
      return refuse('wrong-phase', answer, ACTION_PHASE, TURN_ORDER);
    }
    if (seats.eliminated.has(active)) {
      const answer = `${active}, the active player, has been eliminated: the next turn begins.`;
      const refusal = refuse('eliminated-player', answer, 'multiplayer/elimination', ACTION_PHASE);
      return { ...refusal, field: 'type' };
    }
    turn.actionPhases++;
    state.phase = 'action';
    state.round = makeRound(active);
    const again = turn.actionPhases > 1;
    return permit({
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
    });
  },
});
