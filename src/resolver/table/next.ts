import { goneCaveat, leftOf } from '../orders/index.js';
import { openPoints } from './attack.js';
import { type Choice, choose, chooseAction, type NextDraft, say } from './choice.js';
import { inAttack } from './next-in-attack.js';
import { kindsAt } from './rounds.js';
import { type Round, remaining, type State } from './state.js';

const TURN_ORDER = 'multiplayer/turn-order';

/** Before the first turn of the record. */
function beforeFirstTurn({ seats }: State): NextDraft {
  const begin = choose('begin-turn', 'begin the first turn, as the starting player', {
    player: remaining(seats),
  });
  const next = say(null, [begin], {
    answer: 'The starting player takes the first turn; the Multiplayer page does not say who that is.',
    text: 'Turn order begins with the starting player and goes to the left.',
    rule: TURN_ORDER,
  });
  const why = 'The normal rules decide who goes first.';
  return { ...next, draft: { ...next.draft, verdict: 'depends', needs: [{ fact: 'startingPlayer', why }] } };
}

/** In a turn, with no phase under way. */
function inTurn({ turn, seats }: State): NextDraft {
  const { active, actionPhases, attacks } = turn as NonNullable<State['turn']>;
  const left = leftOf(seats, active);
  const nextTurn: Choice = choose('begin-turn', 'begin the next turn', { player: [left] });
  const neighbour = `${left} is the nearest remaining player to the left of ${active}.`;
  const gone = seats.eliminated.has(active);
  if (gone || attacks > 0) {
    return say(left, [nextTurn], {
      answer: gone
        ? `${active} has left the game; the next turn is ${left}’s.`
        : `The attack is over. When ${active}’s turn ends, the next turn is ${left}’s.`,
      text: neighbour,
      rule: TURN_ORDER,
      caveats: goneCaveat(seats, active),
    });
  }
  if (actionPhases > 0) {
    const defender = remaining(seats).filter(player => player !== active);
    const what = 'declare an attack on another player';
    return say(active, [choose('declare-attack', what, { attacker: [active], defender }), nextTurn], {
      answer: `The Action Phase is over. ${active} may declare an attack; otherwise the next turn is ${left}’s.`,
      text: 'The Attack Phase is optional; the player who creates it chooses another player as the Defender.',
      rule: 'multiplayer/attack/declaration',
    });
  }
  return say(active, [choose('begin-action-phase', 'begin the Action Phase')], {
    answer: `It is ${active}’s turn; in the Action Phase ${active} has the first opportunity.`,
    text: 'The opportunities of the Action Phase start with the active player.',
    rule: 'multiplayer/action-phase',
  });
}

/** In the Action Phase. */
function inActionPhase(state: State, { to }: Round): NextDraft {
  const isActive = state.turn?.active === to;
  const designators = kindsAt(isActive);
  return say(to, chooseAction(to, designators), {
    answer: `It is ${to}’s opportunity: a legal ${designators.join(' or ')} action, or a pass.`,
    text: isActive
      ? 'At these opportunities the active player may take Limited and Open actions.'
      : `At these opportunities only the active player may take Limited actions; ${to} may take Open ones.`,
    rule: 'multiplayer/action-phase',
  });
}

/** Who has won, or who is left. */
export function sayOutcome({ seats, outcome }: State): string {
  const last = remaining(seats)[0];
  return outcome?.winner
    ? `${outcome.winner} has won ${outcome.victory === 'Honor' || outcome.victory === 'Enlightenment' ? 'an' : 'a'} ${outcome.victory} Victory.`
    : `Only ${last} is left. The page does not say what ${last} wins.`;
}

function afterGame(state: State): NextDraft {
  const text =
    'A win is named for the player who sees the last other player eliminated by Military or Dishonor means, and for an Honor or Enlightenment Victory.';
  const answer = `The game is over: ${sayOutcome(state)}`;
  const next = say(null, [], { answer, text, rule: 'multiplayer/winning-and-losing' });
  return state.outcome?.winner ? next : { ...next, draft: { ...next.draft, verdict: 'not-covered' } };
}

function findNext(state: State): NextDraft {
  const { outcome, attack, round, turn } = state;
  if (outcome) return afterGame(state);
  if (attack) return inAttack(state, attack);
  if (round) return inActionPhase(state, round);
  return turn ? inTurn(state) : beforeFirstTurn(state);
}

/** Whose opportunity it is after the last event. */
export function tellNext(state: State): NextDraft {
  const next = findNext(state);
  const caveats = [...next.draft.caveats, ...(state.outcome ? [] : openPoints(state))];
  return { ...next, draft: { ...next.draft, caveats } };
}
