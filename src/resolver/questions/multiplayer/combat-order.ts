import * as z from 'zod';
import { combatCaveats, orderCombat, PLAYER_LIMITS } from '../../orders/index.js';
import type { Question } from '../question.js';
import {
  type AtTable,
  checkTable,
  eliminatedFact,
  playerFact,
  playersFact,
  remaining,
  ruleTable,
  sayOrder,
  skippedStep,
} from './seated.js';

type Facts = AtTable & {
  defender: string;
  first: string | null;
};

const rule = 'multiplayer/attack/combat-order';

/** Who has the opportunities to act in the Combat Segment, in one round. */
export const combatOrder: Question<Facts> = {
  id: 'multiplayer/combat-order',
  title: 'In what order do the players get to act in the Combat Segment?',
  restsOn: [rule, 'multiplayer/elimination'],
  verdicts: ['value', 'not-covered', 'depends'],
  facts: z.strictObject({
    players: playersFact,
    defender: playerFact('Who is the Defender?'),
    first: z
      .string()
      .max(PLAYER_LIMITS.nameLength)
      .nullable()
      .default(null)
      .describe(
        'Whom did an effect give the first opportunity to act? Left out or null: no effect changed it.',
      ),
    eliminated: eliminatedFact,
  }),
  example: { players: ['Aki', 'Bo', 'Chie', 'Dai'], defender: 'Chie', first: null, eliminated: [] },
  check: checkTable,
  answer: facts =>
    ruleTable(facts, {
      domains: seats => ({ defender: remaining(seats) }),
      rule({ defender, first }, seats) {
        const order = orderCombat(seats, { defender, first });
        const caveats = combatCaveats(seats, { defender, first });
        if (seats.eliminated.has(defender)) {
          const answer = `The page does not say what becomes of the battle once the Defender, ${defender}, has been eliminated.`;
          return {
            verdict: 'not-covered',
            answer,
            value: order,
            cites: [rule, 'multiplayer/elimination'],
            caveats,
          };
        }
        const begins = first
          ? {
              text: `An effect gave ${first} the first opportunity, so the next one is to ${first}'s left.`,
              rule,
            }
          : { text: `The Defender, ${defender}, has the first opportunity.`, rule };
        return {
          verdict: 'value',
          answer: `The order is ${sayOrder(order)}, and then around again.`,
          value: order,
          steps: [
            begins,
            { text: 'From there it goes on to the left in turn order.', rule },
            ...skippedStep(seats),
          ],
          caveats: [
            'Additional actions before the first opportunity are outside this order and do not shift it.',
            ...caveats,
          ],
        };
      },
    }),
};
