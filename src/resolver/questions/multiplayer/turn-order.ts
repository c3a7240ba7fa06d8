import * as z from 'zod';
import { orderSeats } from '../../orders/index.js';
import type { Question } from '../question.js';
import {
  type AtTable,
  checkTable,
  eliminatedFact,
  goneCaveat,
  playerFact,
  playersFact,
  remaining,
  ruleTable,
  sayOrder,
  skippedStep,
} from './seated.js';

type Facts = AtTable & {
  first: string;
};

/** In what order the players take their turns. */
const RULE = 'multiplayer/turn-order';

export const turnOrder: Question<Facts> = {
  id: 'multiplayer/turn-order',
  title: 'In what order do the players take their turns?',
  restsOn: [RULE, 'multiplayer/elimination'],
  verdicts: ['value', 'depends'],
  facts: z.strictObject({
    players: playersFact,
    first: playerFact('Who is the active player, or the starting player at the start of the game?'),
    eliminated: eliminatedFact,
  }),
  example: { players: ['Aki', 'Bo', 'Chie', 'Dai'], first: 'Chie', eliminated: [] },
  check: checkTable,
  answer: facts =>
    ruleTable(facts, {
      domains: seats => ({ first: remaining(seats) }),
      rule({ first }, seats) {
        const order = orderSeats(seats, first);
        const text = `Turn order begins with ${first} and goes clockwise, to each player's left.`;
        return {
          verdict: 'value',
          answer: order.length === 1 ? `Only ${order[0]} is left.` : `The order is ${sayOrder(order)}.`,
          value: order,
          steps: [{ text, rule: RULE }, ...skippedStep(seats)],
          caveats: goneCaveat(seats, first),
        };
      },
    }),
};
