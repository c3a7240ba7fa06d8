import { joinAnd } from '../../language/index.js';
import type { Draft } from '../ruling.js';
import { currentPlace, openPoints } from './attack.js';
import { type Consequence, type Decision, isRefusal, type Refusal, refuse } from './decision.js';
import type { EventOf, EventType, TableEvent } from './event.js';
import { act, allPass, beginActionPhase, extraAction, firstOpportunity, pass } from './events/actions.js';
import { beginCombat, endAttack, endBattle } from './events/battle.js';
import { declareAttack, invite } from './events/declaration.js';
import { eliminate, win } from './events/elimination.js';
import { assign, beginManeuvers, bring, done, tellPlace } from './events/maneuvers.js';
import { setup } from './events/setup.js';
import { beginTurn, effect } from './events/turns.js';
import { sayOutcome } from './next.js';
import { formatAction } from './rounds.js';
import type { State } from './state.js';

/** For each event, the question that its ruling answers, and the reducer that rules on it. */
const RULINGS: {
  [Type in EventType]: [
    ask: (event: EventOf<Type>) => string,
    reduce: (state: State, event: EventOf<Type>) => Decision,
  ];
} = {
  setup: [() => 'Can the record begin here?', setup],
  'begin-turn': [({ player }) => `Does the turn of ${player} begin?`, beginTurn],
  'begin-action-phase': [() => 'Does the Action Phase begin?', beginActionPhase],
  act: [({ player, designator }) => `May ${player} take ${formatAction(designator)} now?`, act],
  pass: [({ player }) => `May ${player} pass now?`, pass],
  'all-pass': [() => 'May all players pass now?', allPass],
  'declare-attack': [
    ({ attacker, defender }) => `May ${attacker} declare an attack on ${defender}?`,
    declareAttack,
  ],
  invite: [({ by, players }) => `May ${by} invite ${joinAnd(players) || 'no player'}?`, invite],
  'begin-maneuvers': [({ segment }) => `Does the ${segment} Maneuvers Segment begin?`, beginManeuvers],
  assign: [({ player, side }) => `May units of ${player} assign to the ${side} side?`, assign],
  done: [({ player }) => `Is ${player} finished assigning?`, done],
  move: [({ player, side }) => `May units of ${player} move to the ${side} side?`, bring],
  create: [({ player, side }) => `May units of ${player} be brought into play on the ${side} side?`, bring],
  'begin-combat': [({ battlefield }) => `Does the Combat Segment at ${battlefield} begin?`, beginCombat],
  'first-opportunity': [({ player }) => `Does ${player} get the first opportunity?`, firstOpportunity],
  'extra-action': [
    ({ player }) => `May ${player} take an additional action outside the sequence?`,
    extraAction,
  ],
  'end-battle': [() => 'Is the battle over?', endBattle],
  'end-attack': [() => 'Is the attack over?', endAttack],
  eliminate: [({ player }) => `What happens when ${player} is eliminated?`, eliminate],
  win: [({ player, by }) => `What does the ${by} Victory of ${player} come to?`, win],
  effect: [({ id }) => `When does ${id} end?`, effect],
};

/** Players who would do something in the event. Effects of players who left go on. */
function doersOf(event: TableEvent): string[] {
  switch (event.type) {
    case 'declare-attack':
      return [event.attacker, event.defender];
    case 'invite':
      return [event.by, ...event.players];
    default:
      return 'player' in event ? [event.player] : [];
  }
}

function checkGame(state: State, event: TableEvent): Refusal | null {
  if (state.outcome)
    return refuse('game-over', `The game is over: ${sayOutcome(state)}`, 'multiplayer/winning-and-losing');
  const gone = doersOf(event).find(player => state.seats.eliminated.has(player));
  if (gone === undefined) return null;
  return refuse(
    'eliminated-player',
    `${gone} has been eliminated and has left the game.`,
    'multiplayer/elimination',
  );
}

/** An event, ruled: a refused one has no consequences. */
export interface Ruled {
  refusal: Refusal | null;
  draft: Draft;
  consequences: Consequence[];
}

/** Rules one event: changes the state where it is legal, and leaves it as it was where it is not. */
export function ruleEvent(state: State, event: TableEvent): Ruled {
  const [ask, reduce] = RULINGS[event.type] as [
    (event: TableEvent) => string,
    (state: State, event: TableEvent) => Decision,
  ];
  const question = ask(event);
  const place = currentPlace(state);
  const open = openPoints(state);
  const decision = checkGame(state, event) ?? reduce(state, event);
  if (isRefusal(decision)) {
    const { answer, rules, verdict = 'no', caveats = [] } = decision;
    const steps = rules.slice(0, 1).map(rule => ({ text: answer, rule }));
    const draft: Draft = { question, verdict, answer, steps, cites: rules, caveats };
    return { refusal: decision, draft, consequences: [] };
  }
  const { consequences, ...draft } = decision;
  const next = currentPlace(state);
  // an event that closes a place in the order of a segment says what comes after it
  if (place && place !== next && state.phase === 'maneuvers') consequences.push(tellPlace(next));
  const stillOpen = state.outcome ? [] : openPoints(state);
  // what comes next in an order is as open as the part of the game that it is the order of
  const opens = stillOpen.length > open.length || consequences.some(({ type }) => type === 'order');
  return {
    refusal: null,
    draft: {
      ...draft,
      question,
      verdict: stillOpen.length > 0 && opens ? 'not-covered' : draft.verdict,
      cites: [...(draft.cites ?? []), ...consequences.map(({ rule }) => rule)],
      caveats: [...(draft.caveats ?? []), ...stillOpen],
    },
    consequences,
  };
}
