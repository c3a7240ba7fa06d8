import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import t from 'tap';
import { makeEngine } from '../../src/engine.js';
import { makeMcpServer } from '../../src/mcp/index.js';
import { fixtureCards } from '../support/cards.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();
const context = { ...makeEngine({ corpus, catalogue: await fixtureCards() }), today: () => TODAY };
const server = makeMcpServer(context, '1.2.3');
const client = new Client({ name: 'test', version: '1' });
const [ours, theirs] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(theirs), client.connect(ours)]);
t.teardown(() => client.close());

async function call(name: string, given: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: given });
  const [content] = result.content as { type: string; text: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: answers are compared with t.match
  const value = result.structuredContent as any;
  return { refused: result.isError === true, text: String(content?.text), value };
}

t.test('the tools describe themselves', async t => {
  const { tools } = await client.listTools();
  t.strictSame(
    tools.map(({ name }) => name),
    [
      'ask',
      'counts_as',
      'card_counts_as',
      'card',
      'cards',
      'rule',
      'search',
      'question',
      'replay',
      'deck_check',
      'deck_impact',
      'deck_export',
      'verify_citation',
    ],
  );
  for (const { name, title, description, inputSchema, annotations } of tools) {
    t.ok(title && description && description.length > 40, name);
    t.equal(annotations?.readOnlyHint, true);
    t.match(inputSchema.properties, { asOf: { type: 'string', description: String } });
    for (const [field, { description }] of Object.entries(
      inputSchema.properties as Record<string, { description?: string }>,
    ))
      t.ok(description, `${name} ${field}`);
    t.notOk(inputSchema.required?.includes('asOf'));
  }
  t.match(client.getServerVersion(), { name: 'l5r-judge', version: '1.2.3' });
  t.match(client.getInstructions(), /verify_citation/);
});

t.test('the text of an answer is its value as JSON', async t => {
  const { text, value } = await call('counts_as', { from: 'Ratling', to: 'Creature' });
  t.strictSame(JSON.parse(text), value);
  t.match(value, { verdict: 'yes', asOf: TODAY, corpus: corpus.hash });
  t.equal(value.steps.length, 2);
});

t.test('every tool answers for a day', async t => {
  const then = await call('counts_as', { from: 'Ratling', to: 'Nonhuman', asOf: '2008-06-02' });
  t.equal(then.value.verdict, 'no');
  const asked = await call('ask', { question: 'did zombies count as Shadowlands on June 19 2008?' });
  t.match(asked.value, { ruling: { verdict: 'yes' }, interpretation: { asOf: '2008-06-19' } });
  const rule = await call('rule', { id: 'legacy/keywords/creature-nonhuman', asOf: '2008-06-02' });
  t.match(rule.value, { status: 'unrecorded', text: null, history: [{ day: '2008-06-03' }] });
  const found = await call('search', { query: 'facedown ninja', limit: 3 });
  t.match(found.value.hits[0], { id: 'legacy/glossary/ninjutsu', url: '/rules/legacy/glossary/ninjutsu' });
  const verified = await call('verify_citation', {
    rule: 'legacy/keywords/creature-nonhuman',
    says: 'A card with Creature has Nonhuman, and a card with Nonhuman has Creature.',
    asOf: '2008-06-03',
  });
  t.match(verified.value, { verdict: 'yes', status: 'in-force', asOf: '2008-06-03' });
});

t.test('question lists, describes, and rules', async t => {
  t.match((await client.callTool({ name: 'question' })).structuredContent, { questions: Array });
  const { value: list } = await call('question', {});
  t.equal(list.questions.length, context.judge.questions().length);
  const id = 'multiplayer/combat-order';
  t.match((await call('question', { id })).value, {
    id,
    facts: { properties: { defender: Object } },
    example: Object,
  });
  const facts = { players: ['A', 'B', 'C'], defender: 'B' };
  t.strictSame((await call('question', { id, facts })).value.value, ['B', 'C', 'A']);
  t.match((await call('question', { id, facts: {} })).value, {
    verdict: 'depends',
    needs: [{ fact: 'players' }],
  });
});

