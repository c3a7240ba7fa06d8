import t from 'tap';
import type { Corpus } from '../../../src/knowledge/index.js';
import { filled, pressed, shareIdOf, tell, testBot, typed } from '../../support/bot.js';
import { shippedCorpus } from '../../support/corpus.js';

const corpus = await shippedCorpus();
const bot = testBot(corpus);
/** Another process, on another day: nothing of the first is left. */
const restarted = testBot(await shippedCorpus(), { today: '2027-03-01' });
const changed = testBot({ ...(await shippedCorpus()), hash: 'fedcba9876543210' } as Corpus);

const ASKED: [string, Record<string, string>][] = [
  ['ruling', { search: 'legacy/keywords/yoritomos-alliance-mantis-clan' }],
  ['ruling', { search: 'who "acts" first?', 'as-of': '2008-06-02' }],
  ['counts-as', { from: 'Yoritomo’s Alliance', to: 'Mantis Clan', 'as-of': '2008-06-01' }],
  ['ask', { question: 'is a ratling a creature?' }],
  ['ask', { question: 'did zombies count as Shadowlands on June 19 2008?' }],
  ['order combat', { players: 'Aki, Bo, Chie, Dai', defender: 'Chie', eliminated: 'Bo' }],
];

t.test('after a restart the answer is made anew from the id, word for word', async t => {
  for (const [name, options] of ASKED) {
    const answer = await tell(bot, typed(name, options));
    const shared = await tell(restarted, pressed(shareIdOf(answer)));
    t.equal(shared.type, 4);
    t.equal(shared.data.flags, undefined, 'for all to see');
    t.equal(shared.data.components, undefined);
    t.strictSame(shared.data.embeds, answer.data.embeds, JSON.stringify(options));
    t.strictSame(shared.data.content, answer.data.content);
  }
});

t.test('after a change of the documents the answer says so, and is by those of now', async t => {
  const answer = await tell(bot, typed('counts-as', { from: 'Ratling', to: 'Creature' }));
  const { data } = await tell(changed, pressed(shareIdOf(answer)));
  t.match(data.content, /have changed since this was asked\. .*of now\.$/);
  t.match(data.embeds[0].footer.text, 'documents fedcba9876543210');
  const asked = await tell(bot, typed('ask', { question: 'Creature→Nonhuman' }));
  t.match(
    (await tell(changed, pressed(shareIdOf(asked)))).data.content,
    /^The rule documents have changed .* of now\.$/,
  );
});

t.test('a question too long for an id is shared from the message that Discord sends along', async t => {
  const long = `is a ratling a creature? ${'please '.repeat(30)}`;
  const deck = await tell(bot, filled('form.deck.', 'list', `Fate\n${'3x Tea\n'.repeat(40)}`));
  for (const answer of [await tell(bot, typed('ask', { question: long })), deck]) {
    const id = shareIdOf(answer);
    t.match(id, /^share\.[0-9a-f]{8}\.20261129$/);
    const same = await tell(restarted, pressed(id, answer));
    t.strictSame(same.data.embeds, answer.data.embeds);
    t.equal(same.data.content, answer.data.content);
    const later = await tell(changed, pressed(id, answer));
    t.match(later.data.content, /have changed since this was asked\. This is the answer as it was\./);
    t.strictSame(later.data.embeds, answer.data.embeds);
    t.match((await tell(restarted, pressed(id))).data, {
      flags: 64,
      content: /no longer be read.*once more/,
    });
  }
});

t.test('an embed that the bot did not make is not posted', async t => {
  const answer = { type: 4, data: { embeds: [{ title: 'Soup' }] } };
  t.match((await tell(bot, pressed('share.12345678.20261129', answer))).data.content, /no longer be read/);
});

t.test('a button that is not ours, or of another version, is refused politely', async t => {
  const ids = [
    'soup',
    'share.12345678.20261129.[1]',
    'share.12345678.20261129.[oops]',
    'share.12345678.20261129.["soup"]',
    'share.12345678.20261129.["counts-as","Naga"]',
    'share.12345678.20260230.["counts-as","Naga","Oni"]',
  ];
  for (const id of ids) {
    t.match((await tell(bot, pressed(id))).data, { flags: 64, content: /no longer be read/ }, id);
  }
});

t.test('what can no longer be answered says why', async t => {
  const id = `share.12345678.20261129.${JSON.stringify(['order turns', 'Aki, Bo'])}`;
  t.match((await tell(bot, pressed(id))).data, { flags: 64, content: /players/ });
});
