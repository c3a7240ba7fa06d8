/** Orders in an attack: who assigns when in a Maneuvers Segment, and who acts when in a Combat Segment. */
import type { Problem } from '../../../knowledge/index.js';
import { joinAnd } from '../../../language/index.js';
import { goneCaveat, maneuverCaveats, orderCombat, orderManeuvers, SIDES } from '../../orders/index.js';
import { type AnswerDraft, declareQuestion, type FactsOf } from '../question.js';
import {
  checkLeaders,
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

const MANEUVERS = 'multiplayer/attack/maneuvers';
const COMBAT = 'multiplayer/attack/combat-order';
const ELIMINATION = 'multiplayer/elimination';

/** An attack without its Attacker or Defender: the page says nothing of it. */
function draftGone(part: string, gone: string, rule: string): AnswerDraft<'not-covered'> {
  const answer = `The page does not say what becomes of ${part} once ${gone} has been eliminated.`;
  return { verdict: 'not-covered', answer, cites: [rule, ELIMINATION] };
}

const facts = {
  players: playersFact,
  attacker: playerFact('Who is the Attacker?'),
  defender: playerFact('Who is the Defender?'),
  attackerInvited: playerListFact('Which players did the Attacker invite to ally?'),
  defenderInvited: playerListFact('Which players did the Defender invite to ally?'),
  eliminated: eliminatedFact,
};
type Facts = FactsOf<typeof facts>;

function checkInvited(facts: Partial<Facts>): Problem[] {
  return (['attackerInvited', 'defenderInvited'] as const).flatMap(list =>
    [...(facts[list] ?? []).entries()].flatMap(([index, player]): Problem[] => {
      if (player !== facts.attacker && player !== facts.defender) return [];
      const message = `${player} is Attacker or Defender and cannot be invited to ally.`;
      const at = { field: `${list}.${index}`, found: player };
      return [{ code: 'bad-value', message, ...at, cure: `Leave ${player} out.` }];
    }),
  );
}

// a few players stand for all: ten seats tried in every role would be thousands of cases
const SAMPLE = 4;

/** Who assigns when in one Infantry or Cavalry Maneuvers Segment. */
export const maneuverOrder = declareQuestion({
  id: 'multiplayer/maneuver-order',
  title: 'In what order do the players assign units in a Maneuvers Segment?',
  restsOn: [MANEUVERS, 'multiplayer/attack/invitations', ELIMINATION],
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
      'who|which (player) / first|next|after|when / infantry|cavalry|maneuvers (segment) / ' +
      'attacker|defender / or',
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
  samples(facts) {
    const { attacker, defender, attackerInvited = [], defenderInvited = [] } = facts;
    const others = remaining(facts).filter(player => player !== attacker && player !== defender);
    const invited = [...attackerInvited, ...defenderInvited];
    const leaders = others.filter(player => !invited.includes(player)).slice(0, SAMPLE);
    const lists = [[], ...others.slice(0, SAMPLE).map(player => [player])];
    return { attacker: leaders, defender: leaders, attackerInvited: lists, defenderInvited: lists };
  },
  isPossible: tried => checkLeaders(tried).length + checkInvited(tried).length === 0,
  rule(facts) {
    const seats = seatsOf(facts);
    const value = orderManeuvers(seats, facts);
    const caveats = maneuverCaveats(seats, facts);
    const gone = [facts.attacker, facts.defender].filter(player => seats.eliminated.has(player));
    if (gone.length > 0) return { ...draftGone('an attack', joinAnd(gone), MANEUVERS), value, caveats };
    const [attack, defense] = SIDES.map(side =>
      sayOrder(value.filter(place => place.side === side).map(({ player }) => player)),
    );
    const texts = [
      'The Attacker assigns, then the players the Attacker invited, from the left on.',
      'The Defender assigns, then likewise the players the Defender invited.',
      'The Cavalry Maneuvers Segment follows the same procedures as the Infantry one.',
    ];
    const answer = `For the attack ${attack} may assign, and after that for the defense ${defense}.`;
    const { attacker: first } = facts;
    return { ...ruleOrder(seats, { first, value, answer }, MANEUVERS, ...texts), caveats };
  },
});

/** Who has the opportunities to act in the Combat Segment, in one round. */
export const combatOrder = declareQuestion({
  id: 'multiplayer/combat-order',
  title: 'In what order do the players get to act in the Combat Segment?',
  restsOn: [COMBAT, ELIMINATION],
  verdicts: ['value', 'not-covered'],
  facts: {
    players: playersFact,
    defender: facts.defender,
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
      'phase / who|which (player) / first|next|after / several|many|more players / defender / or / up / ' +
      'after / before / left|right / one / gets|has (the) / then',
    general: [
      {
        said: 'additional|extra|bonus action',
        value: "the Defender, then the player to the Defender's left",
        answer:
          "Additional actions do not shift the order: the Defender has the first opportunity, then the player to the Defender's left.",
      },
      {
        said: 'card|effect|ability ~ first|start|begin|before / if|when ~ card|effect|ability',
        value: 'the player to the left of the one who goes first',
        answer: 'Where an effect gives somebody the first opportunity, the player to their left is next.',
      },
      {
        said: 'after defender / next|second / after the first / who follows',
        value: "the player to the Defender's left",
        answer: "After the Defender comes the player to the Defender's left, and so on in turn order.",
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
    const value = orderCombat(seats, { defender, first });
    const caveats = goneCaveat(seats, first ?? defender);
    if (seats.eliminated.has(defender)) {
      return { ...draftGone('the battle', `the Defender, ${defender},`, COMBAT), value, caveats };
    }
    const begins = first
      ? `An effect gave ${first} the first opportunity, so the next one is to ${first}'s left.`
      : `The Defender, ${defender}, has the first opportunity.`;
    const answer = `The order is ${sayOrder(value)}, and then around again.`;
    const on = 'From there it goes on to the left in turn order.';
    const additional =
      'Additional actions before the first opportunity are outside this order and do not shift it.';
    return {
      ...ruleOrder(seats, { first: first ?? defender, value, answer }, COMBAT, begins, on),
      caveats: [additional, ...caveats],
    };
  },
});
