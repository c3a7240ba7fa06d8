import { readdir, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import t from 'tap';
import { parse } from 'yaml';
import { dayBefore } from '../../../src/knowledge/index.js';
import { makeJudge, type QuestionInfo } from '../../../src/resolver/index.js';
import { shippedCorpus, TODAY } from '../../support/corpus.js';

type Shape = QuestionInfo['facts'];

const corpus = await shippedCorpus();
const judge = makeJudge(corpus);
const days = [TODAY, ...corpus.changeDays.flatMap(day => [dayBefore(day), day])];

const FOLDER = new URL('../../cases/questions/', import.meta.url);
const files = (await readdir(FOLDER, { recursive: true })).filter(name => name.endsWith('.yaml'));
const texts = await Promise.all(files.map(name => readFile(new URL(name, FOLDER), 'utf8')));
const cases = texts.flatMap(text => parse(text) as { ask: string; facts?: Record<string, unknown> }[]);

/** Few texts, so that names meet again, and some of them are keywords, factions, levels and players. */
const words = fc.constantFrom(
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
    if (type !== 'object') return words;
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
    const told = [{ facts: example }, ...cases.filter(({ ask }) => ask === id)];
    // of the values of the cases, each with those of others, so that many facts go together
    const parts = names.map(name => {
      const known = told.flatMap(({ facts: { [name]: value } = {} }) => (value === undefined ? [] : [value]));
      const other = fitting((facts.properties as Record<string, Shape>)[name] as Shape);
      return fc.oneof(fc.constantFrom(undefined, ...known), other).map(value => [name, value] as const);
    });
    const some = fc.tuple(...parts).map(entries => entries.filter(([, value]) => value !== undefined));
    await fc.assert(
      fc.asyncProperty(some, fc.constantFrom(...days), async (entries, day) => {
        const outcome = await judge.answer(id, Object.fromEntries(entries), day);
        if (!outcome.ok) return true;
        reached.add(outcome.value.verdict);
        return verdicts.includes(outcome.value.verdict);
      }),
      { numRuns: 150, examples: [[Object.entries(example), TODAY]] },
    );
    t.ok(reached.size > 0, 'facts that fit together were among them');
  });
}
