// A third page, with two documents, a relation and a question in a folder of its own, in every face. No code knows of it.
import { generateKeyPairSync, sign } from 'node:crypto';
import { delimiter } from 'node:path';
import { PassThrough } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import t from 'tap';
import { parseConfig, startServer } from '../src/api/index.js';
import { makeEngine } from '../src/engine.js';
import { openJudge } from '../src/index.js';
import { makeCorpus, type Page, type RuleDocument } from '../src/knowledge/index.js';
import { typed, typing } from './support/bot.js';
import { runInShell } from './support/shell.js';

const RULES = `shipped${delimiter}tests/fixtures/corpora/league`;
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const DISCORD_PUBLIC_KEY = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
const { config } = parseConfig({
  RULES,
  DISCORD_PUBLIC_KEY,
  PORT: '0',
  LOG_LEVEL: 'silent',
  MAX_LOOP_DELAY: '0',
});
if (!config) throw new Error('The settings are wrong.');
const { server } = await startServer(config, false);
if (!server) throw new Error('The service did not start.');
const { url } = server;
t.teardown(server.close);

const LATE = 'does a player who is 12 minutes late lose the round?';
const BY = 'Judges of the Autumn League';
/** The day before both rules were added, that day, and the day after. */
const DAYS = [
  ['2009-04-30', 'no'],
  ['2009-05-01', 'yes'],
  ['2009-05-02', 'yes'],
] as const;

// biome-ignore lint/suspicious/noExplicitAny: answers are compared with t.match
async function get(path: string): Promise<any> {
  const response = await fetch(url + path, { headers: { accept: 'text/html, application/json' } });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return /json/.test(String(response.headers.get('content-type'))) ? response.json() : response.text();
}

async function post(path: string, value: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify(value);
  const sent = { 'content-type': 'application/json', ...headers };
  const response = await fetch(url + path, { method: 'POST', body, headers: sent });
  return response.json();
}

t.test('HTTP', async t => {
  t.match(await get('/v1/rules?format=tournament'), { total: 2 });
  t.match(await get('/v1/rules/tournament/staff?asOf=2009-05-01'), {
    status: 'in-force',
    format: 'tournament',
    source: { by: BY },
    history: [{ day: '2009-05-01' }],
    see: [{ id: 'tournament/round-time' }, { id: 'legacy/winds' }],
  });
  t.match(await get('/v1/rules/tournament/staff?asOf=2009-04-30'), { status: 'not-yet' });
  t.match(await get('/v1/search?q=tardy'), { hits: [{ id: 'tournament/round-time' }] });
  t.match(await get('/v1/changes?format=tournament'), { total: 2 });
  t.match(await get('/v1/changes.atom'), /tournament\/staff/);
  for (const [day, verdict] of DAYS)
    t.match(await get(`/v1/keywords/Referee/counts-as/Judge?asOf=${day}`), { verdict });
  t.match(await get('/v1/questions/tournament/late-player'), { facts: { properties: { minutes: Object } } });
  t.match(await post('/v1/questions/tournament/late-player', { facts: { minutes: 10 } }), {
    verdict: 'no',
    citations: [{ rule: 'tournament/round-time', source: { by: BY } }],
  });
  t.match(await get(`/v1/ask?q=${encodeURIComponent(LATE)}`), { ruling: { verdict: 'yes' } });
  const says = encodeURIComponent('A Referee counts as a Judge.');
  t.match(await get(`/v1/citations/verify?rule=tournament/staff&says=${says}`), { verdict: 'yes' });
});

t.test('its pages, the booklet, and the copy from which the page answers without a network', async t => {
  t.match(await get('/rules'), /Late players of the league/);
  t.match(await get('/rules/tournament/staff'), /Judges of the Autumn League/);
  t.match(
    await get('/booklet?format=tournament'),
    /Rules of the Autumn League[\s\S]*Late players of the league/,
  );
  const pack: { documents: RuleDocument[]; pages: Page[]; hash: string } = await get('/v1/pack');
  const { corpus } = makeCorpus(pack.documents, pack.pages, pack.hash);
  if (!corpus) return t.fail('The copy does not fit together.');
  t.strictSame([...corpus.formats].sort(), ['legacy', 'multiplayer', 'tournament']);
  const engine = makeEngine({ corpus });
  for (const [asOf, verdict] of DAYS)
    t.match(engine.judge.countsAs({ from: 'Referee', to: 'Judge', asOf }), { value: { verdict } });
  t.match(await engine.ask(LATE, { asOf: '2009-05-02', today: '2009-05-02' }), {
    ruling: { verdict: 'yes' },
  });
});

