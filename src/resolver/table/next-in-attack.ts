import { bothCaveat, goneCaveat, likewiseCaveat, SIDES } from '../orders/index.js';
import { leaderOf, openSides, SIDE } from './attack.js';
import { type Choice, choose, chooseAction, choosePass, type Next } from './choice.js';
import { isRefusal } from './decision.js';
import { presenceOf } from './events/actions.js';
import { currentPlace } from './opportunity.js';
import { type Attack, type InAttack, type Round, remaining, type Segment } from './state.js';

const MANEUVERS = 'multiplayer/attack/maneuvers';

function chooseManeuvers(segment: Segment): Choice[] {
  return [choose('begin-maneuvers', `begin the ${segment} Maneuvers Segment`, { segment: [segment] })];
}

/** The next battle, at a battlefield that has had none where the record names them, or the end of the attack. */
function chooseBattle(left: string[] | null, which: string): Choice[] {
  const battle = choose('begin-combat', `begin the ${which} battle`, { battlefield: left });
  return [...(left?.length === 0 ? [] : [battle]), choose('end-attack', 'end the attack')];
}

function unfought({ battlefields, fought }: Attack): string[] | null {
  return battlefields?.filter(battlefield => !fought.includes(battlefield)) ?? null;
}

/** While allies are invited. */
function inDeclaration({ seats, attack }: InAttack): Next {
  const { attacker, defender, invited } = attack;
  const side = SIDES.find(side => !invited[side] && !seats.eliminated.has(leaderOf(attack, side)));
  if (!side) {
    return {
      may: chooseManeuvers('Infantry'),
      answer: `The invitations are made; ${attacker} assigns first in the Infantry Maneuvers Segment.`,
      text: 'The Attacker assigns first.',
      rule: MANEUVERS,
    };
  }
  const leader = leaderOf(attack, side);
  const allies = `any players but the ${SIDE[SIDE[side].enemy].title}, or no player`;
  const players = remaining(seats).filter(player => player !== attacker && player !== defender);
  return {
    player: leader,
    may: [choose('invite', `invite ${allies}`, { by: [leader], players })],
    answer: `${leader} may invite allies: ${allies}.`,
    text: 'The Attacker invites first, then the Defender, who may name the same players.',
    rule: 'multiplayer/attack/invitations',
  };
}

/** While units are assigned. */
function inManeuvers(state: InAttack): Next {
  const { attack, seats } = state;
  const place = currentPlace(state);
  if (!place) {
    const battles = attack.segments.includes('Cavalry');
    const follows = battles ? 'the battles follow' : 'the Cavalry Maneuvers Segment follows';
    return {
      may: battles ? chooseBattle(unfought(attack), 'first') : chooseManeuvers('Cavalry'),
      answer: `Everyone is done with assigning: ${follows}.`,
      text: 'Everyone in the order of this segment has had the opportunity to assign.',
      rule: MANEUVERS,
    };
  }
  const { player, side } = place;
  const sides = openSides(attack, player);
  const title = SIDE[side].title;
  const next = {
    player,
    may: [
      choose('assign', 'assign any number of units from home, led by unbowed Personalities', {
        player: [player],
        side: sides,
        battlefield: attack.battlefields,
      }),
      choose('done', 'finish assigning, also without having assigned', { player: [player] }),
    ],
    rule: MANEUVERS,
  };
  if (player === leaderOf(attack, side)) {
    const when = side === 'attacking' ? 'first' : 'after the players whom the Attacker invited';
    const answer = `${player} may assign units now, as the ${title}.`;
    return { ...next, answer, text: `The ${title} assigns ${when}.` };
  }
  return {
    ...next,
    answer: `${player} may assign units now, as invited by the ${title}.`,
    text: `The players whom the ${title} invited assign after the ${title}, in turn order to the left.`,
    caveats:
      side === 'defending'
        ? likewiseCaveat(seats, { ...attack, defenderInvited: attack.invited.defending as string[] })
        : bothCaveat(sides.length > 1 ? [player] : []),
  };
}

/** In a Combat Segment. */
function inCombat({ seats, attack }: InAttack, { to, opened }: Round): Next {
  const presence = presenceOf(attack, to);
  const caveats = opened ? [] : goneCaveat(seats, attack.battle?.firstOpportunity ?? attack.defender);
  const player = { player: to, caveats };
  if (isRefusal(presence)) {
    const answer = `It is ${to}’s opportunity, but only to pass: ${presence.answer}`;
    const [rule] = presence.rules as [string];
    return { ...player, may: choosePass(to), answer, text: presence.answer, rule };
  }
  const [as] = presence.consequences;
  const action = as ? 'a Battle action that may be taken without units at the battle' : 'a Battle action';
  return {
    ...player,
    may: chooseAction(to, ['Battle'], as?.sides),
    answer: `It is ${to}’s opportunity: ${action}, or a pass.${as ? ` ${as.text}` : ''}`,
    text: opened
      ? 'The opportunities go to the left around the table, with everyone who remains.'
      : `${to} has the first opportunity of this Combat Segment.`,
    rule: 'multiplayer/attack/combat-order',
  };
}

/** What is next in an attack. */
export function inAttack(state: InAttack): Next {
  const { phase, attack, round } = state;
  if (round) return inCombat(state, round);
  if (phase === 'declaration') return inDeclaration(state);
  if (phase === 'maneuvers') return inManeuvers(state);
  if (phase === 'resolution') {
    return {
      may: [choose('end-battle', 'end the battle after its Resolution Segment')],
      answer: `The battle at ${attack.battle?.battlefield} goes on to its Resolution Segment.`,
      text: 'The Combat Segment has ended.',
      rule: 'multiplayer/attack/combat-end',
    };
  }
  const left = unfought(attack);
  const open = left?.length ? ` No battle yet: ${left.join(', ')}.` : ' No battlefield is left.';
  return {
    may: chooseBattle(left, 'next'),
    answer: `The attack goes on to the next battle, or is over.${left ? open : ''}`,
    text: 'There is a battlefield at each province of the Defender; the normal rules tell the order of the battles.',
    rule: 'multiplayer/attack/declaration',
  };
}
