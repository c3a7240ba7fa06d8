// Counts cards from the plain data with the page's sentences written a second time, without any code of the judge.
import { readFile } from 'node:fs/promises';
import t from 'tap';
import { makeEngine } from '../../src/engine.js';
import { openCards } from '../../src/loader/index.js';
import { shippedCorpus } from '../support/corpus.js';

const SAME = [
  ['Creature', 'Nonhuman'],
  ['Diplomat', 'Courtier'],
  ['Sailor', 'Naval'],
  ["Yoritomo's Alliance", 'Mantis Clan'],
  ['Monkey Clan', "Toturi's Army"],
];
const GIVES: Record<string, string> = {
  Naga: 'Nonhuman',
  Ogre: 'Nonhuman',
  Oni: 'Nonhuman',
  Ratling: 'Nonhuman',
  Necromancer: 'Undead',
  Skeletal: 'Undead',
  Skeleton: 'Undead',
  Zombie: 'Undead',
};

/** All keywords of a card on a day on or after June 3, 2008. */
function consider(printed: string[], day: string): Set<string> {
  const had = new Set(printed);
  // for the words on Diplomat and Sailor before June 11 are lost
  const same = SAME.filter(([first]) => day >= '2008-06-11' || !/Diplomat|Sailor/.test(String(first)));
  for (const keyword of had) {
    for (const pair of same) if (pair.includes(keyword)) for (const other of pair) had.add(other);
    const given = GIVES[keyword];
    if (given) had.add(given);
    if (keyword === 'Undead' && day < '2008-06-20') had.add('Shadowlands');
  }
  return had;
}

t.test('the judge and a second count agree on how many cards count as a keyword', async t => {
  const cards = (await readFile('cards/cards.jsonl', 'utf8'))
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as { types: string[]; keywords?: string[] })
    .map(({ types, keywords = [] }) => (types.includes('Sensei') ? [] : keywords));
  t.equal(cards.length, 13_513);
  const { load } = openCards();
  const engine = makeEngine({
    corpus: await shippedCorpus(),
    catalogue: async () => (await load()).catalogue,
  });
  const counts: Record<string, number> = {};
  for (const asOf of ['2008-06-10', '2008-06-20']) {
    for (const keyword of ['Undead', 'Nonhuman', 'Courtier', 'Mantis Clan', 'Shadowlands', 'Naval']) {
      const expected = cards.filter(printed => consider(printed, asOf).has(keyword)).length;
      const found = await engine.cards.list({ 'counts-as': keyword }, { asOf, limit: 1 });
      t.match(found, { ok: true, value: { cards: expected } }, `${keyword} on ${asOf}`);
      counts[`${keyword} ${asOf}`] = expected;
    }
  }
  t.equal(counts['Undead 2008-06-20'], 103);
});
