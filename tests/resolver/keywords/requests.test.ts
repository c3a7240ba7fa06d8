import t from 'tap';
import {
  CARD_LIMIT,
  KEYWORDS_LIMIT,
  listKeywordAnswers,
  makeContext,
  makeJudge,
} from '../../../src/resolver/index.js';
import { shippedCorpus, TODAY } from '../../support/corpus.js';

const judge = makeJudge(await shippedCorpus());

t.test('what no keyword question can be', async t => {
  const ask = (from: string, to: string, rest: object = {}) =>
    judge.countsAs({ from, to, asOf: TODAY, ...rest });
  t.match(ask('x'.repeat(10_000), 'Naga'), { ok: false, problem: { code: 'bad-keyword', field: 'from' } });
  t.match(ask('Naga', ' '), { ok: false, problem: { code: 'bad-keyword', field: 'to' } });
  t.match(ask('Naga', 'Oni', { purpose: 'joint', card: 'Kyuden Kitsune' }), {
    ok: false,
    problem: {
      code: 'bad-value',
      field: 'purpose',
      found: 'joint',
      near: ['join'],
      cure: 'Known: join. Leave it out otherwise.',
    },
  });
  t.match(ask('Naga', 'Oni', { purpose: 'something else' }), {
    ok: false,
    problem: { code: 'bad-value', field: 'purpose' },
  });
  t.match(ask('Naga', 'Oni', { purpose: 'join' }), {
    ok: false,
    problem: { code: 'bad-value', field: 'card' },
  });
  t.match(ask('Naga', 'Oni', { card: ' ' }), { ok: true });
});

t.test('cards: printed, considered, unknown, answers', async t => {
  const resolved = judge.resolveCards({
    cards: [
      { title: 'Mirumoto Shikei', type: 'Personality', keywords: ['<b>naga</b>', 'Samurai', 'samurai'] },
      { keywords: [] },
    ],
    ask: ['Creatures', 'Undead', 'samurai'],
    asOf: '2008-06-02',
  });
  if (!resolved.ok) return t.fail(resolved.problem.message);
  const [shikei, empty] = resolved.value.cards;
  t.match(resolved.value, { asOf: '2008-06-02', corpus: judge.corpus.hash });
  t.same(shikei?.printed, ['Naga', 'Samurai']);
  t.same(
    shikei?.considered.map(({ keyword }) => keyword),
    ['Naga', 'Samurai', 'Nonhuman'],
  );
  t.match(shikei?.unknown, [
    { keyword: 'Creature', steps: [{ rule: 'legacy/keywords/nonhuman-races' }, { text: /lost/ }] },
  ]);
  t.same(shikei?.answers, { Creatures: 'unknown', Undead: 'no', samurai: 'yes' });
  t.same(empty, {
    title: null,
    printed: [],
    considered: [],
    unknown: [],
    depends: [],
    factions: [],
    answers: { Creatures: 'no', Undead: 'no', samurai: 'no' },
  });
});

t.test('a Sensei: its list of factions is no keyword', async t => {
  const cards = [
    { title: 'Naga Sensei', type: 'Sensei', keywords: ['Naga', 'Mantis Clan'] },
    { title: 'Old Sensei', type: ' <b>SENSEI</b>', keywords: ['Naga'], factions: ['Mantis Clan'] },
  ];
  const resolved = judge.resolveCards({ cards, ask: ['Naga', 'Nonhuman'], asOf: TODAY });
  if (!resolved.ok) return t.fail(resolved.problem.message);
  t.match(resolved.value.cards, [
    {
      printed: [],
      considered: [],
      factions: ['Naga', 'Mantis Clan'],
      answers: { Naga: 'no', Nonhuman: 'no' },
    },
    { printed: ['Naga'], factions: ['Mantis Clan'], answers: { Naga: 'yes', Nonhuman: 'yes' } },
  ]);
});

