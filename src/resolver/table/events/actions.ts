import { joinAnd } from '../../../language/index.js';
import { leftOf, type Side } from '../../orders/index.js';
import type { Step } from '../../ruling.js';
import { invitingSides, leaderOf, sided, sideOf, titleOf } from '../attack.js';
import { type Consequence, type Decision, isRefusal, permit, type Refusal, refuse } from '../decision.js';
import { defineEvent, name, player, side } from '../event.js';
import { checkOpportunity, formatAction, kindsAt, kindsOf, orderRule, takeOpportunity } from '../rounds.js';
import type { Attack, State } from '../state.js';
import { tellOrder } from './battle.js';

const ACTION_PHASE = 'multiplayer/action-phase';
const ORDER = 'multiplayer/attack/combat-order';
const WITHOUT_UNITS = 'multiplayer/attack/acting-without-units';

interface Presence {
  steps: Step[];
  consequences: Consequence[];
}

/**
 * Whether a player may act at a battle, and as which kind of player. A non-allied player has no units there: they act
 * for a side that invited them or not at all. `chosen` is their choice where both did.
 */
function presenceOf(attack: Attack, player: string, chosen?: Side): Presence | Refusal {
  const own = sideOf(attack, player);
  if (own) {
    if (chosen === undefined || chosen === own) return { steps: [], consequences: [] };
    const answer = `${player} belongs to the ${own} side in this attack and cannot act for the other.`;
    return refuse('already-allied', 'side', answer, WITHOUT_UNITS, 'multiplayer/attack/allies');
  }
  const inviting = invitingSides(attack, player);
  const field = chosen ? 'side' : 'player';
  if (inviting.length === 0) {
    const answer = `${player} is not allied and was invited by neither leader, so ${player} may not act at this battle.`;
    return refuse('not-invited', field, answer, WITHOUT_UNITS);
  }
  if (chosen !== undefined && !inviting.includes(chosen)) {
    const answer = `${leaderOf(attack, chosen)}, the ${titleOf(chosen)}, has not invited ${player}, who cannot act for that side.`;
    return refuse('not-invited', 'side', answer, WITHOUT_UNITS);
  }
  const leaders = inviting.map(side => leaderOf(attack, side));
  const sides = chosen ? [chosen] : inviting;
  const text =
    sides.length > 1
      ? `${player} chooses, after announcing the action, whether to take it as an attacking or a defending player, and is no ally by that.`
      : `${player} takes the action as ${sided(sides[0] as Side)} player, and is no ally by that.`;
  return {
    steps: [{ text: `${player} is not allied and was invited by ${joinAnd(leaders)}.`, rule: WITHOUT_UNITS }],
    consequences: [{ type: 'acts-as', player, sides, text, rule: WITHOUT_UNITS }],
  };
}

interface Act {
  player: string;
  designator: string;
  side?: Side | undefined;
}

function wrongKind({ player, designator }: Act, allowed: string, rule: string): Decision {
  if (/\breaction$/i.test(designator)) {
    const answer =
      'The Multiplayer rules do not mention Reactions, so the normal rules say when one may be taken; it is no action at an opportunity.';
    return {
      ...refuse('wrong-designator', 'designator', answer, rule, 'multiplayer/scope'),
      verdict: 'not-covered',
    };
  }
  const answer = `${player} may take only ${allowed} here, and this one is ${designator}.`;
  return refuse('wrong-designator', 'designator', answer, rule);
}

function actInActionPhase(state: State, event: Act): Presence | Refusal {
  const { player, designator } = event;
  const isActive = state.turn?.active === player;
  const allowed = kindsAt(isActive);
  if (!kindsOf(designator).some(kind => allowed.includes(kind)))
    return wrongKind(event, `${allowed.join(' and ')} actions`, ACTION_PHASE);
  const text = isActive
    ? `${player} is the active player and may take Limited and Open actions.`
    : `${player} is not the active player and may take Open actions only.`;
  return { steps: [{ text, rule: ACTION_PHASE }], consequences: [] };
}

function actInCombat(attack: Attack, event: Act): Presence | Refusal {
  const { player, designator, side } = event;
  const kinds = kindsOf(designator);
  if (!kinds.includes('Battle') && !kinds.includes('Open')) return wrongKind(event, 'Battle actions', ORDER);
  const presence = presenceOf(attack, player, side);
  if (isRefusal(presence)) return presence;
  const text = `It is ${player}’s opportunity to take a Battle action or to pass.`;
  return { ...presence, steps: [{ text, rule: ORDER }, ...presence.steps] };
}

