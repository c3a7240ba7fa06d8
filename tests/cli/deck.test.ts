import t from 'tap';
import { runInShell } from '../support/shell.js';

const CARDS = 'tests/fixtures/cards';
const LEGAL = 'Stronghold: Shiro Kaze\nDynasty\n1 Mizu O-Hana\n1 Ishi, the Long Road\n';
const FAULTY =
  'Stronghold: Kyuden Kitsune\nFate\n1 Wind from the North\nDynasty\n1 Umi Nagisa\n2 Stone Rampart\n';
const folder = t.testdir({
  'legal.txt': LEGAL,
  'faulty.txt': FAULTY,
  'naga.txt': 'Personalities\n1 Ishi\n',
  'open.txt': 'Personalities\n1 Umi Nagisa\n1 Kaze Arashi exp5\nBest:\n1 Xyzzy\n',
  'deck.json': JSON.stringify({ dynasty: ['Rice Terrace'] }),
  'bad.json': '{',
  'wrong.json': '{ "dynasties": [] }',
  'cards.json': JSON.stringify([{ cardid: 1, title: ['Ishi'], type: ['Item'] }, 7]),
});
const run = (file: string, ...more: string[]) => runInShell(['deck', `${folder}/${file}`, ...more]);

t.test('a legal deck, with the keywords that the rules give', async t => {
  const { exit, out } = await run('legal.txt', '--cards', CARDS);
  t.equal(exit, 0);
  t.match(out, /^LEGAL\nYes: /);
  t.match(out, /Keywords by the rules\n {2}- Mizu O-Hana: Nonhuman, Creature\n/);
  t.match(out, /Not on the Legacy page\n/);
  t.match(
    out,
    /Dynasty 2, Fate 0, Sensei 0, Winds 0\.\nAs of November 29, 2026, documents [0-9a-f]{16}, 32 cards\s+loaded\.$/,
  );
  t.match((await run('legal.txt', '--cards', CARDS, '--as-of', '2008-06-02')).out, /LEGAL/);
});

t.test('keywords that hang on lost words are said to be not on record', async t => {
  const { out } = await run('naga.txt', '--cards', CARDS, '--as-of', '2008-06-02');
  t.match(out, /- Ishi: Nonhuman, Creature \(not on record\)\n/);
});

t.test('faults first, then open points and notes, each with cure and code', async t => {
  const { exit, out } = await run('faulty.txt', '--cards', CARDS);
  t.equal(exit, 1);
  t.match(
    out,
    /^NOT LEGAL\nNo: the deck has 1 fault, and 1 open point\.\n\nFaults\n {2}1\. Wind from the North/,
  );
  t.match(out, /Cure: Take it out of the Fate deck/);
  t.match(out, /legacy\/winds \[deck-wind-in-deck\]\n\nOpen points\n[\s\S]*\n\nNotes\n/);
});

t.test('open points, and cards that could not be looked up', async t => {
  const { exit, out } = await run('open.txt', '--cards', CARDS);
  t.equal(exit, 3);
  t.match(out, /^IT DEPENDS\n/);
  t.match(out, /\[deck-unknown-heading\]/);
  t.match(out, /Xyzzy: The loaded card catalogue has no card of this title\.\n/);
  t.match(out, /Kaze Arashi \(Experienced 5\): [\s\S]*Near: Kaze Arashi \(Experienced/);
});

t.test('as JSON, from a structured deck, with CARDS from the environment', async t => {
  const file = `${folder}/deck.json`;
  const { exit, json } = await runInShell(['deck', file, '--json'], { env: { CARDS } });
  t.equal(exit, 0);
  t.match(json(), {
    legal: 'yes',
    cards: [{ title: 'Rice Terrace', id: '9131' }],
    catalogue: '32 cards loaded',
  });
  t.match((await run('deck.json', '--json')).json(), { catalogue: 'no catalogue loaded' });
});

t.test('a deck or card data that cannot be read', async t => {
  const codes = async (...argv: string[]) => {
    const { exit, json } = await runInShell(['deck', ...argv, '--json']);
    t.equal(exit, 2);
    return (json() as { problems: { code: string }[] }).problems.map(({ code }) => code);
  };
  t.strictSame(await codes(`${folder}/none.txt`), ['unreadable-file']);
  t.strictSame(await codes(`${folder}/bad.json`), ['bad-request']);
  t.strictSame(await codes(`${folder}/wrong.json`), ['unknown-field']);
  t.strictSame(await codes(`${folder}/legal.txt`, '--cards', `${folder}/none`), ['unreadable-file']);
  t.strictSame(await codes(`${folder}/bad.json`, '--cards', `${folder}/none`), [
    'bad-request',
    'unreadable-file',
  ]);
});

t.test('a bad record in the card data is reported, and the deck is checked', async t => {
  const { exit, err, out } = await run('deck.json', '--cards', `${folder}/cards.json`);
  t.equal(exit, 3);
  t.match(err, /bad-card/);
  t.match(out, /1 card/);
});
