import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import t from 'tap';

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
