import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { type Config, parseConfig, type RunningServer, startServer } from '../../src/api/index.js';
import { RULES_FOLDER } from '../../src/loader/index.js';

function configOf(variables: Record<string, string> = {}): Config {
  // on a busy machine the tests themselves would be turned away
  const quiet = { PORT: '0', LOG_LEVEL: 'silent', MAX_LOOP_DELAY: '0' };
  const { config, problems } = parseConfig({ ...quiet, ...variables });
  if (!config) throw new Error(JSON.stringify(problems));
  return config;
}

async function start(variables: Record<string, string> = {}): Promise<RunningServer> {
  const { server, problems } = await startServer(configOf(variables), false);
  if (!server) throw new Error(JSON.stringify(problems));
  return server;
}

/** Sends bytes as they are, and gives back all that comes. */
async function send(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(bytes);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

/** Waits until a condition holds; the test's own time limit is the only other end. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(20);
}

async function copyRules(t: Pick<Test, 'teardown'>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'l5r-judge-'));
  t.teardown(() => rm(folder, { recursive: true }));
  await cp(RULES_FOLDER, folder, { recursive: true });
  return folder;
}

const WINDS = 'legacy/winds.md';
// biome-ignore lint/suspicious/noExplicitAny: answers are compared with t.match
const readyOf = async (url: string): Promise<any> => (await fetch(`${url}/readyz`)).json();

t.test('over real HTTP: a ruling, not modified, a refusal', async t => {
  const server = await start();
  t.teardown(server.close);
  const asked = `${server.url}/v1/keywords/Ratling/counts-as/Creature`;
  const first = await fetch(asked);
  t.match(await first.json(), { verdict: 'yes' });
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(asked, { headers: { 'if-none-match': etag } });
  t.equal(again.status, 304);
  t.equal(await again.text(), '');
  const refused = await fetch(`${server.url}/v1/rules?asOf=2008-02-30`);
  t.equal(refused.status, 400);
  t.equal(refused.headers.get('content-type'), 'application/problem+json; charset=utf-8');
});

t.test('what is no readable HTTP is refused as problem details, too', async t => {
  const server = await start();
  t.teardown(server.close);
  const long = await send(server.url, `GET /v1/search?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  t.match(
    long,
    /^HTTP\/1\.1 431 Request Header Fields Too Large\r\nContent-Type: application\/problem\+json/,
  );
  t.match(long, /"code":"headers-too-large"/);
  const wild = await send(server.url, 'this is no HTTP\r\n\r\n');
  t.match(wild, /^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*"code":"bad-request"/);
});

t.test(
  'a bad corpus, official pages that are not there, bad card data: nothing is served, all is told',
  async t => {
    const folder = await copyRules(t);
    await writeFile(join(folder, WINDS), '---js\nprocess.exit(3)\n---\n');
    await writeFile(join(folder, 'legacy/more.md'), '---\ntitle: [\n---\n');
    const bad = await startServer(configOf({ RULES: folder }), false);
    t.equal(bad.server, null);
    t.ok(bad.problems.some(({ code, file }) => code === 'refused-engine' && file === WINDS));
    t.ok(bad.problems.some(({ file }) => file === 'legacy/more.md'));
    const pages = await startServer(configOf({ OFFICIAL_PAGES: join(folder, 'nowhere') }), false);
    t.match(pages, { server: null, problems: [{ code: 'unreadable-file' }, { code: 'unreadable-file' }] });
    const cards = await startServer(configOf({ CARDS: join(folder, 'pages.yaml') }), false);
    t.match(cards, { server: null, problems: [{ code: 'bad-json' }] });
  },
);

t.test('card data and official pages are loaded where they are named', async t => {
  const folder = await copyRules(t);
  const cards = join(folder, 'cards.json');
  await writeFile(
    cards,
    JSON.stringify([{ cardid: 1, title: 'Made-Up', type: 'Personality', keywords: ['Naga'] }]),
  );
  for (const page of ['legacy-format-changes', 'multiplayer-format'])
    await writeFile(join(folder, `${page}.txt`), 'x\n');
  const server = await start({ CARDS: cards, OFFICIAL_PAGES: folder });
  t.teardown(server.close);
  t.equal((await fetch(`${server.url}/v1/cards/Made-Up`)).status, 200);
});

t.test(
  'a record of card data that cannot be read is told, and keeps only a strict service from starting',
  async t => {
    const good = { title: 'Made-Up', types: ['Personality'], printings: [{ set: 'Gold Edition' }] };
    const folder = t.testdir({
      'cards.jsonl': [good, { title: 'Broken' }].map(one => JSON.stringify(one)).join('\n'),
    });
    const server = await start({ CARDS: folder });
    t.teardown(server.close);
    t.equal((await fetch(`${server.url}/v1/cards/Made-Up`)).status, 200);
    const { status, problems } = await readyOf(server.url);
    t.equal(status, 'ready');
    t.match(problems, [{ code: 'bad-card', file: 'cards.jsonl, line 2' }]);
    const strict = await startServer(configOf({ CARDS: folder, STRICT: '1' }), false);
    t.equal(strict.server, null);
    t.match(strict.problems, [{ code: 'bad-card' }]);
  },
);

t.test('without CARDS the cards of the package are there, with CARDS=none there are none', async t => {
  const server = await start();
  t.teardown(server.close);
  t.equal((await fetch(`${server.url}/v1/cards/the-daini`)).status, 200);
  const bare = await start({ CARDS: 'none' });
  t.teardown(bare.close);
  t.equal((await fetch(`${bare.url}/v1/cards/the-daini`)).status, 404);
});

t.test('a port that is taken is a problem, not a crash', async t => {
  const server = await start();
  t.teardown(server.close);
  const { problems } = await startServer(configOf({ PORT: new URL(server.url).port }), false);
  t.match(problems, [{ code: 'cannot-listen', found: /EADDRINUSE/ }]);
});

t.test('a hang-up reloads: a bad edit keeps the last good corpus, the next good one heals', async t => {
  const folder = await copyRules(t);
  const server = await start({ RULES: folder });
  t.teardown(server.close);
  const before = await readyOf(server.url);
  const text = await readFile(join(folder, WINDS), 'utf8');
  await writeFile(join(folder, WINDS), text.replace(/^answer:/m, 'answr:'));
  process.emit('SIGHUP');
  await until(async () => (await readyOf(server.url)).status === 'stale');
  const stale = await readyOf(server.url);
  t.equal(stale.corpus, before.corpus);
  t.ok(
    stale.problems.some(
      ({ file, code }: Record<string, string>) => file === WINDS && code === 'unknown-field',
    ),
  );
  t.equal((await fetch(`${server.url}/v1/rules/legacy/winds`)).status, 200);
  await writeFile(join(folder, WINDS), text.replace(/^title: .*$/m, 'title: Winds, once more'));
  process.emit('SIGHUP');
  await until(async () => (await readyOf(server.url)).status === 'ready');
  const rule = await fetch(`${server.url}/v1/rules/legacy/winds`);
  t.match(await rule.json(), { title: 'Winds, once more' });
  t.not((await readyOf(server.url)).corpus, before.corpus);
});

t.test('where it is watched, every edit is taken up', async t => {
  const folder = await copyRules(t);
  const server = await start({ RULES: folder, WATCH: '1' });
  t.teardown(server.close);
  const before = await readyOf(server.url);
  const text = await readFile(join(folder, WINDS), 'utf8');
  await writeFile(join(folder, WINDS), text.replace(/^title: .*$/m, 'title: Watched winds'));
  await until(async () => (await readyOf(server.url)).corpus !== before.corpus);
  t.match(await (await fetch(`${server.url}/v1/rules/legacy/winds`)).json(), { title: 'Watched winds' });
});

t.test('after the end nothing is left behind', async t => {
  const listeners = () => process.listenerCount('SIGHUP') + process.listenerCount('SIGTERM');
  const before = listeners();
  const server = await start();
  t.ok(listeners() > before);
  await server.close();
  t.equal(listeners(), before);
  await t.rejects(fetch(`${server.url}/healthz`));
});

t.test('a request that drips in is cut within the time set and two seconds, head or body', async t => {
  const server = await start({ REQUEST_TIMEOUT: '2000' });
  t.teardown(server.close);
  const drip = async (begin: string, more: string): Promise<number> => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(begin);
    const began = performance.now();
    const timer = setInterval(() => socket.write(more), 100);
    let answer = '';
    socket.on('data', data => {
      answer += data;
    });
    await new Promise(resolve => socket.on('close', resolve));
    clearInterval(timer);
    t.match(answer, '"code":"timed-out"');
    return performance.now() - began;
  };
  const head = 'POST /v1/decks/check HTTP/1.1\r\nHost: a\r\n';
  const times = await Promise.all([
    drip(head, 'X-A: b\r\n'),
    drip(`${head}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n`, ' '),
  ]);
  for (const ms of times) t.ok(ms > 1900 && ms < 4500, `cut after ${ms.toFixed(0)} ms`);
});
