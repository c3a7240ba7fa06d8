import { leftOf } from '../../orders/index.js';
import { type Decision, isRefusal, permit, refuse } from '../decision.js';
import type { EventOf } from '../event.js';
import { presenceOf } from '../joining.js';
import {
  checkOpportunity,
  formatAction,
  kindsAt,
  kindsOf,
  makeRound,
  orderRule,
  settleRound,
  takeOpportunity,
} from '../rounds.js';
import type { Attack, Round, State } from '../state.js';
import { tellOrder } from './battle.js';

const ACTION_PHASE = 'multiplayer/action-phase';
const TURN_ORDER = 'multiplayer/turn-order';

/** The Action Phase begins: the active player has the first opportunity. */
export function beginActionPhase(state: State): Decision {
  const { turn, phase, seats } = state;
  if (!turn) {
    const answer = 'No turn has begun, so there is no active player with whom an Action Phase could start.';
    return refuse('wrong-phase', answer, ACTION_PHASE, TURN_ORDER);
  }
  const { active } = turn;
  if (phase !== 'turn') {
    const answer = 'Another part of the turn is under way, so the Action Phase cannot begin.';
    return refuse('wrong-phase', answer, ACTION_PHASE, TURN_ORDER);
  }
  if (seats.eliminated.has(active)) {
    const answer = `${active}, the active player, has been eliminated: the next turn begins.`;
    const refusal = refuse('eliminated-player', answer, 'multiplayer/elimination', ACTION_PHASE);
    return { ...refusal, field: 'type' };
  }
  turn.actionPhases++;
  state.phase = 'action';
  state.round = makeRound(active);
  const again = turn.actionPhases > 1;
  const text = 'The opportunities start with the active player and go around in turn order.';
  return permit({
    verdict: again ? 'not-covered' : 'yes',
    answer: again
      ? `The pages do not speak of another Action Phase in one turn; if an effect makes one, ${active} has the first opportunity.`
      : `The Action Phase begins: ${active}, the active player, has the first opportunity.`,
    steps: [{ text, rule: ACTION_PHASE }],
    consequences: settleRound(state, state.round),
  });
}

type Act = EventOf<'act'>;

function wrongKind({ player, designator }: Act, allowed: string, rule: string): Decision {
  if (/\breaction$/i.test(designator)) {
    const answer =
      'The Multiplayer rules do not mention Reactions, so the normal rules say when one may be taken; it is no action at an opportunity.';
    return { ...refuse('wrong-designator', answer, rule, 'multiplayer/scope'), verdict: 'not-covered' };
  }
  const answer = `${player} may take only ${allowed} here, and this one is ${designator}.`;
  return refuse('wrong-designator', answer, rule);
}

function actInActionPhase(state: State, round: Round, event: Act): Decision {
  const { player, designator } = event;
  const isActive = state.turn?.active === player;
  const allowed = kindsAt(isActive);
  if (!kindsOf(designator).some(kind => allowed.includes(kind))) {
    return wrongKind(event, `${allowed.join(' and ')} actions`, ACTION_PHASE);
  }
  const text = isActive
    ? `${player} is the active player and may take Limited and Open actions.`
    : `${player} is not the active player and may take Open actions only.`;
  return permit({
    answer: `${player} takes ${formatAction(designator)}.`,
    steps: [{ text, rule: ACTION_PHASE }],
    consequences: takeOpportunity(state, round, 'act'),
  });
}

