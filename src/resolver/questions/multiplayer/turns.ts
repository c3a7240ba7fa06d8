/** Orders around the table: turns, what "each player" does, who starts with a Holding, when an effect ends. */
import { joinAnd } from '../../../language/index.js';
import {
  findEffectEnd,
  orderEachPlayer,
  orderSeats,
  seatsBetween,
  tellEffectEnd,
  tellHoldings,
} from '../../orders/index.js';
import { sayValue } from '../drafts.js';
import { declareQuestion } from '../question.js';
import {
  checkTable,
  eliminatedFact,
  playerFact,
  playerListFact,
  playersFact,
  remaining,
  ruleOrder,
  sayOrder,
  seatsOf,
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
  ways: {
    asked: [
      'how does turn order go in multiplayer',
      'who takes the next turn in a multiplayer game',
      'players A B C, A goes first, what is the turn order',
      'does turn order go left or right',
      'does family honor decide the turn order in multiplayer',
      'which way do turns go around the table',
    ],
    about:
      'turn order / order of turn|turns / turn + order|determine|decide / turn + next|left|right|clockwise|around|way|go / order + play|players',
    turns: 'action / combat / battle / effect / assign / each player / limited / open / elimin / skip',
    also:
      'how|which (way) / go|proceed / or / next / family honor / decide|depend|matter|determine / ' +
      'or how / by / first|start / who|whose',
    general: [
      {
        value: 'to the left',
        answer:
          'Turns go around the table to the left, clockwise, from the starting player, whatever the starting Family Honor.',
      },
    ],
  },
  check: checkTable,
  samples: facts => ({ first: remaining(facts) }),
  rule({ first, ...table }) {
    const seats = seatsOf(table);
    const order = orderSeats(seats, first);
    const answer = order.length === 1 ? `Only ${order[0]} is left.` : `The order is ${sayOrder(order)}.`;
    const text = `Turn order begins with ${first} and goes clockwise, to each player's left.`;
    return ruleOrder(seats, { first, value: order, answer }, TURN_ORDER, text);
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
  ways: {
    asked: [
      'who starts when an effect says each player',
      'each player discards a card, who is first',
      'in what order do players do an each player effect',
      'what if a player cannot do what each player is asked to do',
      'does the active player go first for each player effects',
      'an effect asks every player to sacrifice, what order',
    ],
    about: 'each|every player + order|first|start|who|begin|skip|not',
    turns: 'turn order / combat / win / eliminated / honor',
    also:
      'each|every player / who / first|order|start|begin / ' +
      'discard|draw|reveal|choose|sacrifice (a) (card) / do|can|not able|eligible / must|has to',
    general: [
      {
        said: 'not able|can|eligible|do / cannot / skip',
        value: 'skipped',
        answer: 'A player who is not eligible is skipped.',
      },
      {
        value: 'the active player',
        answer:
          'The active player starts, then once around in turn order; a player who is not eligible is skipped.',
      },
    ],
  },
  check: checkTable,
  samples: facts => ({ activePlayer: remaining(facts) }),
  rule({ activePlayer, ineligible, ...table }) {
    const seats = seatsOf(table);
    const order = orderEachPlayer(seats, { activePlayer, ineligible });
    // the active player is not named where only one player is eligible: it may be left out then
    const active = order.length > 1 ? `, ${activePlayer},` : '';
    const texts = [`It starts with the active player${active} and goes once around in turn order.`];
    if (ineligible.length > 0) texts.push(`Not eligible and skipped: ${joinAnd(ineligible)}.`);
    const answer =
      order.length === 0
        ? 'No player is eligible, so no player does it.'
        : `The order is ${sayOrder(order)}.`;
    const draft = ruleOrder(seats, { first: activePlayer, value: order, answer }, EACH_PLAYER, ...texts);
    const caveat = 'This is the default: an effect that names another order is followed.';
    return { ...draft, caveats: [caveat, ...draft.caveats] };
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
  ways: {
    asked: [
      'who gets bamboo harvesters',
      'who starts with bamboo harvesters in multiplayer',
      'does the starting player get a bamboo harvesters',
      'players A B C, A starts the game, who gets bamboo harvesters',
      'do i start with bamboo harvesters if i go third',
      'which players start with bamboo harvesters',
      'is the bamboo harvesters bowed at the start',
    ],
    about: 'bamboo harvester',
    also:
      'who|which / gets|start|begin / first|second|third|last / bowed / not / do not / no / of us / ' +
      'one / (not) going first / when|if',
    general: [
      {
        value: 'every player but the starting player',
        answer: 'Every player but the starting player begins the game with a bowed Bamboo Harvesters.',
      },
    ],
  },
  check: checkTable,
  samples: ({ players }) => ({ startingPlayer: players ?? [] }),
  rule({ players, startingPlayer }) {
    const { players: value, text: answer, caveats } = tellHoldings(seatsOf({ players }), startingPlayer);
    const text = 'Every player but the starting player begins with a bowed Bamboo Harvesters.';
    return { ...sayValue(value, answer, START, text), caveats };
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
  ways: {
    asked: [
      'effect lasts until his next turn but he was eliminated',
      'when does an effect end of a player who is out of the game',
      "players A B C D, C is eliminated, when does an effect end that lasts until C's next turn",
      'do effects of an eliminated player stay',
      'a player is dead, his effect was to end in his turn, when is it over',
      'how long does the effect of a knocked out player last',
    ],
    about:
      'effect + eliminated|dead|die|out|lose|gone|leave + end|last|turn|stay|over|long|when|expire|remain|until|persist',
    turns: 'victory / win / each player / token / card|cards stay',
    also:
      'end|last|over|stay|until / turn|next turn / when|how long / lose / game / who / ' +
      'opponent|enemy|rival|another player / till / stop',
    general: [
      {
        value: 'between the turns of the remaining players who sit before and after the eliminated player',
        answer:
          'Effects last as long as they normally do; one that was to end in a turn of the eliminated player ends between the turns of the remaining players who sit before and after that player.',
      },
    ],
  },
  check: checkTable,
  samples: ({ players = [] }) => ({
    eliminated: [[], ...players.map(player => [player])],
    turnOf: players,
  }),
  rule({ turnOf, ...table }) {
    const seats = seatsOf(table);
    const text = tellEffectEnd(seats, turnOf);
    if (!seats.eliminated.has(turnOf)) return { verdict: 'not-covered', answer: text, cites: [EFFECTS] };
    const { after, before } = findEffectEnd(seats, turnOf);
    const readings =
      'With more players gone, the neighbours can be read as those of the time of the first elimination: the gap between turns is the same.';
    const answer = `It ends after ${after}'s turn and before ${before}'s.`;
    const lasts = 'Effects of an eliminated player last as long as they normally do.';
    return {
      ...sayValue({ after, before }, answer, EFFECTS, lasts, text),
      caveats: seatsBetween(seats, after, before).length > 1 ? [readings] : [],
    };
  },
});
