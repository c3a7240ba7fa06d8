/** Orders around the table: turns, what "each player" does, who starts with a Holding, when an effect ends. */
import { joinAnd } from '../../../language/index.js';
import { findEffectEnd, orderEachPlayer, orderSeats, seatsBetween } from '../../orders/index.js';
import { declareQuestion } from '../question.js';
import {
  checkTable,
  eliminatedFact,
  goneCaveat,
  playerFact,
  playerListFact,
  playersFact,
  remaining,
  sayOrder,
  seatsOf,
  skippedStep,
} from './seated.js';

const TURN_ORDER = 'multiplayer/turn-order';
const EACH_PLAYER = 'multiplayer/each-player';
const START = 'multiplayer/start-of-game';
const EFFECTS = 'multiplayer/elimination-effects';

/** In what order the players take their turns. */
export const turnOrder = declareQuestion({
  id: 'multiplayer/turn-order',
  title: 'In what order do the players take their turns?',
  restsOn: [TURN_ORDER, 'multiplayer/elimination'],
  verdicts: ['value'],
  facts: {
    players: playersFact,
    first: playerFact('Who is the active player, or the starting player at the start of the game?'),
    eliminated: eliminatedFact,
  },
  example: { players: ['Aki', 'Bo', 'Chie', 'Dai'], first: 'Chie', eliminated: [] },
  check: checkTable,
  samples: facts => ({ first: remaining(facts) }),
  rule({ first, ...table }) {
    const seats = seatsOf(table);
    const order = orderSeats(seats, first);
    const text = `Turn order begins with ${first} and goes clockwise, to each player's left.`;
    return {
      verdict: 'value',
      answer: order.length === 1 ? `Only ${order[0]} is left.` : `The order is ${sayOrder(order)}.`,
      value: order,
      steps: [{ text, rule: TURN_ORDER }, ...skippedStep(seats)],
      caveats: goneCaveat(seats, first),
    };
  },
});

/** In what order players do what an effect asks of "each player". */
export const eachPlayer = declareQuestion({
  id: 'multiplayer/each-player',
  title: 'In what order do the players do what an effect asks of "each player"?',
  restsOn: [EACH_PLAYER, TURN_ORDER, 'multiplayer/elimination'],
  verdicts: ['value'],
  facts: {
    players: playersFact,
    activePlayer: playerFact('Whose turn is it?'),
    ineligible: playerListFact('Which players cannot do what the effect asks? Left out: none.').default([]),
    eliminated: eliminatedFact,
  },
  example: { players: ['Aki', 'Bo', 'Chie', 'Dai'], activePlayer: 'Bo', ineligible: ['Dai'], eliminated: [] },
  check: checkTable,
  samples: facts => ({ activePlayer: remaining(facts) }),
  rule({ activePlayer, ineligible, ...table }) {
    const seats = seatsOf(table);
    const order = orderEachPlayer(seats, { activePlayer, ineligible });
    // the active player is not named where only one player is eligible: it may be left out then
    const active = order.length > 1 ? `, ${activePlayer},` : '';
    const text = `It starts with the active player${active} and goes once around in turn order.`;
    const skipped = { text: `Not eligible and skipped: ${joinAnd(ineligible)}.`, rule: EACH_PLAYER };
    return {
      verdict: 'value',
      answer:
        order.length === 0
          ? 'No player is eligible, so no player does it.'
          : `The order is ${sayOrder(order)}.`,
      value: order,
      steps: [
        { text, rule: EACH_PLAYER },
        ...(ineligible.length > 0 ? [skipped] : []),
        ...skippedStep(seats),
      ],
      caveats: [
        'This is the default: an effect that names another order is followed.',
        ...goneCaveat(seats, activePlayer),
      ],
    };
  },
});

/** Who starts with a bowed Bamboo Harvesters. */
export const startingHoldings = declareQuestion({
  id: 'multiplayer/starting-holdings',
  title: 'Who starts the game with a bowed Bamboo Harvesters?',
  restsOn: [START],
  verdicts: ['value'],
  facts: { players: playersFact, startingPlayer: playerFact('Who has the first turn of the game?') },
  example: { players: ['Aki', 'Bo', 'Chie'], startingPlayer: 'Bo' },
  check: checkTable,
  samples: ({ players }) => ({ startingPlayer: players ?? [] }),
  rule({ players, startingPlayer }) {
    const [, ...others] = orderSeats(seatsOf({ players }), startingPlayer);
    const text = 'Every player who is not going first starts with a bowed Bamboo Harvesters.';
    return {
      verdict: 'value',
      answer: `${joinAnd(others)} each start with a bowed Bamboo Harvesters, and ${startingPlayer}, who goes first, does not.`,
      value: others,
      steps: [{ text, rule: START }],
      caveats: [
        'In a Legacy game the pages do not say whether it is there before the search for a Legacy Holding.',
      ],
    };
  },
});

/** When an effect ends that was to end in a turn of an eliminated player. */
export const effectEnd = declareQuestion({
  id: 'multiplayer/effect-end',
  title: 'When does an effect end that would end in a turn of an eliminated player?',
  restsOn: [EFFECTS, TURN_ORDER],
  verdicts: ['value', 'not-covered'],
  facts: {
    players: playersFact,
    eliminated: playerListFact('Which players have been eliminated so far?'),
    turnOf: playerFact('In whose turn would the effect end?'),
  },
  example: { players: ['Aki', 'Bo', 'Chie', 'Dai'], eliminated: ['Chie'], turnOf: 'Chie' },
  check: checkTable,
  samples: ({ players = [] }) => ({
    eliminated: [[], ...players.map(player => [player])],
    turnOf: players,
  }),
  rule({ turnOf, ...table }) {
    const seats = seatsOf(table);
    if (!seats.eliminated.has(turnOf)) {
      const answer = 'The player is still in the game, so the effect ends in that turn by the normal rules.';
      return { verdict: 'not-covered', answer, cites: [EFFECTS] };
    }
    const { after, before } = findEffectEnd(seats, turnOf);
    const text = `${turnOf} has no turn any more: ${after} is the previous and ${before} the next remaining player.`;
    const readings =
      'With more players gone, the neighbours can be read as those of the time of the first elimination: the gap between turns is the same.';
    return {
      verdict: 'value',
      answer: `It ends after ${after}'s turn and before ${before}'s.`,
      value: { after, before },
      steps: [
        { text: 'Effects of an eliminated player last as long as they normally do.', rule: EFFECTS },
        { text, rule: EFFECTS },
      ],
      caveats: seatsBetween(seats, after, before).length > 1 ? [readings] : [],
    };
  },
});
