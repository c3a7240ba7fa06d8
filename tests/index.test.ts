import { readFile } from 'node:fs/promises';
import t from 'tap';
import { openJudge } from '../src/index.js';

const TEA = new URL('./fixtures/corpora/wordings', import.meta.url).pathname;

t.test('a judge over the documents of the package, for today', async t => {
  const judge = await openJudge({ today: () => '2008-06-02' });
  t.equal(judge.corpus.byId.has('legacy/winds'), true);
  const question = { from: 'Ratling', to: 'Nonhuman' };
  t.match(judge.countsAs(question), { ok: true, value: { verdict: 'no', asOf: '2008-06-02' } });
  t.match(judge.countsAs({ ...question, asOf: '2008-06-03' }), { value: { verdict: 'yes' } });
  const cards = [{ title: 'A', keywords: ['Ratling'] }];
  t.match(judge.resolveCards({ cards, ask: ['Nonhuman'] }), {
    value: { cards: [{ answers: { Nonhuman: 'no' } }] },
  });
  t.match(judge.keyword('Ratling'), { ok: true });
});

t.test('without a clock of its own it takes the day in UTC', async t => {
  const judge = await openJudge();
  const before = new Date().toISOString().slice(0, 10);
  const ruling = judge.countsAs({ from: 'Naga', to: 'Creature' });
  const after = new Date().toISOString().slice(0, 10);
  t.ok(ruling.ok && [before, after].includes(ruling.value.asOf));
});

t.test('one rule, its citation, and what a keyword counts as', async t => {
  const judge = await openJudge({ today: () => '2008-06-02' });
  const id = 'legacy/keywords/undead';
  const rule = judge.rule(id, '2008-06-20');
  t.match(rule, { ok: true, value: { id, status: 'in-force', asOf: '2008-06-20' } });
  const says = rule.ok ? String(rule.value.answer) : '';
  t.match(judge.verifyCitation(id, says, '2008-06-20'), { value: { verdict: 'yes', asOf: '2008-06-20' } });
  t.match(judge.rule('legacy/keyword/undead'), { problem: { code: 'unknown-rule', near: [id] } });
  const answers = judge.listKeywordAnswers('Ratling');
  t.match(answers.ok && answers.value.find(({ to }) => to === 'Nonhuman'), {
    verdict: 'no',
    turn: { day: '2008-06-03', verdict: 'yes' },
  });
});

t.test('questions with facts', async t => {
  const judge = await openJudge();
  const [first] = judge.questions();
  t.match(judge.question(String(first?.id)), { ok: true, value: { id: first?.id } });
  t.match(await judge.answer(String(first?.id), first?.example), { ok: true });
  t.match(await judge.answer(String(first?.id), {}, 'June 3'), { ok: false, problem: { code: 'bad-day' } });
});

t.test('a multiplayer game', async t => {
  const judge = await openJudge({ today: () => '2026-11-29' });
  const events = [{ type: 'begin-turn', player: 'A' }, { type: 'begin-action-phase' }];
  const played = judge.replay(['A', 'B', 'C'], events);
  t.match(played, { ok: true, value: { steps: [{ legal: true }, { legal: true }], next: { player: 'A' } } });
  t.match(judge.replay(['A', 'A', 'C'], []), { ok: false });
  t.match(judge.replay(['A', 'B', 'C'], [], 'June 3'), { ok: false, problem: { code: 'bad-day' } });
});

t.test('a bad day is a value with a code', async t => {
  const judge = await openJudge({ today: () => 'yesterday' });
  const problem = { code: 'bad-day', field: 'asOf' };
  t.match(judge.countsAs({ from: 'Naga', to: 'Oni' }), { ok: false, problem });
  t.match(judge.countsAs({ from: 'Naga', to: 'Oni', asOf: '2008-02-30' }), { ok: false, problem });
});

t.test('earlier wordings rule until their day', async t => {
  const judge = await openJudge({ rules: TEA });
  const verdict = (from: string, to: string, asOf: string) => {
    const ruling = judge.countsAs({ from, to, asOf });
    return ruling.ok && ruling.value.verdict;
  };
  t.equal(verdict('Thorn', 'Rose', '2008-06-04'), 'yes');
  t.equal(verdict('Thorn', 'Rose', '2008-06-03'), 'yes');
  t.equal(verdict('Thorn', 'Rose', '2008-06-02'), 'no');
  t.equal(verdict('Rose', 'Thorn', '2008-06-02'), 'yes');
  t.equal(verdict('Rose', 'Thorn', '2008-04-08'), 'yes');
  t.equal(verdict('Rose', 'Thorn', '2008-04-07'), 'no');
  t.equal(verdict('Rose', 'Petal', '2008-04-07'), 'yes');
  t.equal(verdict('Rose', 'Petal', '2007-05-02'), 'no');
});

