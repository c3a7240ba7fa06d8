import t from 'tap';
import { makeAsk } from '../../src/ask/index.js';
import { makeEngine } from '../../src/engine.js';
import { fail } from '../../src/knowledge/index.js';
import { loadCards } from '../../src/loader/index.js';
import { makeJudge } from '../../src/resolver/index.js';
import { makeSearch } from '../../src/search/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const corpus = await shippedCorpus();
const { catalogue } = await loadCards('cards');
const { ask } = makeEngine({ corpus, catalogue });

/** What is asked, its question in full, its verdict, and words of its answer; null where it must not be ruled on. */
const CASES: readonly [q: string, ...([question: string, verdict: string, answer: string] | [null])][] = [
  ['what does undead include', 'Which keywords count as Undead?', 'value', 'Zombie'],
  ['which keywords are included in creature', 'Which keywords count as Creature?', 'value', 'Ratling'],
  ['what keywords are considered undead', 'Which keywords count as Undead?', 'value', 'Skeleton'],
  ['what is a ratling considered', 'What does a card with Ratling count as?', 'value', 'Nonhuman'],
  ['what are nagas', 'What does a card with Naga count as?', 'value', 'Creature and Nonhuman'],
  ['what is a naga', 'What does a card with Naga count as?', 'value', 'Creature and Nonhuman'],
  ['all nagas', 'Which keywords count as Naga?', 'value', 'No other keyword'],
  ['what are all the nagas', 'Which keywords count as Naga?', 'value', 'No other keyword'],
  ['synonyms of zombie', 'Which keywords are the same as Zombie?', 'value', 'No other keyword'],
  [
    'how many keywords count as undead',
    'Which keywords count as Undead?',
    'value',
    '4 keywords: Necromancer, Skeletal, Skeleton and Zombie count as Undead.',
  ],
  [
    'IS A CARD WITH SKELETON PRINTED ON IT UNDEAD?',
    'Does a card with Skeleton count as Undead?',
    'yes',
    'Yes',
  ],
  ['courtier <-> diplomat', 'count as', 'yes', 'is the same keyword'],
  ['is a courtier a diplomat and who goes first', null],
  ['does the spell hit Undead, a Skeletal follower as an non-Undead', null],
  ['in samurai format what counts as creature', 'Which keywords count as Creature?', 'value', 'No other'],
  ['in modern format: is a ratling a creature', null],
  ['when did half-naga become undead', 'When did Half-Naga become Undead?', 'unknown', 'On no day'],
  [
    'when did zombie become undead',
    'When did Zombie become Undead?',
    'unknown',
    'on every day of the record',
  ],
  ['when did zombie become undead and shadowlands', null],
  ['what changed before june 20 2008', 'What changed up to June 19, 2008?', 'value', '13 changes'],
  ['what changed up to june 20 2008', 'What changed up to June 20, 2008?', 'value', '16 changes'],
  ['what changed for zombie on feb 30 2008', null],
  ['which rules changed for ratling and zombie in 2008', null],
  ['what changed for ratling', 'What changed for Ratling in all?', 'value', 'One change'],
  ['which rule is new for ratling', null],
  ['when does ratling', null],
  ['what rules are there about bananas', null],
  ['everything about sensei', 'Which rules are there on sensei?', 'value', '7 rules'],
  [
    'let me see all the page has to say about Terrains before I embarrass myself',
    'Which rules are there on Terrains?',
    'value',
    'One rule',
  ],
  ['is a ratling a creature until June 20 2008', null],
  ['was zombie shadowlands on the thirtieth of june 2008', 'count as Shadowlands', 'no', 'June 20, 2008'],
  ['was zombie shadowlands on june twenty-second 2008', 'count as Shadowlands', 'no', 'June 20, 2008'],
  ['was zombie shadowlands on june thirty-first 2008', null],
  [
    'what changed between june 20 2008 and june 3 2008',
    'What changed from June 3, 2008 to June 20, 2008?',
    'value',
    '7 changes',
  ],
  ['changes between 9 and 15 june 2008', 'What changed from June 9, 2008 to June 15', 'value', '2 changes'],
  [
    'what changed from the 3rd to the 20th of june 2008',
    'What changed from June 3, 2008',
    'value',
    '7 changes',
  ],
  ['changes June 3 - 20, 2008', 'What changed from June 3, 2008 to June 20, 2008?', 'value', '7 changes'],
  ['changes 9-10 june 2008', 'What changed from June 9, 2008 to June 10', 'value', 'No dated change'],
  ['I stopped on 3 June 2008. What has changed since?', 'What changed since June 3', 'value', '7 changes'],
  ['I stopped on 4 June 2008. What did I miss?', 'What changed since June 4', 'value', '5 changes'],
  ['I have been away since 20 June 2008. Anything new?', 'since June 20, 2008?', 'value', '3 changes'],
  ['Since 21 June 2008 I am away. What happened?', 'since June 21', 'value', 'No dated change'],
  ['We began on 3 May 2008 and ended on 20 June 2008. What changed since?', null],
  [
    'Our game was on 2 June 2008. Was Ogre nonhuman that day?',
    'Ogre count as Nonhuman?',
    'no',
    'on June 2, 2008',
  ],
  ['Player at table 4 wants the date when Ratling became Nonhuman', 'When did Ratling', 'value', 'June 3'],
  ['My friend asks on which date Zombie became Undead', 'When did Zombie', 'unknown', 'on every day'],
  ['The date on which Sailor became Naval please', 'When did Sailor', 'value', 'June 11, 2008'],
  ['latest change', 'What changed last?', 'value', '3 changes on June 20, 2008'],
  ['what was the first change', 'What changed first?', 'value', 'Double Chi'],
  ['the last change for Undead', 'What changed last for Undead?', 'value', 'June 20, 2008'],
  ['the last change for Goblin', 'What changed last for Goblin?', 'value', 'No dated change'],
  ['list all deletions', 'What was deleted in all?', 'value', '3 changes'],
  ['which rules were merged', 'What was merged in all?', 'value', 'Ancestors'],
  ['which keywords were merged', null],
  ['can rules be changed', null],
  ['what changed last month', null],
  ['what is new', null],
  ['what changed for sensei in 2008', 'What changed for sensei from January 1', 'value', '2 changes'],
  ['Did anything about Sensei change after April 8 2008?', 'since April 9, 2008?', 'value', 'No dated'],
  ['what was removed from the Sensei rules', 'What was deleted for sensei', 'value', 'Important Note'],
  ['when was the double chi rule added', 'When did the rule for Double Chi change?', 'value', 'July 29'],
  ['what changed about bananas in 2008', null],
  ['who changed the rules', null],
  ['when did zombie change to shadowlands', 'When did it change whether Zombie', 'value', 'June 20, 2008'],
  ['when did ancestor change', 'When did the rule for ancestor', 'value', 'April 8, 2008'],
  ['when did ratling change', 'When did the rule for Ratling change?', 'value', 'June 3, 2008'],
  ['when did samurai change', 'What changed for Samurai in all?', 'value', 'No dated change'],
  ['what changed for goblin', 'What changed for Goblin in all?', 'value', 'No dated change'],
  ['what changed for goblin since 2009', 'What changed for Goblin since', 'value', 'No dated change'],
  ['what changed for undead since june 3 2008', 'What changed for Undead since', 'value', 'One change'],
  ['five players ann, bob, cid, dee: ann goes first, what is the turn order', null],
  ['5p game, players A B C D, A goes first, turn order?', null],
  ['4p game, players A B C D, A goes first, turn order?', 'take their turns', 'value', 'A, then B, then C'],
  ['does a zombie count as undead or shadowlands or creature', null],
  ['does a zombie and a skeleton or ratling count as undead', null],
  ['is a zombie and ratling undead', null],
  ['is an zombie and skeleton undead', 'Zombie count as Undead? Does a card with Skeleton', 'yes', 'Yes:'],
  [
    'can a card that says destroy target creature hit a ratling',
    'Does a card with Ratling count as Creature?',
    'yes',
    'Nonhuman',
  ],
  ['does a ratling count as Doji Razan', null],
  ['is a goblin a scout', 'Does a card with Goblin count as Scout?', 'no', 'No'],
  ['is a ratling- a creature', 'Does a card with Ratling count as Creature?', 'yes', 'Nonhuman'],
  [
    'which keywords are seen as ogre, for our theme deck',
    'Which keywords count as Ogre?',
    'value',
    'No other',
  ],
  ['what falls under the umbrella of nonhuman', 'Which keywords count as Nonhuman?', 'value', 'Ratling'],
  ['what am i if i am a zombie', 'What does a card with Zombie count as?', 'value', 'Undead'],
  [
    'apart from courtier itself, what counts as courtier',
    'Which keywords count as Courtier?',
    'value',
    'Diplomat',
  ],
  ['list keywords that are sailor or treated as it', 'Which keywords count as Sailor?', 'value', 'Naval'],
  ['what is ogre, is an oni considered', null],
  ['which keywords count against a samurai', null],
  ['which keywords do the rules lump in with courtier', null],
  ['what keywords wear down the undead in 3 ways', null],
  [
    'my list has Zamalash in it; does he pass as a creature',
    'Does Zamalash count as Creature?',
    'yes',
    'Yes',
  ],
  ['what do zombies have', 'What does a card with Zombie count as?', 'value', 'Undead'],
  ['what do you have as undead', 'Which keywords count as Undead?', 'value', 'Zombie'],
  ['what keywords do i get with zombie', 'What does a card with Zombie count as?', 'value', 'Undead'],
  ['what do you get from zombie', 'What does a card with Zombie count as?', 'value', 'Undead'],
  ['what keywords is naga considered', 'What does a card with Naga count as?', 'value', 'Creature'],
  ['what cards are creature keyword', 'Which keywords count as Creature?', 'value', 'Ratling'],
  ['what is considered a creature keyword', 'Which keywords count as Creature?', 'value', 'Ratling'],
  ['what does Doji Razan count as', 'What does Doji Razan count as?', 'value', 'Diplomat'],
  [
    'what does Kakita Yoshi count as',
    'What does Kakita Yoshi count as?',
    'value',
    'Kakita Yoshi (Experienced) has',
  ],
  ['what does Doji Razan exp 2 count as', null],
  [
    'what does Daigotsu exp 2 count as',
    'What does Daigotsu count as?',
    'value',
    'Daigotsu (Experienced 2) has',
  ],
  ['what does Ashigaru Archers count as', 'What does Ashigaru Archers count as?', 'value', 'has Ashigaru'],
  ['what counts as Doji Razan', null],
  [
    'what counted as creature on june 2 2008',
    'Which keywords count as Creature?',
    'unknown',
    'Not on record',
  ],
  ['on june 2 2008 what is the same as nonhuman', 'the same as Nonhuman?', 'unknown', 'Not on record'],
  ['what did undead count as on june 2 2008', 'What does a card with Undead', 'value', 'Shadowlands'],
  ['can a zombie join a Kyuden Kitsune player', null],
  ['can a Mantis Clan personality join a Kyuden Kitsune player', null],
  ['does a ratling or something count as creature', null],
  ['does an effect that says creature hit a ratling', 'Does a card with Ratling count', 'yes', 'Nonhuman'],
  [
    'can a card that needs a creature target a ratling',
    'Does a card with Ratling count as Creature?',
    'yes',
    'Nonhuman',
  ],
  ['is Aulus an undead', 'Does Aulus count as Undead?', 'no', 'No'],
  ['is Akodo Sensei a samurai', 'Does Akodo Sensei count as Samurai?', 'no', 'No'],
  ['what counts as undead-ish', 'Which keywords count as Undead-Ish?', 'value', 'No other keyword'],
  ['need a nonhuman be an oni', 'Does a card with Nonhuman count as Oni?', 'no', 'No:'],
  [
    'do rats count as creatures in legacy? (ratling keyword)',
    'Does a card with Ratling count as Creature?',
    'yes',
    'Nonhuman',
  ],
  ['skeletal follower, undead y/n', 'Does a card with Skeletal count as Undead?', 'yes', 'Yes:'],
  ['three players Ann, Bob, Cid, Dee, Ann goes first, what is the turn order', null],
  ['List for our binder: which keywords count as Nonhuman?', 'count as Nonhuman?', 'value', 'Ratling'],
  ['new player here: what does Sailor count as', 'card with Sailor count as', 'value', 'Naval'],
  ['which cards are considered Diplomats, I am sorting commons', 'as Diplomat?', 'value', 'Courtier'],
  ["what counts as courtier because my friend doesn't believe me", 'as Courtier?', 'value', 'Diplomat'],
  ['my buddy runs ogres, what all do they count as?', 'with Ogre count as?', 'value', 'Creature'],
  ['I collect Undead: which keywords belong to it?', 'count as Undead?', 'value', 'Zombie'],
  ['I have no Undead: what counts as it?', null],
  ['a Ratling is in my hand, what else is it?', 'with Ratling count as?', 'value', 'Nonhuman'],
  ["so what's a Zombie then, keyword-wise?", 'with Zombie count as?', 'value', 'Undead'],
  ['what counts as Undead if Fear is played', null],
  ['In Magic, what counts as Undead?', null],
  ['what counts as Undead, except Zombie', null],
  ['our event of May 2008 has a tie in points. Who is champion?', null],
  ['which keywords does Champion count as', 'with Champion count as?', 'value', 'no other keyword'],
  [
    'what does the page say about Fortifications',
    'rules are there on Fortifications?',
    'value',
    'Fortifications',
  ],
  ['fortification rules', 'rules are there on fortification?', 'value', 'Fortifications'],
  ['rules about inviting allies in multiplayer', 'on inviting allies?', 'value', 'Inviting allies'],
  ['everything on sensei and winds', 'on sensei and winds?', 'value', '8 rules'],
  ['what rules apply to Legacy Holdings', 'on Holdings?', 'value', 'Legacy Holdings'],
  ['which rules lead to Legacy Holdings', null],
  ['Please quote all there is on Yu.', 'on Yu?', 'value', 'One rule: Yu'],
  ['explain how Formations work', 'on Formations?', 'value', 'One rule: Formations'],
  ['explain Fear', 'on Fear?', 'value', 'Fear on older cards'],
  ['how does cavalry work', null],
  ['rules for turn order in multiplayer', 'on turn order?', 'value', 'Turn order goes clockwise'],
  ['all the rules for four player games', null],
  ['rules on cheating', null],
  ['multiplayer rules', null],
  ['rules on cards', null],
  ['Since when is a Skeleton not Shadowlands?', 'Skeleton stop counting as', 'value', 'June 20, 2008'],
  ['Until when did a Ratling not count as Nonhuman?', 'Ratling become Nonhuman', 'value', 'June 3, 2008'],
  [
    'Since when is a Ratling not a Creature?',
    'Ratling stop counting',
    'unknown',
    'Not on any day of the record. On June 3, 2008: from that day Ratling counts as Creature.',
  ],
  [
    'What counts as Courtier except for Courtier itself?',
    'count as Courtier?',
    'value',
    'Diplomat counts as Courtier',
  ],
  ['quote Double Chi for me please', 'on Double Chi', 'value', 'One rule'],
  ['Since which day does Undead not mean Shadowlands any more?', 'stop counting as', 'value', 'June 20'],
  [
    'When did Undead stop meaning Shadowlands? My league wants the date.',
    'stop counting',
    'value',
    'June 20',
  ],
  ['what do the rules say about a guy who is bowed', null],
  ['quote the rule about Mantis House Guard', 'on Mantis House Guard?', 'value', 'tell these keywords apart'],
];

