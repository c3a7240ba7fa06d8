import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import t from 'tap';
import { fixtureCards } from '../support/cards.js';
import { listen } from '../support/listen.js';

// the examples import the package by its name, as its users do: they need the built dist/
const { url, close } = await listen({ catalogue: await fixtureCards() });
t.teardown(close);
const folder = t.testdir();

function run(
  example: string,
  argv: string[],
  input = '',
  address = url,
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, JUDGE_URL: address };
    const child = spawn(process.execPath, [`examples/${example}`, ...argv], { env });
    const texts = { out: '', err: '' };
    child.stdout.on('data', data => (texts.out += data));
    child.stderr.on('data', data => (texts.err += data));
    child.on('error', reject);
    child.on('close', code => resolve({ code, ...texts }));
    child.stdin.end(input);
  });
}

t.test('the bot answers what begins with a mark', async t => {
  const lines = [
    'hello everybody',
    '!ask did zombies count as Shadowlands on June 19 2008?',
    '!ask old terrain when does it resolve',
    '!ask xyzzyplugh',
    '!counts Ratling > Creature',
    '!counts Ratling',
    '!rule legacy/winds',
    '!rule legacy/keywords/creature-nonhuman 2008-06-02',
    '!rule legacy/wins',
    '!constructor',
  ];
  const { code, out, err } = await run('bot.mjs', [], `${lines.join('\n')}\n`);
  t.equal(err, '');
  t.equal(code, 0);
  const said = out.trimEnd().split('\n');
  t.match(said[0], /^Yes: .*Zombie/);
  t.ok(said.includes(`${url}/rules/legacy/terrain`));
  t.ok(said.includes('I found nothing.'));
  t.ok(said.includes('Yes: Ratling counts as Nonhuman, and Nonhuman is the same keyword as Creature.'));
  t.ok(said.includes('Write it like this: !counts Ratling > Creature'));
  t.match(out, /\(in-force\): /);
  t.match(out, /\(unrecorded\): no words of that day are on record\.\n/);
  t.match(out, /No rule has this id\..*Did you mean legacy\/winds/);
  t.equal(said.at(-1), 'I know !ask, !counts, !rule.');
});

t.test('the deck checker lists every problem with its cure', async t => {
  const file = join(folder, 'list.txt');
  await writeFile(file, 'Sensei\nA Sensei\nB Sensei\nDynasty\n1x Mizu O-Hana\nFate\n3x Tea\n');
  const { code, out } = await run('deck-checker.mjs', [file]);
  t.equal(code, 1);
  t.match(out, /^No: the deck has/);
  t.match(out, /\n\nerror: .*forty.* \[deck-sensei-fate-size\]\n {2}Add/);
  t.match(out, /\n\nMizu O-Hana counts as .*Creature.* as well\./);
  t.match(await run('deck-checker.mjs', [file, '2008-02-30']), { code: 2, err: /not a day/ });
  t.match(await run('deck-checker.mjs', []), { code: 2, err: /^Usage/ });
  t.match(out, /\n\nNot looked up \(32 cards loaded, own card data \w+\):\n {2}A Sensei/);
  t.match(out, /\n\nNot covered by these rules:\n {2}Size of the Dynasty deck: /);
});

// somebody else at the address: a proxy whose service is away
const stranger = createServer((_request, response) =>
  response.writeHead(502).end('<html>Bad gateway</html>'),
);
await new Promise<void>(resolve => stranger.listen(0, '127.0.0.1', resolve));
t.teardown(() => stranger.close());
const strange = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;

t.test('where nothing could be checked there is one line, and no verdict', async t => {
  const file = join(folder, 'one.txt');
  await writeFile(file, 'Fate\n1x Tea\n');
  const refused = async (argv: string[], address: string, words: RegExp) => {
    const { code, out, err } = await run('deck-checker.mjs', argv, '', address);
    t.strictSame([code, out, err.trimEnd().split('\n').length], [2, '', 1]);
    t.match(err, words);
  };
  await refused([join(folder, 'none.txt')], url, /none\.txt cannot be read: ENOENT\.$/m);
  await refused([file], 'http://127.0.0.1:4', /^No answer came from the service: ECONNREFUSED\.$/m);
  await refused([file], strange, /^The service did not answer as it should/);
});

t.test('the bot outlives a lost answer', async t => {
  for (const address of ['http://127.0.0.1:4', strange]) {
    const { code, out, err } = await run('bot.mjs', [], '!ask tea\n!counts A > B\n!rule a\n!tea\n', address);
    t.strictSame([code, err], [0, '']);
    const said = out.trimEnd().split('\n');
    t.equal(said.length, 4);
    for (const line of said.slice(0, 3)) t.match(line, /^(No answer came|The service did not answer)/);
    t.match(said[3], /^I know /);
  }
});