t.test('the command line', async t => {
  const run = (...argv: string[]) => runInShell(argv, { env: { RULES } });
  for (const [day, verdict] of DAYS)
    t.match(await run('counts-as', 'Referee', 'Judge', '--as-of', day), { exit: verdict === 'yes' ? 0 : 1 });
  t.match(await run('ask', LATE), {
    exit: 0,
    out: /tournament\/round-time[\s\S]*by Judges of the Autumn\s+League/,
  });
  t.match(await run('question', 'late-player', '--fact', 'minutes=10'), { exit: 1, out: /^NO\n/ });
  t.match(await run('rule', 'staff'), { exit: 0, out: /by Judges of the Autumn League/ });
  t.match(await run('rules', '--format', 'tournament'), { exit: 0, out: /2 rules/ });
  t.match(await run('changes', '--format', 'tournament'), { exit: 0, out: /2 changes/ });
  t.match(await run('booklet', '--format', 'tournament'), { exit: 0, out: /Autumn League/ });
  t.match(await run('check'), { exit: 0, out: /65 documents/ });
  const printed = t.capture(console, 'log');
  await run('complete', '--', 'question', 'tournament/');
  t.match(String(printed().flatMap(({ args }) => args)), /tournament\/late-player/);
  t.match(await run('rule', 'staff', '--rules', 'shipped'), { exit: 2 }, 'an option goes before the setting');
});

t.test('Discord', async t => {
  const send = async (interaction: object) => {
    const time = String(Math.floor(Date.now() / 1000));
    const signed = sign(null, Buffer.from(time + JSON.stringify(interaction)), privateKey).toString('hex');
    const headers = { 'x-signature-ed25519': signed, 'x-signature-timestamp': time };
    return JSON.stringify(await post('/discord/interactions', interaction, headers));
  };
  for (const [day, verdict] of DAYS)
    t.match(
      await send(typed('counts-as', { from: 'Referee', to: 'Judge', 'as-of': day })),
      verdict === 'yes' ? /Yes: / : /No: /,
    );
  t.match(await send(typed('ask', { question: LATE })), /more than ten minutes late loses the round/);
  t.match(await send(typed('ruling', { search: 'tournament/staff' })), /A Referee counts as a Judge/);
  t.match(await send(typing('ruling', { search: 'staff of' }, 'search')), /tournament\/staff/);
});

t.test('MCP, over HTTP and over standard input', async t => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)) as never);
  const call = async (name: string, given: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: given })).structuredContent;
  for (const [asOf, verdict] of DAYS)
    t.match(await call('counts_as', { from: 'Referee', to: 'Judge', asOf }), { verdict });
  t.match(await call('ask', { question: LATE }), { ruling: { verdict: 'yes' } });
  t.match(await call('search', { query: 'tardy', format: 'tournament' }), {
    hits: [{ id: 'tournament/round-time' }],
  });
  const { resources } = await client.listResources();
  t.ok(resources.some(({ uri }) => uri === 'l5r://rules/tournament/staff'));
  const read = await client.readResource({ uri: 'l5r://rules/tournament/staff?asOf=2009-04-30' });
  t.match(JSON.stringify(read), /not yet in force/);
  await client.close();
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(
    '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"l5r://rules/tournament/staff"}}\n',
  );
  await runInShell(['mcp'], { env: { RULES }, input, output });
  t.match(String(output.read()), /A Referee counts as a Judge/);
});

t.test('the library', async t => {
  const judge = await openJudge({ rules: RULES });
  for (const [asOf, verdict] of DAYS)
    t.match(judge.countsAs({ from: 'Referee', to: 'Judge', asOf }), { value: { verdict } });
  t.match(await judge.ask(LATE), { value: { ruling: { verdict: 'yes' } } });
  t.match(await judge.answer('tournament/late-player', {}), {
    value: { verdict: 'depends', needs: [{ fact: 'minutes' }] },
  });
  t.match(judge.search('tardy', { format: 'tournament' }), { value: [{ id: 'tournament/round-time' }] });
});