// the page gives an opportunity for a Battle action; whether Open actions go in battles is for the rulebook
function actInCombat(state: State, attack: Attack, round: Round, event: Act): Decision {
  const { player, designator, side } = event;
  const kinds = kindsOf(designator);
  const battle = kinds.includes('Battle');
  const rule = orderRule(state);
  if (!battle && !kinds.includes('Open')) return wrongKind(event, 'Battle actions', rule);
  const presence = presenceOf(attack, player, side);
  if (isRefusal(presence)) return presence;
  const step = { text: `It is ${player}’s opportunity to take a Battle action or to pass.`, rule };
  return permit({
    verdict: battle ? 'yes' : 'not-covered',
    answer: battle
      ? `${player} takes ${formatAction(designator)}.`
      : `The page speaks of Battle actions at this opportunity; whether ${player} may take an Open one is for the normal rules.`,
    steps: [step, ...presence.steps],
    consequences: [...presence.consequences, ...takeOpportunity(state, round, 'act')],
  });
}

/** A player uses the opportunity for an action. */
export function act(state: State, event: Act): Decision {
  const round = checkOpportunity(state, event.player);
  if (isRefusal(round)) return round;
  return state.phase === 'combat'
    ? actInCombat(state, state.attack as Attack, round, event)
    : actInActionPhase(state, round, event);
}

/** A player passes: when all who remain have passed in a row, the phase is over. */
export function pass(state: State, { player }: EventOf<'pass'>): Decision {
  const round = checkOpportunity(state, player);
  if (isRefusal(round)) return round;
  const step = { text: `It is ${player}’s opportunity to act or to pass.`, rule: orderRule(state) };
  const consequences = takeOpportunity(state, round, 'pass');
  return permit({ answer: `${player} passes.`, steps: [step], consequences });
}

/** Everyone who has not passed since the last action passes in order, and the phase is over. */
export function allPass(state: State): Decision {
  const round = checkOpportunity(state, null);
  if (isRefusal(round)) return round;
  const step = {
    text: `From ${round.to} on, each player passes at their opportunity.`,
    rule: orderRule(state),
  };
  let consequences = takeOpportunity(state, round, 'pass');
  while (state.round) consequences = takeOpportunity(state, round, 'pass');
  return permit({ answer: 'All players pass.', steps: [step], consequences });
}

const ORDER = 'multiplayer/attack/combat-order';

/** An additional action outside the normal sequence: whose opportunity it is, and who has passed, stay as they were. */
export function extraAction(state: State, { player }: EventOf<'extra-action'>): Decision {
  const { phase, attack, round } = state;
  const combat = phase === 'combat';
  const presence = combat ? presenceOf(attack as Attack, player, undefined) : { steps: [], consequences: [] };
  if (isRefusal(presence)) return presence;
  const text =
    'Additional actions are outside the normal sequence and do not change whose opportunity is next.';
  return permit({
    verdict: combat ? 'yes' : 'not-covered',
    answer: combat
      ? `${player} takes an additional action; the order stays as it was.`
      : `The page speaks of additional actions in combat only; ${player} takes one here, and the order stays as it was.`,
    steps: [{ text, rule: ORDER }, ...presence.steps],
    caveats: round?.passed.size
      ? [
          'The page does not say whether an additional action interrupts passes in a row: here the passes before it still count.',
        ]
      : [],
    consequences: presence.consequences,
  });
}

/** An effect changes who has the first opportunity of a Combat Segment: the order goes on from that player's left. */
export function firstOpportunity(state: State, { player }: EventOf<'first-opportunity'>): Decision {
  const { phase, round, attack } = state;
  if (phase !== 'combat' || !round || !attack?.battle) {
    const answer = 'The first opportunity is changed in a Combat Segment, and none is under way.';
    return refuse('wrong-phase', answer, ORDER);
  }
  if (round.opened) {
    const answer = 'The first opportunity of this Combat Segment has been used, and can no longer change.';
    return refuse('wrong-phase', answer, ORDER);
  }
  attack.battle.first = player;
  round.to = player;
  const text = `An effect gives ${player} the first opportunity; the next one goes to ${leftOf(state.seats, player)}, to the left of ${player}.`;
  return permit({
    answer: `${player} has the first opportunity.`,
    steps: [{ text, rule: ORDER }],
    consequences: [tellOrder(state, attack, player)],
  });
}
