import t from 'tap';
import { parseCatalogue } from '../../src/decks/index.js';
import { makeEngine } from '../../src/engine.js';
import { openCards } from '../../src/loader/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();
const { load } = openCards();
const engine = makeEngine({ corpus, catalogue: async () => (await load()).catalogue });

/** The ruling or the problem, and what the cards gave. */
async function ask(id: string, facts: object) {
  const ruling = await engine.answer(id, facts, TODAY);
  return ruling.ok ? ruling.value : ruling.problem;
}

t.test('cards in a list: type, figures and keywords are a step each', async t => {
  const cards = [{ title: 'Light Infantry' }, { title: 'Mirumoto Shikei', version: 'none' }];
  t.match(await ask('legacy/fear', { strength: 3, cards, asFollowers: false }), {
    verdict: 'value',
    answer: 'The Fear bows Light Infantry; Mirumoto Shikei is spared.',
    catalogue: /^13513 cards loaded/,
    steps: [
      {
        text: 'Light Infantry: type: Follower; force: 2; keywords: none (card data).',
        rule: 'legacy/glossary/fear',
      },
      { text: /^Mirumoto Shikei: type: Personality; force: 8; keywords: Duelist/ },
      {},
    ],
  });
  const weak = [{ title: 'Light Infantry', force: 9 }];
  t.match(await ask('legacy/fear', { strength: 3, cards: weak, asFollowers: false }), { answer: /spared/ });
});

t.test('one card for a question, and a card for each side', async t => {
  t.match(await ask('legacy/ninjutsu-gold', { card: 'Bayushi Moyotoshi' }), { answer: /3 Gold/ });
  t.match(await ask('legacy/check-conditions', { card: { title: 'Stables', version: 'Samurai Edition' } }), {
    verdict: 'yes',
    steps: [{ text: 'Stables: game bug: Samurai (card data).' }, {}],
  });
  const [below, above] = ['none', 'exp'].map(version => ({ title: 'Akodo Bakin', version }));
  t.match(await ask('legacy/overlay', { below, above }), { verdict: 'yes' });
  const [a, b] = ['exp2KYD', 'exp2'].map(version => ({ title: 'Togashi Mitsu', version }));
  t.match(await ask('legacy/kyd-same-deck', { a, b }), { verdict: 'yes' });
  const sensei = { senseiFactions: { title: 'Akagi Sensei' }, faction: { title: 'Plains of the Maiden' } };
  t.match(await ask('legacy/sensei-faction', sensei), { verdict: 'no' });
  const personality = { title: 'Akodo Bakin', version: 'none' };
  t.match(await ask('legacy/ancestor-stays', { ancestor: 'Agetoki no Shiryo', personality }), {
    verdict: 'yes',
  });
  const stats = { provinceStrength: 7, goldProduction: 4, familyHonor: 5 };
  t.match(await ask('legacy/sensei-stats', { stronghold: stats, sensei: { title: 'Akagi Sensei' } }), {
    verdict: 'value',
  });
});

t.test('what the data lacks is asked for', async t => {
  t.match(await ask('legacy/terrain', { card: 'A Good Day to Die' }), {
    verdict: 'depends',
    needs: [{ fact: 'saysImmediate' }],
    steps: [{ text: /printed before gold: true/ }],
  });
  // printed before Gold and after it
  t.match(await ask('legacy/terrain', { card: 'Light Infantry' }), {
    needs: [{ fact: 'printedBeforeGold' }, {}],
  });
  t.match(await ask('legacy/terrain', { card: 'A Casual Stroll' }), {
    steps: [{ text: /printed before gold: false/ }],
  });
  t.match(await ask('legacy/ninjutsu-gold', { card: 'Light Infantry' }), {
    steps: [{ text: 'Light Infantry: the card data says nothing that is asked (card data).' }],
  });
});

