import t from 'tap';
import { z } from 'zod';
import { makeContext } from '../../../src/resolver/judge.js';
import { formatFactName, makeShape, type Shape } from '../../../src/resolver/questions/describe.js';
import { makeQuestions } from '../../../src/resolver/questions/index.js';
import { completeAnswer } from '../../../src/resolver/questions/sentences.js';
import { shippedCorpus, TODAY } from '../../support/corpus.js';
import { questionBlock, teaQuestions } from '../../support/questions.js';

t.test('a fact reads as the label of a field', async t => {
  t.equal(formatFactName('windInPlay'), 'Wind in play');
  t.equal(formatFactName('a'), 'A');
});

t.test('describes a question so that a form can be made from it', async t => {
  const { questions } = teaQuestions([questionBlock()]);
  t.same(
    questions.list().map(({ id }) => id),
    ['legacy/pour'],
  );
  const [info] = questions.list();
  t.match(info, {
    id: 'legacy/pour',
    title: 'May the tea be poured?',
    restsOn: [{ rule: 'legacy/tea', title: 'A rule' }],
    verdicts: ['no', 'value', 'yes'],
    example: { potFull: true, cups: 3 },
  });
  t.same(info?.facts.properties, {
    potFull: { type: 'boolean', title: 'Pot full', description: 'Is the pot full?', examples: [true] },
    cups: {
      type: 'integer',
      minimum: 0,
      maximum: 20,
      title: 'Cups',
      description: 'How many cups stand there?',
      examples: [3],
    },
    guest: {
      type: ['string', 'null'],
      enum: ['crane', 'crab', null],
      title: 'Guest',
      description: 'Who is the guest?',
    },
  });
  t.equal(info?.facts.additionalProperties, false);
  t.equal(info?.facts.required, undefined);
});

t.test('a nullable text is one type with null', async t => {
  const facts = z.strictObject({
    name: z.string().nullable().optional(),
    either: z.union([z.string(), z.int()]).optional(),
  });
  const properties = makeShape({ facts, example: {} }).properties as Record<string, Shape>;
  t.same(properties.name?.type, ['string', 'null']);
  t.ok(properties.either?.anyOf);
});

t.test(
  'a rule that the corpus does not have is not named, and without its first one a question is not offered',
  async t => {
    const procedure = {
      title: 'A?',
      verdicts: [],
      facts: z.strictObject({}),
      example: {},
      answer: () => ({ needs: [] }),
    };
    const { questions } = teaQuestions([], {}, [
      { ...procedure, id: 'legacy/one', restsOn: ['legacy/tea', 'legacy/none'] },
      { ...procedure, id: 'legacy/two', restsOn: ['legacy/none', 'legacy/tea'] },
    ]);
    t.match(questions.list(), [{ id: 'legacy/one', restsOn: [{ rule: 'legacy/tea' }] }]);
    t.equal(questions.list()[0]?.restsOn.length, 1);
    t.same(
      questions.list().map(({ id }) => id),
      ['legacy/one'],
    );
  },
);

t.test('an unknown question is answered with near ids', async t => {
  const { questions, answer } = teaQuestions([questionBlock()]);
  t.match(questions.describe('legacy/pur'), { problem: { code: 'unknown-question', near: ['legacy/pour'] } });
  t.match(await answer('pour', {}), { problem: { code: 'unknown-question', near: ['legacy/pour'] } });
  const far = questions.describe('x'.repeat(200));
  t.ok(!far.ok && far.problem.near === undefined && far.problem.found?.length === 120);
});

t.test('a fact without a description is a defect of its question', async t => {
  const question = {
    id: 'a/b',
    title: 'A?',
    restsOn: [],
    verdicts: [],
    facts: z.strictObject({ x: z.string() }).partial(),
    example: {},
  };
  t.throws(() => completeAnswer({ ...question, answer: () => ({ needs: [] }) }, { needs: ['x'] }), /"x"/);
});

/** Every property of a shape, those of lists and of objects within included, with its path. */
function propertiesOf(shape: Shape, path: string): [string, Shape][] {
  const own = Object.entries((shape.properties ?? {}) as Record<string, Shape>);
  const inner = own.flatMap(([name, property]) => propertiesOf(property, `${path}.${name}`));
  const items = shape.items ? propertiesOf(shape.items as Shape, `${path}[]`) : [];
  return [
    ...own.map(([name, property]): [string, Shape] => [`${path}.${name}`, property]),
    ...inner,
    ...items,
  ];
}

t.test('every shipped question can be drawn as a form', async t => {
  const questions = makeQuestions(await shippedCorpus());
  for (const { id, title, restsOn, facts } of questions.list()) {
    t.match(title, /\?$/, id);
    t.ok(restsOn.length > 0, id);
    t.equal(facts.required, undefined, id);
    t.equal(facts.additionalProperties, false, id);
    for (const [path, property] of propertiesOf(facts, id)) {
      t.type(property.title, 'string', path);
      t.type(property.description, 'string', path);
      t.ok(property.type ?? property.enum, `${path} has a type`);
    }
    for (const [name, property] of Object.entries((facts.properties ?? {}) as Record<string, Shape>)) {
      t.match(property.description, /\?/, `${id} ${name} is asked for as a question`);
    }
  }
});

t.test('what an answer asks for first is the first open field of the form', async t => {
  const corpus = await shippedCorpus();
  const questions = makeQuestions(corpus);
  for (const { id, facts } of questions.list()) {
    const ruling = await questions.answer(id, {}, makeContext(corpus, TODAY));
    const needs = ruling.ok ? ruling.value.needs.map(({ fact }) => fact) : [];
    const [top] = Object.keys(facts.properties ?? {}).filter(name => needs.includes(name));
    t.equal(top, needs[0], id);
    t.notMatch(ruling.ok && ruling.value.answer, /""|\bnull\b/i, `${id}: in words for people`);
  }
});

t.test('each place of a fact has its own title', async t => {
  const described = makeQuestions(await shippedCorpus()).describe('legacy/sensei-stats');
  if (!described.ok) return t.fail(described.problem.message);
  const { stronghold } = described.value.facts.properties as Record<
    string,
    { properties: Record<string, { title: string }> }
  >;
  t.same(
    Object.values(stronghold?.properties ?? {}).map(({ title }) => title),
    ['Province strength', 'Gold production', 'Family honor'],
  );
});
