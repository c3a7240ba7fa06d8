import t from 'tap';
import { parseCatalogue } from '../../src/decks/index.js';
import { openChecker } from './checker.js';

const checker = await openChecker();

t.test('what cannot be looked up says why, and what may have been meant', async t => {
  const { unknownCards } = await checker.check(
    'Personalities\n1 Kaze Arashi exp4\n1 Hoshi Ren exp\n1 Umi Nagisha\n1 Xyzzy Xyzzy\n1 Yuki Sada exp2',
  );
  t.strictSame(
    unknownCards.map(({ title, reason, near, lines }) => [title, reason, near, lines]),
    [
      [
        'Kaze Arashi',
        'no-such-version',
        ['Kaze Arashi (Experienced 2)', 'Kaze Arashi (Experienced)', 'Kaze Arashi (Experienced 2 KYD)'],
        [2],
      ],
      ['Hoshi Ren', 'several-cards', ['Hoshi Ren (Experienced)', 'Hoshi Ren (Experienced)'], [3]],
      ['Umi Nagisha', 'not-in-catalogue', ['Umi Nagisa'], [4]],
      ['Xyzzy Xyzzy', 'not-in-catalogue', [], [5]],
      ['Yuki Sada', 'no-such-version', ['Yuki Sada (Experienced)'], [6]],
    ],
  );
});

t.test('without a catalogue no card is said not to exist', async t => {
  const { unknownCards, catalogue } = await checker.check('Strategies\n3 Quiet Ambush\n1 quiet ambush', null);
  t.equal(catalogue, 'no catalogue loaded');
  t.match(unknownCards, [{ title: 'Quiet Ambush', reason: 'no-catalogue', lines: [2, 3], near: [] }]);
  t.match(unknownCards[0]?.message, /^No card catalogue is loaded/);
});

t.test('a structured deck has no lines', async t => {
  const { unknownCards, problems } = await checker.check({
    fate: ['Alpha', 'Ishi exp7', { title: 'Ishi', type: 'Region' }],
  });
  t.strictSame(
    unknownCards.map(({ lines }) => lines),
    [[], [], []],
  );
  t.notMatch(problems.map(({ message }) => message).join(), /line/);
});

t.test('what the list says goes before the catalogue', async t => {
  const { cards, unknownCards } = await checker.check({
    dynasty: [
      { title: 'Kaze Arashi', keywords: ['Oni'], clans: ['Crab'] },
      { title: 'Brand New', type: 'Personality', keywords: ['Ratling'] },
    ],
  });
  t.strictSame(unknownCards, []);
  t.match(cards, [
    { title: 'Kaze Arashi', id: '9001', printed: ['Oni'], known: true },
    { title: 'Brand New', id: null, printed: ['Ratling'], known: true },
  ]);
});

t.test('a card is found by id, by type, and by alternate title', async t => {
  const { cards } = await checker.check({
    dynasty: [
      { title: 'anything', id: '9041' },
      { title: 'Ishi', type: 'Strategy' },
      { title: 'The Grey Monk - exp2 Kaze Arashi' },
      { title: 'The Grey Monk - exp2 Somebody Else' },
      { title: 'Kaze Arashi', id: 'no such id' },
      { title: 'Kaze Arashi - exp2 Somebody Else' },
    ],
  });
  t.strictSame(
    cards.map(({ id }) => id),
    ['9041', '9143', '9020', null, 'no such id', null],
  );
});

t.test('cards have their considered keywords on the day, with the rules', async t => {
  const { cards } = await checker.check('Dynasty\n1 Mizu O-Hana\nSensei: Arashi Sensei');
  t.match(cards[0], { printed: ['Ratling', 'Scout'], known: true, lines: [2] });
  t.strictSame(
    cards[0]?.considered.map(({ keyword, steps }) => [keyword, steps.map(({ rule }) => rule)]),
    [
      ['Ratling', []],
      ['Scout', []],
      ['Nonhuman', ['legacy/keywords/nonhuman-ogre-ratling']],
      ['Creature', ['legacy/keywords/nonhuman-ogre-ratling', 'legacy/keywords/creature-nonhuman']],
    ],
  );
  t.match(cards[1], { printed: [], considered: [], factions: ['Crane', 'Mantis'] });
});

t.test('near titles are looked up for the first fifty unknown cards only', async t => {
  const fate = Array.from({ length: 52 }, (_, index) => ({ title: `Quiet Ambus${index}`, type: 'Strategy' }));
  const { unknownCards } = await checker.check({ fate });
  t.strictSame(unknownCards[49]?.near, ['Quiet Ambush']);
  t.strictSame(unknownCards[50]?.near, []);
});

t.test(
  'a title with thousands of cards is looked up in bounded time, and named in bounded space',
  async t => {
    const records = Array.from({ length: 3000 }, (_, index) => ({
      cardid: `${index}`,
      title: 'Toku',
      type: 'Personality',
      keywords: [`Experienced ${1 + (index % 900)}`],
    }));
    const { catalogue } = parseCatalogue([{ file: 'toku.json', records }]);
    const dynasty = Array.from({ length: 1000 }, (_, index) => `1 Toku exp${1000 + index}`);
    // time of this process alone: a busy machine is no fault of it
    const start = process.cpuUsage();
    const { unknownCards } = await checker.check({ dynasty }, catalogue);
    t.ok(process.cpuUsage(start).user < 8e6);
    t.equal(unknownCards.length, 1000);
    t.ok(unknownCards.every(({ near }) => near.length > 0 && near.length <= 20));
  },
);
