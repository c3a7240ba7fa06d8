import { maneuverCaveats, type Side } from '../orders/index.js';
import { leaderlessCaveats, leaderOf, titleOf } from './attack.js';
import { currentPlace } from './maneuver-places.js';
import { type Choice, type NextDraft, say } from './next-draft.js';
import type { Attack, State } from './state.js';

/** While allies are invited. */
export function inDeclaration(state: State, attack: Attack): NextDraft {
  const caveats = leaderlessCaveats(state, attack);
  for (const side of ['attacking', 'defending'] as const) {
    const leader = leaderOf(attack, side);
    if (attack.invited[side] || state.seats.eliminated.has(leader)) continue;
    const other = side === 'attacking' ? 'Defender' : 'Attacker';
    return say(leader, [{ type: 'invite', what: `invite any players but the ${other}, or nobody` }], {
      answer: `${leader} may invite allies: anyone but the ${other}, or nobody.`,
      text: 'The Attacker invites first, then the Defender, who may name the same players.',
      rule: 'multiplayer/attack/invitations',
      caveats,
    });
  }
  return say(null, [{ type: 'begin-maneuvers', what: 'begin the Infantry Maneuvers Segment' }], {
    answer: `The invitations are made; ${attack.attacker} assigns first in the Infantry Maneuvers Segment.`,
    text: 'The Attacker assigns first.',
    rule: 'multiplayer/attack/maneuvers',
    caveats,
  });
}

type Maneuvers = NonNullable<Attack['maneuvers']>;

function placesOf({ order }: Maneuvers, side: Side): string[] {
  return order.filter(place => place.side === side).map(({ player }) => player);
}

/** While units are assigned. */
export function inManeuvers(state: State, attack: Attack, maneuvers: Maneuvers): NextDraft {
  const caveats = leaderlessCaveats(state, attack);
  const place = currentPlace(state);
  if (!place) {
    const cavalry: Choice = { type: 'begin-maneuvers', what: 'begin the Cavalry Maneuvers Segment' };
    const battle: Choice = { type: 'begin-combat', what: 'begin the first battle' };
    const through = attack.segments.includes('Cavalry');
    return say(null, through ? [battle, { type: 'end-attack', what: 'end the attack' }] : [cavalry], {
      answer: through
        ? 'Everyone is through with assigning: the battles follow.'
        : 'Everyone is through with assigning: the Cavalry Maneuvers Segment follows.',
      text: 'Everyone in the order of this segment has had the opportunity to assign.',
      rule: 'multiplayer/attack/maneuvers',
      caveats,
    });
  }
  const { player, side } = place;
  const { attacker, defender } = attack;
  const facts = {
    attacker,
    defender,
    attackerInvited: [],
    defenderInvited: placesOf(maneuvers, 'defending').filter(one => one !== defender),
  };
  const leads = player === leaderOf(attack, side);
  const may: Choice[] = [
    { type: 'assign', what: 'assign any number of units from home, led by unbowed Personalities' },
    { type: 'done', what: 'finish assigning, also without having assigned' },
  ];
  const title = titleOf(side);
  return say(player, may, {
    answer: `${player} may assign units now, as ${leads ? `the ${title}` : `invited by the ${title}`}.`,
    text: leads
      ? `The ${title} assigns ${side === 'attacking' ? 'first' : 'after the players whom the Attacker invited'}.`
      : `The players whom the ${title} invited assign after the ${title}, in turn order to the left.`,
    rule: 'multiplayer/attack/maneuvers',
    caveats: [...(side === 'defending' && !leads ? maneuverCaveats(state.seats, facts) : []), ...caveats],
  });
}