t.test('cards in the context of a card that tells keywords apart', async t => {
  const resolve = (context: { card: string; purpose?: string }, keywords: string[]) => {
    const resolved = judge.resolveCards({
      cards: [{ keywords }],
      ask: ['Mantis Clan', 'Creature'],
      context,
      asOf: TODAY,
    });
    return resolved.ok ? resolved.value.cards[0] : resolved.problem;
  };
  const join = { card: 'Kyuden Kitsune', purpose: 'join' };
  t.match(resolve(join, ["Yoritomo's Alliance"]), { answers: { 'Mantis Clan': 'no', Creature: 'no' } });
  t.match(resolve(join, ["Yoritomo's Alliance", 'Mantis Clan']), { answers: { 'Mantis Clan': 'yes' } });
  t.match(resolve(join, ['Naga']), { answers: { Creature: 'yes' }, depends: [] });
  t.match(resolve({ card: 'Mantis House Guard' }, ["Yoritomo's Alliance", 'Naga']), {
    answers: { 'Mantis Clan': 'depends', Creature: 'yes' },
  });
  t.match(resolve({ card: 'Daini' }, ['Naga']), {
    answers: { Creature: 'depends' },
    depends: [{ keyword: 'Nonhuman' }, { keyword: 'Creature' }],
  });
  t.match(resolve({ card: 'Kyuden Kitsun' }, []), { code: 'bad-value', near: ['Kyuden Kitsune'] });
  t.match(resolve({ card: 'Dainii' }, []), { code: 'bad-value', near: ['The Daini'] });
  t.match(resolve({ card: 'House Guard' }, []), { code: 'bad-value', near: ['Mantis House Guard'] });
  t.match(resolve({ card: 'Kyuden Hida' }, ["Yoritomo's Alliance"]), { answers: { 'Mantis Clan': 'yes' } });
  t.match(resolve({ card: '', purpose: 'join' }, []), { code: 'bad-value', field: 'context.card' });
});

t.test('what is printed counts as itself, with its number or in the plural', async t => {
  const resolved = judge.resolveCards({
    cards: [{ keywords: ['Courtiers', 'Ninjutsu 3', 'Nohnuman'] }],
    ask: ['Courtiers', 'Courtier', 'Ninjutsu', 'Ninja', 'Ninjutsu 2', 'Nohnuman', 'Creature'],
    asOf: TODAY,
  });
  if (!resolved.ok) return t.fail(resolved.problem.message);
  t.match(resolved.value.cards[0], {
    printed: ['Courtiers', 'Ninjutsu 3', 'Nohnuman'],
    answers: {
      Courtiers: 'yes',
      Courtier: 'no',
      Ninjutsu: 'yes',
      Ninja: 'depends',
      'Ninjutsu 2': 'no',
      Nohnuman: 'yes',
      Creature: 'no',
    },
    depends: [{ keyword: 'Ninja', steps: [{ text: /Ninjutsu 3/ }, { text: /face-down/ }] }],
  });
});

t.test('normal play: nothing but what is printed', async t => {
  const resolved = judge.resolveCards({
    cards: [{ keywords: ['Naga'] }],
    ask: ['Nonhuman'],
    asOf: TODAY,
    format: 'samurai',
  });
  t.match(resolved, {
    ok: true,
    value: { cards: [{ considered: [{ keyword: 'Naga' }], answers: { Nonhuman: 'no' } }] },
  });
});

t.test('limits, and the place of what is wrong', async t => {
  const cards = Array.from({ length: CARD_LIMIT + 1 }, () => ({ keywords: ['Naga'] }));
  t.match(judge.resolveCards({ cards, asOf: TODAY }), {
    ok: false,
    problem: { code: 'too-large', field: 'cards', message: /5001/ },
  });
  t.match(judge.resolveCards({ cards: cards.slice(1), asOf: TODAY }), { ok: true });
  const many = Array.from({ length: KEYWORDS_LIMIT + 1 }, (_, index) => `K${index}`);
  t.match(judge.resolveCards({ cards: [], ask: many, asOf: TODAY }), {
    ok: false,
    problem: { code: 'too-large', field: 'ask' },
  });
  t.match(judge.resolveCards({ cards: [{ keywords: ['Naga'] }], ask: ['Creature', 'Xyzzyx'], asOf: TODAY }), {
    ok: false,
    problem: { code: 'unknown-keyword', field: 'ask.1', found: 'Xyzzyx' },
  });
  t.match(judge.resolveCards({ cards: [{ keywords: [] }, { keywords: ['Naga', ''] }], asOf: TODAY }), {
    ok: false,
    problem: { code: 'bad-keyword', field: 'cards.1.keywords.1' },
  });
});

