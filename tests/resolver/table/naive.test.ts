import fc from 'fast-check';
import t from 'tap';
import type { TableEvent } from '../../../src/resolver/table/events.js';
import { findDifference } from './differ.js';
import { games, isReadable } from './game.js';

t.test('random games of three to six players come to the same', async t => {
  fc.assert(
    fc.property(games, ({ players, events }) => {
      const difference = findDifference(players, events.filter(isReadable));
      if (difference) throw new Error(difference);
    }),
    { numRuns: 300 },
  );
  t.pass();
});

/** Every stream of a few events that may follow a beginning. */
function* streams(events: readonly object[], length: number): Generator<object[]> {
  if (length === 0) return yield [];
  for (const rest of streams(events, length - 1)) for (const event of events) yield [...rest, event];
}

const PLAYERS = ['A', 'B', 'C'];
const each = (make: (player: string) => object) => PLAYERS.map(make);
const unit = (type: string, player: string, side: string, more = {}) => ({
  type,
  player,
  side,
  battlefield: 'P',
  units: [player.toLowerCase()],
  ...more,
});
const attack = { type: 'declare-attack', attacker: 'A', defender: 'B' };
const invitations = [
  { type: 'invite', by: 'A', players: ['C'] },
  { type: 'invite', by: 'B', players: ['C'] },
];
const eliminations = each(player => ({ type: 'eliminate', player, by: 'Military' }));
const BEGINNINGS: Record<string, { before: object[]; events: object[]; length: number }> = {
  'a turn': {
    before: [{ type: 'begin-turn', player: 'A' }],
    events: [
      ...each(player => ({ type: 'begin-turn', player })),
      { type: 'begin-action-phase' },
      ...each(player => ({ type: 'pass', player })),
      { type: 'all-pass' },
      { type: 'act', player: 'A', designator: 'Limited' },
      { type: 'act', player: 'B', designator: 'Open' },
      attack,
      { type: 'end-attack' },
      ...eliminations,
    ],
    length: 4,
  },
  maneuvers: {
    before: [attack, ...invitations, { type: 'begin-maneuvers', segment: 'Infantry' }],
    events: [
      ...each(player => ({ type: 'done', player })),
      unit('assign', 'A', 'attacking'),
      unit('assign', 'C', 'attacking'),
      unit('assign', 'C', 'defending'),
      unit('assign', 'C', 'defending', { dishonorable: ['c'] }),
      unit('move', 'C', 'defending', { by: 'B' }),
      unit('move', 'C', 'attacking', { also: [{ side: 'defending', battlefield: 'P', units: ['c2'] }] }),
      { type: 'begin-maneuvers', segment: 'Cavalry' },
      { type: 'begin-combat', battlefield: 'P' },
      ...eliminations,
    ],
    length: 4,
  },
  combat: {
    before: [attack, ...invitations, { type: 'begin-combat', battlefield: 'P' }],
    events: [
      ...each(player => ({ type: 'pass', player })),
      { type: 'all-pass' },
      ...each(player => ({ type: 'act', player, designator: 'Battle' })),
      { type: 'act', player: 'C', designator: 'Open/Battle', side: 'defending' },
      ...each(player => ({ type: 'first-opportunity', player })),
      { type: 'extra-action', player: 'C' },
      unit('create', 'C', 'attacking'),
      { type: 'end-battle' },
      { type: 'end-attack' },
      ...eliminations,
    ],
    length: 3,
  },
};

for (const [name, { before, events, length }] of Object.entries(BEGINNINGS)) {
  t.test(`all streams of ${length} events in ${name} come to the same`, async t => {
    let streamed = 0;
    for (const stream of streams(events, length)) {
      streamed++;
      const difference = findDifference(PLAYERS, [...before, ...stream] as TableEvent[]);
      if (difference) return t.fail(difference);
    }
    t.equal(streamed, events.length ** length);
  });
}