t.test('replay and deck check', async t => {
  const events = [{ type: 'begin-turn', player: 'A' }, { type: 'soup' }];
  const { value } = await call('replay', { players: ['A', 'B', 'C'], events });
  t.match(value.steps, [{ legal: true }, { legal: false }]);
  const deck = await call('deck_check', { deck: 'Dynasty\n1x Mizu O-Hana' });
  t.match(deck.value, { cards: [{ title: 'Mizu O-Hana' }], asOf: TODAY });
  t.match((await call('deck_check', { deck: { dynasty: ['1x Ishi'] } })).value.cards, [{ title: 'Ishi' }]);
});

t.test('what is wrong comes back with a code and a cure', async t => {
  const refused = async (code: string, name: string, given: Record<string, unknown>) => {
    const answer = await call(name, given);
    t.equal(answer.refused, true);
    t.equal(answer.value.problem.code, code);
    t.match(answer.text, `[${code}]`);
  };
  await refused('bad-day', 'rule', { id: 'legacy/winds', asOf: '2008-02-30' });
  await refused('unknown-rule', 'rule', { id: 'legacy/wins' });
  await refused('unknown-rule', 'verify_citation', { rule: 'legacy/wins', says: 'x' });
  await refused('bad-value', 'search', { query: 'ninja', format: 'turnament' });
  await refused('unknown-question', 'question', { id: 'legacy/soup' });
  await refused('bad-keyword', 'counts_as', { from: '', to: 'x' });
  await refused('bad-players', 'replay', { players: ['A'], events: [] });
  await refused('too-large', 'deck_check', { deck: '1x Tea\n'.repeat(1200) });
});

t.test('every problem of the arguments has a code and a cure', async t => {
  const { refused, text, value } = await call('counts_as', { from: 'A', soup: 1 });
  t.equal(refused, true);
  t.match(value.problem, {
    code: 'bad-value',
    field: 'to',
    message: 'It is missing.',
    cure: /^Give a text\. to: The keyword that is asked about/,
    others: [
      { code: 'unknown-field', field: 'soup', cure: 'Known here: from, to, format, card, purpose, asOf.' },
    ],
  });
  t.match(text, /^to: It is missing\..*\[bad-value\]\nsoup: .*\[unknown-field\]$/);
  const day = await call('rule', { id: 'legacy/winds', asOf: 7 });
  t.match(day.value.problem, { code: 'bad-value', field: 'asOf', found: '7', cure: /YYYY-MM-DD/ });
  const deep = await call('deck_check', { deck: { dinasty: [] } });
  t.match(deep.value.problem, { code: 'unknown-field', field: 'deck.dinasty', cure: /dynasty/ });
  const long = await call('card', { title: 'A', version: 'x'.repeat(121) });
  t.match(long.value.problem, { code: 'bad-value', field: 'version', cure: /at most 120 characters/ });
  const bad = { deck: { dynasty: [{ title: 'A', keywords: [' '] }] } };
  t.match((await call('deck_check', bad)).value.problem, { code: 'bad-value', cure: /1 to 120 characters/ });
});

t.test('a tool that is none is answered with those that are', async t => {
  const { refused, value } = await call('counts-as', { from: 'A', to: 'B' });
  t.equal(refused, true);
  t.match(value.problem, {
    code: 'not-found',
    found: 'counts-as',
    near: ['counts_as'],
    cure: /ask, counts_as/,
  });
  t.match(await call('x'.repeat(5000), {}), { refused: true, value: { problem: { found: 'x'.repeat(60) } } });
});

t.test('cures name tools, not ways of asking that a model does not have', async t => {
  const cureOf = async (name: string, given: Record<string, unknown>) =>
    (await call(name, given)).value.problem.cure;
  t.match(await cureOf('rule', { id: 'legacy/wins' }), /`search`/);
  t.match(await cureOf('question', { id: 'legacy/soup' }), /`question` without an id/);
});

