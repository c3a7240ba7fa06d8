import t from 'tap';
import { checkDeck, type Deck, type DeckProblem, parseDeck } from '../../src/decks/index.js';
import { formatEmbed } from '../../src/discord/index.js';
import { makeJudge } from '../../src/resolver/index.js';
import { makeDeckSheet } from '../../src/sheets/index.js';
import { fixtureCards } from '../support/cards.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';
import { faultsOf } from '../support/discord.js';

const judge = makeJudge(await shippedCorpus());
const cards = await fixtureCards();

async function embedOf(list: string) {
  const deck = parseDeck(list);
  if (!deck.ok) throw new Error(deck.problem.message);
  const embed = formatEmbed(
    makeDeckSheet(await checkDeck(judge, cards, deck.value, TODAY)),
    'https://judge.example',
  );
  t.strictSame(faultsOf(embed), []);
  return { embed, fields: Object.fromEntries(embed.fields.map(({ name, value }) => [name, value])) };
}

t.test('faults with cures first, then what is open, notes, gained keywords, what is unknown', async t => {
  const { embed, fields } = await embedOf(
    'Sensei\nA Sensei\nDynasty\n1x Mizu O-Hana\n1x Mizu O-Hana\nSoup:\n2x Rice_Ball\nFate\n1x Tea',
  );
  const [answer, faults, fault, head, ...open] = embed.description.split('\n');
  t.match(answer, /^No: the deck has 1 fault, and \d open points?\.$/);
  t.equal(faults, '**Faults:**');
  t.match(
    fault,
    /^1\. \*\*Without A Sensei the Fate deck .* forty .*\*\* · Fix: Add 39 Fate cards\. · legacy\//,
  );
  t.equal(head, '**Open points:**');
  t.ok(
    open.some(line => /^\d\. \*\*Unknown heading "Soup" \(line 6\)\.\*\* · Fix: Name a section/.test(line)),
  );
  t.match(fields['Keywords by the rules'], /^- Mizu O-Hana: (Nonhuman, Creature|Creature, Nonhuman)$/);
  t.match(fields.Notes, /^1\. \*\*Mizu O-Hana is listed 2 times/);
  t.match(fields['Cards that could not be looked up'], /- Rice\\_Ball/);
  t.match(fields['Not covered by these rules'], /^- Size of the Dynasty deck: /);
  t.match(
    embed.footer.text,
    /^Dynasty 2, Fate 1, Sensei 1, Winds 0 · as of November 29, 2026 · .* · \d+ cards loaded, own card data [0-9a-f]+$/,
  );
});

t.test('a deck without a fault has none to show', async t => {
  const { embed } = await embedOf('Clan: Crane\nDynasty\n1x Mizu O-Hana');
  t.equal(embed.url, `https://judge.example/#/deck?asOf=${TODAY}`);
  t.match(embed.description, /^Yes: [^\n]*$/);
});

t.test('the only fault is cut at a word, never dropped', async t => {
  const deck = parseDeck('Stronghold: Shiro Kaze\nWind: A\nWind: B') as { ok: true; value: Deck };
  const check = await checkDeck(judge, cards, deck.value, TODAY);
  const [fault] = check.problems as [DeckProblem];
  const problems = [
    { ...fault, severity: 'error' as const, message: 'Far too many words. '.repeat(300).trim() },
  ];
  const embed = formatEmbed(makeDeckSheet({ ...check, problems }), 'https://judge.example');
  t.strictSame(faultsOf(embed), []);
  t.match(embed.description, /\*\*Faults:\*\*\n1\. (Far too many words\. ){150}.*(Far|too|many|words\.)…$/);
});

t.test('more problems than there is room for are counted', async t => {
  const list = Array.from({ length: 90 }, (_, n) => `Soup ${n}:\n1x Tea`).join('\n');
  const { embed } = await embedOf(list);
  t.match(embed.description, /\n… and \d+ more$/);
});
