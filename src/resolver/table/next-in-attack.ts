import { goneCaveat, maneuverCaveats, SIDES } from '../orders/index.js';
import { invitingSides, leaderOf, openSides, opposite, sideOf, titleOf } from './attack.js';
import { type Choice, choose, chooseAction, choosePass, type Next } from './choice.js';
import { currentPlace } from './opportunity.js';
import { type Attack, type Round, remaining, type Segment, type State } from './state.js';

const MANEUVERS = 'multiplayer/attack/maneuvers';

function chooseManeuvers(segment: Segment): Choice {
  return choose('begin-maneuvers', `begin the ${segment} Maneuvers Segment`, { segment: [segment] });
}

/** While allies are invited. */
function inDeclaration({ seats }: State, attack: Attack): Next {
  const side = SIDES.find(side => !attack.invited[side] && !seats.eliminated.has(leaderOf(attack, side)));
  if (!side) {
    return {
      player: null,
      may: [chooseManeuvers('Infantry')],
      answer: `The invitations are made; ${attack.attacker} assigns first in the Infantry Maneuvers Segment.`,
      text: 'The Attacker assigns first.',
      rule: MANEUVERS,
    };
  }
  const leader = leaderOf(attack, side);
  const other = titleOf(opposite(side));
  const others = remaining(seats).filter(player => player !== attack.attacker && player !== attack.defender);
  const what = `invite any players but the ${other}, or no player`;
  return {
    player: leader,
    may: [choose('invite', what, { by: [leader], players: others })],
    answer: `${leader} may invite allies: any players but the ${other}, or no player.`,
    text: 'The Attacker invites first, then the Defender, who may name the same players.',
    rule: 'multiplayer/attack/invitations',
  };
}

function chooseBattle({ battlefields, fought }: Attack, what: string): Choice {
  const left = battlefields?.filter(battlefield => !fought.has(battlefield)) ?? null;
  return choose('begin-combat', what, { battlefield: left });
}

const endAttack = choose('end-attack', 'end the attack');

/** While units are assigned. */
function inManeuvers(state: State, attack: Attack, { order }: NonNullable<Attack['maneuvers']>): Next {
  const place = currentPlace(state);
  if (!place) {
    const battles = attack.segments.includes('Cavalry');
    return {
      player: null,
      may: battles
        ? [chooseBattle(attack, 'begin the first battle'), endAttack]
        : [chooseManeuvers('Cavalry')],
      answer: `Everyone is done with assigning: ${battles ? 'the battles follow' : 'the Cavalry Maneuvers Segment follows'}.`,
      text: 'Everyone in the order of this segment has had the opportunity to assign.',
      rule: MANEUVERS,
    };
  }
  const { player, side } = place;
  const { attacker, defender } = attack;
  const defenderInvited = order.filter(place => place.side === 'defending').map(({ player }) => player);
  const sides = openSides(attack, player);
  const facts =
    side === 'defending'
      ? { attacker, defender, attackerInvited: [], defenderInvited }
      : { attacker, defender, attackerInvited: [player], defenderInvited: sides.length > 1 ? [player] : [] };
  const leads = player === leaderOf(attack, side);
  const title = titleOf(side);
  const own = { player: [player] };
  const assign = { ...own, side: sides, battlefield: attack.battlefields };
  const may = [
    choose('assign', 'assign any number of units from home, led by unbowed Personalities', assign),
    choose('done', 'finish assigning, also without having assigned', own),
  ];
  return {
    player,
    may,
    answer: `${player} may assign units now, as ${leads ? `the ${title}` : `invited by the ${title}`}.`,
    text: leads
      ? `The ${title} assigns ${side === 'attacking' ? 'first' : 'after the players whom the Attacker invited'}.`
      : `The players whom the ${title} invited assign after the ${title}, in turn order to the left.`,
    rule: MANEUVERS,
    caveats: leads ? [] : maneuverCaveats(state.seats, facts),
  };
}

/** In a Combat Segment. */
function inCombat(state: State, attack: Attack, { to, opened }: Round): Next {
  const sides = invitingSides(attack, to);
  const own = sideOf(attack, to);
  const caveats = opened ? [] : goneCaveat(state.seats, attack.battle?.first ?? attack.defender);
  if (!own && sides.length === 0) {
    return {
      player: to,
      may: choosePass(to),
      answer: `It is ${to}’s opportunity, but ${to} is not allied and was not invited, so ${to} can only pass.`,
      text: 'A non-allied player whom neither leader invited may not act at this battle.',
      rule: 'multiplayer/attack/acting-without-units',
      caveats,
    };
  }
  const side = sides.length > 1 ? 'either side, as chosen after announcing it' : `the ${sides[0]} side`;
  const action = own ? 'a Battle action' : 'a Battle action that may be taken without units at the battle';
  const counts = own ? '' : ` An action counts as that of ${side}, and makes ${to} no ally.`;
  return {
    player: to,
    may: chooseAction(to, ['Battle'], own ? [] : sides),
    answer: `It is ${to}’s opportunity: ${action}, or a pass.${counts}`,
    text: opened
      ? 'The opportunities go to the left around the table, with everyone who remains.'
      : `${to} has the first opportunity of this Combat Segment.`,
    rule: 'multiplayer/attack/combat-order',
    caveats,
  };
}

/** Between the end of a Combat Segment and the end of the attack. */
function afterCombat({ phase }: State, attack: Attack): Next {
  if (phase === 'resolution') {
    return {
      player: null,
      may: [choose('end-battle', 'end the battle after its Resolution Segment')],
      answer: `The battle at ${attack.battle?.battlefield} goes on to its Resolution Segment.`,
      text: 'The Combat Segment has ended.',
      rule: 'multiplayer/attack/combat-end',
    };
  }
  const battle = chooseBattle(attack, 'begin the next battle');
  const left = battle.values?.battlefield;
  const unfought = left?.length
    ? ` No battle yet: ${left.join(', ')}.`
    : left
      ? ' No battlefield is left.'
      : '';
  return {
    player: null,
    may: left?.length === 0 ? [endAttack] : [battle, endAttack],
    answer: `The attack goes on to the next battle, or is over.${unfought}`,
    text: 'There is a battlefield at each province of the Defender; the normal rules tell the order of the battles.',
    rule: 'multiplayer/attack/declaration',
  };
}

/** What is next in an attack. */
export function inAttack(state: State, attack: Attack): Next {
  if (state.round) return inCombat(state, attack, state.round);
  if (state.phase === 'declaration') return inDeclaration(state, attack);
  return attack.maneuvers ? inManeuvers(state, attack, attack.maneuvers) : afterCombat(state, attack);
}
