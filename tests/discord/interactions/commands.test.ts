import t from 'tap';
import { parseInteraction } from '../../../src/discord/index.js';
import { makeRefusal } from '../../../src/discord/interactions/reply.js';
import { BASE, filled, tell, testBot, typed } from '../../support/bot.js';
import { shippedCorpus } from '../../support/corpus.js';

const bot = testBot(await shippedCorpus());
const CREATURE = 'legacy/keywords/creature-nonhuman';

t.test('a ping', async t => {
  t.strictSame(await tell(bot, { type: 1 }), { type: 1 });
});

t.test('/ruling with a choice shows the rule, to the asker alone, with a Share button', async t => {
  const { type, data } = await tell(bot, typed('ruling', { search: CREATURE, 'as-of': '2008-06-02' }));
  t.equal(type, 4);
  t.equal(data.flags, 64);
  t.strictSame(data.allowed_mentions, { parse: [] });
  t.equal(data.embeds[0].url, `${BASE}/rules/${CREATURE}?asOf=2008-06-02`);
  t.match(data.embeds[0].description, /not on record/);
  t.match(data.components, [{ type: 1, components: [{ type: 2, style: 2, label: 'Share' }] }]);
});

t.test('/ruling with words shows the rules that fit', async t => {
  const { data } = await tell(bot, typed('ruling', { search: 'facedown ninja attach a spell' }));
  t.match(
    data.embeds[0].description,
    /^\*\*Rules:\*\*\n- \[.*Ninjutsu.*\]\(https:\/\/judge\.example\/rules\/legacy\/glossary\/ninjutsu/i,
  );
  t.match(data.embeds[0].footer.text, 'As of November 29, 2026');
});

t.test('/counts-as rules for today and for a day', async t => {
  const today = await tell(bot, typed('counts-as', { from: 'zombie', to: 'shadowlands' }));
  t.match(today.data.embeds[0].description, /^No/);
  const then = await tell(
    bot,
    typed('counts-as', { from: 'zombie', to: 'shadowlands', 'as-of': ' 2008-06-19 ' }),
  );
  t.match(then.data.embeds[0].description, /^Yes/);
});

t.test('/ask says how it understood the question; what it does not compute it looks up', async t => {
  const ruled = await tell(
    bot,
    typed('ask', { question: 'did zombies count as Shadowlands on June 19 2008?' }),
  );
  t.equal(ruled.data.content, 'As of June 19, 2008.');
  t.match(ruled.data.embeds[0].title, /Zombie.*Shadowlands\?$/);
  const today = await tell(bot, typed('ask', { question: 'is a ratling a creature?' }));
  t.equal(today.data.content, undefined, 'the title has said it');
  t.match(ruled.data.embeds[0].description, /^Yes/);
  const found = await tell(bot, typed('ask', { question: 'old terrain when does it resolve' }));
  t.match(found.data.embeds[0].description, /rules\/legacy\/terrain/);
  const silly = await tell(bot, typed('ask', { question: '***' }));
  t.match(silly.data, { content: undefined, embeds: [{ description: /^\*\*No rule fits/ }] });
  t.match(
    found.data.embeds[0].description,
    /^\*\*This may be meant:\*\*\n\*\*Questions:\*\*\n1\. \*\*When does the Terrain resolve\?/,
  );
});

t.test('/order tells who acts, and asks for what is still needed', async t => {
  const seats = { players: 'Aki, Bo, Chie, Dai' };
  const combat = await tell(bot, typed('order combat', { ...seats, defender: 'Chie' }));
  t.match(combat.data.embeds[0].description, /Chie, then Dai, then Aki, then Bo/);
  t.notOk(combat.data.embeds[0].fields.some(({ name }: { name: string }) => name === 'In full'));
  const turns = await tell(bot, typed('order turns', { ...seats, first: 'Chie', eliminated: 'Dai' }));
  t.match(turns.data.embeds[0].description, /Chie, then Aki, then Bo/);
  const each = await tell(
    bot,
    typed('order each-player', { ...seats, 'active-player': 'Bo', ineligible: 'Dai' }),
  );
  t.match(each.data.embeds[0].description, /Bo, then Chie, then Aki/);
  const open = await tell(bot, typed('order combat', seats));
  t.match(open.data.embeds[0].fields, [{ name: 'Still needed', value: /Defender/ }]);
  const two = await tell(bot, typed('order turns', { players: 'Aki, Bo' }));
  t.match(two.data, { flags: 64, content: /three to ten|players/i, embeds: undefined });
});

t.test('the rules that an answer links to are those of its day', async t => {
  const asked = { from: 'zombie', to: 'shadowlands', 'as-of': '2008-06-19' };
  const { data } = await tell(bot, typed('counts-as', asked));
  const sources = data.embeds[0].fields.find(({ name }: { name: string }) => name === 'Sources').value;
  t.strictSame(sources.match(/\?asOf=2008-06-19\)/g).length, 2);
  const rule = await tell(bot, typed('ruling', { search: CREATURE, 'as-of': '2008-06-19' }));
  const see = rule.data.embeds[0].fields.find(({ name }: { name: string }) => name === 'See also').value;
  for (const line of see.split('\n')) t.match(line, /\?asOf=2008-06-19\)$/);
});

