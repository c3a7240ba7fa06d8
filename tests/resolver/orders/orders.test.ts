import { readFileSync } from 'node:fs';
import t from 'tap';
import {
  combatOrder,
  eachPlayer,
  effectEnd,
  leftOf,
  maneuverOrder,
  ORDERS,
  passes,
  rightOf,
  seating,
  seatsBetween,
  turnOrder,
} from '../../../src/resolver/orders/index.js';

const seats = (players: string, gone = '') => ({ players: [...players], eliminated: new Set(gone) });

t.test('docs/orders.md lists every order with its line and rule, and no other', async t => {
  const rows = readFileSync('docs/orders.md', 'utf8')
    .split('\n')
    .filter(line => line.startsWith('| `'));
  t.strictSame(
    rows,
    ORDERS.map(({ name, line, rule }) => `| \`${name}\` | ${line} | \`${rule}\` |`),
  );
});

t.test('seating: the left neighbour is the next in the list', async t => {
  t.strictSame(seating.order(seats('ABCD'), { first: 'C' }), [...'CDAB']);
  t.strictSame(seating.order(seats('ABCD', 'CD'), { first: 'C' }), [...'AB']);
  t.equal(leftOf(seats('ABCD'), 'D'), 'A');
  t.equal(leftOf(seats('ABCD', 'AB'), 'D'), 'C');
  t.equal(leftOf(seats('ABC', 'AB'), 'C'), 'C', 'nobody else remains');
  t.equal(rightOf(seats('ABCD'), 'A'), 'D');
  t.equal(rightOf(seats('ABCD', 'D'), 'A'), 'C');
  t.equal(rightOf(seats('ABC', 'BC'), 'A'), 'A', 'nobody else remains');
  t.strictSame(seatsBetween(seats('ABCD'), 'A', 'D'), ['B', 'C']);
  t.strictSame(seatsBetween(seats('ABCD'), 'D', 'A'), []);
  t.strictSame(seatsBetween(seats('ABCD'), 'C', 'C'), [...'DAB']);
  t.strictSame(seating.caveats(seats('ABC'), { first: 'A' }), []);
});

t.test('turn-order: clockwise from the active player, eliminated players skipped', async t => {
  for (const count of [3, 4, 5, 6]) {
    const players = 'ABCDEF'.slice(0, count);
    t.strictSame(turnOrder.order(seats(players), { first: 'A' }), [...players]);
  }
  t.strictSame(turnOrder.order(seats('ABCD', 'B'), { first: 'B' }), [...'CDA']);
});

t.test('each-player: the active player first, whoever is not eligible skipped', async t => {
  t.strictSame(eachPlayer.order(seats('ABCDE', 'A'), { activePlayer: 'D', ineligible: ['E'] }), [...'DBC']);
});

t.test('maneuver-order: Attacker, invited from the left on, Defender, invited likewise', async t => {
  const facts = { attacker: 'B', defender: 'D', attackerInvited: ['A', 'C'], defenderInvited: ['C'] };
  const show = (places: { player: string; side: string }[]) =>
    places.map(({ player, side }) => player + side[0]);
  t.strictSame(show(maneuverOrder.order(seats('ABCD'), facts)), ['Ba', 'Ca', 'Aa', 'Dd', 'Cd']);
  t.strictSame(show(maneuverOrder.order(seats('ABCD', 'BC'), facts)), ['Aa', 'Dd']);
  t.strictSame(maneuverOrder.caveats(seats('ABCD'), facts), [], 'one invited player: one reading');
});

t.test('maneuver-order: whose left the Defender’s invited count from can be read two ways', async t => {
  const facts = { attacker: 'A', defender: 'C', attackerInvited: [], defenderInvited: ['B', 'D'] };
  const order = maneuverOrder.order(seats('ABCD'), facts).map(({ player }) => player);
  t.strictSame(order, [...'ACDB'], 'from the Defender’s left');
  t.match(maneuverOrder.caveats(seats('ABCD'), facts), [
    /Defender’s left \(D, B\).*Attacker’s left too \(B, D\)/,
  ]);
});

t.test('combat-order: the Defender first, or whoever an effect made first', async t => {
  t.strictSame(combatOrder.order(seats('ABCD'), { defender: 'C' }), [...'CDAB']);
  t.strictSame(combatOrder.order(seats('ABCD'), { defender: 'C', first: 'A' }), [...'ABCD']);
  t.strictSame(combatOrder.caveats(seats('ABCD'), { defender: 'C', first: null }), []);
  t.strictSame(combatOrder.order(seats('ABCD', 'C'), { defender: 'C' }), [...'DAB']);
  t.match(combatOrder.caveats(seats('ABCD', 'C'), { defender: 'C' }), [/does not say who begins/]);
});

t.test('effect-end: between the nearest remaining neighbours of the empty seat', async t => {
  t.strictSame(effectEnd.order(seats('ABCD', 'C'), { turnOf: 'C' }), [{ after: 'B', before: 'D' }]);
  t.strictSame(effectEnd.order(seats('ABCD', 'BCD'), { turnOf: 'C' }), [{ after: 'A', before: 'A' }]);
  t.strictSame(effectEnd.order(seats('ABCDE', 'BC'), { turnOf: 'C' }), [{ after: 'A', before: 'D' }]);
});

t.test('passes: complete when every remaining player has passed since the last action', async t => {
  t.notOk(passes.areComplete(seats('ABC'), new Set('AB')));
  t.ok(passes.areComplete(seats('ABC', 'C'), new Set('AB')));
});
