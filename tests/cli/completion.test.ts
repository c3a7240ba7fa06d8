import t from 'tap';
import { runInShell } from '../support/shell.js';

async function complete(...argv: string[]): Promise<string[]> {
  const captured = t.capture(console, 'log');
  const { exit } = await runInShell(['complete', ...argv]);
  t.equal(exit, 0);
  const lines = captured().flatMap(({ args }) => args.map(String));
  captured.restore();
  return lines;
}

t.test('a script for each shell', async t => {
  for (const shell of ['bash', 'zsh', 'fish'])
    t.match((await complete(shell)).join('\n'), /l5r-judge/, shell);
});

t.test('commands, options, ids and keywords', async t => {
  const values = async (...words: string[]) =>
    (await complete('--', ...words)).map(line => line.split('\t')[0]);
  t.ok((await values('cha')).includes('changes'));
  t.ok((await values('rule', '--as')).includes('--as-of'));
  t.strictSame((await values('rule', 'legacy/win')).slice(0, 1), ['legacy/winds']);
  t.ok((await values('question', 'legacy/imp')).includes('legacy/imperial-favor'));
  const third = new URL('../fixtures/corpora/third', import.meta.url).pathname;
  t.ok((await values('rule', '--rules', third, '')).includes('tournament/time'));
  t.notOk((await values('rule', '')).includes('tournament/time'));
  t.notOk((await values('rule', '--rules', '/no/such', '')).includes('legacy/winds'));
  t.ok((await values('counts-as', 'Ratl')).includes('Ratling'));
  t.match((await runInShell(['--help'])).out, /\n {2}complete /);
});
