import * as z from 'zod';
import { joinAnd } from '../../../language/index.js';
import { orderSeats } from '../../orders/index.js';
import type { Question } from '../question.js';

import { type AtTable, checkTable, playerFact, playersFact, ruleTable } from './seated.js';

type Facts = AtTable & {
  startingPlayer: string;
};

const rule = 'multiplayer/start-of-game';

/** Who starts with a bowed Bamboo Harvesters. */
export const startingHoldings: Question<Omit<Facts, 'eliminated'>> = {
  id: 'multiplayer/starting-holdings',
  title: 'Who starts the game with a bowed Bamboo Harvesters?',
  restsOn: [rule],
  verdicts: ['value', 'depends'],
  facts: z.strictObject({
    players: playersFact,
    startingPlayer: playerFact('Who has the first turn of the game?'),
  }),
  example: { players: ['Aki', 'Bo', 'Chie'], startingPlayer: 'Bo' },
  check: checkTable,
  answer: facts =>
    ruleTable<Facts>(facts, {
      domains: ({ players }) => ({ startingPlayer: players }),
      rule({ startingPlayer }, seats) {
        const [, ...others] = orderSeats(seats, startingPlayer);
        return {
          verdict: 'value',
          answer: `${joinAnd(others)} each start with a bowed Bamboo Harvesters, and ${startingPlayer}, who goes first, does not.`,
          value: others,
          steps: [
            { text: 'Every player who is not going first starts with a bowed Bamboo Harvesters.', rule },
          ],
          caveats: [
            'In a Legacy game the pages do not say whether it is there before the search for a Legacy Holding.',
          ],
        };
      },
    }),
};
