import { spawn } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import t from 'tap';
import { buildApp, makeSnapshot, makeState, parseConfig } from '../../../src/api/index.js';
import type { Corpus } from '../../../src/knowledge/index.js';
import { brokenLimits, filled, pressed, shareIdOf, typed, typing } from '../../support/bot.js';
import { shippedCorpus, TODAY } from '../../support/corpus.js';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
// the raw key is the end of its DER form
const KEY = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
const now = () => Math.floor(Date.now() / 1000);

/** A service with a bot, over real HTTP. */
async function serve(corpus: Corpus, publicKey: string | null = KEY): Promise<string> {
  const app = buildApp({
    state: makeState(makeSnapshot({ corpus })),
    options: {
      today: () => TODAY,
      RATE_LIMIT: 2,
      MAX_LOOP_DELAY: 0,
      PUBLIC_URL: 'https://judge.example',
      DISCORD_PUBLIC_KEY: publicKey ?? undefined,
    },
  });
  t.teardown(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

interface Sending {
  timestamp?: string;
  signed?: string;
  headers?: Record<string, string>;
}

/** Sends a body with a signature that fits, unless `signed` says that other bytes were signed. */
async function send(url: string, body: object | string, { timestamp, signed, headers }: Sending = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const time = timestamp ?? String(now());
  const response = await fetch(`${url}/discord/interactions`, {
    method: 'POST',
    body: text,
    headers: headers ?? {
      'content-type': 'application/json',
      'x-signature-ed25519': sign(null, Buffer.from(time + (signed ?? text)), privateKey).toString('hex'),
      'x-signature-timestamp': time,
    },
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers are compared with t.match
  return { status: response.status, headers: response.headers, json: (await response.json()) as any };
}

const corpus = await shippedCorpus();
const url = await serve(corpus);

t.test('a signed request of each kind is answered', async t => {
  const answered = async (body: object, pattern: object) => {
    const { status, headers, json } = await send(url, body);
    t.equal(status, 200);
    t.equal(headers.get('cache-control'), 'no-store');
    t.match(headers.get('content-type'), 'application/json');
    t.match(json, pattern);
    t.strictSame(brokenLimits(json), []);
    return json;
  };
  await answered({ type: 1, id: '1', token: 'x' }, { type: 1 });
  const ruled = { type: 4, data: { flags: 64, embeds: [{ title: String }] } };
  await answered(typed('ruling', { search: 'legacy/winds' }), ruled);
  const ruling = await answered(typed('counts-as', { from: 'Ratling', to: 'Creature' }), ruled);
  await answered(typed('ask', { question: 'is a ratling a creature?' }), ruled);
  await answered(typed('order combat', { players: 'A, B, C', defender: 'B' }), ruled);
  await answered(typed('deck', { list: '3x Tea; 2x Rice' }), ruled);
  await answered(typed('deck'), { type: 9, data: { custom_id: 'form.deck.' } });
  await answered(filled('form.deck.', 'list', '3x Tea\n2x Rice – “Āé”'), ruled);
  await answered(typing('counts-as', { from: 'shado' }, 'from'), {
    type: 8,
    data: { choices: [{ name: 'Shadowlands', value: 'Shadowlands' }] },
  });
  await answered(typed('soup'), { type: 4, data: { flags: 64, content: /Unknown command/ } });
  const shared = { type: 4, data: { flags: undefined, embeds: ruling.data.embeds } };
  await answered(pressed(shareIdOf(ruling)), shared);
});

t.test('Share after a restart, and after a change of the documents', async t => {
  const { json: answer } = await send(url, typed('counts-as', { from: 'Naga', to: 'Creature' }));
  const press = pressed(shareIdOf(answer));
  const restarted = await send(await serve(await shippedCorpus()), press);
  t.strictSame(restarted.json.data.embeds, answer.data.embeds);
  t.equal(restarted.json.data.content, undefined);
  const changed = await send(await serve({ ...corpus, hash: '00112233aabbccdd' }), press);
  t.match(changed.json.data.content, /have changed since this was asked/);
});

t.test('what Discord has not signed is refused before it is read', async t => {
  const body = { type: 1 };
  const text = JSON.stringify(body);
  const refused = async (code: string, sending: Sending, sent: object | string = body) => {
    const { status, headers, json } = await send(url, sent, sending);
    t.strictSame([status, json.code], [401, code]);
    t.match(headers.get('content-type'), 'application/problem+json');
  };
  await refused('bad-signature', { signed: '{"type":2}' });
  await refused('bad-signature', { signed: '{"type":2}' }, 'not even JSON');
  const stamped = { 'content-type': 'application/json', 'x-signature-timestamp': String(now()) };
  await refused('bad-signature', { headers: stamped });
  await refused('bad-signature', { headers: { ...stamped, 'x-signature-ed25519': '00'.repeat(64) } });
  await refused('bad-signature', { headers: { ...stamped, 'x-signature-ed25519': 'zz' } });
  await refused('bad-signature', { headers: { 'content-type': 'application/json' } });
  await refused('bad-signature', { timestamp: '' });
  const unstamped = { 'content-type': 'application/json', 'x-signature-ed25519': '00'.repeat(64) };
  await refused('bad-signature', { headers: unstamped });
  for (const timestamp of [now() - 301, now() + 302, 'now', '-1', '1e9'].map(String)) {
    await refused('stale-request', { timestamp });
  }
  const other = await send(url, text, { timestamp: String(now() - 240) });
  t.equal(other.status, 200, 'a clock may be four minutes off');
});

t.test('no body at all', async t => {
  const time = String(now());
  const headers = {
    'x-signature-timestamp': time,
    'x-signature-ed25519': sign(null, Buffer.from(time), privateKey).toString('hex'),
  };
  const response = await fetch(`${url}/discord/interactions`, { method: 'POST', headers });
  t.strictSame([response.status, (await response.json()).code], [400, 'bad-request']);
});

t.test('signed, but no interaction', async t => {
  const refusal = async (body: string | object) => {
    const { status, json } = await send(url, body);
    return [status, json.code];
  };
  t.strictSame(await refusal('{'), [400, 'bad-request']);
  t.strictSame(await refusal('null'), [400, 'bad-value']);
  t.strictSame(await refusal({ type: 77 }), [400, 'bad-value']);
  t.strictSame(await refusal('x'.repeat(300_000)), [413, 'too-large']);
});

t.test('without a key there is no bot', async t => {
  const { status, json } = await send(await serve(corpus, null), { type: 1 });
  t.strictSame([status, json.code], [404, 'not-found']);
});

t.test('the built service has the bot as well', async t => {
  const env = { ...process.env, DISCORD_PUBLIC_KEY: KEY, LOG_LEVEL: 'info', MAX_LOOP_DELAY: '0' };
  const service = spawn(process.execPath, ['dist/cli/main.js', 'serve', '--port', '0'], { env });
  t.teardown(() => service.kill());
  let log = '';
  let address: RegExpExecArray | null = null;
  for await (const part of service.stdout) {
    log += part;
    address = /http:\/\/127\.0\.0\.1:\d+/.exec(log);
    if (address) break;
  }
  const { status, json } = await send(String(address), typed('counts-as', { from: 'Naga', to: 'Oni' }));
  t.match({ status, json }, { status: 200, json: { type: 4, data: { flags: 64 } } });
  t.equal((await send(String(address), { type: 1 }, { signed: '{}' })).status, 401);
});

t.test('the key in the environment', async t => {
  t.match(parseConfig({ DISCORD_PUBLIC_KEY: KEY }), { config: { DISCORD_PUBLIC_KEY: KEY } });
  t.match(parseConfig({ DISCORD_PUBLIC_KEY: 'abc' }), {
    config: null,
    problems: [{ code: 'bad-value', field: 'DISCORD_PUBLIC_KEY', message: /64 hexadecimal digits/ }],
  });
});