t.test('one keyword: its relations in every direction, and all that it brings', async t => {
  const entry = judge.keyword('nonhumans', '2008-06-02');
  if (!entry.ok) return t.fail(entry.problem.message);
  const rule = 'legacy/keywords/creature-nonhuman';
  t.match(entry.value, {
    keyword: 'Nonhuman',
    considered: [],
    asOf: '2008-06-02',
    corpus: judge.corpus.hash,
  });
  t.same(entry.value.equivalents, [{ keyword: 'Creature', rule, status: 'unrecorded', when: null }]);
  t.same(
    entry.value.impliedBy.map(({ keyword, status }) => [keyword, status]),
    [
      ['Naga', 'in-force'],
      ['Oni', 'in-force'],
      ['Ogre', 'not-yet'],
      ['Ratling', 'not-yet'],
    ].sort((a, b) => String(a[1] === 'in-force' ? 1 : 0).localeCompare(String(b[1] === 'in-force' ? 1 : 0))),
  );
  const ratling = judge.keyword('Ratling', TODAY);
  t.match(ratling, {
    ok: true,
    value: {
      implies: [{ keyword: 'Nonhuman' }],
      considered: [{ keyword: 'Nonhuman' }, { keyword: 'Creature', steps: [{}, {}] }],
    },
  });
  t.match(judge.keyword('Double Chi', TODAY), {
    ok: true,
    value: { rules: ['legacy/glossary/double-chi'], equivalents: [], implies: [], impliedBy: [] },
  });
  t.match(judge.keyword('Ratlin', TODAY), { ok: true, value: { keyword: 'Ratling' } });
  t.match(judge.keyword('Ninjutsu', TODAY), {
    ok: true,
    value: {
      implies: [{ keyword: 'Ninja', when: /face-down/ }],
      considered: [],
      depends: [{ keyword: 'Ninja', steps: [{ rule: 'legacy/glossary/ninjutsu' }] }],
    },
  });
  t.match(judge.keyword('Ratl', TODAY), {
    ok: false,
    problem: { code: 'unknown-keyword', near: ['Ratling'] },
  });
  t.match(judge.keyword('', TODAY), { ok: false, problem: { code: 'bad-keyword' } });
});

t.test('impact: the answers that a change made different, and none in quiet times', async t => {
  t.same(judge.impact('2010-01-01', '2020-01-01'), []);
  const shadowlands = judge.impact('2008-06-19', '2008-06-20');
  t.same(
    shadowlands.map(({ from, to, before, after }) => [from, to, before, after]),
    ['Necromancer', 'Skeletal', 'Skeleton', 'Undead', 'Zombie'].map(from => [
      from,
      'Shadowlands',
      'yes',
      'no',
    ]),
  );
  t.ok(shadowlands.every(({ rules }) => rules.includes('legacy/keywords/undead-shadowlands')));
  const june = judge.impact('2008-06-02', '2008-06-03');
  const pair = (from: string, to: string) => june.find(one => one.from === from && one.to === to);
  t.match(pair('Ratling', 'Nonhuman'), { before: 'no', after: 'yes' });
  t.match(pair('Naga', 'Creature'), { before: 'unknown', after: 'yes' });
  t.equal(pair('Naga', 'Nonhuman'), undefined);
});

t.test('counts: for the procedures that look at cards', async t => {
  const { counts, standing } = makeContext(judge.corpus, '2008-06-02');
  t.match(counts(['Samurai', 'Zombie'], 'undead'), {
    verdict: 'yes',
    steps: [{ rule: 'legacy/keywords/undead' }],
  });
  t.same(counts(['Undead', 'Zombie'], 'Undead'), { verdict: 'yes', steps: [] });
  t.match(counts(['Naga'], 'Creature'), { verdict: 'unknown', steps: [{}, { text: /lost/ }] });
  t.same(counts(['Samurai', ''], 'Creature'), { verdict: 'no', steps: [] });
  t.same(counts(['Naga'], ''), { verdict: 'no', steps: [] });
  t.match(counts(['Ninjutsu 3'], 'Ninjutsu'), {
    verdict: 'yes',
    steps: [{ rule: 'legacy/glossary/ninjutsu' }],
  });
  t.match(counts(['Ninjutsu 3'], 'Ninja'), { verdict: 'depends', steps: [{}, { text: /face-down/ }] });
  t.match(counts(['Yoritomos Alliance'], 'Mantis Clan'), { verdict: 'yes', steps: [{}] });
  t.same(counts(['Courtiers'], 'Courtiers'), { verdict: 'yes', steps: [] });
  t.equal(standing('legacy/keywords/elemental-masters')?.status, 'in-force');
  t.equal(standing('legacy/nowhere'), null);
});

t.test('what a keyword leads to on any day, with the nearest day of another verdict', async t => {
  const answers = (keyword: string, day: string) => listKeywordAnswers(judge.corpus, keyword, day);
  t.strictSame(answers(' ', TODAY), []);
  const shadowlands = {
    to: 'Shadowlands',
    verdict: 'no',
    turn: { verdict: 'yes', day: '2008-06-19', when: 'until' },
  };
  t.strictSame(answers('Zombie', TODAY), [{ to: 'Undead', verdict: 'yes', turn: null }, shadowlands]);
  t.strictSame(answers('Zombie', '2008-06-19')[1], {
    to: 'Shadowlands',
    verdict: 'yes',
    turn: { verdict: 'no', day: '2008-06-20', when: 'from' },
  });
  t.strictSame(
    answers('Ratling', '2008-06-02').map(({ to, verdict }) => [to, verdict]),
    [
      ['Nonhuman', 'no'],
      ['Creature', 'no'],
    ],
  );
});
