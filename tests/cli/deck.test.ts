import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import t from 'tap';
import { runInShell } from '../support/shell.js';

const CARDS = 'tests/fixtures/cards';
const LEGAL = 'Stronghold: Shiro Kaze\nDynasty\n1 Mizu O-Hana\n1 Ishi, the Long Road\n';
const FAULTY =
  'Stronghold: Kyuden Kitsune\nFate\n1 Wind from the North\nDynasty\n1 Umi Nagisa\n2 Stone Rampart\n';
const folder = t.testdir({
  'legal.txt': LEGAL,
  'faulty.txt': FAULTY,
  'spread.txt': 'Start\n2 Mizu O-Hana\nDynasty\n2 Mizu O-Hana\n',
  'naga.txt': 'Personalities\n1 Ishi\n',
  'open.txt': 'Personalities\n1 Umi Nagisa\n1 Kaze Arashi exp5\nBest:\n1 Xyzzy\n',
  'impact.txt': 'Dynasty\n1 Mizu O-Hana\n1 The Road of Ishi\n1 Xyzzy\n',
  'shared.txt': 'Stronghold: Shiro Kaze\nDynasty\n1 The Grey Crow\n1 Kaze Arashi exp2\n',
  'deck.json': JSON.stringify({ dynasty: ['Rice Terrace'] }),
  'program.yaml': 'name: Wardens\ndynasty:\n  - name: Rice Terrace\n    count: 2\n',
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
  t.match(out, /Not covered by these rules\n/);
  t.match(
    out,
    /Asked: Is the deck legal\?\nDynasty 2, Fate 0, Sensei 0, Winds 0, as of November 29, 2026, documents\s+[0-9a-f]{16}, 32\s+cards\s+loaded,\s+own\s+card\s+data\s+da0bac6f\./,
  );
  t.match((await run('legal.txt', '--cards', CARDS, '--as-of', '2008-06-02')).out, /LEGAL/);
});

t.test('keywords that depend on lost words are shown as not on record', async t => {
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
  t.match(out, /Fix: Take it out of the Fate deck/);
  t.match(out, /legacy\/winds\n\nOpen points\n[\s\S]*\n\nNotes\n/);
});

t.test('a card in two sections is named once in each list of cards', async t => {
  const { out } = await run('spread.txt', '--cards', CARDS);
  t.equal(out.match(/- Mizu O-Hana: /g)?.length, 1);
  t.match(out, /how many copies of a card a\s+deck may have\. Mizu O-Hana\.\n/);
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
    catalogue: /^32 cards loaded, own card data/,
  });
  t.match((await run('deck.json', '--json')).json(), { catalogue: /^13513 cards loaded, shipped/ });
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
  t.match((await run('program.yaml', '--json')).json(), { counts: { dynasty: 2 } }, 'of a deck program');
  t.strictSame(await codes(`${folder}/legal.txt`, '--cards', `${folder}/none`), ['unreadable-file']);
  const both = await codes(`${folder}/bad.json`, '--cards', `${folder}/none`);
  t.strictSame(both, ['unreadable-file'], 'without the card data the deck is not read');
});

t.test('a bad record in the card data is reported, and the deck is checked', async t => {
  const { exit, err, out } = await run('deck.json', '--cards', `${folder}/cards.json`);
  t.equal(exit, 3);
  t.match(err, /bad-card/);
  t.match(out, /1 card/);
});

