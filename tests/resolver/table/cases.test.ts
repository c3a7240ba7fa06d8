import { isDeepStrictEqual } from 'node:util';
import t, { type Test } from 'tap';
import { type Replay, type ReplayStep, replay } from '../../../src/resolver/table/index.js';
import { shippedCorpus } from '../../support/corpus.js';
import { type Expectation, makeSetup, readCases, type TableCase } from './case.js';

const DAY = '2008-06-20';
const corpus = await shippedCorpus();

function play({ players }: TableCase, events: unknown[]): Replay {
  const outcome = replay(corpus, players, events, DAY);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

function checkStep(t: Test, step: ReplayStep, expected: Expectation) {
  const { ruling, consequences } = step;
  const what = `${step.index}: ${JSON.stringify(step.event)}`;
  t.equal(step.problem?.code ?? 'legal', expected.illegal ?? 'legal', what);
  t.equal(step.legal, expected.illegal === undefined, what);
  if (expected.field) {
    t.equal(step.problem?.field, `events.${step.index}.${expected.field}`, what);
    t.equal(step.problem?.found, expected.found, what);
  }
  if (expected.fix) t.match(step.problem?.cure, expected.fix, what);
  if (expected.verdict) t.equal(ruling.verdict, expected.verdict, what);
  for (const facts of expected.tells ?? []) {
    const found = consequences.some(one =>
      Object.entries(facts).every(([key, value]) => isDeepStrictEqual(Reflect.get(one, key), value)),
    );
    t.ok(found, `${what} tells ${JSON.stringify(facts)}`, { consequences });
  }
  for (const type of expected.tellsNot ?? [])
    t.notOk(
      consequences.some(one => one.type === type),
      what,
    );
  const cited = ruling.citations.map(({ rule }) => rule);
  for (const rule of expected.cites ?? []) t.ok(cited.includes(rule), `${what} cites ${rule}`, { cited });
  if (expected.caveat) t.match(ruling.caveats.join('\n'), expected.caveat, what);
  if (expected.caveatNot) t.notMatch(ruling.caveats.join('\n'), expected.caveatNot, what);
  if (expected.plain) t.strictSame(ruling.caveats, [], what);
}

function checkNext(t: Test, { next }: Replay, expected: NonNullable<TableCase['next']>) {
  t.equal(next.player, expected.player, 'whose opportunity');
  const types = next.may.map(({ type }) => type);
  if (expected.may) t.strictSame(types, expected.may, 'what may be done');
  if (expected.designators) t.strictSame(next.may[0]?.designators, expected.designators);
  t.equal(next.ruling.verdict, expected.verdict ?? 'value');
  if (expected.answer) t.match(next.ruling.answer, expected.answer);
  if (expected.caveat) t.match(next.ruling.caveats.join('\n'), expected.caveat);
}

for (const { file, cases } of readCases()) {
  t.test(file, async t => {
    for (const one of cases) {
      t.test(`${one.name} (${one.rule})`, async t => {
        const setup = makeSetup(one);
        const expected = one.events ?? [];
        const game = play(one, [...setup, ...expected.map(entry => entry.do)]);
        t.ok(corpus.byId.has(one.rule), 'the case rests on a rule of the corpus');
        for (const [index, step] of game.steps.entries()) {
          t.not(step.ruling.citations.length, 0, `${index} cites`);
          checkStep(t, step, expected[index - setup.length] ?? { do: null });
        }
        const rules = [...game.steps.map(step => step.ruling), game.next.ruling].flatMap(ruling =>
          ruling.citations.map(({ rule }) => rule),
        );
        t.ok(rules.includes(one.rule), 'some ruling of the case cites its rule');
        if (one.next) checkNext(t, game, one.next);
        if (one.table) t.match(game.table, one.table);
      });
    }
  });
}
