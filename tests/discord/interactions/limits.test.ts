import fc from 'fast-check';
import t from 'tap';
import { formatEmbed, parseInteraction } from '../../../src/discord/index.js';
import { makePrivateAnswer } from '../../../src/discord/interactions/reply.js';
import { formatShareId } from '../../../src/discord/interactions/share.js';
import { VERDICTS } from '../../../src/knowledge/index.js';
import type { Ruling } from '../../../src/resolver/index.js';
import { makeDeckSheet } from '../../../src/sheets/index.js';
import { BASE, brokenLimits, pressed, shareIdOf, tell, testBot, typed, typing } from '../../support/bot.js';
import { fixtureCards } from '../../support/cards.js';
import { shippedCorpus, TODAY } from '../../support/corpus.js';
import { faultsOf } from '../../support/discord.js';

const corpus = await shippedCorpus();
const catalogue = await fixtureCards();
const bot = testBot(corpus, { catalogue: async () => catalogue });

t.test('every document on every day of a change, private and shared', async t => {
  for (const { id } of corpus.documents) {
    for (const day of [TODAY, '2000-01-01', ...corpus.changeDays]) {
      const answer = await tell(bot, typed('ruling', { search: id, 'as-of': day }));
      const shared = await tell(bot, pressed(shareIdOf(answer)));
      t.strictSame([...brokenLimits(answer), ...brokenLimits(shared)], [], `${id} ${day}`);
      t.strictSame(shared.data.embeds, answer.data.embeds);
    }
  }
});

t.test('the example of every question, and all keyword rulings between known keywords of a sort', async t => {
  const names = corpus.keywords.names;
  for (const from of names) {
    for (const to of names.filter((_, index) => index % 7 === 0)) {
      const answer = await tell(bot, typed('counts-as', { from, to }));
      t.strictSame(brokenLimits(answer), [], `${from} ${to}`);
    }
  }
});

t.test('property: whatever a ruling says, its message keeps every limit', async t => {
  const text = fc.oneof(
    fc.string({ minLength: 1, maxLength: 60 }),
    fc.string({ minLength: 1, maxLength: 5000 }),
  );
  const judged = bot.judge.countsAs({ from: 'Ratling', to: 'Creature', asOf: TODAY });
  if (!judged.ok) return t.fail('no ruling');
  const [citation] = judged.value.citations;
  const ruling = fc.record({
    question: text,
    verdict: fc.constantFrom(...VERDICTS),
    answer: text,
    value: fc.jsonValue(),
    steps: fc.array(fc.record({ text, rule: fc.constant('legacy/winds') }), { maxLength: 30 }),
    citations: fc.array(
      text.map(title => ({ ...citation, title })),
      { maxLength: 30 },
    ),
    caveats: fc.array(text, { maxLength: 30 }),
    needs: fc.array(fc.record({ fact: text, why: text }), { maxLength: 30 }),
    asOf: fc.constant(TODAY),
    corpus: text,
  });
  await fc.assert(
    fc.asyncProperty(ruling, text, async (one, question) => {
      const judge = { ...bot.judge, countsAs: () => ({ ok: true as const, value: one as Ruling }) };
      const answer = await tell({ ...bot, judge }, typed('counts-as', { from: question, to: 'x' }));
      if (answer.data.embeds) {
        const shared = await tell({ ...bot, judge }, pressed(shareIdOf(answer), answer));
        return brokenLimits(answer).join() + brokenLimits(shared).join() === '';
      }
      return brokenLimits(answer).join() === '';
    }),
    { numRuns: 60 },
  );
  t.pass('held');
});

t.test('property: whatever is typed into whatever command is answered within the limits', async t => {
  const name = fc.oneof(
    fc.constantFrom('ruling', 'counts-as', 'ask', 'deck', 'order turns', 'order combat', 'order maneuvers'),
    fc.string({ minLength: 1, maxLength: 3000 }),
  );
  const option = fc.oneof(
    fc.constantFrom('search', 'from', 'to', 'question', 'list', 'players', 'defender', 'first', 'as-of'),
    fc.string({ maxLength: 300 }),
  );
  const value = fc.oneof(
    fc.string({ maxLength: 200, unit: 'grapheme' }),
    fc.string({ maxLength: 6000 }),
    fc.constantFrom('Aki, Bo, Chie', '2008-06-02', 'Ratling', '3x Tea; Fate: 2x Rice'),
  );
  const options = fc.dictionary(option, value, { maxKeys: 4 });
  await fc.assert(
    fc.asyncProperty(name, options, option, async (command, given, focused) => {
      const answer = await tell(bot, typed(command, given));
      const shared = answer.data.embeds ? [await tell(bot, pressed(shareIdOf(answer), answer))] : [];
      const choices = await tell(bot, typing(command, given, focused));
      return [answer, choices, ...shared].flatMap(brokenLimits).join() === '';
    }),
    { numRuns: 150 },
  );
  t.pass('held');
});

t.test('property: no body of a request makes the bot throw', async t => {
  const part = fc.oneof(fc.constantFrom(1, 2, 3, 4, 5, 'ask', null, []), fc.jsonValue());
  const body = fc.dictionary(
    fc.constantFrom('type', 'data', 'message'),
    fc.oneof(
      part,
      fc.dictionary(fc.constantFrom('name', 'options', 'custom_id', 'embeds', 'components'), part),
    ),
  );
  await fc.assert(
    fc.asyncProperty(body, async request => {
      if (!parseInteraction(request).ok) return true;
      return brokenLimits(await tell(bot, request)).join() === '';
    }),
    { numRuns: 300 },
  );
  t.pass('held');
});

t.test('a deck with more faults than an embed holds tells how many more there are', async t => {
  const list = `Sensei\n${Array.from({ length: 300 }, (_, n) => `1x Sensei ${'long '.repeat(15)}${n}`).join('\n')}`;
  const answer = await tell(bot, { ...typed('deck', { list }) });
  t.strictSame(brokenLimits(answer), []);
  t.match(JSON.stringify(answer.data.embeds), /… and \d+ more|…/);
});

t.test('an answer keeps the limits on its own as well', async t => {
  const call = {
    command: { name: 'x', description: '', options: [], answer: () => null as never },
    values: {},
    day: TODAY,
  };
  const embed = formatEmbed(
    makeDeckSheet({
      legal: 'yes',
      answer: 'a '.repeat(9000),
      problems: [],
      notCovered: [],
      cards: [],
      unknownCards: [],
      counts: { start: 0, dynasty: 0, fate: 0, sensei: 0, wind: 0, stronghold: 0 },
      catalogue: 'no catalogue loaded',
      asOf: TODAY,
      corpus: 'abc',
    }),
    BASE,
  );
  t.strictSame(faultsOf(embed), []);
  const message = makePrivateAnswer(
    { ok: true, value: { embed, content: 'b '.repeat(3000) } },
    formatShareId(call, 'abc'),
  );
  t.strictSame(brokenLimits(message), []);
});
