import { type Decision, permit, refuse } from '../decision.js';
import { formatAction, type Kind, kindsAt, kindsOf } from '../designator.js';
import type { EventOf } from '../event.js';
import { presenceOf } from '../joining.js';
import { checkOpportunity, makeRound, orderRule, settleRound, takeOpportunity } from '../rounds.js';
import type { Attack, Round, State } from '../state.js';
import { tellOrder } from './battle.js';

const ACTION_PHASE = 'multiplayer/action-phase';

/** The Action Phase begins: the active player has the first opportunity. */
export function beginActionPhase(state: State): Decision {
  const question = 'Does the Action Phase begin?';
  const { turn, phase, seats } = state;
  if (!turn || phase !== 'turn') {
    const answer = turn
      ? `Another part of the turn is under way, so the Action Phase cannot begin.`
      : 'No turn has begun, so there is no active player with whom an Action Phase could start.';
    return refuse(question, { code: 'wrong-phase', answer, rules: [ACTION_PHASE, 'multiplayer/turn-order'] });
  }
  if (seats.eliminated.has(turn.active)) {
    const answer = `${turn.active}, the active player, has been eliminated: the next turn is to begin.`;
    return refuse(question, {
      code: 'eliminated-player',
      answer,
      rules: ['multiplayer/elimination', ACTION_PHASE],
    });
  }
  turn.actionPhases++;
  state.phase = 'action';
  state.round = makeRound(turn.active);
  const again = turn.actionPhases > 1;
  return permit(
    {
      question,
      verdict: again ? 'not-covered' : 'yes',
      answer: again
        ? `The pages do not speak of another Action Phase in one turn; if an effect makes one, ${turn.active} has the first opportunity.`
        : `The Action Phase begins: ${turn.active}, the active player, has the first opportunity.`,
      steps: [
        {
          text: 'The opportunities start with the active player and go around in turn order.',
          rule: ACTION_PHASE,
        },
      ],
    },
    settleRound(state, state.round),
  );
}

type Act = EventOf<'act'>;

const ask = ({ player, designator }: Act) => `May ${player} take ${formatAction(designator)} now?`;

function wrongKind(event: Act, rule: string, allowed: string): Decision {
  const answer = `${event.player} may take only ${allowed} here, and this one is ${event.designator}.`;
  return refuse(ask(event), { code: 'wrong-designator', answer, rules: [rule] });
}

function actInActionPhase(state: State, round: Round, event: Act): Decision {
  const { player, designator } = event;
  const isActive = state.turn?.active === player;
  const allowed = kindsAt(isActive);
  const rule = 'multiplayer/action-phase';
  if (!kindsOf(designator).some(kind => allowed.includes(kind))) {
    return wrongKind(event, rule, `${allowed.join(' and ')} actions`);
  }
  const text = isActive
    ? `${player} is the active player and may take Limited and Open actions.`
    : `${player} is not the active player and may take Open actions only.`;
  const answer = `${player} takes ${formatAction(designator)}.`;
  const steps = [{ text, rule }];
  return permit({ question: ask(event), answer, steps }, takeOpportunity(state, round, 'act'));
}

// the page gives an opportunity for a Battle action; whether Open actions go in battles is the rulebook's to say
function actInCombat(state: State, attack: Attack, round: Round, event: Act): Decision {
  const { player, designator, side } = event;
  const kinds: Kind[] = kindsOf(designator);
  const battle = kinds.includes('Battle');
  const rule = orderRule(state);
  if (!battle && !kinds.includes('Open')) return wrongKind(event, rule, 'Battle actions');
  const presence = presenceOf(attack, player, side);
  if ('code' in presence) return refuse(ask(event), presence);
  const step = { text: `It is ${player}’s opportunity to take a Battle action or to pass.`, rule };
  return permit(
    {
      question: ask(event),
      verdict: battle ? 'yes' : 'not-covered',
      answer: battle
        ? `${player} takes ${formatAction(designator)}.`
        : `The page speaks of Battle actions at this opportunity; whether ${player} may take an Open one is for the normal rules.`,
      steps: [step, ...presence.steps],
    },
    [...presence.consequences, ...takeOpportunity(state, round, 'act')],
  );
}

/** A player uses the opportunity for an action. */
export function act(state: State, event: Act): Decision {
  const refusal = checkOpportunity(state, event.player);
  if (refusal) return refuse(ask(event), refusal);
  const round = state.round as Round;
  return state.phase === 'combat'
    ? actInCombat(state, state.attack as Attack, round, event)
    : actInActionPhase(state, round, event);
}

/** A player passes: when all who remain have passed in a row, the phase is over. */
export function pass(state: State, { player }: EventOf<'pass'>): Decision {
  const question = `May ${player} pass now?`;
  const refusal = checkOpportunity(state, player);
  if (refusal) return refuse(question, refusal);
  const steps = [{ text: `It is ${player}’s opportunity to act or to pass.`, rule: orderRule(state) }];
  const consequences = takeOpportunity(state, state.round as Round, 'pass');
  return permit({ question, answer: `${player} passes.`, steps }, consequences);
}

const ORDER = 'multiplayer/attack/combat-order';

/** An additional action outside the normal sequence: whose opportunity it is, and who has passed, stay as they were. */
export function extraAction(state: State, { player }: EventOf<'extra-action'>): Decision {
  const question = `May ${player} take an additional action outside the sequence?`;
  const { phase, attack, round } = state;
  const presence = phase === 'combat' && attack ? presenceOf(attack, player, undefined) : null;
  if (presence && 'code' in presence) return refuse(question, presence);
  const text =
    'Additional actions stand outside the normal sequence and do not change whose opportunity is next.';
  const passed = round !== null && round.passed.size > 0;
  return permit(
    {
      question,
      verdict: phase === 'combat' ? 'yes' : 'not-covered',
      answer:
        phase === 'combat'
          ? `${player} takes an additional action; the order stays as it was.`
          : `The page speaks of additional actions in combat only; ${player} takes one here, and the order stays as it was.`,
      steps: [{ text, rule: ORDER }, ...(presence?.steps ?? [])],
      caveats: passed
        ? [
            'The page does not say whether an additional action interrupts passes in a row: here the passes before it still count.',
          ]
        : [],
    },
    presence?.consequences ?? [],
  );
}

/** An effect changes who has the first opportunity of a Combat Segment: the order goes on from that player's left. */
export function firstOpportunity(state: State, { player }: EventOf<'first-opportunity'>): Decision {
  const question = `Does ${player} get the first opportunity?`;
  const { phase, round } = state;
  if (phase !== 'combat' || !round) {
    const answer = 'The first opportunity is changed in a Combat Segment, and none is under way.';
    return refuse(question, { code: 'wrong-phase', answer, rules: [ORDER] });
  }
  if (round.opened) {
    const answer =
      'The first opportunity of this Combat Segment has been used, so nobody can get it any more.';
    return refuse(question, { code: 'wrong-phase', answer, rules: [ORDER] });
  }
  const attack = state.attack as Attack & { battle: NonNullable<Attack['battle']> };
  attack.battle.first = player;
  round.to = player;
  const text = `An effect gives ${player} the first opportunity; the next one is that of the player to the left of ${player}.`;
  return permit(
    { question, answer: `${player} has the first opportunity.`, steps: [{ text, rule: ORDER }] },
    [tellOrder(state, attack, player)],
  );
}
