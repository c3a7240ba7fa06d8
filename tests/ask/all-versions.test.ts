import t from 'tap';
import { addVersions, makeEngine } from '../../src/engine.js';
import { loadCards } from '../../src/loader/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();
const { catalogue } = await loadCards('cards');
const { ask } = makeEngine({ corpus, catalogue });

/** A sentence, and the alternate titles of the version that it names: the examples of the page, and others. */
const TITLES: readonly [string, string[]][] = [
  ['what is the alternate title of akodo ginawa exp 4', ['Ginawa']],
  ['which alternate titles has shosuro exp 7', ['Ninja Shapeshifter']],
  ['which alternate titles does heigai exp 5 have', ['Akodo Ginawa', 'Ginawa']],
  ['other titles of heigi (experienced 5 akodo ginawa)', ['Akodo Ginawa', 'Ginawa']],
  ['alternate titles of akodo toturi experienced 3', []],
];
for (const [q, titles] of TITLES)
  t.test(q, async t => {
    const { ruling } = await ask(q, { asOf: TODAY });
    const [first] = (ruling?.value ?? []) as { alternateTitles: string[] }[];
    t.same(first?.alternateTitles, titles);
    // the page writes Heigi, the card data have Heigai
    t.equal(/no card data/.test(ruling?.caveats.join(' ') ?? ''), q.includes('heigi'));
  });

t.test('a version that a question offered names comes with all others as well', async t => {
  const { candidates } = await ask('Shosuro exp 7', { asOf: TODAY });
  t.match(candidates[0]?.ruling.answer, 'Shosuro (Experienced 7) has "Ninja Shapeshifter"');
});

t.test('an experience that cannot be read stays as it is written', async t => {
  const cards = [{ title: 'Shosuro', experience: 'Expert' }];
  t.same(addVersions(catalogue, cards).cards[0], cards[0]);
});

t.test('without card data, that other versions may count is said', async t => {
  const { ruling } = await makeEngine({ corpus }).ask('alternate titles of shosuro experienced 7', {
    asOf: TODAY,
  });
  t.match(ruling?.caveats.join(' '), 'There are no card data on Shosuro: another version');
});