t.test('/deck reads a list on one line: semicolons, counts and headings part it', async t => {
  const list = 'Fate Deck: Strategies: 3x Tea 2x Rice; 1 Cups Dynasty: Holdings: 1x Pot; Soup: 2x Salt';
  const { data } = await tell(bot, typed('deck', { list }));
  t.match(data.embeds[0].title, 'Is the deck legal?');
  t.match(data.embeds[0].footer.text, /^Dynasty 1, Fate 6, .* · as of .* · no catalogue loaded$/);
  t.match(data.embeds[0].description, /Unknown heading "Soup"\./);
  const alone = await tell(bot, typed('deck', { list: 'Soup:' }));
  t.match(alone.data.embeds[0].description, /Unknown heading "Soup"\./);
  const form = await tell(bot, filled('form.deck.', 'list', 'Fate\n1x Tea\nSoup:'));
  t.match(form.data.embeds[0].description, /heading "Soup" \(line 3\)\./);
  const winds = await tell(bot, typed('deck', { list: 'Wind: Toturi Sezaru; Toturi Tsudao' }));
  t.match(winds.data.embeds[0].description, /2 Winds are revealed, Toturi Sezaru and Toturi Tsudao/);
});

t.test('/deck without a list opens a form, which keeps the day', async t => {
  const today = await tell(bot, typed('deck'));
  t.match(today, { type: 9, data: { custom_id: 'form.deck.', title: 'Check a deck' } });
  t.match(today.data.components, [{ type: 18, component: { type: 4, style: 2, custom_id: 'list' } }]);
  const then = await tell(bot, typed('deck', { list: ' ', 'as-of': '2008-06-02' }));
  t.equal(then.data.custom_id, 'form.deck.2008-06-02');
  const checked = await tell(bot, filled('form.deck.2008-06-02', 'list', 'Fate\n3x Tea\n'));
  t.match(checked, {
    type: 4,
    data: { flags: 64, embeds: [{ footer: { text: /Fate 3, .* as of June 2, 2008/ } }] },
  });
  t.match(
    (await tell(bot, filled('form.deck.', 'list', '3x Tea'))).data.embeds[0].footer.text,
    'as of November 29, 2026',
  );
});

t.test('a form that is not ours is refused politely', async t => {
  t.match((await tell(bot, filled('soup', 'list', 'x'))).data, {
    flags: 64,
    content: 'This can no longer be read. Please ask once more.',
  });
  t.match((await tell(bot, filled('form.soup.', 'list', 'x'))).data.content, /Unknown command \/soup/);
  t.match((await tell(bot, filled('form.deck.', 'spoon', 'x'))).data.content, /no option "spoon"/);
});

t.test('a list that is too long is refused with its limit', async t => {
  const { data } = await tell(bot, typed('deck', { list: '1x Tea\n'.repeat(1200) }));
  t.match(data, { flags: 64, content: /longer than a deck/ });
});

t.test('what was mistyped is answered with what would be right', async t => {
  const refused = async (pattern: RegExp, request: object) => {
    const { type, data } = await tell(bot, request);
    t.equal(type, 4);
    t.equal(data.flags, 64);
    t.match(data.content, pattern);
  };
  await refused(
    /Unknown command \/rulin\. The commands are \/ruling.*Did you mean \/ruling\?/,
    typed('rulin'),
  );
  await refused(/Unknown command \/xyzzyplugh\. .*\/deck\.$/, typed('xyzzyplugh'));
  await refused(
    /no option "soup". It has from, to, as-of\./,
    typed('counts-as', { from: 'A', to: 'B', soup: 'C' }),
  );
  await refused(
    /needs the option "to". The keyword that is asked about\./,
    typed('counts-as', { from: 'Naga' }),
  );
  await refused(/not a day.*YYYY-MM-DD/, typed('counts-as', { from: 'A', to: 'B', 'as-of': '2008-02-30' }));
  await refused(/no keyword/, typed('counts-as', { from: 'A'.repeat(130), to: 'B' }));
  await refused(/Unknown command \/order\./, { type: 2, data: { name: 'order' } });
});

t.test('a problem without a cure is shown without one', async t => {
  const { data } = makeRefusal({ code: 'bad-value', message: 'It is *bad*.' });
  t.equal(data.content, 'It is \\*bad\\*.');
});

t.test('a request of another kind', async t => {
  for (const body of [null, 7, {}, { type: 6 }, { type: 2 }, { type: 3, data: { custom_id: 'x' } }]) {
    const { ok, problem } = parseInteraction(body) as { ok: boolean; problem: { code: string } };
    t.strictSame([ok, problem.code], [false, 'bad-value']);
  }
});

t.test('an option without a value counts as left out', async t => {
  const request = {
    type: 2,
    data: { name: 'counts-as', options: [{ name: 'from' }, { name: 'to', value: 3 }] },
  };
  t.match((await tell(bot, request)).data.content, /needs the option "from"/);
});