t.test('a card that is not clear, or not there', async t => {
  t.match(await ask('legacy/ninjutsu-gold', { card: 'Bayushi Kan' }), {
    code: 'bad-value',
    field: 'card',
    near: ['Bayushi Kan, Personality', 'Bayushi Kan (Experienced), Personality'],
  });
  const cards = [{ title: 'Xyzzy' }, { title: 'Plugh' }];
  t.match(await ask('legacy/fear', { strength: 3, cards }), { code: 'unknown-card', field: 'cards.0.title' });
  t.match(await ask('legacy/fear', { strength: 3, nonsense: { title: 'Light Infantry' } }), {
    code: 'unknown-fact',
  });
  for (const [field, value] of [
    ['nonsense', { title: 'Light Infantry' }],
    ['name', 'Light Infantry'],
  ] as const)
    t.match(await ask('legacy/fear', { strength: 3, cards: [{ title: 'Light Infantry' }], [field]: value }), {
      code: 'unknown-fact',
      field,
    });
  const bare = await makeEngine({ corpus }).answer('legacy/terrain', { card: 'Light Infantry' }, TODAY);
  t.match(bare, { problem: { code: 'no-catalogue' } });
  t.match(await engine.answer('legacy/xyzzy', { card: 'Light Infantry' }, TODAY), {
    problem: { code: 'unknown-question' },
  });
  t.match(await engine.answer('legacy/terrain', 7, TODAY), { ok: false });
});

t.test('a word with which a fact begins is no card, unless it is the name of one', async t => {
  t.match(await ask('multiplayer/join-side', { allied: 'nobody' }), {
    code: 'unknown-fact',
    field: 'allied',
    near: ['alliedWith'],
  });
  t.match(await ask('legacy/ancestor-stays', { ancestor: 'Agetoki no Shiryou no' }), {
    code: 'unknown-card',
  });
});

t.test('each reading of a card', async t => {
  t.match(
    await ask('legacy/ninjutsu-attach', { faceDown: true, attachmentType: { title: 'Light Infantry' } }),
    { verdict: 'yes' },
  );
  t.match(await ask('legacy/yu-bonus', { card: { title: 'Light Infantry' }, bonus: 2 }), {
    steps: [{ text: /says nothing/ }],
  });
  t.match(
    await ask('legacy/duel-total', { card: { title: 'Mirumoto Shikei', version: 'none' }, focusValues: [3] }),
    {
      steps: [{ text: /stat: 5; double chi: false/ }],
    },
  );
  t.match(await ask('legacy/sensei-faction', { senseiFactions: ['Naga'], faction: { title: 'The Daini' } }), {
    needs: [{ fact: 'faction' }],
  });
  t.match(await ask('legacy/sensei-faction', { senseiFactions: ['Naga'], faction: { title: 'Xyzzy' } }), {
    code: 'unknown-card',
  });
  t.match(await ask('legacy/fear', { strength: 'x', cards: [{ title: 'Light Infantry' }] }), {
    code: 'bad-value',
  });
  const own = parseCatalogue([
    { file: 'x.json', records: [{ cardid: 1, title: 'Loose', type: 'Strategy' }] },
  ]);
  const records = [{ cardid: 1, title: 'Placed', type: 'Strategy', printing: [{ set: 'Nowhere' }] }];
  const sets = [{ name: 'Gold Edition', arc: 'Gold', released: '2001-07-01' }];
  const placed = parseCatalogue([{ file: 'x.json', records }], { sets });
  t.match(
    await makeEngine({ corpus, catalogue: placed.catalogue }).answer(
      'legacy/terrain',
      { card: 'Placed' },
      TODAY,
    ),
    { value: { needs: [{ fact: 'printedBeforeGold' }, {}] } },
    'a set without a day',
  );
  const bare = makeEngine({ corpus, catalogue: own.catalogue });
  t.match(await bare.answer('legacy/terrain', { card: 'Loose' }, TODAY), {
    value: { needs: [{ fact: 'printedBeforeGold' }, {}] },
  });
  t.match(await bare.answer('legacy/check-conditions', { card: 'Loose' }, TODAY), {
    value: { needs: [{ fact: 'gameBug' }] },
  });
});
