import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
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
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, JUDGE_URL: url };
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
  t.ok(said.includes('Yes: Ratling carries Nonhuman, and Nonhuman is the same keyword as Creature.'));
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
});
