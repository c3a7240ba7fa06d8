import t from 'tap';
import { makeEngine } from '../../src/engine.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const { ask } = makeEngine({ corpus: await shippedCorpus() });

/** What may be meant, without a ruling: the facts that are read of one question; null where it is not offered. */
const READ: readonly [string, string, object | null][] = [
  // of two players' Rings neither number is the one that is asked for
  [
    'enlightened guy force 2, my opponent has 4 rings and i have 1 ring',
    'legacy/enlightened-force',
    { force: 2 },
  ],
  // an article counts what stands beside it
  ['would a naga sensei count as a naga card', 'legacy/sensei-deck-size', null],
  // "-1 gold" is no Province Strength
  [
    'sensei +2 province strength -1 gold on stronghold 6 ps 4 gold 2 honor',
    'legacy/sensei-change',
    { newProvinceStrengthModifier: 2, strongholdProvinceStrength: 6, familyHonor: 2 },
  ],
  // an Honor Victory is no loss
  ['honor victory at 40 honor in a three player game', 'multiplayer/outcome', null],
];
for (const [q, id, facts] of READ)
  t.test(q, async t => {
    const { ruling, candidates } = await ask(q, { asOf: TODAY });
    t.equal(ruling, null);
    t.same(candidates.find(({ question }) => question === id)?.facts ?? null, facts);
  });

/** What the pages have a rule on is not said to be missing there. */
const COVERED: readonly [string, string][] = [
  ['how many copies of one fort can a province hold', 'legacy/fortifications'],
  ['my sensei gives -9 starting honor, stronghold has starting honor -15', 'legacy/sensei/modifier-limits'],
  ['sensei with -4 province strength, stronghold province strength 3', 'legacy/sensei/modifier-limits'],
  ['how much gold does my stronghold produce with a sensei of -9', 'legacy/sensei/card'],
];
for (const [q, rule] of COVERED)
  t.test(q, async t => {
    const { interpretation, hits } = await ask(q, { asOf: TODAY });
    t.notMatch(interpretation.text, /do not cover/);
    t.ok(hits.some(({ id }) => id === rule));
  });
