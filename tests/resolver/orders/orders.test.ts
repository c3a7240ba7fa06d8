import { readFileSync } from 'node:fs';
import t from 'tap';
import {
  findEffectEnd,
  goneCaveat,
  haveAllPassed,
  leftOf,
  maneuverCaveats,
  orderCombat,
  orderEachPlayer,
  orderManeuvers,
  orderSeats,
  rightOf,
  seatsBetween,
} from '../../../src/resolver/orders/index.js';
import * as orders from '../../../src/resolver/orders/orders.js';
import { shippedCorpus } from '../../support/corpus.js';

const seats = (players: string, gone = '') => ({ players: [...players], eliminated: new Set(gone) });

t.test('docs/orders.md lists every order with its rule, and no other', async t => {
  const rows = readFileSync('docs/orders.md', 'utf8').matchAll(/^\| `(\w+)` \| .+ \| `(\S+)` \|$/gm);
  const { byId } = await shippedCorpus();
  const listed = [...rows].map(([, name, rule]) => {
    t.ok(byId.has(rule as string), `${name}: ${rule}`);
    return name;
  });
  const written = Object.keys(orders).filter(name => /^(order|find|have)[A-Z]/.test(name));
  t.strictSame(listed.sort(), written.sort());
});

t.test('seating: the left neighbour is the next in the list', async t => {
  t.strictSame(orderSeats(seats('ABCD'), 'C'), [...'CDAB']);
  t.strictSame(orderSeats(seats('ABCD', 'CD'), 'C'), [...'AB']);
  t.equal(leftOf(seats('ABCD'), 'D'), 'A');
  t.equal(leftOf(seats('ABCD', 'AB'), 'D'), 'C');
  t.equal(leftOf(seats('ABC', 'AB'), 'C'), 'C', 'no other player remains');
  t.equal(rightOf(seats('ABCD'), 'A'), 'D');
  t.equal(rightOf(seats('ABCD', 'D'), 'A'), 'C');
  t.equal(rightOf(seats('ABC', 'BC'), 'A'), 'A', 'no other player remains');
  t.strictSame(seatsBetween(seats('ABCD'), 'A', 'D'), ['B', 'C']);
  t.strictSame(seatsBetween(seats('ABCD'), 'D', 'A'), []);
  t.strictSame(seatsBetween(seats('ABCD'), 'C', 'C'), [...'DAB']);
});

t.test('turn-order: clockwise from the active player, eliminated players skipped', async t => {
  for (const count of [3, 4, 5, 6]) {
    const players = 'ABCDEF'.slice(0, count);
    t.strictSame(orderSeats(seats(players), 'A'), [...players]);
  }
  t.strictSame(orderSeats(seats('ABCD', 'B'), 'B'), [...'CDA']);
});

t.test('each-player: the active player first, players who are not eligible skipped', async t => {
  t.strictSame(orderEachPlayer(seats('ABCDE', 'A'), { activePlayer: 'D', ineligible: ['E'] }), [...'DBC']);
});

t.test('maneuver-order: Attacker, invited from the left on, Defender, invited in the same way', async t => {
  const facts = { attacker: 'B', defender: 'D', attackerInvited: ['A', 'C'], defenderInvited: ['C'] };
  const show = (places: { player: string; side: string }[]) =>
    places.map(({ player, side }) => player + side[0]);
  t.strictSame(show(orderManeuvers(seats('ABCD'), facts)), ['Ba', 'Ca', 'Aa', 'Dd', 'Cd']);
  t.strictSame(show(orderManeuvers(seats('ABCD', 'BC'), facts)), ['Aa', 'Dd']);
  t.match(maneuverCaveats(seats('ABCD'), facts), [/^Invited by both: C\./, /can be read two ways/]);
  const alone = { ...facts, attackerInvited: ['A'] };
  t.strictSame(maneuverCaveats(seats('ABCD'), alone), [], 'one invited player: one reading');
});

t.test('maneuver-order: whose left the Defender’s invited count from can be read two ways', async t => {
  const facts = { attacker: 'A', defender: 'C', attackerInvited: [], defenderInvited: ['B', 'D'] };
  const order = orderManeuvers(seats('ABCD'), facts).map(({ player }) => player);
  t.strictSame(order, [...'ACDB'], 'from the Defender’s left');
  t.match(maneuverCaveats(seats('ABCD'), facts), [/Defender’s left \(D, B\).*Attacker’s left too \(B, D\)/]);
});

t.test('combat-order: the Defender first, or the player whom an effect made first', async t => {
  t.strictSame(orderCombat(seats('ABCD'), { defender: 'C' }), [...'CDAB']);
  t.strictSame(orderCombat(seats('ABCD'), { defender: 'C', first: 'A' }), [...'ABCD']);
  t.strictSame(goneCaveat(seats('ABCD'), 'C'), []);
  t.strictSame(orderCombat(seats('ABCD', 'C'), { defender: 'C' }), [...'DAB']);
  t.match(goneCaveat(seats('ABCD', 'C'), 'C'), [/does not say who begins/]);
});

t.test('effect-end: between the nearest remaining neighbours of the empty seat', async t => {
  t.strictSame(findEffectEnd(seats('ABCD', 'C'), 'C'), { after: 'B', before: 'D' });
  t.strictSame(findEffectEnd(seats('ABCD', 'BCD'), 'C'), { after: 'A', before: 'A' });
  t.strictSame(findEffectEnd(seats('ABCDE', 'BC'), 'C'), { after: 'A', before: 'D' });
});

t.test('passes: complete when every remaining player has passed since the last action', async t => {
  t.notOk(haveAllPassed(seats('ABC'), new Set('AB')));
  t.ok(haveAllPassed(seats('ABC', 'C'), new Set('AB')));
});
