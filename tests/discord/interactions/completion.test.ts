import t from 'tap';
import { makeSearch } from '../../../src/search/index.js';
import { brokenLimits, tell, testBot, typing } from '../../support/bot.js';
import { shippedCorpus, TODAY } from '../../support/corpus.js';
import { testCorpus, testDocument } from '../../support/documents.js';

const bot = testBot(await shippedCorpus());

async function choices(name: string, options: Record<string, string>, focused: string) {
  const answer = await tell(bot, typing(name, options, focused));
  t.equal(answer.type, 8);
  t.strictSame(brokenLimits(answer), []);
  return answer.data.choices as { name: string; value: string }[];
}

t.test('half a word of a keyword, and a slip of the finger', async t => {
  t.match(await choices('counts-as', { from: 'rat' }, 'from'), [{ name: 'Ratling', value: 'Ratling' }]);
  t.match(await choices('counts-as', { from: 'Naga', to: 'shad' }, 'to'), [{ value: 'Shadowlands' }]);
  t.match(await choices('counts-as', { from: 'ratlimg' }, 'from'), [{ value: 'Ratling' }]);
  t.equal((await choices('counts-as', { from: '' }, 'from')).length, 25);
  t.strictSame(await choices('counts-as', { from: 'q'.repeat(6000) }, 'from'), []);
});

t.test('half a word of a title gives the id of the rule', async t => {
  const [first] = await choices('ruling', { search: 'creat' }, 'search');
  t.strictSame(first, {
    name: 'Creature and Nonhuman are one keyword',
    value: 'legacy/keywords/creature-nonhuman',
  });
  const found = await choices('ruling', { search: 'facedown ninja' }, 'search');
  t.ok(found.some(({ value }) => value === 'legacy/glossary/ninjutsu'));
  t.equal(new Set(found.map(({ value }) => value)).size, found.length);
});

t.test('with nothing typed: the rules that changed last', async t => {
  const found = await choices('ruling', { search: ' ' }, 'search');
  t.equal(found[0]?.value, 'legacy/keywords/monkey-clan-toturis-army');
  t.ok(found.length > 5);
});

t.test('the days on which something changed', async t => {
  const all = await choices('ruling', { search: 'x', 'as-of': '' }, 'as-of');
  t.strictSame(all[0], { name: 'November 29, 2026 (today)', value: TODAY });
  t.strictSame(all[1], { name: 'June 20, 2008', value: '2008-06-20' });
  t.match(await choices('deck', { 'as-of': '2008-06-1' }, 'as-of'), [{ value: '2008-06-11' }]);
  t.match(await choices('deck', { 'as-of': 'june 11' }, 'as-of'), [{ value: '2008-06-11' }]);
});

t.test('who sits at the table has been typed before', async t => {
  const players = 'Aki, Bo, Chie, bela, Bo';
  const found = await choices('order combat', { players, defender: 'b' }, 'defender');
  t.strictSame(
    found.map(({ value }) => value),
    ['Bo', 'bela'],
  );
  t.strictSame(await choices('order combat', { defender: 'b' }, 'defender'), []);
  t.strictSame(await choices('order combat', { players: 'A' }, 'players'), []);
});

t.test('nothing to offer for an unknown command or option', async t => {
  t.strictSame(await choices('soup', { spoon: 'a' }, 'spoon'), []);
  t.strictSame(await choices('counts-as', { spoon: 'a' }, 'spoon'), []);
  t.strictSame(await choices('counts-as', { from: 'a' }, 'nothing'), []);
});

t.test('an apostrophe that was left out', async t => {
  for (const word of ['yoritomos al', 'yoritomo\u2019s al', 'Yoritomo al']) {
    const { data } = await tell(bot, typing('counts-as', { from: word }, 'from'));
    t.match(data.choices, [{ name: "Yoritomo's Alliance" }], word);
  }
});

t.test('a name that is too long for a choice is left out, a title is cut between words', async t => {
  const title = `Cups ${'of tea '.repeat(20).trim()}`;
  const long = `Long${'g'.repeat(100)}`;
  const changes = { title, relations: [{ equivalent: [long, 'Longing'] }] };
  const corpus = testCorpus([testDocument('legacy/tea', changes)]);
  const small = testBot(corpus, { search: makeSearch(corpus) });
  const keywords = await tell(small, typing('counts-as', { from: 'long' }, 'from'));
  t.strictSame(keywords.data.choices, [{ name: 'Longing', value: 'Longing' }]);
  const rules = await tell(small, typing('ruling', { search: 'cups' }, 'search'));
  t.match(rules.data.choices, [{ name: /^Cups of tea .* (of|tea)…$/, value: 'legacy/tea' }]);
  t.strictSame(brokenLimits(rules), []);
});
