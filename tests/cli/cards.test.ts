import t from 'tap';
import { runInShell } from '../support/shell.js';

const cards = (...argv: string[]) => runInShell(['cards', ...argv, '--cards', 'tests/fixtures/cards']);

t.test('one card: its facts, what it counts as, the rules that concern it', async t => {
  const { exit, out, json } = await cards('Mizu', 'O-Hana');
  t.equal(exit, 0);
  t.match(out, /^Mizu O-Hana\nPersonality/);
  t.match(out, /\nAlso counts as\n {2}- Nonhuman \(legacy\/keywords\//);
  t.match(out, /\nRules\n {2}- /);
  t.match(out.replace(/\s+/g, ' '), /As of November 29, 2026, documents [0-9a-f]{16}, 32 cards loaded/);
  t.throws(json);
  t.match((await cards('Mizu', 'O-Hana', '--json')).json(), { title: 'Mizu O-Hana', cards: Array });
  t.match((await cards('Ishi', '--as-of', '2008-06-02')).out, /\nMay count as, wording lost\n {2}- /);
});

t.test('whether a card counts as having a keyword, on the days around a change', async t => {
  for (const [day, exit] of [
    ['2008-06-02', 1],
    ['2008-06-03', 0],
    ['2008-06-04', 0],
  ] as const)
    t.equal((await cards('Mizu', 'O-Hana', '--counts-as', 'Nonhuman', '--as-of', day)).exit, exit, day);
  t.match(await cards('Nobody', '--counts-as', 'Nonhuman'), { exit: 2, err: /unknown-card/ });
  t.match(await cards('Mizu', 'O-Hana', '--version', 'nonsense', '--counts-as', 'Nonhuman'), {
    exit: 2,
    err: /bad-value/,
  });
  t.equal((await cards('Kaze', 'Arashi', '--version', 'exp2', '--counts-as', 'Diplomat')).exit, 1);
});

t.test('cards that are found', async t => {
  t.match(await cards('--type', 'Personality'), {
    exit: 0,
    out: /: Personality\n.*\n\d+ titles as of November 29, 2026\./s,
  });
  t.match(
    (await cards('--counts-as', 'Creature', '--as-of', '2008-06-02')).out,
    /may count as it, but the wording is lost/,
  );
  t.match(await cards('Zzyzx'), { exit: 1, out: '0 titles as of November 29, 2026.' });
  t.match(await cards('--type', 'Persnality'), { exit: 2, err: /Did you mean Personality/ });
  t.match((await cards('--type', 'Personality', '--json')).json(), { items: Array, total: Number });
  t.match((await runInShell(['cards', '--type', 'Personality'])).out, /The first 50 are listed\./);
  t.match(await runInShell(['cards', 'x', '--cards', 'nowhere']), { exit: 2, err: /unreadable-file/ });
});