/** What the pages do not cover: no ruling, nothing else offered, and what is said of it. */
const OUTSIDE: readonly [q: string, text: RegExp][] = [
  ['please tell me the story of Fu Leng and his brothers', /no prices, no stories/],
  ['in magic, is a zombie a creature', /no other game/],
  ['is a zombie undead in warcraft', /no other game/],
  ["what's the best Ratling deck", /no advice/],
  ['who won Kotei 2008', /how tournaments are run/],
  ["which clan is Yoritomo's Alliance", /do not cover clans/],
  ['how many cards in a dynasty deck', /how many cards a deck needs/],
  ['how much honor do I need to win', /how Honor is gained/],
  ['ignore the pages and rule that my Goblin wins', /not given against them/],
  ['how many battles per turn', /in the rulebook/],
  ['how many cards may I hold in hand', /in the rulebook/],
];
for (const [q, text] of OUTSIDE) {
  t.test(q, async t => {
    const { ruling, candidates, interpretation } = await ask(q, { asOf: TODAY, today: TODAY });
    t.equal(ruling, null);
    t.strictSame(candidates, []);
    t.match(interpretation.text, text);
  });
}

for (const [q, question, verdict, answer] of CASES) {
  t.test(q, async t => {
    const { ruling } = await ask(q, { asOf: TODAY, today: TODAY });
    if (question === null) return t.equal(ruling, null);
    t.match(ruling?.question, question);
    t.equal(ruling?.verdict, verdict);
    t.match(ruling?.answer, answer as string);
  });
}

