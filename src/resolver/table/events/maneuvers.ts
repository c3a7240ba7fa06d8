/** The Maneuvers Segments, and units that come onto a side at any time in an attack. */
import * as z from 'zod';
import { joinAnd } from '../../../language/index.js';
import { bothCaveat, likewiseCaveat, maneuverCaveats, orderManeuvers } from '../../orders/index.js';
import { arrive } from '../arrival.js';
import { invitedTo, invitingSides, leaderOf, SIDE, sideLedBy, sideOf } from '../attack.js';
import { type AnyChoice, type Consequence, choose, isRefusal, type Next } from '../decision.js';
import { type Arrival, arrival, defineEvent, name, player, segment, TAKES } from '../event.js';
import { IN_ATTACK, opportunityOf, passPlace } from '../opportunity.js';
import type { Attack, InAttack, Segment, State } from '../state.js';
import { chooseBattle } from './battle.js';

const MANEUVERS = 'multiplayer/attack/maneuvers';
const DECLARATION = 'multiplayer/attack/declaration';
const HONOR = 'multiplayer/attack/first-assignment-honor';

/** Whom the leaders count as inviting, as the orders of an attack have it. */
function invitedBy(attack: Attack) {
  const [attackerInvited, defenderInvited] = [invitedTo(attack, 'attacking'), invitedTo(attack, 'defending')];
  return { ...attack, attackerInvited: attackerInvited ?? [], defenderInvited: defenderInvited ?? [] };
}

/** An Infantry or Cavalry Maneuvers Segment begins; tells who assigns when. */
export const beginManeuvers = defineEvent({
  type: 'begin-maneuvers',
  fields: { segment },
  ask: ({ segment }) => `Does the ${segment} Maneuvers Segment begin?`,
  when: () => [MANEUVERS, ['declaration', 'assigned']],
  rule(state: InAttack, { segment }) {
    const { attack } = state;
    const { segments, invited } = attack;
    const facts = invitedBy(attack);
    const order = orderManeuvers(state.seats, facts);
    const caveats = [
      ...maneuverCaveats(state.seats, facts),
      !(invited.attacking && invited.defending) &&
        'The invitations of both leaders are not on record: a leader without a record invites no player.',
      (segment !== (segments.length === 0 ? 'Infantry' : 'Cavalry') || segments.includes('Cavalry')) &&
        'The record departs from Infantry first, then Cavalry, once each: the order in which the page names the segments.',
    ];
    attack.invited = { attacking: invited.attacking ?? [], defending: invited.defending ?? [] };
    segments.push(segment);
    Object.assign(attack, { assigning: [...order], begun: false });
    state.phase = 'maneuvers';
    const names = order.map(({ player, side }) => `${player} (${side})`).join(', ');
    const inOrder = names ? `They assign in this order: ${names}.` : 'No player is left who may assign.';
    const text =
      'The Attacker assigns, then those the Attacker invited, then the Defender, then those the Defender invited.';
    return {
      answer: `The ${segment} Maneuvers Segment begins.`,
      steps: [text],
      caveats,
      consequences: [{ type: 'order', order, text: inOrder, rule: MANEUVERS }],
    };
  },
});

/** A player has finished assigning, with or without having assigned. */
export const done = defineEvent({
  type: 'done',
  fields: { player },
  ask: ({ player }) => `Is ${player} finished assigning?`,
  when: () => [MANEUVERS, ['maneuvers'], TAKES],
  rule({ attack }: InAttack, { player }) {
    passPlace(attack);
    const text = `It was ${player}’s opportunity to assign any number of units.`;
    return { answer: `${player} is finished assigning.`, steps: [text] };
  },
});

/** 2 Honor, or the restoring instead of it, the first time that an invited player assigns in this attack. */
function reward(attack: Attack, { honor }: State, player: string, dishonorable: string[]): Consequence {
  attack.assigned.push(player);
  if (dishonorable.length > 0) {
    const become = dishonorable.length > 1 ? 'become' : 'becomes';
    const text = `${joinAnd(dishonorable)} ${become} honorable again, and ${player} gains no Honor.`;
    return { type: 'restored', player, personalities: dishonorable, text, rule: HONOR };
  }
  honor.set(player, (honor.get(player) ?? 0) + 2);
  const text = `${player} gains 2 Honor for assigning the first time in this attack.`;
  return { type: 'honor', player, amount: 2, text, rule: HONOR };
}