t.test('what differs between two days, and what is not known', async t => {
  const impact = (file: string, ...more: string[]) => run(file, '--cards', CARDS, ...more);
  const changed = await impact('impact.txt', '--from', '2008-06-02', '--to', '2008-06-20');
  t.equal(changed.exit, 1);
  t.match(
    changed.out.replace(/\s+/g, ' '),
    /^From June 2, 2008 to June 20, 2008 What differs: the keywords of 2 cards\. 1 card could not be looked up/,
  );
  t.match(changed.out, /The Road of Ishi\n {4}Shadowlands: yes, then no\n? *\(legacy\/keywords\/undead,/);
  t.match(changed.out, /Cards that could not be looked up\n {2}- Xyzzy: /);
  t.match(changed.out, /\nDocuments [0-9a-f]{16}, /);
  const same = ['--from', '2008-06-20', '--to', '2008-06-20'];
  t.match(await impact('impact.txt', ...same), { exit: 3, out: /\nNothing that is known differs/ });
  t.match(await impact('legal.txt', ...same), { exit: 0, out: /\nNothing differs for this deck\.\n/ });
  const { exit, json } = await impact(
    'shared.txt',
    '--from',
    '2008-04-07',
    '--as-of',
    '2008-04-08',
    '--json',
  );
  t.equal(exit, 1);
  t.match(json(), { to: '2008-04-08', problems: { gone: [], new: [{ code: 'deck-shared-title' }] } });
  const told = await impact('shared.txt', '--from', '2008-04-07', '--to', '2008-04-08');
  t.match(told.out, /Problems on the last day only\n {2}1\. .*\n[\s\S]*\[deck-shared-title\]/);
  t.match((await impact('legal.txt', '--from', '2008-06-20', '--json')).json(), { to: '2026-11-29' });
});

t.test('days that make no span', async t => {
  const problems = async (...more: string[]) =>
    ((await run('legal.txt', '--json', ...more)).json() as { problems: object[] }).problems;
  t.match(await problems('--to', '2008-06-20'), [{ code: 'bad-span', field: '--from' }]);
  t.match(await problems('--from', 'x', '--to', 'y'), [
    { field: '--from' },
    { code: 'bad-day', field: '--to' },
  ]);
  t.match(await problems('--from', '2008-06-20', '--to', '2008-06-19'), [
    { code: 'bad-span', field: '--to' },
  ]);
});

t.test('a deck from standard input: text, or an object', async t => {
  const piped = (text: string) =>
    runInShell(['deck', '-', '--cards', CARDS], { input: Readable.from([text]) });
  t.match(await piped(LEGAL), { exit: 0, out: /^LEGAL\n/ });
  t.match(await piped('\n{ "dynasty": ["Rice Terrace"] }'), { exit: 0, out: /^LEGAL\n/ });
  t.match(await piped('{ "dinasty": [] }'), { exit: 2, err: /unknown-field/ });
  t.match(await piped('{'), { exit: 2, err: /bad-request/ });
});

t.test('games, facts and card data from standard input', async t => {
  const piped = (argv: string[], value: unknown) =>
    runInShell(argv, { input: Readable.from([Buffer.from(JSON.stringify(value))]) });
  const game = { players: ['A', 'B', 'C'], events: [{ type: 'begin-turn', player: 'A' }] };
  t.equal((await piped(['replay', '-'], game)).exit, 0);
  t.equal((await piped(['question', 'legacy/imperial-favor', '--facts', '-'], { windInPlay: true })).exit, 1);
  const card = { cardid: 1, title: 'A Cup', type: 'Item', keywords: ['Naga'] };
  t.match(await piped(['keywords', '-'], [card]), { exit: 0, out: /A Cup \(Item\)/ });
});

t.test('a deck is written down, after edits or a saved check, in each form', async t => {
  const deck = 'Stronghold: Shiro Kaze\nFate\n1 Wind from the North\nDynasty\n1 Mizu O-Hana\n';
  const folder = t.testdir({
    'deck.txt': deck,
    'unread.txt': 'Dynasty\n1 Mizu O-Hana\n0x Ishi\n',
    'bad.json': '[{"do":"state"}]',
    'none.json': '{',
  });
  const write = (...more: string[]) => runInShell(['deck', `${folder}/deck.txt`, '--cards', CARDS, ...more]);
  t.match(await write('--export', 'text'), { exit: 0, out: /^1 Wind from the North \(Wind\)$/m });
  t.match(await write('--export', 'oracle'), { exit: 0, out: /^# Stronghold \(1\)$/m });
  const { out, json } = await write('--json');
  const [{ edits }] = (json() as { problems: [{ edits: unknown[] }] }).problems;
  t.equal(edits.length, 1);
  for (const saved of [out, JSON.stringify(edits)]) {
    await writeFile(`${folder}/edits.json`, saved);
    const edited = await write('--edits', `${folder}/edits.json`);
    t.match(edited, { exit: 0, out: /^Dynasty \(1\)\n/m });
    t.notMatch(edited.out, /Wind/);
  }
  const data = JSON.parse((await write('--export', 'json')).out);
  t.match(data, { dynasty: [{ title: 'Mizu O-Hana', count: 1 }] });
  t.match((await write('--export', 'json', '--json')).json(), { form: 'json', text: null, deck: data });
  t.match(await runInShell(['deck', `${folder}/unread.txt`, '--cards', CARDS, '--export', 'text']), {
    exit: 3,
    out: /Mizu O-Hana/,
    err: /Left out of the deck, line 3: 0x Ishi: 0 is no number of copies\./,
  });
  await writeFile(`${folder}/edits.json`, '[{"do":"add","section":"fate","count":2,"title":null}]');
  t.match(await write('--edits', `${folder}/edits.json`), {
    exit: 3,
    out: /\/\/ Still to choose: 2 Fate cards\./,
    err: /^Still to choose: 2 Fate cards\.$/m,
  });
  t.match(await write('--edits', `${folder}/bad.json`), {
    exit: 2,
    err: /bad\.json:\s+0\.line: It is missing/,
  });
  t.match(await write('--edits', `${folder}/none.json`), { exit: 2, err: /bad-request/ });
  t.match(await write('--edits', `${folder}/absent.json`), { exit: 2, err: /unreadable-file/ });
  t.match(await write('--export', 'text', '--from', '2008-06-19'), { exit: 2, err: /cannot be used/ });
  t.match(await write('--export', 'soup'), { exit: 2, err: /text, oracle, json/ });
});
