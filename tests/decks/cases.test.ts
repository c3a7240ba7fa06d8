import { readFile } from 'node:fs/promises';
import t from 'tap';
import { parse } from 'yaml';
import type { DeckCheck, DeckInput } from '../../src/decks/index.js';
import { checkDeck, readAnyDeck } from '../../src/decks/index.js';
import { openCards } from '../../src/loader/index.js';
import { TODAY } from '../support/corpus.js';
import { codesOf, openChecker } from './checker.js';

interface Case {
  name: string;
  deck: DeckInput;
  without?: boolean;
  asOf?: string;
  legal: DeckCheck['legal'];
  faults?: string[];
  notes?: string[];
}

const checker = await openChecker();

for (const file of ['rules', 'lists']) {
  const cases: Case[] = parse(await readFile(`tests/cases/decks/${file}.yaml`, 'utf8'));
  t.test(file, async t => {
    for (const { name, deck, without, asOf, legal, faults = [], notes = [] } of cases) {
      const check = await checker.check(deck, without ? null : checker.catalogue, asOf);
      t.strictSame({ legal: check.legal, ...codesOf(check) }, { legal, faults, notes }, name);
    }
  });
}

t.test('lists over the cards that ship, out of any file', async t => {
  const cases: (Case & { counts?: object; says?: string[] })[] = parse(
    await readFile('tests/cases/decks/shipped.yaml', 'utf8'),
  );
  const { catalogue } = await openCards().load();
  for (const { name, deck, legal, faults = [], notes = [], counts = {}, says = [] } of cases) {
    const read = await readAnyDeck(deck);
    if (!read.deck) return t.fail(`${name}: ${JSON.stringify(read.problems)}`);
    const check = await checkDeck(checker.judge, catalogue, read.deck, TODAY);
    t.strictSame({ legal: check.legal, ...codesOf(check) }, { legal, faults, notes }, name);
    t.match(check.counts, counts, name);
    for (const [at, words] of says.entries()) t.match(check.problems[at]?.message, words, name);
  }
});
