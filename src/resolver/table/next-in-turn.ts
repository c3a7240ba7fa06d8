import { leftOf } from '../orders/index.js';
import { kindsAt } from './designator.js';
import { type Choice, type NextDraft, passing, say } from './next-draft.js';
import type { Round, State } from './state.js';

const nextTurn: Choice = { type: 'begin-turn', what: 'begin the next turn' };
const declare: Choice = { type: 'declare-attack', what: 'declare an attack on another player' };

/** Before the first turn of the record. */
export function beforeFirstTurn(): NextDraft {
  const next = say(null, [{ type: 'begin-turn', what: 'begin the first turn, as the starting player' }], {
    answer: 'The starting player takes the first turn; the Multiplayer page does not say who that is.',
    text: 'Turn order begins with the starting player and goes to the left.',
    rule: 'multiplayer/turn-order',
  });
  const why = 'The normal rules decide who goes first.';
  return { ...next, draft: { ...next.draft, verdict: 'depends', needs: [{ fact: 'startingPlayer', why }] } };
}

/** In a turn, with no phase under way. */
export function inTurn({ turn, seats }: State): NextDraft {
  const { active, actionPhases, attacks } = turn as NonNullable<State['turn']>;
  const left = leftOf(seats, active);
  if (seats.eliminated.has(active)) {
    return say(left, [nextTurn], {
      answer: `${active} has left the game; the next turn is ${left}’s.`,
      text: `${left} is the nearest remaining player to the left of ${active}.`,
      rule: 'multiplayer/turn-order',
    });
  }
  if (attacks > 0) {
    return say(left, [nextTurn], {
      answer: `The attack is over. When ${active}’s turn ends, the next turn is ${left}’s.`,
      text: `${left} is the nearest remaining player to the left of ${active}.`,
      rule: 'multiplayer/turn-order',
    });
  }
  if (actionPhases > 0) {
    return say(active, [declare], {
      answer: `The Action Phase is over. ${active} may declare an attack; otherwise the next turn is ${left}’s.`,
      text: 'The Attack Phase is optional; whoever creates it chooses another player as the Defender.',
      rule: 'multiplayer/attack/declaration',
    });
  }
  return say(active, [{ type: 'begin-action-phase', what: 'begin the Action Phase' }], {
    answer: `It is ${active}’s turn; in the Action Phase ${active} has the first opportunity.`,
    text: 'The opportunities of the Action Phase start with the active player.',
    rule: 'multiplayer/action-phase',
  });
}

/** In the Action Phase. */
export function inActionPhase(state: State, { to }: Round): NextDraft {
  const isActive = state.turn?.active === to;
  const designators = kindsAt(isActive);
  const kinds = designators.join(' or ');
  return say(to, [{ type: 'act', what: `take a legal ${kinds} action`, designators }, passing], {
    answer: `It is ${to}’s opportunity: a legal ${kinds} action, or a pass.`,
    text: isActive
      ? 'At these opportunities the active player may take Limited and Open actions.'
      : `At these opportunities only the active player may take Limited actions; ${to} may take Open ones.`,
    rule: 'multiplayer/action-phase',
  });
}
