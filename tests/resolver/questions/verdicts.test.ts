import fc from 'fast-check';
import t from 'tap';
import { dayBefore } from '../../../src/knowledge/index.js';
import { makeJudge, type QuestionInfo } from '../../../src/resolver/index.js';
import { shippedCorpus, TODAY } from '../../support/corpus.js';

type Shape = QuestionInfo['facts'];

const corpus = await shippedCorpus();
const judge = makeJudge(corpus);
const days = [TODAY, ...corpus.changeDays.flatMap(day => [dayBefore(day), day])];

/** Few texts, so that names meet again, and some of them are keywords, factions, levels and players. */
const texts = fc.constantFrom(
  ...['', 'Aki', 'Bo', 'Chie', 'Dai', 'Samurai', 'Courtier', 'Diplomat', 'Creature', 'Ratling', 'Shugenja'],
  ...['Ninja', 'Ninjutsu 3', 'Zombie', 'Shadowlands', 'Mantis Clan', "Yoritomo's Alliance", 'All Clans'],
  ...['Delayed', 'Immediate Terrain', 'Inexperienced', 'Experienced 2', 'Experienced 2 KYD', 'two Samurai'],
);

function fitting(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const ofType = (type: string | undefined): fc.Arbitrary<unknown> => {
    if (type === 'null') return fc.constant(null);
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer') return fc.integer({ min: Math.max(shape.minimum ?? -3, -3), max: 5 });
    if (type === 'array') return fc.array(fitting(shape.items as Shape), { maxLength: 4 });
    if (type !== 'object') return texts;
    const parts = Object.entries(shape.properties as Record<string, Shape>);
    const record = Object.fromEntries(parts.map(([name, part]) => [name, fitting(part)]));
    return fc.record(record, { requiredKeys: (shape.required ?? []) as string[] });
  };
  return fc.oneof(...[shape.type].flat().map(ofType));
}

for (const { id, facts, example, verdicts } of judge.questions()) {
  t.test(`${id} gives no verdict that it does not list`, async t => {
    const reached = new Set<string>();
    const names = Object.keys(facts.properties ?? {});
    // around the example, so that many facts go together; each fact is given, left out or another
    const parts = names.map(name => {
      const given = name in example ? [fc.constant(example[name])] : [];
      const other = fitting((facts.properties as Record<string, Shape>)[name] as Shape);
      return fc.oneof(fc.constant(undefined), other, other, ...given).map(value => [name, value] as const);
    });
    const some = fc.tuple(...parts).map(entries => entries.filter(([, value]) => value !== undefined));
    await fc.assert(
      fc.asyncProperty(some, fc.constantFrom(...days), async (entries, day) => {
        const outcome = await judge.answer(id, Object.fromEntries(entries), day);
        if (!outcome.ok) return true;
        reached.add(outcome.value.verdict);
        return verdicts.includes(outcome.value.verdict);
      }),
      { numRuns: 150 },
    );
    t.ok(reached.size > 0, 'facts that fit together were among them');
  });
}
