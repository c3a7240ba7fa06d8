import * as z from 'zod';
import { joinAnd } from '../../../language/index.js';
import { type ManeuverPlace, maneuverCaveats, orderManeuvers } from '../../orders/index.js';
import { arrive } from '../arrival.js';
import { sideLedBy } from '../attack.js';
import { type Consequence, type Decision, isRefusal } from '../decision.js';
import { type Arrival, arrival, defineEvent, name, player, segment } from '../event.js';
import { currentPlace, IN_ATTACK } from '../opportunity.js';
import type { Attack, InAttack, State } from '../state.js';

const MANEUVERS = 'multiplayer/attack/maneuvers';
const DECLARATION = 'multiplayer/attack/declaration';
const HONOR = 'multiplayer/attack/first-assignment-honor';

/** An Infantry or Cavalry Maneuvers Segment begins; tells who assigns when. */
export const beginManeuvers = defineEvent({
  type: 'begin-maneuvers',
  fields: { segment },
  ask: ({ segment }) => `Does the ${segment} Maneuvers Segment begin?`,
  when: () => [MANEUVERS, ['declaration', 'assigned']],
  rule(state: InAttack, { segment }) {
    const { attack } = state;
    const { attacker, defender, segments } = attack;
    const { attacking, defending } = attack.invited;
    const facts = { attacker, defender, attackerInvited: attacking ?? [], defenderInvited: defending ?? [] };
    const order = orderManeuvers(state.seats, facts);
    const caveats = [
      ...maneuverCaveats(state.seats, facts),
      !(attacking && defending) &&
        'The invitations of both leaders are not on record: a leader without a record invites no player.',
      (segment !== (segments.length === 0 ? 'Infantry' : 'Cavalry') || segments.includes('Cavalry')) &&
        'The record departs from Infantry first, then Cavalry, once each: the order in which the page names the segments.',
    ];
    attack.invited = { attacking: facts.attackerInvited, defending: facts.defenderInvited };
    segments.push(segment);
    attack.maneuvers = { segment, order, at: 0, begun: false };
    state.phase = 'maneuvers';
    const names = order.map(({ player, side }) => `${player} (${side})`).join(', ');
    const inOrder = names ? `They assign in this order: ${names}.` : 'No player is left who may assign.';
    const text =
      'The Attacker assigns, then those the Attacker invited, then the Defender, then those the Defender invited.';
    return {
      answer: `The ${segment} Maneuvers Segment begins.`,
      steps: [{ text, rule: MANEUVERS }],
      caveats,
      consequences: [{ type: 'order', order, text: inOrder, rule: MANEUVERS }],
    };
  },
});

/** Tells who assigns next, or that everyone is done. */
export function tellPlace(next: ManeuverPlace | null): Consequence {
  if (next) {
    const text = `${next.player} may assign next, at the ${next.side} side’s opportunity.`;
    return { type: 'opportunity', player: next.player, text, rule: MANEUVERS };
  }
  const text = 'Everyone is done with assigning in this segment.';
  return { type: 'phase-ended', phase: 'Maneuvers Segment', text, rule: MANEUVERS };
}

function setPlace({ attack }: InAttack, place: ManeuverPlace, begun: boolean): void {
  const maneuvers = attack.maneuvers as NonNullable<Attack['maneuvers']>;
  const index = maneuvers.order.indexOf(place);
  Object.assign(maneuvers, { at: begun ? index : index + 1, begun });
}

/** A player has finished assigning, with or without having assigned. */
export const done = defineEvent({
  type: 'done',
  fields: { player },
  ask: ({ player }) => `Is ${player} finished assigning?`,
  when: ({ player }) => [MANEUVERS, ['maneuvers'], player],
  rule(state: InAttack, { player }) {
    setPlace(state, currentPlace(state) as ManeuverPlace, false);
    const text = `It was ${player}’s opportunity to assign any number of units.`;
    return { answer: `${player} is finished assigning.`, steps: [{ text, rule: MANEUVERS }] };
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
  when: ({ player, by }) => (by === undefined ? [MANEUVERS, ['maneuvers'], player] : [MANEUVERS, IN_ATTACK]),
  rule(state: InAttack, event) {
    const { player, by = player, dishonorable = [] } = event;
    const { attack } = state;
    const place = event.by === undefined ? currentPlace(state) : null;
    const arrived = arrive(attack, event, 'assigns');
    if (isRefusal(arrived)) return arrived;
    const { side, away, answer, steps, caveats, consequences } = arrived;
    if (place) setPlace(state, place, true);
    // a unit can have the name of its Personality, or another name
    const unnamed = dishonorable.filter(name => !arrived.units.has(name) && !arrived.forgone.has(name));
    // a Personality in a set that does not happen does not assign
    const assigning = dishonorable.filter(name => arrived.units.has(name) || !arrived.forgone.has(name));
    const invited = sideLedBy(attack, player) === null;
    const again = attack.assigned.includes(player);
    return {
      answer,
      steps: [
        place !== null && { text: `It is ${player}’s opportunity to assign.`, rule: MANEUVERS },
        ...steps,
      ],
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
function bring({ attack }: InAttack, event: Arrival): Decision {
  const arrived = arrive(attack, event, event.type === 'move' ? 'moves' : 'brings');
  if (isRefusal(arrived)) return arrived;
  const { answer, steps, caveats, consequences } = arrived;
  return { answer, steps, cites: [HONOR], caveats, consequences };
}

export const move = defineEvent({
  type: 'move',
  fields: arrival,
  ask: ({ player, side }) => `May units of ${player} move to the ${side} side?`,
  when: () => [DECLARATION, IN_ATTACK],
  rule: bring,
});

export const create = defineEvent({
  type: 'create',
  fields: arrival,
  ask: ({ player, side }) => `May units of ${player} be brought into play on the ${side} side?`,
  when: () => [DECLARATION, IN_ATTACK],
  rule: bring,
});
