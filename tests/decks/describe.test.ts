import t from 'tap';
import { type Card, describeCard } from '../../src/decks/index.js';
import { TODAY } from '../support/corpus.js';
import { openChecker } from './checker.js';

const { judge, catalogue } = await openChecker();
const describe = (id: string, asOf = TODAY) =>
  describeCard(judge, catalogue, catalogue.byId.get(id) as Card, asOf);

t.test('considered keywords with their rules, as of the day', async t => {
  const { considered, unknown, card, corpus } = await describe('9010');
  t.equal(card.title, 'Mizu O-Hana');
  t.equal(corpus, judge.corpus.hash);
  t.strictSame(
    considered.map(({ keyword }) => keyword),
    ['Ratling', 'Scout', 'Nonhuman', 'Creature'],
  );
  t.strictSame(unknown, []);
  t.match((await describe('9012', '2008-06-02')).unknown, [{ keyword: 'Creature' }]);
});

t.test('a family name is the first name of the title, if the glossary has it', async t => {
  const { familyName } = await describe('9001');
  t.equal(familyName.name, 'Kaze');
  t.match(familyName.ruling, {
    verdict: 'depends',
    needs: [{ fact: 'legacyGlossary' }],
    citations: [{ rule: 'legacy/family-names' }],
  });
  t.equal((await describe('9013')).familyName.name, 'Ishi');
});

t.test('no family name begins with an article, and none is on other cards', async t => {
  t.match((await describe('9020')).familyName, { name: null, ruling: { verdict: 'no' } });
  t.match((await describe('9131')).familyName, {
    name: null,
    ruling: { verdict: 'not-covered', citations: [{}] },
  });
});

t.test('alternate titles, printed and by the rule', async t => {
  t.strictSame((await describe('9020')).alternateTitles.titles, ['Kaze Arashi']);
  const { alternateTitles } = await describe('9021');
  t.strictSame(alternateTitles.titles.sort(), ['Kaze Arashi', 'The Grey Monk']);
  t.match(alternateTitles.citations, [{ rule: 'legacy/experienced/alternate-titles' }]);
  t.strictSame((await describe('9021', '2008-04-07')).alternateTitles.titles, ['The Grey Monk']);
  t.strictSame((await describe('9001')).alternateTitles, { titles: [], citations: [], caveats: [] });
});