/** A player uses the opportunity for an action. */
export const act = defineEvent({
  type: 'act',
  fields: {
    player,
    designator: name.describe('As the card has it: Limited, Open, Battle, Fear Battle, Open/Battle …'),
    side: side.optional().describe('For a player whom both invited, in combat: as which the action is taken'),
  },
  ask: ({ player, designator }) => `May ${player} take ${formatAction(designator)} now?`,
  rule(state, event) {
    const { player, designator } = event;
    const round = checkOpportunity(state, player);
    if (isRefusal(round)) return round;
    const combat = state.phase === 'combat';
    const acts = combat ? actInCombat(state.attack as Attack, event) : actInActionPhase(state, event);
    if (isRefusal(acts)) return acts;
    // the page gives an opportunity for a Battle action; whether Open actions go in battles is for the rulebook
    const covered = !combat || kindsOf(designator).includes('Battle');
    return permit({
      covered,
      answer: covered
        ? `${player} takes ${formatAction(designator)}.`
        : `The page speaks of Battle actions at this opportunity; whether ${player} may take an Open one is for the normal rules.`,
      steps: acts.steps,
      consequences: [...acts.consequences, ...takeOpportunity(state, round, 'act')],
    });
  },
});

/** A player passes: when all who remain have passed in a row, the phase is over. */
export const pass = defineEvent({
  type: 'pass',
  fields: { player },
  ask: ({ player }) => `May ${player} pass now?`,
  rule(state, { player }) {
    const round = checkOpportunity(state, player);
    if (isRefusal(round)) return round;
    const step = { text: `It is ${player}’s opportunity to act or to pass.`, rule: orderRule(state) };
    const consequences = takeOpportunity(state, round, 'pass');
    return permit({ answer: `${player} passes.`, steps: [step], consequences });
  },
});

/** Everyone who has not passed since the last action passes in order, and the phase is over. */
export const allPass = defineEvent({
  type: 'all-pass',
  fields: {},
  ask: () => 'May all players pass now?',
  rule(state) {
    const round = checkOpportunity(state, null);
    if (isRefusal(round)) return round;
    const text = `From ${round.to} on, each player passes at their opportunity.`;
    const step = { text, rule: orderRule(state) };
    let consequences = takeOpportunity(state, round, 'pass');
    while (state.round) consequences = takeOpportunity(state, round, 'pass');
    return permit({ answer: 'All players pass.', steps: [step], consequences });
  },
});

/** An additional action outside the normal sequence: whose opportunity it is, and who has passed, stay as they were. */
export const extraAction = defineEvent({
  type: 'extra-action',
  fields: { player },
  ask: ({ player }) => `May ${player} take an additional action outside the sequence?`,
  rule({ phase, attack, round }, { player }) {
    const combat = phase === 'combat';
    const presence = combat ? presenceOf(attack as Attack, player) : { steps: [], consequences: [] };
    if (isRefusal(presence)) return presence;
    const text =
      'Additional actions are outside the normal sequence and do not change whose opportunity is next.';
    return permit({
      covered: combat,
      answer: combat
        ? `${player} takes an additional action; the order stays as it was.`
        : `The page speaks of additional actions in combat only; ${player} takes one here, and the order stays as it was.`,
      steps: [{ text, rule: ORDER }, ...presence.steps],
      caveats: [
        round !== null &&
          round.passed.size > 0 &&
          'The page does not say whether an additional action interrupts passes in a row: here the passes before it still count.',
      ],
      consequences: presence.consequences,
    });
  },
});

/** An effect changes who has the first opportunity of a Combat Segment: the order goes on from that player's left. */
export const firstOpportunity = defineEvent({
  type: 'first-opportunity',
  fields: { player },
  ask: ({ player }) => `Does ${player} get the first opportunity?`,
  rule(state, { player }) {
    const { phase, round, attack } = state;
    if (phase !== 'combat' || !round || !attack?.battle) {
      const answer =
        'The first opportunity can change only in a Combat Segment, and no Combat Segment is under way.';
      return refuse('wrong-phase', 'type', answer, ORDER);
    }
    if (round.opened) {
      const answer = 'The first opportunity of this Combat Segment has been used, and can no longer change.';
      return refuse('wrong-phase', 'type', answer, ORDER);
    }
    attack.battle.first = player;
    round.to = player;
    const text = `An effect gives ${player} the first opportunity; the next one goes to ${leftOf(state.seats, player)}, to the left of ${player}.`;
    return permit({
      answer: `${player} has the first opportunity.`,
      steps: [{ text, rule: ORDER }],
      consequences: [tellOrder(state, attack, player)],
    });
  },
});
