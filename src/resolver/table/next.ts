import { goneCaveat, leftOf } from '../orders/index.js';
import type { Draft } from '../ruling.js';
import { type Choice, choose, chooseAction, type Next } from './choice.js';
import { kindsAt } from './events/actions.js';
import { inAttack } from './next-in-attack.js';
import { openPoints } from './opportunity.js';
import { type InAttack, type Round, remaining, type State } from './state.js';

const TURN_ORDER = 'multiplayer/turn-order';

/** Before the first turn of the record. */
function beforeFirstTurn({ seats }: State): Next {
  const what = 'begin the first turn, as the starting player';
  return {
    may: [choose('begin-turn', what, { player: remaining(seats) })],
    verdict: 'depends',
    answer: 'The starting player takes the first turn; the Multiplayer page does not say who that is.',
    text: 'Turn order begins with the starting player and goes to the left.',
    rule: TURN_ORDER,
    needs: [{ fact: 'startingPlayer', why: 'The normal rules decide who goes first.' }],
  };
}

/** In a turn, with no phase under way. */
function inTurn({ seats }: State, { active, actionPhases, attacks }: NonNullable<State['turn']>): Next {
  const left = leftOf(seats, active);
  const nextTurn = choose('begin-turn', 'begin the next turn', { player: [left] });
  const gone = seats.eliminated.has(active);
  if (gone || attacks > 0) {
    return {
      player: left,
      may: [nextTurn],
      answer: gone
        ? `${active} has left the game; the next turn is ${left}’s.`
        : `The attack is over. When ${active}’s turn ends, the next turn is ${left}’s.`,
      text: `${left} is the nearest remaining player to the left of ${active}.`,
      rule: TURN_ORDER,
      caveats: goneCaveat(seats, active),
    };
  }
  if (actionPhases > 0) {
    const defender = remaining(seats).filter(player => player !== active);
    const what = 'declare an attack on another player';
    return {
      player: active,
      may: [choose('declare-attack', what, { attacker: [active], defender }), nextTurn],
      answer: `The Action Phase is over. ${active} may declare an attack; otherwise the next turn is ${left}’s.`,
      text: 'The Attack Phase is optional; the player who creates it chooses another player as the Defender.',
      rule: 'multiplayer/attack/declaration',
    };
  }
  return {
    player: active,
    may: [choose('begin-action-phase', 'begin the Action Phase')],
    answer: `It is ${active}’s turn; in the Action Phase ${active} has the first opportunity.`,
    text: 'The opportunities of the Action Phase start with the active player.',
    rule: 'multiplayer/action-phase',
  };
}

/** In the Action Phase. */
function inActionPhase(state: State, { to }: Round): Next {
  const { kinds, ...why } = kindsAt(state, to);
  const answer = `It is ${to}’s opportunity: a legal ${kinds.join(' or ')} action, or a pass.`;
  return { player: to, may: chooseAction(to, kinds), answer, ...why };
}

/** That the game is over: who has won, or who is left. */
export function sayOutcome({ seats, outcome }: State): string {
  const last = remaining(seats)[0];
  const article = outcome?.victory === 'Honor' || outcome?.victory === 'Enlightenment' ? 'an' : 'a';
  return outcome?.winner
    ? `The game is over: ${outcome.winner} has won ${article} ${outcome.victory} Victory.`
    : `The game is over: Only ${last} is left. The page does not say what ${last} wins.`;
}

function findNext(state: State): Next {
  const { outcome, attack, round, turn } = state;
  if (outcome) {
    return {
      may: [],
      verdict: outcome.winner ? 'value' : 'not-covered',
      answer: sayOutcome(state),
      text: 'A win is named for the player who sees the last other player eliminated by Military or Dishonor means, and for an Honor or Enlightenment Victory.',
      rule: 'multiplayer/winning-and-losing',
    };
  }
  if (attack) return inAttack(state as InAttack);
  if (round) return inActionPhase(state, round);
  return turn ? inTurn(state, turn) : beforeFirstTurn(state);
}

/** Whose opportunity it is after the last event, and what may be done. */
export function tellNext(state: State): { player: string | null; may: Choice[]; draft: Draft } {
  const { player = null, may, text, rule, verdict = 'value', caveats = [], ...rest } = findNext(state);
  const question = 'Whose opportunity is it, and what may be done?';
  const open = state.outcome ? [] : openPoints(state);
  const steps = [{ text, rule }];
  const draft: Draft = { ...rest, question, verdict, value: player, steps, caveats: [...caveats, ...open] };
  return { player, may, draft };
}
