import * as z from 'zod';
import { joinAnd } from '../../../language/index.js';
import { orderEachPlayer } from '../../orders/index.js';
import type { Question } from '../question.js';

import {
  type AtTable,
  checkTable,
  eliminatedFact,
  goneCaveat,
  playerFact,
  playerListFact,
  playersFact,
  remaining,
  ruleTable,
  sayOrder,
  skippedStep,
} from './seated.js';

type Facts = AtTable & {
  activePlayer: string;
  ineligible: string[];
};

// whose turn it is may be open and not matter: then it is not named
const of = (player: string | undefined) => (player === undefined ? '' : `, ${player},`);

/** In what order players do what an effect asks of "each player". */
const RULE = 'multiplayer/each-player';

export const eachPlayer: Question<Facts> = {
  id: 'multiplayer/each-player',
  title: 'In what order do the players do what an effect asks of "each player"?',
  restsOn: [RULE, 'multiplayer/turn-order', 'multiplayer/elimination'],
  verdicts: ['value', 'depends'],
  facts: z.strictObject({
    players: playersFact,
    activePlayer: playerFact('Whose turn is it?'),
    ineligible: playerListFact('Which players cannot do what the effect asks? Left out: none.').default([]),
    eliminated: eliminatedFact,
  }),
  example: { players: ['Aki', 'Bo', 'Chie', 'Dai'], activePlayer: 'Bo', ineligible: ['Dai'], eliminated: [] },
  check: checkTable,
  answer: facts =>
    ruleTable(facts, {
      domains: seats => ({ activePlayer: remaining(seats) }),
      rule({ activePlayer, ineligible }, seats) {
        const rule = RULE;
        const order = orderEachPlayer(seats, { activePlayer, ineligible });
        const skipped = { text: `Not eligible and skipped: ${joinAnd(ineligible)}.`, rule };
        return {
          verdict: 'value',
          answer:
            order.length === 0
              ? 'No player is eligible, so no player does it.'
              : `The order is ${sayOrder(order)}.`,
          value: order,
          steps: [
            {
              text: `It starts with the active player${of(facts.activePlayer)} and goes once around in turn order.`,
              rule,
            },
            ...(ineligible.length > 0 ? [skipped] : []),
            ...skippedStep(seats),
          ],
          caveats: [
            'This is the default: an effect that names another order is followed.',
            ...goneCaveat(seats, activePlayer),
          ],
        };
      },
    }),
};