t.test('deck impact tells what differs, and what it could not know', async t => {
  const deck = 'Dynasty\n1 The Road of Ishi\n1 Xyzzy';
  const { value } = await call('deck_impact', { deck, from: '2008-06-19', to: '2008-06-20' });
  t.match(value, {
    from: '2008-06-19',
    to: '2008-06-20',
    cards: [{ title: 'The Road of Ishi', changes: [{ keyword: 'Shadowlands', from: 'yes', to: 'no' }] }],
    unknownCards: [{ title: 'Xyzzy', reason: 'not-in-catalogue' }],
  });
  t.equal((await call('deck_impact', { deck, from: '2008-06-19' })).value.to, TODAY);
  t.equal(
    (await call('deck_impact', { deck, from: '2008-06-19', asOf: '2008-07-01' })).value.to,
    '2008-07-01',
  );
  const problemOf = async (given: Record<string, unknown>) =>
    (await call('deck_impact', given)).value.problem;
  t.match(await problemOf({ deck, from: '2008-06-20', to: '2008-06-19' }), { code: 'bad-span', field: 'to' });
  t.match(await problemOf({ deck: '1x Tea\n'.repeat(1200), from: '2008-06-20' }), { code: 'too-large' });
  t.match(await problemOf({ deck }), { code: 'bad-value', field: 'from', cure: /earlier day/ });
  t.match(await problemOf({ deck: { dynasty: ['Fate:', 'Fate:'] }, from: '2008-06-20' }), {
    code: 'bad-value',
    others: [{ code: 'bad-value' }],
  });
});

t.test('cards: found, read, ruled on, and by what they count as on a day', async t => {
  const question = { title: 'Mizu O-Hana', keyword: 'Creature' };
  for (const [asOf, verdict] of [
    ['2008-06-02', 'no'],
    ['2008-06-03', 'yes'],
    ['2008-06-04', 'yes'],
  ] as const) {
    const { value } = await call('card_counts_as', { ...question, asOf });
    t.match(value, {
      verdict,
      asOf,
      steps: [{ text: /^Mizu O-Hana has Ratling: printed/ }],
    });
    const { value: found } = await call('cards', { 'counts-as': 'Creature', q: 'mizu', asOf });
    t.equal(found.total, verdict === 'yes' ? 1 : 0, asOf);
  }
  t.match((await call('card', { title: 'mizu o-hana' })).value, {
    cards: [{ card: { title: 'Mizu O-Hana' } }],
  });
  const problemOf = async (name: string, given: object) => (await call(name, { ...given })).value.problem;
  t.match(await problemOf('card', { title: 'Mizu O' }), { code: 'unknown-card', cure: /`cards`/ });
  t.match(await problemOf('card_counts_as', { ...question, version: 'exp7' }), { code: 'bad-value' });
  t.match(await problemOf('cards', {}), { code: 'bad-value', field: 'q' });
});

t.test('a deck is written down after the edits of its check', async t => {
  const deck = 'Stronghold: Shiro Kaze\nFate\n1 Wind from the North\nDynasty\n1 Mizu O-Hana';
  const { value: check } = await call('deck_check', { deck });
  const edits = check.problems.flatMap((problem: { edits: object[] }) => problem.edits);
  t.match((await call('deck_export', { deck })).value, {
    form: 'text',
    text: /^1 Wind from the North \(Wind\)$/m,
  });
  t.notMatch((await call('deck_export', { deck, edits })).value, {
    text: /^1 Wind from the North \(Wind\)$/m,
  });
  t.match((await call('deck_export', { deck, edits, form: 'json' })).value, {
    text: null,
    deck: { dynasty: [{ title: 'Mizu O-Hana' }] },
  });
  t.equal((await call('deck_export', { deck: { dynasty: ['Fate:'] } })).value.problem.code, 'bad-value');
});
