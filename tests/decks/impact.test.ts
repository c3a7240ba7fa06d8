import t from 'tap';
import { deckImpact, describeCatalogue } from '../../src/decks/index.js';
import { openChecker } from './checker.js';

const checker = await openChecker();
const impact = (deck: string, from: string, to: string) =>
  deckImpact(checker.judge, checker.catalogue, checker.read(deck), from, to);

t.test('keywords that a card gains, loses, or is no longer sure of', async t => {
  const { cards, problems, legal } = await impact(
    'Dynasty\n1 Mizu O-Hana\n1 The Road of Ishi\n1 Kaze Arashi\n1 Ishi\nStrategies\n1 Quiet Ambush',
    '2008-06-02',
    '2008-06-20',
  );
  // the Ratling gained Nonhuman on June 3, the Zombie lost Shadowlands on June 20, and the words on Diplomat from
  // before June 11 are lost; Ishi is not known, as two cards have the title
  t.strictSame(cards, [
    {
      title: 'Mizu O-Hana',
      experience: '',
      lines: [2],
      changes: [
        {
          keyword: 'Creature',
          from: 'no',
          to: 'yes',
          rules: ['legacy/keywords/nonhuman-ogre-ratling', 'legacy/keywords/creature-nonhuman'],
        },
        { keyword: 'Nonhuman', from: 'no', to: 'yes', rules: ['legacy/keywords/nonhuman-ogre-ratling'] },
      ],
    },
    {
      title: 'The Road of Ishi',
      experience: '',
      lines: [3],
      changes: [
        {
          keyword: 'Shadowlands',
          from: 'yes',
          to: 'no',
          rules: ['legacy/keywords/undead', 'legacy/keywords/undead-shadowlands'],
        },
      ],
    },
    {
      title: 'Kaze Arashi',
      experience: '',
      lines: [4],
      changes: [
        { keyword: 'Diplomat', from: 'unknown', to: 'yes', rules: ['legacy/keywords/diplomat-courtier'] },
      ],
    },
  ]);
  t.strictSame(problems, { gone: [], new: [] });
  t.strictSame(legal, { from: 'depends', to: 'depends' });
});

t.test('keywords that depend on lost words', async t => {
  const { cards } = await impact('Personalities\n1 Ishi', '2008-06-03', '2008-06-02');
  t.match(cards, [{ changes: [{ keyword: 'Creature', from: 'yes', to: 'unknown' }] }]);
});

t.test('problems that there are on one of the days only', async t => {
  const deck = 'Stronghold: Shiro Kaze\nDynasty\n1 The Grey Crow\n1 Kaze Arashi exp2';
  const later = await impact(deck, '2008-04-07', '2008-04-08');
  t.match(later.problems, { gone: [], new: [{ code: 'deck-shared-title' }] });
  t.strictSame(later.legal, { from: 'yes', to: 'depends' });
  const earlier = await impact(deck, '2008-04-08', '2008-04-07');
  t.match(earlier.problems, { gone: [{ code: 'deck-shared-title' }], new: [] });
});

t.test('between a day and itself nothing differs', async t => {
  const { cards, problems } = await impact('Dynasty\n1 Mizu O-Hana', '2008-06-03', '2008-06-03');
  t.strictSame({ cards, problems }, { cards: [], problems: { gone: [], new: [] } });
});

t.test('in words: what differs, and what could not be compared', async t => {
  const answerOf = async (deck: string, from: string, to: string) => (await impact(deck, from, to)).answer;
  const known = 'Dynasty\n1 Mizu O-Hana\n1 The Road of Ishi';
  t.equal(await answerOf(known, '2008-06-03', '2008-06-03'), 'Nothing differs for this deck.');
  t.equal(await answerOf(known, '2008-06-02', '2008-06-20'), 'What differs: the keywords of 2 cards.');
  t.equal(
    await answerOf(`${known}\n1 Xyzzy\n1 Plugh`, '2008-06-19', '2008-06-20'),
    `What differs: the keywords of 1 card. 2 cards could not be looked up (${describeCatalogue(checker.catalogue)}): what changes for them is unknown.`,
  );
  const shared = 'Stronghold: Shiro Kaze\nDynasty\n1 The Grey Crow\n1 Kaze Arashi exp2';
  t.equal(await answerOf(shared, '2008-04-07', '2008-04-08'), 'What differs: 1 problem.');
});

t.test('cards that are not known are named, with the card data that was loaded', async t => {
  const { unknownCards, catalogue, answer } = await impact('Dynasty\n3 Xyzzy', '2008-06-19', '2008-06-20');
  t.match(unknownCards, [{ title: 'Xyzzy', lines: [2], reason: 'not-in-catalogue' }]);
  t.equal(catalogue, describeCatalogue(checker.catalogue));
  t.match(
    answer,
    /^Nothing that is known differs for this deck\. 1 card could .* changes for it is unknown\.$/,
  );
});
