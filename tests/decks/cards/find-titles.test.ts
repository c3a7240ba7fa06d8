import t from 'tap';
import { type Catalogue, findTitles, parseCatalogue } from '../../../src/decks/index.js';
import { fixtureCards } from '../../support/cards.js';

const find = async (asked: string) =>
  findTitles(await fixtureCards(), asked).map(({ title, match }) => `${title}: ${match}`);

t.test('the exact short title goes before longer ones that contain it', async t => {
  t.strictSame(await find('ishi'), [
    'Ishi: exact',
    'Ishi Sensei: start',
    'Ishi, the Long Road: start',
    'The Road of Ishi: words',
  ]);
});

t.test('a hit has all cards of the title', async t => {
  const [hit] = findTitles(await fixtureCards(), 'Kaze Arashi');
  t.equal(hit?.cards.length, 4);
});

t.test('accents, apostrophes, case and hyphens make no difference', async t => {
  for (const asked of ["p'en sho", 'P\u2019EN SHO', 'pen sh\u014d', 'P`en  Sho']) {
    t.strictSame(await find(asked), ["P'en Sh\u014d: exact"], asked);
  }
  t.strictSame(await find('mizu o hana'), ['Mizu O-Hana: exact']);
  t.strictSame(await find('tori and hoshi'), ['Tori & Hoshi: exact']);
});

t.test('words in any order, and parts of words', async t => {
  t.strictSame(await find('road ishi'), ['The Road of Ishi: words', 'Ishi, the Long Road: words']);
  t.strictSame(await find('ampart'), ['Stone Rampart: part']);
});

t.test('a slip of the finger finds what is near, in the name alone as well', async t => {
  t.strictSame(await find('Quite Ambush'), ['Quiet Ambush: near']);
  t.match(await find('Isho'), ['Ishi: near']);
});

t.test('nothing is found by nothing', async t => {
  t.strictSame(await find(' - '), []);
  t.strictSame(await find('xyzzyxyzzy'), []);
});

t.test('of what is near, the nearest goes first', async t => {
  t.strictSame(await find('Wind from the Norht'), ['Wind from the North: near', 'Wind from the South: near']);
});

t.test('a slip in the name before the comma', async t => {
  const record = { cardid: 1, title: 'Sorano, the Gate', type: 'Personality' };
  const { catalogue } = parseCatalogue([{ file: 'a.json', records: [record] }]);
  t.match(findTitles(catalogue as Catalogue, 'sorana'), [{ title: 'Sorano, the Gate', match: 'near' }]);
});

t.test('an experience behind the title leaves the cards that have it', async t => {
  const versions = async (asked: string) =>
    findTitles(await fixtureCards(), asked).map(({ title, match, cards }) => [
      title,
      match,
      cards.map(({ id }) => id),
    ]);
  for (const asked of [
    'Kaze Arashi \u2022 Experienced',
    'Kaze Arashi &#149; Experienced',
    'kaze arashi exp',
  ]) {
    t.strictSame(await versions(asked), [['Kaze Arashi', 'exact', ['9002']]], asked);
  }
  t.strictSame(await versions('arashi (Experienced 2)'), [['Kaze Arashi', 'words', ['9003']]]);
  t.strictSame(await versions('ishi exp'), [
    ['Ishi', 'near', ['9012', '9143']],
    ['Ishi Sensei', 'near', ['9112']],
    ['Ishi, the Long Road', 'near', ['9013']],
    ['The Road of Ishi', 'near', ['9014']],
  ]);
  t.match(await versions('Hoshi Rem exp'), [['Hoshi Ren', 'near', ['9040', '9041']]]);
});

t.test('words run together or parted are the same title', async t => {
  t.strictSame(await find('Mizu Ohana'), ['Mizu O-Hana: exact']);
  t.strictSame(await find('Ri ce Terrace'), ['Rice Terrace: exact']);
});
