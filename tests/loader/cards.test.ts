import t from 'tap';
import { loadCards } from '../../src/loader/index.js';

const RECORD = { cardid: 1, title: ['Ishi'], type: ['Personality'] };

t.test('loads every JSON file of a folder, and nothing else', async t => {
  const { catalogue, problems } = await loadCards('tests/fixtures/cards');
  t.strictSame(problems, []);
  t.equal(catalogue?.figures.cards, 32);
});

t.test('loads a single file', async t => {
  const { catalogue, problems } = await loadCards('tests/fixtures/cards/others.json');
  t.strictSame(problems, []);
  t.equal(catalogue?.ofTitle('shiro kaze')[0]?.id, '9101');
});

t.test('reports the problems of every file, and loads what can be read', async t => {
  const folder = t.testdir({
    'a.json': '[{',
    'b.json': '{ "cardid": 1 }',
    'c.json': JSON.stringify([RECORD, 7, { ...RECORD, cardid: 2, title: [''] }]),
    'd.json': Buffer.from([0xff, 0xfe, 0x00]),
    'README.md': 'not card data',
  });
  const { catalogue, problems } = await loadCards(folder);
  t.strictSame(
    problems.map(({ code, file, field }) => [code, file, field]),
    [
      ['bad-json', 'a.json', undefined],
      ['bad-json', 'b.json', undefined],
      ['unreadable-file', 'd.json', undefined],
      ['bad-card', 'c.json', '1'],
      ['bad-card', 'c.json', '2.title'],
    ],
  );
  t.ok(problems.every(({ cure, field }) => cure || field));
  t.equal(catalogue?.figures.cards, 1);
});

t.test('says what is missing', async t => {
  const codes = async (path: string) => {
    const { catalogue, problems } = await loadCards(path);
    t.equal(catalogue, null);
    return problems.map(({ code }) => code);
  };
  t.strictSame(await codes(t.testdir({ 'README.md': '' })), ['no-cards']);
  t.strictSame(await codes('tests/fixtures/no-such-folder'), ['unreadable-file']);
  t.strictSame(await codes(`${t.testdir({ 'a.json': '[]' })}/a.json`), ['no-cards']);
});