t.test('a bad corpus rejects with all its problems', async t => {
  const rules = t.testdir({ legacy: { 'a.md': '---js\n1\n---\n', 'b.md': '' } });
  await t.rejects(openJudge({ rules }), {
    message:
      /cannot be used\.\n[\s\S]*pages\.yaml[\s\S]*legacy\/a\.md[\s\S]*refused-engine[\s\S]*legacy\/b\.md/,
  });
});

t.test('decks, with card data and without', async t => {
  const deck = 'Stronghold: Shiro Kaze\nWinds\n2 Wind from the North';
  const judge = await openJudge({ cards: 'tests/fixtures/cards', today: () => '2008-06-02' });
  t.equal(judge.catalogue?.figures.cards, 32);
  t.strictSame(judge.cardProblems, []);
  t.match(await judge.checkDeck(deck), { check: { legal: 'no', asOf: '2008-06-02' }, problems: [] });
  t.match(await (await openJudge()).checkDeck(deck, '2008-06-02'), { check: { legal: 'depends' } });
  t.match(await judge.checkDeck({ dynasty: ['Fate:'] }, 'June'), {
    check: null,
    problems: [{ code: 'bad-value' }, { code: 'bad-day', field: 'asOf' }],
  });
  const unread = await judge.checkDeck({ dynasty: ['Fate:'] });
  t.match(unread, { check: null, problems: [{ code: 'bad-value' }] });
  t.equal(unread.problems.length, 1);
  await t.rejects(openJudge({ cards: 'tests/fixtures/none' }), { message: /unreadable-file/ });
});

t.test('questions in plain words, and rules by words', async t => {
  const judge = await openJudge({ today: () => '2008-06-02' });
  t.match(await judge.ask('is a ratling nonhuman?'), { ok: true, value: { ruling: { verdict: 'no' } } });
  t.match(await judge.ask('is a ratling nonhuman?', '2008-06-03'), { value: { ruling: { verdict: 'yes' } } });
  const dated = await judge.ask('did zombies count as Shadowlands on June 20 2008?');
  t.match(dated, { value: { ruling: { verdict: 'no' }, interpretation: { asOf: '2008-06-20' } } });
  t.match(judge.search('facedown ninja'), { ok: true, value: [{ id: 'legacy/glossary/ninjutsu' }] });
  const few = judge.search('player', { format: 'multiplayer', limit: 2, asOf: '2008-06-02' });
  t.equal(few.ok && few.value.length, 2);
  t.match(await judge.ask('tea?', 'June'), { ok: false, problem: { code: 'bad-day', field: 'asOf' } });
  t.match(judge.search('tea', { format: 'samuraj' }), {
    ok: false,
    problem: { code: 'bad-value', field: 'format' },
  });
  t.match(judge.search('tea', { asOf: 'June' }), { ok: false, problem: { code: 'bad-day', field: 'asOf' } });
});

t.test('what two days change for a deck', async t => {
  const judge = await openJudge({ cards: 'tests/fixtures/cards', today: () => '2008-06-20' });
  const deck = 'Dynasty\n1 The Road of Ishi\n1 Xyzzy';
  t.match(await judge.deckImpact(deck, { from: '2008-06-19' }), {
    impact: {
      to: '2008-06-20',
      cards: [{ title: 'The Road of Ishi', changes: [{ keyword: 'Shadowlands', from: 'yes', to: 'no' }] }],
      unknownCards: [{ title: 'Xyzzy' }],
      catalogue: /^32 cards loaded, own card data [0-9a-f]{8}$/,
    },
    problems: [],
  });
  t.match(await judge.deckImpact({ dynasty: ['Fate:'] }, { from: 'June', to: 'July' }), {
    impact: null,
    problems: [{ code: 'bad-value' }, { code: 'bad-day', field: 'from' }, { code: 'bad-day', field: 'to' }],
  });
});

