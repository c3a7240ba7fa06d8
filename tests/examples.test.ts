import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import t from 'tap';
import { parseConfig, startServer } from '../src/api/index.js';

// the examples import the package by its name, as its users do: they need the built dist/
const run = promisify(execFile);
const EXAMPLES = new URL('../examples/', import.meta.url).pathname;

const LIBRARY = `Does a card with Ratling count as Creature?
Yes: Ratling counts as Nonhuman, and Nonhuman is the same keyword as Creature.
`;

t.test('the library with decks, questions and search', async t => {
  const { stdout, stderr } = await run(process.execPath, [`${EXAMPLES}decks.mjs`]);
  t.equal(stderr, '');
  t.match(
    stdout,
    /^It depends: .*\n- Of one card neither the list nor the card data tells the type: Somebody\./,
  );
  t.match(
    stdout,
    /\nWhat differs: the keywords of 1 card\. 1 card could not be looked up \(13513 cards loaded, shipped card data [0-9a-f]{8}\)/,
  );
  t.match(stdout, /\n- A Walking Corpse, Shadowlands: yes, then no\nYes: .*Zombie.*\n.*Ninjutsu.*\n$/);
});

t.test('the library', async t => {
  const { stdout, stderr } = await run(process.execPath, [`${EXAMPLES}library.mjs`]);
  t.equal(stderr, '');
  t.ok(stdout.startsWith(LIBRARY));
  t.match(stdout, /\nDoes a card with Zombie count as Shadowlands\?\nYes: /);
  t.match(stdout, /\n"2008-02-30" is not a day\.\nA Naga: Naga, Unique, Nonhuman, Creature\n$/);
});

t.test('a local service asked as Discord does, and a button of its answer pressed', async t => {
  const discord = (env: object, ...given: string[]) =>
    run(process.execPath, [`${EXAMPLES}discord.mjs`, ...given], { env: { ...process.env, ...env } });
  const key = (await discord({}, 'key')).stdout.trim();
  const { config } = parseConfig({
    DISCORD_PUBLIC_KEY: key,
    PORT: '0',
    LOG_LEVEL: 'silent',
    MAX_LOOP_DELAY: '0',
  });
  const { server } = config ? await startServer(config, false) : {};
  if (!server) return t.fail('The service did not start.');
  t.teardown(server.close);
  const env = { JUDGE_URL: server.url };
  const { stdout } = await discord(env, 'ask', 'question=may i use the imperial favor?');
  t.match(stdout, /It depends/);
  const button = /say\.[\d-]+\.windInPlay\.Yes/.exec(stdout)?.[0] ?? '';
  t.match((await discord(env, 'press', button)).stdout, /No, not while you have a Wind in play/);
  const combat = await discord(env, 'order combat', 'players=Aki, Bo, Chie', 'defender=Bo');
  t.match(combat.stdout, /The order is Bo, then Chie, then Aki/);
  t.match(await discord(env).catch(error => error), { code: 2, stderr: /ask|key/ });
  const nowhere = { JUDGE_URL: 'http://127.0.0.1:9' };
  t.match(await discord(nowhere, 'ask', 'question=winds').catch(error => error), {
    code: 2,
    stderr: /^No answer from http:\/\/127\.0\.0\.1:9 .* JUDGE_URL\.\n$/,
  });
});