/** Units assign: in the Maneuvers Segments in order, or at any time in the attack by an effect (`by`). */
export const assign = defineEvent({
  type: 'assign',
  fields: {
    ...arrival,
    dishonorable: z
      .array(name)
      .max(100)
      .optional()
      .describe('Dishonorable Personalities among those assigned'),
  },
  ask: ({ player, side }) => `May units of ${player} assign to the ${side} side?`,
  when: ({ by }) => (by === undefined ? [MANEUVERS, ['maneuvers'], TAKES] : [MANEUVERS, IN_ATTACK]),
  rule(state: InAttack, event) {
    const { player, by = player, dishonorable = [] } = event;
    const { attack } = state;
    const place = event.by === undefined ? opportunityOf(state) : null;
    const arrived = arrive(attack, event, 'assigns');
    if (isRefusal(arrived)) return arrived;
    const { side, units, forgone, away, answer, steps, caveats, consequences } = arrived;
    if (place) attack.begun = true;
    // a unit can have the name of its Personality, or another name
    const unnamed = dishonorable.filter(name => !units.has(name) && !forgone.has(name));
    // a Personality in a set that does not happen does not assign
    const assigning = dishonorable.filter(name => units.has(name) || !forgone.has(name));
    const invited = sideLedBy(attack, player) === null;
    const again = attack.assigned.includes(player);
    return {
      answer,
      steps: [place !== null && `It is ${player}’s opportunity to assign.`, ...steps],
      caveats: [
        unnamed.length > 0 &&
          `No unit that assigns is called ${unnamed.join(' or ')}: check that each named Personality is in a unit that assigns.`,
        place !== null &&
          place.side !== side &&
          `${player} assigns at the ${place.side} side’s opportunity; the page does not say that the units must take that side.`,
        away.length > 0 &&
          `Units assign from home, and the record has ${joinAnd(away)} at a battlefield: check that they went home.`,
        invited &&
          by !== player &&
          'The page speaks of the invited player assigning: an assignment by another player’s effect earns no Honor here, which can be read otherwise.',
        invited &&
          again &&
          dishonorable.length > 0 &&
          'Only the first assignment in an attack restores Personalities; units assigned together with it belong in one event.',
        ...caveats,
      ],
      consequences: [
        ...consequences,
        invited && by === player && !again && reward(attack, state, player, assigning),
      ],
    };
  },
});

/** Units move to a side or enter play on it, by their controller or by another player's effect: never for Honor. */
function defineArrival<Type extends 'move' | 'create'>(type: Type, verb: string, asked: string) {
  return defineEvent({
    type,
    fields: arrival,
    ask: ({ player, side }) => `May units of ${player} ${asked} the ${side} side?`,
    when: () => [DECLARATION, IN_ATTACK],
    rule: ({ attack }: InAttack, event: Arrival) => ({ ...arrive(attack, event, verb), cites: [HONOR] }),
  });
}

export const move = defineArrival('move', 'moves', 'move to');
export const create = defineArrival('create', 'brings', 'be brought into play on');

export function chooseManeuvers(segment: Segment): AnyChoice {
  return choose('begin-maneuvers', `begin the ${segment} Maneuvers Segment`, { segment: [segment] });
}

/** What is next when everyone is done with assigning. */
export function nextAfterManeuvers({ attack }: InAttack): Next {
  const battles = attack.segments.includes('Cavalry');
  const follows = battles ? 'the battles follow' : 'the Cavalry Maneuvers Segment follows';
  return {
    may: battles ? chooseBattle(attack, 'first') : [chooseManeuvers('Cavalry')],
    answer: `Everyone is done with assigning: ${follows}.`,
    text: 'Everyone in the order of this segment has had the opportunity to assign.',
    rule: MANEUVERS,
  };
}

/** What is next while units are assigned. */
export function nextInManeuvers({ attack, seats }: InAttack): Next {
  const [{ player, side }] = attack.assigning as [Attack['assigning'][0]];
  const own = sideOf(attack, player);
  const sides = own ? [own] : invitingSides(attack, player);
  const { title } = SIDE[side];
  const values = { player: [player], side: sides, battlefield: attack.battlefields };
  const next = {
    player,
    may: [
      choose('assign', 'assign any number of units from home, led by unbowed Personalities', values),
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
        ? likewiseCaveat(seats, invitedBy(attack))
        : bothCaveat(sides.length > 1 ? [player] : []),
  };
}