t.test(
  'cards by title and by what they count as, the day before a change, the day, and the day after',
  async t => {
    const judge = await openJudge({ cards: 'tests/fixtures/cards', today: () => '2008-06-02' });
    const question = { title: 'Mizu O-Hana', keyword: 'Creature' };
    t.match(await judge.cardCountsAs(question), { value: { verdict: 'no', asOf: '2008-06-02' } });
    for (const asOf of ['2008-06-03', '2008-06-04'])
      t.match(await judge.cardCountsAs({ ...question, asOf }), { value: { verdict: 'yes', asOf } });
    t.match(await judge.cardCountsAs({ ...question, asOf: 'June' }), { problem: { code: 'bad-day' } });
    const titles = async (asOf?: string) => {
      const found = await judge.findCards({ 'counts-as': 'Creature', q: 'Mizu' }, { asOf });
      return found.ok && found.value.items.map(({ title }) => title);
    };
    t.same([await titles(), await titles('2008-06-03')], [[], ['Mizu O-Hana']]);
    t.match(await judge.findCards({ q: 'a' }, { limit: 1, offset: 1 }), { value: { items: { length: 1 } } });
    t.match(await judge.findCards({}), { problem: { field: 'q' } });
    t.match(await judge.describeCards({ title: 'mizu o-hana' }, '2008-06-03'), {
      value: { cards: [{ card: { title: 'Mizu O-Hana' } }] },
    });
    t.match(await judge.describeCards({ title: 'Mizu' }), { problem: { code: 'unknown-card' } });
  },
);

t.test('a deck after the edits of its check, in each form', async t => {
  const judge = await openJudge({ cards: 'tests/fixtures/cards' });
  const deck = 'Stronghold: Shiro Kaze\nFate\n1 Wind from the North\nDynasty\n1 Mizu O-Hana';
  const { check } = await judge.checkDeck(deck);
  const edits = check?.problems.flatMap(problem => problem.edits) ?? [];
  t.match(await judge.exportDeck(deck, 'text'), {
    exported: { text: /^1 Wind from the North \(Wind\)$/m, deck: null },
  });
  const edited = await judge.exportDeck(deck, 'oracle', edits);
  t.match(edited, { exported: { text: /^# Stronghold \(1\)$/m } });
  t.notMatch(edited, { exported: { text: /Wind/ } });
  t.match(await judge.exportDeck(deck, 'json', edits), {
    exported: { text: null, deck: { dynasty: [{ title: 'Mizu O-Hana', count: 1 }] } },
  });
  t.match(await judge.exportDeck({ dynasty: ['Fate:'] }, 'text'), {
    exported: null,
    problems: [{ code: 'bad-value' }],
  });
});

t.test('docs/library.md has every export, option and call, and nothing else', async t => {
  const [source, docs] = await Promise.all(
    ['src/index.ts', 'docs/library.md'].map(file => readFile(file, 'utf8')),
  );
  const namesIn = (text: string) => [...text.matchAll(/`(\w+)/g)].map(([, name]) => String(name)).sort();
  const part = (heading: string) => String(docs).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const firstCells = (text: string) =>
    [...text.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell]) => String(cell)).join('\n');
  const exported = [
    ...[...String(source).matchAll(/^export type \{([^}]*)\}/gm)].flatMap(
      ([, names]) => names?.match(/\w+/g) ?? [],
    ),
    ...[...String(source).matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => String(name)),
  ];
  t.strictSame(namesIn(firstCells(part('Types'))), exported.sort());
  t.strictSame(Object.keys(await import('../src/index.js')), ['openJudge']);
  const options = /interface OpenOptions \{([^}]*)\}/.exec(String(source))?.[1] ?? '';
  t.strictSame(
    namesIn(firstCells(part('Opening a judge'))),
    options
      .match(/^ {2}\w+/gm)
      ?.map(one => one.trim())
      .sort(),
  );
  const methods = [...firstCells(part('Asking')).matchAll(/^`(\w+)\(/gm)].map(([, name]) => String(name));
  const besides = namesIn(part('Asking').split('Besides there are')[1] ?? '');
  const members = Object.keys(await openJudge());
  for (const name of members) t.ok(methods.includes(name) || besides.includes(name), `${name} is documented`);
  for (const name of methods) t.ok(members.includes(name), `${name} is there`);
});
