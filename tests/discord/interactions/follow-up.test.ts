import t from 'tap';
import { formatEmbed } from '../../../src/discord/index.js';
import { type Chosen, followUp, readChosen } from '../../../src/discord/interactions/follow-up.js';
import { showRuling } from '../../../src/discord/interactions/show-ruling.js';
import { canBeWords, makeEngine, type QuestionInfo, type Shape } from '../../../src/engine.js';
import { formatDay } from '../../../src/knowledge/index.js';
import { makeRulingSheet } from '../../../src/sheets/index.js';
import {
  brokenLimits,
  filled,
  pressed,
  type Shown,
  tell,
  testBot,
  typed,
  typing,
} from '../../support/bot.js';
import { fixtureCards } from '../../support/cards.js';
import { shippedCorpus } from '../../support/corpus.js';

const corpus = await shippedCorpus();
const bot = testBot(corpus);

type Component = {
  type: number;
  label?: string;
  custom_id: string;
  options?: { label: string; value: string }[];
};
const rowsOf = ({ data }: Shown): Component[][] =>
  data.components.map(({ components }: { components: Component[] }) => components);
const press = (id: string, answer: Shown, values?: string[]) => {
  const request = pressed(id, answer) as { data: object };
  return tell(bot, values ? { ...request, data: { ...request.data, values } } : request);
};

const PAIR_AND_QUESTION =
  'Does a Ratling count as Nonhuman? Formed by a Samurai and a Courtier; my army is Aiko alone, Samurai and Courtier in one. Met?';

