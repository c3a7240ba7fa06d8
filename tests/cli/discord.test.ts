import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { runInShell } from '../support/shell.js';

const TOKEN = 'aa.bb-cc_dd';

interface Received {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  body: { name: string }[];
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

/** Stands in for Discord; answers every request with the status. */
async function discord(status: number) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = JSON.parse(await readBody(request));
    received.push({ method, url, authorization: headers.authorization, body });
    response.writeHead(status).end('{"message": "so it is"}');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const { port } = server.address() as AddressInfo;
  const env = {
    DISCORD_APPLICATION_ID: '12345678',
    DISCORD_TOKEN: TOKEN,
    DISCORD_API_URL: `http://127.0.0.1:${port}/api/v10/`,
  };
  return { env, received };
}

t.test('the commands are printed', async t => {
  const { exit, json } = await runInShell(['discord', 'commands']);
  t.equal(exit, 0);
  t.match(json(), [
    { name: 'ruling' },
    { name: 'counts-as' },
    { name: 'card' },
    { name: 'ask' },
    { name: 'order' },
    { name: 'deck' },
  ]);
});

t.test('the commands are registered everywhere, or in one server', async t => {
  const { env, received } = await discord(200);
  const { exit, out } = await runInShell(['discord', 'commands', '--register'], { env });
  t.equal(exit, 0);
  t.equal(out, '6 commands registered everywhere: ruling, counts-as, card, ask, order, deck.');
  const one = await runInShell(['discord', 'commands', '--register', '--guild', '987654', '--json'], { env });
  t.match(one.json(), { registered: ['ruling'], application: '12345678', guild: '987654' });
  const told = await runInShell(['discord', 'commands', '--register', '--guild', '987654'], { env });
  t.match(told.out, 'registered in server 987654: ');
  t.match(received, [
    { method: 'PUT', url: '/api/v10/applications/12345678/commands', authorization: `Bot ${TOKEN}` },
    { method: 'PUT', url: '/api/v10/applications/12345678/guilds/987654/commands' },
  ]);
  const printed = await runInShell(['discord', 'commands']);
  t.strictSame(received[0]?.body, printed.json());
});

t.test('the refusal of Discord is shown, without the token', async t => {
  const { env } = await discord(401);
  const { exit, out, err } = await runInShell(['discord', 'commands', '--register'], { env });
  t.equal(exit, 1);
  t.equal(out, '');
  t.match(err.replace(/\s+/g, ' '), /did not take the commands\. Found: 401 {"message": "so it is"}/);
  t.notMatch(err, TOKEN);
});

t.test('Discord cannot be reached', async t => {
  const env = { ...(await discord(200)).env, DISCORD_API_URL: 'http://127.0.0.1:1' };
  const { exit, err } = await runInShell(['discord', 'commands', '--register'], { env });
  t.equal(exit, 1);
  t.match(err, /\[discord-refused\]/);
  const bad = await runInShell(['discord', 'commands', '--register'], {
    env: { ...env, DISCORD_API_URL: 'x' },
  });
  t.match(bad, { exit: 1, err: /discord-refused/ });
});

t.test('what registering takes', async t => {
  const { env } = await discord(200);
  const failed = async (changes: Record<string, string | undefined>, pattern: RegExp, ...more: string[]) => {
    const shell = { env: { ...env, ...changes } };
    const { exit, err } = await runInShell(['discord', 'commands', '--register', ...more], shell);
    t.equal(exit, 2);
    t.match(err.replace(/\s+/g, ' '), pattern);
  };
  await failed({ DISCORD_APPLICATION_ID: undefined }, /DISCORD_APPLICATION_ID/);
  await failed({ DISCORD_APPLICATION_ID: '../x' }, /DISCORD_APPLICATION_ID/);
  await failed({ DISCORD_TOKEN: undefined }, /DISCORD_TOKEN/);
  await failed({ DISCORD_TOKEN: 'a b' }, /DISCORD_TOKEN(?!.*a b)/);
  await failed({}, /--guild/, '--guild', 'home');
  const none = { DISCORD_APPLICATION_ID: undefined, DISCORD_TOKEN: undefined };
  await failed(none, /DISCORD_APPLICATION_ID: (?!.*Found).*DISCORD_TOKEN: .*--guild: /, '--guild', '');
  await failed({ ...none, DISCORD_APPLICATION_ID: 'abc' }, /Found: abc\..*DISCORD_TOKEN: /);
});

t.test('without an address of its own Discord is meant', async t => {
  const { readRegistration } = await import('../../src/cli/register-commands.js');
  const read = readRegistration({ DISCORD_APPLICATION_ID: '12345678', DISCORD_TOKEN: 'x' }, null);
  t.match(read, { ok: true, value: { api: 'https://discord.com/api/v10' } });
});
