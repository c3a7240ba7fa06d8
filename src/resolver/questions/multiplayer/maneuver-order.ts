import type { Problem } from '../../../knowledge/index.js';
import { joinAnd } from '../../../language/index.js';
import { type ManeuverPlace, maneuverCaveats, orderManeuvers } from '../../orders/index.js';
import { declareQuestion, type FactsOf } from '../question.js';
import {
  checkLeaders,
  checkTable,
  eliminatedFact,
  playerFact,
  playerListFact,
  playersFact,
  remaining,
  sayOrder,
  seatsOf,
  skippedStep,
} from './seated.js';

const rule = 'multiplayer/attack/maneuvers';
const facts = {
  players: playersFact,
  attacker: playerFact('Who is the Attacker?'),
  defender: playerFact('Who is the Defender?'),
  attackerInvited: playerListFact('Which players did the Attacker invite to ally?'),
  defenderInvited: playerListFact('Which players did the Defender invite to ally?'),
  eliminated: eliminatedFact,
};
type Facts = FactsOf<typeof facts>;

const LISTS = ['attackerInvited', 'defenderInvited'] as const;

function checkInvited(facts: Partial<Facts>): Problem[] {
  const leaders = [facts.attacker, facts.defender];
  return LISTS.flatMap(field =>
    (facts[field] ?? []).flatMap((player, index): Problem[] => {
      if (!leaders.includes(player)) return [];
      const message = `${player} is Attacker or Defender and cannot be invited to ally.`;
      return [
        {
          code: 'bad-value',
          message,
          field: `${field}.${index}`,
          found: player,
          cure: `Leave ${player} out.`,
        },
      ];
    }),
  );
}

function sayPlaces(order: readonly ManeuverPlace[]): string {
  const of = (side: ManeuverPlace['side']) =>
    sayOrder(order.flatMap(place => (place.side === side ? [place.player] : [])));
  return `For the attack ${of('attacking')} may assign, and after that for the defense ${of('defending')}.`;
}

// a few players stand for all: ten seats tried in every role would be thousands of cases
const SAMPLE = 4;

function listDomains(facts: Partial<Facts>) {
  const { attacker, defender, attackerInvited = [], defenderInvited = [] } = facts;
  const others = remaining(facts).filter(player => player !== attacker && player !== defender);
  const invited = [...attackerInvited, ...defenderInvited];
  const leaders = others.filter(player => !invited.includes(player)).slice(0, SAMPLE);
  const lists = [[], ...others.slice(0, SAMPLE).map(player => [player])];
  return { attacker: leaders, defender: leaders, attackerInvited: lists, defenderInvited: lists };
}

/** Who assigns when in one Infantry or Cavalry Maneuvers Segment. */
export const maneuverOrder = declareQuestion({
  id: 'multiplayer/maneuver-order',
  title: 'In what order do the players assign units in a Maneuvers Segment?',
  restsOn: [rule, 'multiplayer/attack/invitations', 'multiplayer/elimination'],
  verdicts: ['value', 'not-covered'],
  facts,
  example: {
    players: ['Aki', 'Bo', 'Chie', 'Dai'],
    attacker: 'Aki',
    defender: 'Chie',
    attackerInvited: ['Bo'],
    defenderInvited: ['Dai', 'Bo'],
    eliminated: [],
  },
  ways: {
    asked: [
      'in what order do players assign units in multiplayer',
      'A attacks C and invited B, C invited D, who assigns when',
      'who assigns first in the maneuvers segment',
      'when do the invited allies assign their infantry',
      'does the attacker or the defender assign units first',
      'order of cavalry maneuvers with allies',
    ],
    about: 'who|order|first|next|when + assign|maneuver|infantry|cavalry',
    turns: 'honor / combat / battle action / leader / join / first time / home / may i',
    also:
      'who|which (player) / order / assign|assigning / unit|units / first|next|after|when / infantry|cavalry|maneuvers (segment) / ' +
      'attacker|defender / invited / ally|allies / multiplayer / or / their|with',
    general: [
      {
        value:
          'the Attacker, the players whom the Attacker invited, the Defender, the players whom the Defender invited',
        answer:
          'First the Attacker, then the players whom the Attacker invited in turn order; then the Defender, and the players ' +
          'whom the Defender invited.',
      },
    ],
  },
  check: facts => [...checkTable(facts), ...checkLeaders(facts), ...checkInvited(facts)],
  samples: listDomains,
  isPossible: tried => checkLeaders(tried).length + checkInvited(tried).length === 0,
  rule(facts) {
    const seats = seatsOf(facts);
    const order = orderManeuvers(seats, facts);
    const gone = [facts.attacker, facts.defender].filter(player => seats.eliminated.has(player));
    if (gone.length > 0) {
      const answer = `The page does not say what becomes of an attack once ${joinAnd(gone)} has been eliminated.`;
      const cites = [rule, 'multiplayer/elimination'];
      return { verdict: 'not-covered', answer, value: order, cites, caveats: maneuverCaveats(seats, facts) };
    }
    return {
      verdict: 'value',
      answer: sayPlaces(order),
      value: order,
      steps: [
        { text: 'The Attacker assigns, then the players the Attacker invited, from the left on.', rule },
        { text: 'The Defender assigns, then likewise the players the Defender invited.', rule },
        { text: 'The Cavalry Maneuvers Segment follows the same procedures as the Infantry one.', rule },
        ...skippedStep(seats),
      ],
      caveats: maneuverCaveats(seats, facts),
    };
  },
});
