import { combatCaveats, orderCombat } from '../../orders/index.js';
import { declareQuestion } from '../question.js';
import {
  checkTable,
  eliminatedFact,
  playerFact,
  playersFact,
  remaining,
  sayOrder,
  seatsOf,
  skippedStep,
} from './seated.js';

const rule = 'multiplayer/attack/combat-order';

/** Who has the opportunities to act in the Combat Segment, in one round. */
export const combatOrder = declareQuestion({
  id: 'multiplayer/combat-order',
  title: 'In what order do the players get to act in the Combat Segment?',
  restsOn: [rule, 'multiplayer/elimination'],
  verdicts: ['value', 'not-covered'],
  facts: {
    players: playersFact,
    defender: playerFact('Who is the Defender?'),
    first: playerFact(
      'To whom did an effect give the first opportunity to act? Left out or null: no effect changed it.',
    )
      .nullable()
      .default(null),
    eliminated: eliminatedFact,
  },
  example: { players: ['Aki', 'Bo', 'Chie', 'Dai'], defender: 'Chie', first: null, eliminated: [] },
  check: checkTable,
  samples: facts => ({ defender: remaining(facts) }),
  rule({ defender, first, ...table }) {
    const seats = seatsOf(table);
    const order = orderCombat(seats, { defender, first });
    const caveats = combatCaveats(seats, { defender, first });
    if (seats.eliminated.has(defender)) {
      const answer = `The page does not say what becomes of the battle once the Defender, ${defender}, has been eliminated.`;
      const cites = [rule, 'multiplayer/elimination'];
      return { verdict: 'not-covered', answer, value: order, cites, caveats };
    }
    const begins = first
      ? `An effect gave ${first} the first opportunity, so the next one is to ${first}'s left.`
      : `The Defender, ${defender}, has the first opportunity.`;
    return {
      verdict: 'value',
      answer: `The order is ${sayOrder(order)}, and then around again.`,
      value: order,
      steps: [
        { text: begins, rule },
        { text: 'From there it goes on to the left in turn order.', rule },
        ...skippedStep(seats),
      ],
      caveats: [
        'Additional actions before the first opportunity are outside this order and do not shift it.',
        ...caveats,
      ],
    };
  },
});
