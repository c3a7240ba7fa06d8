import t from 'tap';
import { runInShell } from '../support/shell.js';

t.test('help tells the commands and the exit codes', async t => {
  const { exit, out, err } = await runInShell(['--help']);
  t.equal(exit, 0);
  t.equal(err, '');
  for (const command of ['counts-as', 'check', 'audit']) t.match(out, new RegExp(`\\n {2}${command} `));
  t.match(out, /\nExit codes:\n {2}0 {2}yes.*\n {2}1 {2}no.*\n {2}2 {2}bad.*\n {2}3 {2}neither/);
  t.ok(out.split('\n').every(line => line.length <= 80));
  t.match((await runInShell(['counts-as', '--help'])).out, /--purpose <purpose>/);
  t.match((await runInShell(['help', 'audit'])).out, /KEY\.txt/);
});

t.test('the version', async t => {
  t.match(await runInShell(['--version']), { exit: 0, out: '1.2.3' });
});

t.test('bad usage exits 2 and says what is wrong', async t => {
  const failed = async (pattern: RegExp, ...argv: string[]) => {
    const { exit, out, err } = await runInShell(argv);
    t.equal(exit, 2, argv.join(' '));
    t.equal(out, '');
    t.match(err, pattern);
  };
  await failed(/^Usage: l5r-judge/);
  await failed(/unknown command 'chekc'.*\n.*Did you mean check\?/, 'chekc');
  await failed(/unknown option '--jsn'/, 'check', '--jsn');
  await failed(/missing required argument 'to'/, 'counts-as', 'Naga');
  await failed(/Allowed choices are legacy, samurai/, 'counts-as', 'Naga', 'Oni', '--format', 'modern');
});

t.test('a fault of the program itself is not hidden', async t => {
  const print = () => {
    throw new TypeError('a bug');
  };
  await t.rejects(runInShell(['check'], { print }), { message: 'a bug' });
});
