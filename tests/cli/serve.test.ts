import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import t from 'tap';
import { runInShell } from '../support/shell.js';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const FREE = { PORT: '0', LOG_LEVEL: 'silent' };

/** Starts the service as its own process, with the loaders of this one; gives its address once it listens. */
async function startProcess(argv: string[]) {
  const child = spawn(process.execPath, [...process.execArgv, MAIN, 'serve', ...argv], {
    env: { ...process.env, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    log += text;
  });
  while (!/Server listening at/.test(log)) await once(child.stdout, 'data');
  const url = String(/http:\/\/127\.0\.0\.1:\d+/.exec(log)?.[0]);
  return { child, url, log: () => log };
}

t.test('it serves until it is stopped, and then ends well', async t => {
  const { child, url, log } = await startProcess(['--port', '0', '--host', '127.0.0.1', '--watch']);
  t.match(await (await fetch(`${url}/v1/keywords/Ratling/counts-as/Creature`)).json(), { verdict: 'yes' });
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  t.equal(code, 0);
  t.match(log(), /"signal":"SIGTERM".*closing/);
});

t.test('a bad corpus: every problem, exit 1, nothing served', async t => {
  const folder = t.testdir({
    'pages.yaml': '- page: garden\n  title: Garden\n  format: legacy\n  headings: [Beds]\n',
    legacy: { 'a.md': '---js\nprocess.exit(7)\n---\nText.', 'b.md': 'No front matter.' },
  });
  const { exit, err } = await runInShell(['serve', '--rules', folder], { env: FREE });
  t.equal(exit, 1);
  t.match(err, /legacy\/a\.md[\s\S]*\[refused-engine\][\s\S]*legacy\/b\.md/);
  const { json } = await runInShell(['serve', '--rules', folder, '--json'], { env: FREE });
  t.match(json(), { problems: [{ code: 'refused-engine' }, { code: 'bad-front-matter' }] });
});

t.test('--strict: no start with cards of which one cannot be read', async t => {
  const CARDS = join(t.testdir({ 'cards.json': '[{"title": ""}]' }), 'cards.json');
  const { exit, err } = await runInShell(['serve', '--strict'], { env: { ...FREE, CARDS } });
  t.equal(exit, 1);
  t.match(err, /cards\.json[\s\S]*\[bad-card\]/);
});

t.test('settings that cannot be: exit 2', async t => {
  const { exit, err } = await runInShell(['serve', '--port', 'eighty'], { env: { WATCH: 'yes' } });
  t.equal(exit, 2);
  t.match(err, /PORT: [\s\S]*WATCH: /);
});