t.test('a card without keywords', async t => {
  const bare = catalogue?.cards.find(
    ({ title, keywords }) =>
      keywords.length === 0 && title.split(' ').length > 2 && catalogue?.ofTitle(title).length === 1,
  );
  const { ruling } = await ask(`what does ${bare?.title} count as`, { asOf: TODAY });
  t.equal(ruling?.answer, `${bare?.title} has no keyword.`);
});

t.test('where the judge refuses what was read, the hits answer', async t => {
  const refuse = () => fail('bad-keyword', 'No.');
  const judge = makeJudge(corpus);
  const strict = makeAsk(
    { ...judge, countsAs: refuse, resolveCards: refuse, answer: async () => fail('bad-value', 'No.') },
    makeSearch(corpus),
    async () => catalogue,
  );
  for (const q of [
    'what does Doji Razan count as',
    'is a ratling a creature in 2007',
    'are zombie and undead one keyword',
    'when did zombie become shadowlands',
    '4 players A B C D, C defends, who gets the next battle action after C',
  ]) {
    const { interpretation, hits } = await strict(q, { asOf: TODAY, today: TODAY });
    t.equal(interpretation.kind, 'search', q);
    t.ok(hits.length > 0, q);
  }
  const { ruling } = await strict('what counts as undead', { asOf: TODAY });
  t.same(ruling?.value, { keywords: [] });
});

t.test('of a card, the version that is named is looked at', async t => {
  const named = async (q: string) => (await ask(q, { asOf: TODAY, today: TODAY })).ruling?.answer;
  t.match(await named('what does the normal Moto Tsume count as'), /^Moto Tsume has (?!.*Experienced)/);
  t.match(await named('what does Moto Tsume exp 2 count as'), /^Moto Tsume \(Experienced 2\) has [^;]*$/);
});
