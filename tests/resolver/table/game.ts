import fc from 'fast-check';
import { LOSSES } from '../../../src/resolver/table/events/elimination.js';
import type { TableEvent } from '../../../src/resolver/table/events.js';
import { type Choice, tellNext } from '../../../src/resolver/table/next.js';
import { ruleEvent } from '../../../src/resolver/table/rule-event.js';
import { makeState, SEGMENTS, type State } from '../../../src/resolver/table/state.js';

/** A random game: a seating and events, most of them sensible, some of them not. */
export interface Game {
  players: string[];
  events: unknown[];
}

const SIDES = ['attacking', 'defending'] as const;
type Pick = <T>(list: readonly T[]) => T;

// numbers that fast-check can shrink, used up one after another
function makePick(numbers: readonly number[]): Pick {
  let at = 0;
  return list => list[(numbers[at++ % numbers.length] ?? 0) % list.length] as (typeof list)[number];
}

function someUnits(pick: Pick, player: string): string[] {
  return [`${player}${pick([1, 2, 3])}`];
}

function anyEvent(pick: Pick, players: readonly string[]): unknown {
  const player = pick(players);
  const arrival = {
    player,
    side: pick(SIDES),
    battlefield: pick(['P', 'Q']),
    units: someUnits(pick, player),
    ...(pick([true, false]) ? { by: pick(players) } : {}),
  };
  const also = [{ side: pick(SIDES), battlefield: pick(['P', 'Q']), units: [`${player}4`] }];
  return pick<unknown>([
    { type: 'begin-turn', player },
    { type: 'begin-action-phase' },
    { type: 'act', player, designator: pick(['Limited', 'Open', 'Battle', 'Reaction']) },
    { type: 'pass', player },
    { type: 'all-pass' },
    { type: 'declare-attack', attacker: player, defender: pick(players) },
    { type: 'invite', by: player, players: players.filter(() => pick([true, false])) },
    { type: 'begin-maneuvers', segment: pick(SEGMENTS) },
    { type: 'assign', ...arrival },
    { type: 'assign', ...arrival, also, forgo: pick(SIDES) },
    { type: 'done', player },
    { type: 'move', ...arrival },
    { type: 'move', ...arrival, also },
    { type: 'create', ...arrival, also },
    { type: 'begin-combat', battlefield: pick(['P', 'Q']) },
    { type: 'first-opportunity', player },
    { type: 'extra-action', player },
    { type: 'end-battle' },
    { type: 'end-attack' },
    { type: 'eliminate', player, by: pick(LOSSES) },
    { type: 'eliminate', player, by: pick(LOSSES) },
    { type: 'win', player: pick([...players, 'Nobody']), by: pick(['Honor', 'Enlightenment']) },
    { type: 'effect', id: pick(['e1', 'e2', 'e3', 'e4']), controller: player, endsInTurnOf: pick(players) },
    { type: 'nonsense' },
    { type: 'pass', player: 'Nobody' },
  ]);
}

function sensibleEvent(pick: Pick, players: readonly string[], player: string, choice: Choice): unknown {
  switch (choice.type) {
    case 'act':
      return { type: 'act', player, designator: pick(choice.designators ?? []) };
    case 'declare-attack':
      return {
        type: 'declare-attack',
        attacker: player,
        defender: pick(players.filter(one => one !== player)),
      };
    case 'invite':
      return {
        type: 'invite',
        by: player,
        players: players.filter(one => one !== player && pick([true, false])),
      };
    case 'begin-maneuvers':
      return { type: 'begin-maneuvers', segment: choice.what.includes('Cavalry') ? 'Cavalry' : 'Infantry' };
    case 'assign': {
      const side = pick(SIDES);
      return { type: 'assign', player, side, battlefield: pick(['P', 'Q']), units: someUnits(pick, player) };
    }
    case 'begin-combat':
      return { type: 'begin-combat', battlefield: pick(['P', 'Q']) };
    default:
      return { type: choice.type, player };
  }
}

function nextEvent(pick: Pick, players: readonly string[], state: State): unknown {
  const { player, may } = tellNext(state);
  if (pick([0, 1, 2, 3]) === 0 || may.length === 0) return anyEvent(pick, players);
  const choice = pick(may);
  const event = sensibleEvent(pick, players, player ?? pick(players), choice) as Record<string, unknown>;
  if (['end-battle', 'end-attack', 'begin-action-phase', 'all-pass'].includes(choice.type))
    delete event.player;
  return event;
}

export function isReadable(event: unknown): event is TableEvent {
  const { type, player } = event as { type: string; player?: string };
  return type !== 'nonsense' && player !== 'Nobody';
}

/** Games of three to six players; about a quarter of the events are picked blindly. */
export const games: fc.Arbitrary<Game> = fc
  .record({
    seats: fc.integer({ min: 3, max: 6 }),
    steps: fc.array(fc.array(fc.nat(5039), { minLength: 12, maxLength: 12 }), {
      maxLength: 60,
      size: 'max',
    }),
  })
  .map(({ seats, steps }) => {
    const players = [...'ABCDEF'].slice(0, seats);
    const state = makeState(players);
    const events = steps.map(numbers => {
      const event = nextEvent(makePick(numbers), players, state);
      if (isReadable(event)) ruleEvent(state, event, '');
      return event;
    });
    return { players, events };
  });