t.test('what may have been meant is listed, and pressed', async t => {
  const question = 'zombie and undead, same thing?';
  const asked = await tell(bot, typed('ask', { question }));
  t.strictSame(brokenLimits(asked), []);
  t.equal(asked.data.embeds[0].title, question);
  t.match(asked.data.embeds[0].description, /^\*\*This may be meant:\*\*\n\*\*Questions:\*\*\n1\. .*\n2\. /);
  t.equal(asked.data.embeds[0].description.match(/^- \[/gm)?.length, 3, 'three rules with links');
  const [buttons = []] = rowsOf(asked);
  t.match(
    buttons.map(({ label }) => label),
    [/^1\. /, /^2\. /],
  );
  const chosen = await press(String(buttons[1]?.custom_id), asked);
  t.equal(chosen.data.flags, 64, 'for the asker alone');
  t.ok(String(buttons[1]?.label).slice(3).startsWith(chosen.data.embeds[0].title.slice(0, 30)));
  const both = await tell(bot, typed('ask', { question: PAIR_AND_QUESTION }));
  const third = await press(String(rowsOf(both)[0]?.[2]?.custom_id), both);
  t.match(third.data.embeds[0].title, 'Formed by', 'a question with its facts');
  t.match(await press('pick.2008-06-03.3', await tell(bot, typed('ask', { question: 'xyzzy' }))), {
    data: { content: /can no longer be read.*ask once more/ },
  });
  const long = await tell(bot, typed('ask', { question: `${'zz '.repeat(90)} ${question}` }));
  t.equal(rowsOf(long).length, 1, 'a question that the title cuts has no buttons');
});

t.test('the facts that are missing are asked for, one after the other, until there is a ruling', async t => {
  const asked = await tell(bot, typed('ask', { question: 'can I use the imperial favor' }));
  const steps = async (answer: Shown, ...labels: string[]): Promise<Shown> => {
    const [label, ...rest] = labels;
    if (label === undefined) return answer;
    const button = rowsOf(answer)[0]?.find(one => one.label === label);
    t.ok(button, label);
    t.strictSame(brokenLimits(answer), []);
    return steps(await press(String(button?.custom_id), answer), ...rest);
  };
  const first = asked.data.embeds[0].url.includes('#/questions/')
    ? asked
    : await steps(asked, rowsOf(asked)[0]?.[0]?.label as string);
  t.match(first.data.embeds[0].url, /#\/questions\/legacy\/imperial-favor\?facts=/);
  t.match((await steps(first, 'Yes')).data.embeds[0].description, /^\*\*No|^No/);
  const open = await steps(first, 'No');
  t.match(open.data.embeds[0].url, /windInPlay%22%3Afalse/);
  const ruled = await steps(open, 'No');
  t.match(ruled.data.embeds[0].description, /^Yes|^\*\*Yes/);
  t.equal(rowsOf(ruled).length, 1, 'nothing is left to choose');
  const shared = await press(String(rowsOf(ruled)[0]?.[0]?.custom_id), ruled);
  t.equal(shared.data.embeds[0].title, ruled.data.embeds[0].title, 'it can be shared');
  // `fact.…` had the number of a choice: read as a word, it would be another value
  for (const id of [
    'say.2008-06-03.nothing.Yes',
    'fact.2008-06-03.windInPlay.0',
    'pick.2008-06-03.1',
    'pick.2008-06-03.x',
  ])
    t.match(await press(id, first), { data: { content: /ask once more/ } }, id);
  t.match(await press('say.2008-06-03.windInPlay.9', first), { data: { content: /true or false/ } });
  t.match(await tell(bot, pressed('say.2008-06-03.windInPlay.Yes')), { data: { content: /ask once more/ } });
  const broken = structuredClone(first);
  broken.data.embeds[0].url = 'https://judge.example/#/questions/legacy/imperial-favor?facts=%7B';
  t.match(await press('say.2008-06-03.windInPlay.Yes', broken), { data: { content: /ask once more/ } });
  broken.data.embeds[0].url = 'https://judge.example/#/questions/legacy/imperial-favor?facts=7';
  t.match(await press('say.2008-06-03.windInPlay.Yes', broken), { data: { content: /ask once more/ } });
  for (const url of [
    'https://judge.example/',
    'https://judge.example/#/questions/legacy/imperial-favor?asOf=x',
  ]) {
    broken.data.embeds[0].url = url;
    t.match(
      await press('say.2008-06-03.windInPlay.Yes', broken),
      { data: { content: /ask once more/ } },
      url,
    );
  }
  broken.data.embeds[0].url = `https://judge.example/#/questions/legacy/imperial-favor?facts=${encodeURIComponent('{"x":1}')}`;
  t.match(await press('say.2008-06-03.windInPlay.Yes', broken), { data: { content: /"x"/ } });
});

t.test('a choice that is no question of its own shows its ruling', async t => {
  const ruling = bot.judge.countsAs({ from: 'Ratling', to: 'Creature', asOf: '2008-06-03' });
  if (!ruling.ok) return t.fail('no ruling');
  const chosen: Awaited<ReturnType<typeof bot.ask>>['candidates'][number] = {
    kind: 'counts-as',
    question: null,
    facts: null,
    text: 'x',
    missing: [],
    ruling: ruling.value,
  };
  const ask: typeof bot.ask = async (...given) => ({ ...(await bot.ask(...given)), candidates: [chosen] });
  const shown = formatEmbed({ ...makeRulingSheet(ruling.value), title: 'ratling creature' }, bot.baseUrl);
  const reply = await followUp({ ...bot, ask }, readChosen('pick.2008-06-03.1', []) as Chosen, shown);
  t.match(reply, { value: { embed: { title: ruling.value.question }, choices: undefined } });
});

t.test('every question: what is missing can be chosen within the limits of Discord', async t => {
  let lists = 0;
  let typedIn = 0;
  for (const { id } of bot.judge.questions()) {
    const ruling = await bot.judge.answer(id, {}, bot.today);
    if (!ruling.ok) continue;
    const { choices, embed } = showRuling(bot, ruling.value, id, {});
    const facts = (bot.judge.question(id) as { value: QuestionInfo }).value.facts.properties;
    const isTold = ({ fact }: { fact: string }) => canBeWords(facts?.[fact] as Shape);
    const [first] = ruling.value.needs;
    t.equal(Boolean(choices), first !== undefined && isTold(first), `${id}: what words can say is asked for`);
    if (first) t.match(embed.url, `/#/questions/${id}?facts=`, 'its form');
    // the sentence asks for this fact: what is pressed below it can only be meant for that
    if (choices) t.ok(choices.id.endsWith(`.${first?.fact}`), id);
    if (!choices) continue;
    const shown = { type: 4, data: { embeds: [embed] } };
    if (choices.options.length === 0) {
      const form = await press(choices.id, shown);
      t.match(form, { type: 9, data: { custom_id: choices.id } }, id);
      const { title, components } = form.data;
      const [{ label, description, component }] = components;
      t.ok(title.length <= 45 && label.length <= 45 && description.length <= 100, id);
      const next = await tell(bot, filled(choices.id, component.custom_id, 'none at all', shown));
      t.ok(next.data.embeds || next.data.content, `${id}: ${next.data.content}`);
      typedIn += 1;
      continue;
    }
    const last = String(choices.options.at(-1)?.value);
    const next =
      choices.options.length > 5
        ? await press(choices.id, shown, [last])
        : await press(`${choices.id}.${last}`, shown);
    if (choices.options.length > 5) lists += 1;
    t.ok(next.data.embeds, `${id}: ${next.data.content}`);
    t.strictSame(brokenLimits(next), [], id);
  }
  t.ok(lists > 0, 'some have more choices than buttons');
  t.ok(typedIn > 0, 'some have more values than a list');
  const ruling = await bot.judge.answer('legacy/imperial-favor', {}, bot.today);
  if (!ruling.ok) return t.fail('no ruling');
  const long = showRuling(bot, ruling.value, 'legacy/imperial-favor', { note: 'x'.repeat(3000) });
  t.equal(long.choices, undefined, 'facts that no address holds cannot be kept');
  t.equal(showRuling(bot, ruling.value, 'legacy/none', {}).choices, undefined);
});

t.test('a number with more values than Discord lists is typed into a form, and so are names', async t => {
  const show = async (id: string, facts: object): Promise<[id: string, shown: Shown]> => {
    const ruling = await bot.judge.answer(id, facts, bot.today);
    if (!ruling.ok) return t.fail('no ruling') as never;
    const { embed, choices } = showRuling(bot, ruling.value, id, { ...facts });
    return [String(choices?.id), { type: 4, data: { embeds: [embed] } }];
  };
  const [fate, size] = await show('legacy/sensei-deck-size', {});
  t.equal(fate, `say.${bot.today}.fateCards`);
  t.match(await press(fate, size), {
    type: 9,
    data: { components: [{ label: 'Fate cards', component: { custom_id: 'fateCards', style: 1 } }] },
  });
  const fill = (id: string, words: string, shown?: Shown) =>
    tell(bot, filled(id, id.split('.')[2] as string, words, shown));
  const ruled = await fill(fate, ' 41 ', size);
  t.match(ruled.data.embeds[0].description, /^(\*\*)?Yes/);
  t.match(ruled.data.embeds[0].footer.text, 'November 29, 2026');
  t.match((await fill(fate, '39', size)).data.embeds[0].description, /^(\*\*)?No/);
  t.match((await fill(fate, 'many', size)).data.content, /Give a .*number/, 'what would be right');
  t.match((await fill(fate, '41')).data.content, /ask once more/, 'a form of no message');
  t.match((await fill(`say.${bot.today}.nothing`, '41', size)).data.content, /ask once more/);
  t.match(await press(`say.${bot.today}.nothing`, size), { type: 4, data: { content: /ask once more/ } });
  const [players, seats] = await show('multiplayer/turn-order', {});
  t.equal(players, `say.${bot.today}.players`);
  const seated = await fill(players, 'Aki, Bo, Chie', seats);
  t.match(
    decodeURIComponent(seated.data.embeds[0].url),
    '["Aki","Bo","Chie"]',
    'a list, as the page reads it',
  );
});

t.test('where no button can say what is missing, the title opens the form with what was said', async t => {
  const { data } = await tell(bot, typed('ask', { question: 'fear strength 5, which cards does it bow?' }));
  const url = new URL(data.embeds[0].url.replace('#/', ''));
  t.equal(url.pathname, '/questions/legacy/fear', url.href);
  t.match(JSON.parse(url.searchParams.get('facts') ?? ''), { strength: 5 });
  t.equal(url.searchParams.get('asOf'), bot.today);
});

t.test('people are shown no ids, and what was searched for leads to the page with it', async t => {
  const deck = await tell(bot, typed('deck', { list: 'Sensei: Some Sensei; Fate: 2x Tea' }));
  t.match(deck.data.embeds[0].description, /Fix: /);
  t.notMatch(deck.data.embeds[0].description, 'legacy/', 'titles of rules');
  const searched = await tell(bot, typed('ruling', { search: 'ninja & flip' }));
  const address = `https://judge.example/#/?q=ninja+%26+flip&asOf=${bot.today}`;
  t.equal(searched.data.embeds[0].url, address);
  const long = await tell(bot, typed('ask', { question: 'ō '.repeat(400) }));
  t.equal(long.data.embeds[0].url, 'https://judge.example/', 'no address that Discord does not take');
  const { content } = (await tell(bot, typed('ask', { question: ' ' }))).data;
  t.match(content, /needs the option "question"\. .*\?$/);
  t.match((await tell(bot, typed('card', { title: ' ' }))).data.content, /The title of the card\.$/);
});

t.test('the day as the choices show it', async t => {
  const verdicts = async (day: string) => {
    const { data } = await tell(bot, typed('counts-as', { from: 'Ratling', to: 'Nonhuman', 'as-of': day }));
    return data.embeds?.[0].footer.text ?? data.content;
  };
  for (const day of ['June 3, 2008', '2008-06-03', ' June 3 2008 '])
    t.match(await verdicts(day), /As of June 3, 2008 /, day);
  t.match(await verdicts('June 31, 2008'), /not a day/);
  const { data } = await tell(bot, typing('counts-as', { from: 'A', to: 'B', 'as-of': '' }, 'as-of'));
  for (const { name, value } of data.choices)
    t.match(await verdicts(name), `As of ${formatDay(value)} `, name);
});

t.test('an exact title shows the rule', async t => {
  const { title, id } = corpus.documents[0] as (typeof corpus.documents)[number];
  const { data } = await tell(bot, typed('ruling', { search: title.toUpperCase() }));
  t.match(data.embeds[0], { title: title.replace(/"/g, '"'), url: new RegExp(`/rules/${id}\\?asOf=`) });
});

t.test('a card by its title, which is completed', async t => {
  const cards = testBot(corpus, makeEngine({ corpus, catalogue: await fixtureCards() }));
  const { data } = await tell(cards, typing('card', { title: 'mizu o' }, 'title'));
  t.match(data.choices, [{ name: 'Mizu O-Hana', value: 'Mizu O-Hana' }]);
  t.same((await tell(cards, typing('card', { title: '' }, 'title'))).data.choices, []);
  for (const [day, verdict] of [
    ['2008-06-02', /^No|^\*\*No/],
    ['2008-06-03', /^Yes|^\*\*Yes/],
    ['2008-06-04', /^Yes|^\*\*Yes/],
  ] as const) {
    const ruled = await tell(
      cards,
      typed('card', { title: 'Mizu O-Hana', keyword: 'Nonhuman', 'as-of': day }),
    );
    t.match(ruled.data.embeds[0].description, verdict, day);
  }
  t.match(
    (await tell(bot, typing('card', { title: 'mizu' }, 'title'))).data.choices,
    [],
    'without card data',
  );
});

t.test(
  'the version of a card is chosen where the ruling depends on it, asked by card or in plain words',
  async t => {
    const cards = testBot(corpus, makeEngine({ corpus, catalogue: await fixtureCards() }));
    const asked = (title: string, keyword: string) => tell(cards, typed('card', { title, keyword }));
    const first = await asked('Kaze Arashi', 'Diplomat');
    t.strictSame(brokenLimits(first), []);
    const [buttons = []] = rowsOf(first);
    t.strictSame(
      buttons.map(({ label }) => label),
      [
        'Kaze Arashi',
        'Kaze Arashi (Experienced)',
        'Kaze Arashi (Experienced 2)',
        'Kaze Arashi (Experienced 2 KYD)',
      ],
    );
    const verdicts = [];
    for (const { custom_id } of buttons) {
      const { data } = await tell(cards, pressed(custom_id, first));
      verdicts.push(/^(?:Yes|No)/.exec(data.embeds[0].description)?.[0]);
      t.equal(data.components.length, 1, 'nothing is left to choose');
    }
    t.strictSame(verdicts, ['Yes', 'Yes', 'No', 'No']);
    const plain = await tell(cards, typed('ask', { question: 'is Kaze Arashi a diplomat?' }));
    t.strictSame(rowsOf(plain)[0], buttons);
    const [[day]] = rowsOf(
      await tell(cards, typed('card', { title: 'Kaze Arashi', keyword: 'Courtier', 'as-of': '2008-06-02' })),
    ) as [[Component]];
    t.match(day.custom_id, /^card\.2008-06-02\.Courtier\./);
    const same = rowsOf(await asked('Hoshi Ren', 'Monk'))[0] ?? [];
    t.match(same, [{ label: /^Hoshi Ren \(Experienced\), / }, { label: /^Hoshi Ren \(Experienced\), / }]);
    t.match((await tell(cards, pressed('card.2008-06-02.Monk.nobody', first))).data, { content: /no card/i });
    t.match((await tell(cards, pressed('card.2008-06-02.Monk', first))).data, { content: /no card/i });
    t.match((await asked('Nobody at all', 'Monk')).data, { content: /no card/i });
    t.match((await tell(cards, pressed('card.2008-06-02.%zz', first))).data, { content: String });
  },
);
