import { goneCaveat, orderCombat } from '../../orders/index.js';
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
  ways: {
    asked: [
      'who acts first in a multiplayer combat segment',
      '4 players A B C D, C defends, who gets the next battle action after C',
      'what is the order of actions in a battle with several players',
      'who goes after the defender in combat',
      'card says I go first in the battle, who is next',
      'does the defender or the attacker act first in battle',
    ],
    about:
      'who|order|first|next|turn|goes|whose + combat|battle + act|action|segment|go|order|opportunity|pass|first|next|start|begin / ' +
      'defender|attacker + first|order|after|next + act|action|battle|combat',
    turns:
      'assign / invite / maneuver / draw / home / reaction / lose / win / yu / leader / infantry / cavalry / duel / tie',
    also:
      'phase / who|which (player) / order / act|action|battle action|opportunity / first|next|after / combat|battle (segment) / ' +
      'multiplayer / several|many|more players / defender / attacker / or / up / has acted / after / before / left|right / one / goes / gets|has (the) / then',
    general: [
      {
        said: 'after defender / next|second / after the first / who follows',
        value: "the player to the Defender's left",
        answer: "After the Defender comes the player to the Defender's left, and so on in turn order.",
      },
      {
        said: 'card|effect ~ first',
        value: 'the player to the left of the one who goes first',
        answer: 'Where an effect gives somebody the first opportunity, the player to their left is next.',
      },
      {
        value: 'the Defender',
        answer:
          'The Defender has the first opportunity, then the player to the left, and so on in turn order.',
      },
    ],
  },
  check: checkTable,
  samples: facts => ({ defender: remaining(facts) }),
  rule({ defender, first, ...table }) {
    const seats = seatsOf(table);
    const order = orderCombat(seats, { defender, first });
    const caveats = goneCaveat(seats, first ?? defender);
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
