import { combatCaveats, maneuverCaveats, type Side } from '../orders/index.js';
import { currentPlace, invitingSides, leaderlessCaveats, leaderOf, sideOf, titleOf } from './attack.js';
import { type Choice, type NextDraft, passing, say } from './next-draft.js';
import type { Attack, Round, State } from './state.js';

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

/** In a Combat Segment. */
export function inCombat(state: State, attack: Attack, { to, opened }: Round): NextDraft {
  const sides = invitingSides(attack, to);
  const own = sideOf(attack, to);
  const caveats = leaderlessCaveats(state, attack);
  const first = attack.battle?.first ?? null;
  const order = opened ? [] : combatCaveats(state.seats, { defender: attack.defender, first });
  const rule = 'multiplayer/attack/combat-order';
  if (!own && sides.length === 0) {
    return say(to, [passing], {
      answer: `It is ${to}’s opportunity, but ${to} is not allied and was not invited, so ${to} can only pass.`,
      text: 'A non-allied player whom neither leader invited may not act at this battle.',
      rule: 'multiplayer/attack/acting-without-units',
      caveats: [...order, ...caveats],
    });
  }
  const may: Choice[] = [
    { type: 'act', what: 'take a legal Battle action', designators: ['Battle'] },
    passing,
  ];
  const as = own
    ? ''
    : ` An action counts as that of ${sides.length > 1 ? 'either side, as chosen after announcing it' : `the ${sides[0]} side`}.`;
  return say(to, may, {
    answer: `It is ${to}’s opportunity: a Battle action, or a pass.${as}`,
    text: opened
      ? 'The opportunities go to the left around the table, with everyone who remains.'
      : `${to} has the first opportunity of this Combat Segment.`,
    rule,
    caveats: [...order, ...caveats],
  });
}

function tellUnfought({ battlefields, fought }: Attack): string {
  if (!battlefields) return '';
  const left = battlefields.filter(battlefield => !fought.includes(battlefield));
  return left.length > 0 ? ` No battle yet: ${left.join(', ')}.` : ' No battlefield is left.';
}

/** Between the end of a Combat Segment and the end of the attack. */
export function afterBattle(state: State, attack: Attack): NextDraft {
  if (state.phase === 'resolution') {
    return say(null, [{ type: 'end-battle', what: 'end the battle after its Resolution Segment' }], {
      answer: `The battle at ${attack.battle?.battlefield} goes on to its Resolution Segment.`,
      text: 'The Combat Segment has ended.',
      rule: 'multiplayer/attack/combat-end',
      caveats: leaderlessCaveats(state, attack),
    });
  }
  return say(
    null,
    [
      { type: 'begin-combat', what: 'begin the next battle' },
      { type: 'end-attack', what: 'end the attack' },
    ],
    {
      answer: `The attack goes on to the next battle, or is over.${tellUnfought(attack)}`,
      text: 'There is a battlefield at each province of the Defender; the normal rules tell the order of the battles.',
      rule: 'multiplayer/attack/declaration',
      caveats: leaderlessCaveats(state, attack),
    },
  );
}
