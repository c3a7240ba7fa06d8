import { joinAnd } from '../../../language/index.js';
import { checkArrival, formatArrival, land, setsOf } from '../arrival.js';
import { currentPlace, leaderlessCaveats } from '../attack.js';
import { type Consequence, type Decision, permit, type Refusal, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import type { Attack, State } from '../state.js';

type Assign = EventOf<'assign'>;

const MANEUVERS = 'multiplayer/attack/maneuvers';
const HONOR = 'multiplayer/attack/first-assignment-honor';

function checkPlace(state: State, { player, by }: Assign): Refusal | null {
  if (!state.attack) {
    return {
      code: 'wrong-phase',
      answer: 'There is no attack, so nobody can assign units.',
      rules: [MANEUVERS],
    };
  }
  if (by !== undefined) return null;
  const place = currentPlace(state);
  if (state.phase !== 'maneuvers' || !place) {
    const answer = 'Nobody has the opportunity to assign now: that is for the Maneuvers Segments.';
    return { code: 'wrong-phase', answer, rules: [MANEUVERS] };
  }
  if (place.player === player) return null;
  const answer = `It is ${place.player}’s opportunity to assign, not ${player}’s.`;
  return { code: 'out-of-turn', answer, rules: [MANEUVERS, 'multiplayer/turn-order'] };
}

/** 2 Honor, or the restoring in its stead, the first time that an invited player assigns in this attack. */
function rewardOf(attack: Attack, { player, by, dishonorable = [] }: Assign): Consequence[] {
  const leads = player === attack.attacker || player === attack.defender;
  const byOther = by !== undefined && by !== player;
  if (leads || byOther || attack.assigned.has(player)) return [];
  attack.assigned.add(player);
  if (dishonorable.length > 0) {
    const text = `${joinAnd(dishonorable)} ${dishonorable.length > 1 ? 'become' : 'becomes'} honorable again, and ${player} gains no Honor.`;
    return [{ type: 'restored', player, personalities: dishonorable, text, rule: HONOR }];
  }
  const text = `${player} gains 2 Honor for assigning the first time in this attack.`;
  return [{ type: 'honor', player, amount: 2, text, rule: HONOR }];
}

function openPoints(state: State, attack: Attack, event: Assign): string[] {
  const { player, by, dishonorable = [] } = event;
  const place = currentPlace(state);
  const invited = player !== attack.attacker && player !== attack.defender;
  const units = setsOf(event).flatMap(set => set.units);
  const otherSide =
    by === undefined && place !== null && setsOf(event).some(({ side }) => side !== place.side);
  const away = units.filter(unit => attack.whereabouts.get(player)?.has(unit));
  // a unit may bear its Personality's name, or another one
  const unnamed = dishonorable.filter(one => !units.includes(one));
  return [
    ...(unnamed.length > 0
      ? [
          `No unit that assigns is called ${unnamed.join(' or ')}: check that each named Personality is in a unit that assigns.`,
        ]
      : []),
    ...(otherSide
      ? [
          `${player} assigns at the ${place.side} side’s opportunity; the page does not say that the units must take that side.`,
        ]
      : []),
    ...(away.length > 0
      ? [
          `Units assign from home, and the record has ${joinAnd(away)} at a battlefield: check that they went home.`,
        ]
      : []),
    ...(invited && !attack.allies.has(player)
      ? [
          'One sentence of the page has nobody an ally before there are units in a battle; here the assignment is enough.',
        ]
      : []),
    ...(invited && by !== undefined && by !== player
      ? [
          'The page speaks of the invited player assigning: an assignment by another player’s effect earns no Honor here, which can be read otherwise.',
        ]
      : []),
    ...(invited && attack.assigned.has(player) && dishonorable.length > 0
      ? [
          'Only the first assignment in an attack restores anybody; units assigned together with it belong into one event.',
        ]
      : []),
  ];
}

/** Units assign: in the Maneuvers Segments in order, or at any time in the attack by an effect (`by`). */
export function assign(state: State, event: Assign): Decision {
  const { player, by } = event;
  const question = `May units of ${player} assign to the ${event.side} side?`;
  const refusal = checkPlace(state, event);
  if (refusal) return refuse(question, refusal);
  const attack = state.attack as Attack;
  const landing = checkArrival(attack, event);
  if ('code' in landing) return refuse(question, landing);
  const caveats = [...openPoints(state, attack, event), ...leaderlessCaveats(state, attack)];
  const turn = { text: `It is ${player}’s opportunity to assign.`, rule: MANEUVERS };
  const steps = [...(by === undefined ? [turn] : []), ...landing.steps];
  const consequences = [...land(attack, event, landing), ...rewardOf(attack, event)];
  return permit(
    { question, answer: formatArrival('assigns', event, landing.sets), steps, caveats },
    consequences,
  );
}

const HOW = { move: { verb: 'moves', may: 'move' }, create: { verb: 'brings', may: 'be brought into play' } };

/** Units move to a side or enter play on it, by their controller or by somebody's effect: never for Honor. */
export function bring(state: State, event: EventOf<'move'> | EventOf<'create'>): Decision {
  const { verb, may } = HOW[event.type];
  const question = `May units of ${event.player} ${may} on the ${event.side} side?`.replace(
    ' move on ',
    ' move to ',
  );
  const { attack } = state;
  if (!attack) {
    const answer = 'There is no attack, so there are no battlefields and no sides.';
    return refuse(question, { code: 'wrong-phase', answer, rules: ['multiplayer/attack/declaration'] });
  }
  const landing = checkArrival(attack, event);
  if ('code' in landing) return refuse(question, landing);
  const consequences = land(attack, event, landing);
  return permit(
    {
      question,
      answer: formatArrival(verb, event, landing.sets),
      steps: landing.steps,
      cites: ['multiplayer/attack/first-assignment-honor'],
      caveats: leaderlessCaveats(state, attack),
    },
    consequences,
  );
}
