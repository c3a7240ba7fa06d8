import t from 'tap';
import { makeJudge } from '../../../../src/resolver/index.js';
import { shippedCorpus, TODAY } from '../../../support/corpus.js';
import { costOf } from '../../../support/cost.js';

const judge = makeJudge(await shippedCorpus());

/** What a request within the limits of the schemas may cost, in milliseconds: another one waits so long at most. */
const MOST = 100;

const many = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));

function armyOf(keywordsOf: (card: number) => string[]) {
  return many(100, card => ({ name: `card ${card}`, type: 'Personality', keywords: keywordsOf(card) }));
}

const REQUESTS: Readonly<Record<string, [id: string, facts: object]>> = {
  'thousands of conditions': [
    'legacy/formation',
    {
      requirement: many(30, () => many(20, () => '30 K1').join(',')),
      army: armyOf(() => many(50, one => `K${one}`)),
    },
  ],
  'conditions with many ways, which cards with many keywords do not meet': [
    'legacy/formation',
    {
      requirement: many(
        30,
        one => `L${one} or Samurai or Undead or Ninja or Creature or Naval or Courtier or Oni`,
      ),
      army: armyOf(() => many(50, one => `K${one}`)),
    },
  ],
  'conditions that depend, by a long way': [
    'legacy/formation',
    {
      requirement: many(30, one => `Ninja or L${one}`),
      army: armyOf(() => ['Ninjutsu', ...many(49, one => `Zombie ${one}`)]),
    },
  ],
  'slips beside thousands of keywords': [
    'legacy/formation',
    {
      requirement: many(30, one => many(8, way => `Samurbi${one}q${way}`).join(' or ')),
      army: armyOf(card => many(50, one => `Samurbj${card * 50 + one}`)),
    },
  ],
  'choices of thousands of strangers': [
    'legacy/yu',
    {
      yuCards: many(100, card => ({ name: `mine ${card}`, yu: 1 })),
      opposing: many(100, card => ({ name: `theirs ${card}`, type: 'Follower', force: 1 })),
      choices: many(100, card => ({
        destroy: `thiers ${card}`,
        using: many(30, one => `mime ${card * 30 + one}`),
      })),
    },
  ],
};

for (const [name, [id, facts]] of Object.entries(REQUESTS)) {
  t.test(`${name}: no other request waits long`, async t => {
    const cost = await costOf(() => judge.answer(id, facts, TODAY));
    t.ok(cost < MOST, `${cost} ms`);
  });
}

t.test('so many strangers are named, and each once', async t => {
  const choices = many(100, card => ({ destroy: `X${card % 50}`, using: ['Y'] }));
  const answered = await judge.answer('legacy/yu', { yuCards: [], opposing: [], choices }, TODAY);
  t.match(answered, { ok: false });
  const { problem } = answered as { problem: { others?: unknown[] } };
  t.equal(problem.others?.length, 20, 'and the first');
});
