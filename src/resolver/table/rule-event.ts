import { type Decision, refuse } from './decision.js';
import type { EventOf, EventType, TableEvent } from './event.js';
import { act, beginActionPhase, extraAction, firstOpportunity, pass } from './events/actions.js';
import { assign, bring } from './events/arrivals.js';
import { beginCombat, endAttack, endBattle } from './events/battle.js';
import { declareAttack, invite } from './events/declaration.js';
import { beginManeuvers, done } from './events/maneuvers.js';
import { beginTurn, effect, eliminate } from './events/turns.js';
import type { State } from './state.js';

const REDUCERS: { [Type in EventType]: (state: State, event: EventOf<Type>) => Decision } = {
  'begin-turn': beginTurn,
  'begin-action-phase': beginActionPhase,
  act,
  pass,
  'declare-attack': declareAttack,
  invite,
  'begin-maneuvers': beginManeuvers,
  assign,
  done,
  move: bring,
  create: bring,
  'begin-combat': beginCombat,
  'first-opportunity': firstOpportunity,
  'extra-action': extraAction,
  'end-battle': endBattle,
  'end-attack': endAttack,
  eliminate,
  effect,
};

/** Players who would do something in the event. Effects of players who left go on, so their owners are no doers. */
function doersOf(event: TableEvent): string[] {
  switch (event.type) {
    case 'declare-attack':
      return [event.attacker, event.defender];
    case 'invite':
      return [event.by, ...event.players];
    case 'effect':
      return [];
    default:
      return 'player' in event ? [event.player] : [];
  }
}

/** Rules one event: changes the state where it is legal, and leaves it as it was where it is not. */
export function ruleEvent(state: State, event: TableEvent): Decision {
  const question = `Is ${event.type} legal now?`;
  if (state.outcome) {
    const answer = `The game is over: only ${state.outcome.winner} is left.`;
    return refuse(question, { code: 'game-over', answer, rules: ['multiplayer/winning-and-losing'] });
  }
  const gone = doersOf(event).find(player => state.seats.eliminated.has(player));
  if (gone !== undefined) {
    const answer = `${gone} has been eliminated and has left the game.`;
    return refuse(question, { code: 'eliminated-player', answer, rules: ['multiplayer/elimination'] });
  }
  const reduce = REDUCERS[event.type] as (state: State, event: TableEvent) => Decision;
  return reduce(state, event);
}
