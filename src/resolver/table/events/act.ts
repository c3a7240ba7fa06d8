import { type Decision, permit, refuse } from '../decision.js';
import { formatAction, type Kind, kindsAt, kindsOf } from '../designator.js';
import type { EventOf } from '../event.js';
import { presenceOf } from '../presence.js';
import { checkOpportunity, orderRule, takeOpportunity } from '../rounds.js';
import type { Attack, Round, State } from '../state.js';

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
