import t from 'tap';
import { makeEngine } from '../../src/engine.js';
import { loadCards } from '../../src/loader/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const { catalogue } = await loadCards('cards');
const { ask } = makeEngine({ corpus: await shippedCorpus(), catalogue });

/** From and to of the question that is ruled on, with its verdict; or what is offered first. */
const RULED: [string, string, string, string][] = [
  ['my mate swears every skeleton is undead, is that so', 'Skeleton', 'Undead', 'yes'],
  ['would a naga personality get caught by an effect which blasts nonhumans', 'Naga', 'Nonhuman', 'yes'],
  ['i play sailors but the event wants naval folks, does that fit', 'Sailor', 'Naval', 'yes'],
  ['would you class an oni under creature', 'Oni', 'Creature', 'yes'],
  ['are oni and nonhuman the same, meaning does an oni count as nonhuman', 'Oni', 'Nonhuman', 'yes'],
  ['good evening, is every Nonhuman an Ogre', 'Nonhuman', 'Ogre', 'no'],
  ['if a card is nonhuman is it then also a creature', 'Nonhuman', 'Creature', 'yes'],
  ['is undead part of shadowlands', 'Undead', 'Shadowlands', 'no'],
  ['a zombie is not a creature, correct?', 'Zombie', 'Creature', 'no'],
  ['i own a samurai courtier, is he a diplomat', 'Courtier', 'Diplomat', 'yes'],
  ['does the term creature cover ogres', 'Ogre', 'Creature', 'yes'],
  ['are ninja and courtier linked in any way? is a ninja a courtier', 'Ninja', 'Courtier', 'no'],
  ['was a zombie undead just by having skeletal', 'Zombie', 'Undead', 'yes'],
  ['a thing with Sailor. Naval as well?', 'Sailor', 'Naval', 'yes'],
  [
    'Would you say a Master of Lies qualifies as an Elemental Master?',
    'Master of Lies',
    'Elemental Master',
    'no',
  ],
  ['Onisu, treated like oni?', 'Onisu', 'Oni', 'no'],
  [
    'does a Master of Earth count as Elemental Master on this same day',
    'Master of Earth',
    'Elemental Master',
    'yes',
  ],
  ['is an ogre nonhuman, and is that so on june 3 2008', 'Ogre', 'Nonhuman', 'yes'],
  // what is told of others, and whether that is right
  [
    'My buddy says every Ogre is a Creature. I say only with the word. Who of us is right?',
    'Ogre',
    'Creature',
    'yes',
  ],
  ['Every Oni counts as Undead, said my losing opponent. Is there any truth in it?', 'Oni', 'Undead', 'no'],
  ['was a naga a creature on 3 june 2008 w/o it being printed', 'Naga', 'Creature', 'yes'],
  ['if some ability kills a Nonhuman, does it kill my plain Ratling as well?', 'Ratling', 'Nonhuman', 'yes'],
  ['would you say every Undead card is a Zombie card', 'Undead', 'Zombie', 'no'],
  // the same question again, and what it is asked for
  [
    'the card asks for a Diplomat and I only have a Courtier, can the courtier be used as one',
    'Courtier',
    'Diplomat',
    'yes',
  ],
  ['a spell that targets creatures and I own a naga, can the naga be hit as one', 'Naga', 'Creature', 'yes'],
  ['pirate and naval, does the first bring the second', 'Pirate', 'Naval', 'no'],
  ['would an ogre do when a spell wants a creature', 'Ogre', 'Creature', 'yes'],
  ['Naval and Samurai: do they overlap by rule', 'Naval', 'Samurai', 'no'],
  // what is told before it and aside: a notion, a reason, an opinion
  ['he built it all on the idea that a Sailor guy is Naval, fair?', 'Sailor', 'Naval', 'yes'],
  [
    'would an Ogre count as Nonhuman, given that there is a beard under the horns?',
    'Ogre',
    'Nonhuman',
    'yes',
  ],
  ['did a Skeleton count as Shadowlands by way of being Undead?', 'Skeleton', 'Shadowlands', 'no'],
  ["A Naval guy is a Sailor, says my brother, which can't be right surely", 'Naval', 'Sailor', 'yes'],
  // without a verb of its own
  ['Mantis Clan guy. Crab Clan by extension?', 'Mantis Clan', 'Crab Clan', 'no'],
  ['Master of Air an Elemental Master then?', 'Master of Air', 'Elemental Master', 'yes'],
  ['naga personality, creature trait implied?', 'Naga', 'Creature', 'yes'],
  ['what about an oni being a creature', 'Oni', 'Creature', 'yes'],
  ['and if it says sailor on it its naval', 'Sailor', 'Naval', 'yes'],
  ['zombie its undead right', 'Zombie', 'Undead', 'yes'],
  ['when a guy says sailor, its naval too right', 'Sailor', 'Naval', 'yes'],
  // what is told before a whole question, and where or what for
  ["he says 'a zombie had it long before'. does a naga count as nonhuman anyway", 'Naga', 'Nonhuman', 'yes'],
  ['a naga in my sleeve, is it nonhuman', 'Naga', 'Nonhuman', 'yes'],
  ['does a sailor count as naval for the cost of this event', 'Sailor', 'Naval', 'yes'],
  // a keyword alone that asks, and whose text it is
  ['Zombie on my side. Undead, right?', 'Zombie', 'Undead', 'yes'],
  ['a Master of Fire, an Elemental Master?', 'Master of Fire', 'Elemental Master', 'yes'],
  ['Naval. I need a Sailor. Do I have one?', 'Naval', 'Sailor', 'yes'],
  ['my deck needs nonhumans, can I fill it with oni', 'Oni', 'Nonhuman', 'yes'],
  ['every card that says naga is nonhuman too, correct?', 'Naga', 'Nonhuman', 'yes'],
  ["does a monkey clan guy get the Toturi's Army bonus", 'Monkey Clan', "Toturi's Army", 'yes'],
  ['Creature on my follower, the spell says only Undead. It counts?', 'Creature', 'Undead', 'no'],
  // what is said to somebody first, and what the sentence explains itself
  ['hey bot, naval = sailor?', 'Naval', 'Sailor', 'yes'],
  ['yo, ogre -> creature please', 'Ogre', 'Creature', 'yes'],
  ['Naval and Sailor, same thing?', 'Naval', 'Sailor', 'yes'],
  // what an effect looks for names the keyword again, and turns nothing
  ['Can a Creature be called a Naga for effects that look for Naga?', 'Creature', 'Naga', 'no'],
  ['can an Ogre be named a Creature where an effect wants creatures', 'Ogre', 'Creature', 'yes'],
  ['Is a Nonhuman treated as an Ogre by effects that want an Ogre?', 'Nonhuman', 'Ogre', 'no'],
  ['Can an Undead card be called Zombie for something that asks for Zombies?', 'Undead', 'Zombie', 'no'],
  ['Can a Naga be called a Creature for effects that look for Creatures?', 'Naga', 'Creature', 'yes'],
  // of a card, "having" asks of the keyword itself
  ['Mirumoto Mareshi exp: does having Naga make him Nonhuman?', 'Naga', 'Nonhuman', 'yes'],
  // what somebody supposes is no other page
  ['assuming the rules were those of 1 July 2008, was an ogre nonhuman', 'Ogre', 'Nonhuman', 'yes'],
  ['I suppose the rules say an ogre is nonhuman, right?', 'Ogre', 'Nonhuman', 'yes'],
];
for (const [q, from, to, verdict] of RULED) {
  t.test(q, async t => {
    const { ruling } = await ask(q, { asOf: TODAY, today: TODAY });
    t.equal(ruling?.question, `Does a card with ${from} count as ${to}?`);
    t.equal(ruling?.verdict, verdict);
  });
}

const CARDS: [string, string, string, string][] = [
  ['does matttck count as creature', "Mat'tck", 'Creature', 'yes'],
  ['are the ratling scrungers creatures', 'Ratling Scroungers', 'Creature', 'yes'],
  ['can Seppun Mashitta be counted under Monkey Clan cards', 'Seppun Mashita', 'Monkey Clan', 'yes'],
  ['is Snak a ratling, and so a creature', 'Snak', 'Creature', 'yes'],
  ['I bought Plague Zombies at a fair. Are they zombie', 'Plague Zombies', 'Zombie', 'no'],
  [
    'and experienced isawa nakamuro has he elemental master?',
    'Isawa Nakamuro (Experienced)',
    'Elemental Master',
    'yes',
  ],
  ['moto tsume, the experienced 2 one, is he undead', 'Moto Tsume (Experienced 2)', 'Undead', 'yes'],
  ['moto tsume, not experienced, is he undead', 'Moto Tsume count', 'Undead', 'no'],
  ['is non-experienced moto tsume undead', 'Moto Tsume count', 'Undead', 'no'],
  ['Is the normal Moto Tsume undead', 'Moto Tsume count', 'Undead', 'no'],
  ['Moto Tsume experienced 2 being Undead, right?', 'Moto Tsume (Experienced 2)', 'Undead', 'yes'],
  ['is qamar a creature after all these changes', 'Qamar', 'Creature', 'yes'],
  ["Daytiba undead? he asks, i don't think so", 'Daytiba', 'Undead', 'no'],
  // titles with a slip, and a word of the name for the card
  ['does chika-tek count as a creature', 'Chikka-tek', 'Creature', 'yes'],
  ['kyoso no onni, is he a creature', 'Kyoso no Oni', 'Creature', 'yes'],
  ['war elefant is a creature right', 'War Elephant', 'Creature', 'yes'],
  ['would shosuro jiman be a diplomat', 'Shosuro Jimen', 'Diplomat', 'yes'],
  ["Kitsune Diro for a 'Mantis Clan only' event: is Diro a Mantis", 'Kitsune Diro', 'Mantis Clan', 'yes'],
  // of several keywords, the one that is asked
  ['is moshi rukia a sailor? the card says naval', 'Moshi Rukia', 'Sailor', 'yes'],
  ['Hiruma Sensei lists Naga. Is Hiruma Sensei Nonhuman?', 'Hiruma Sensei', 'Nonhuman', 'no'],
  ['is Susumu Takada, being Master of Guile, an Elemental Master', 'Susumu Takada', 'Elemental Master', 'no'],
  ['When I search for a Creature, is Ratling Spy an eligible card?', 'Ratling Spy', 'Creature', 'yes'],
  ["does bokatu count as toturi's army", 'Bokatu', "Toturi's Army", 'yes'],
  ['is Isawa Tadaka, any printing, an elemental master', 'Isawa Tadaka', 'Elemental Master', 'yes'],
  // a reason is told, and not asked
  [
    'Mirumoto Mareshi exp, would he be Nonhuman because he has Naga?',
    'Mirumoto Mareshi (Experienced)',
    'Nonhuman',
    'yes',
  ],
  ['Is Mirumoto Mareshi exp Nonhuman as he has Naga?', 'Mirumoto Mareshi (Experienced)', 'Nonhuman', 'yes'],
  ['Toku exp, would he be a Ninja because he has Samurai?', 'Toku (Experienced)', 'Ninja', 'no'],
  ['Kuni Yori, is he undead since he counts as Shadowlands?', 'Kuni Yori count', 'Undead', 'depends'],
  [
    'Mirumoto Mareshi exp, Nonhuman because of his Naga keyword?',
    'Mirumoto Mareshi (Experienced)',
    'Nonhuman',
    'yes',
  ],
  ['Is Qamar a creature, do you reckon, what with him being a Naga and all?', 'Qamar', 'Creature', 'yes'],
  ['toku courtier or not, he is a samurai after all', 'Toku', 'Courtier', 'no'],
  ['since he is a Samurai, is Toku a Courtier?', 'Toku', 'Courtier', 'no'],
  ["since it's a Samurai after all, is Toku a Ninja?", 'Toku', 'Ninja', 'no'],
  ['Toku courtier or not, he is a samurai', 'Toku', 'Courtier', 'no'],
  ['Toku is a samurai; is he a courtier after all?', 'Toku', 'Courtier', 'no'],
  ['Toku is a samurai, my opponent claims Courtier. Right?', 'Toku', 'Courtier', 'no'],
  [
    'Seppun Kiharu is Master of the Ten Thousand Temples, he insists on it, so is she an Elemental Master?',
    'Seppun Kiharu',
    'Elemental Master',
    'no',
  ],
  ["qamar doesn't say creature so is he a creature", 'Qamar', 'Creature', 'yes'],
  ['the personality Qamar, is he what the pages call a creature', 'Qamar', 'Creature', 'yes'],
  ['does the stronghold kyuden yoritomo count as naval', 'Kyuden Yoritomo', 'Naval', 'no'],
  [
    "I run Toturi Sensei with his long list, and ask if the sensei itself is a Toturi's Army card",
    'Toturi Sensei',
    "Toturi's Army",
    'no',
  ],
  ['Toku, is he a courtier or have we been wrong about him for years?', 'Toku', 'Courtier', 'no'],
  // the version that is told behind the question, and what does not matter where there is only one
  ['Is Ruantek a creature? The ratling cavalry one', 'Ruantek', 'Creature', 'yes'],
  ['is hida amoro undead, the experienced one i mean', 'Hida Amoro (Experienced)', 'Undead', 'yes'],
  ['is hida amoro undead (the one with exp 2)', 'Hida Amoro (Experienced 2)', 'Undead', 'yes'],
  ['hida amoro undead? (experienced)', 'Hida Amoro (Experienced)', 'Undead', 'yes'],
  ['is isawa kaede (no experience) a shugenja', 'Isawa Kaede count', 'Shugenja', 'yes'],
  ['is moto tsume undead, without experience', 'Moto Tsume count', 'Undead', 'no'],
  ['is moto tsume undead, the non-experienced one', 'Moto Tsume count', 'Undead', 'no'],
  ['is moto tsume undead, the base version', 'Moto Tsume count', 'Undead', 'no'],
];
for (const [q, card, to, verdict] of CARDS) {
  t.test(q, async t => {
    const { ruling } = await ask(q, { asOf: TODAY, today: TODAY });
    t.match(ruling?.question, `Does ${card}`);
    t.match(ruling?.question, `count as ${to}?`);
    t.equal(ruling?.verdict, verdict);
  });
}

for (const q of [
  'are ratlings bigger than naga',
  'does a ratling lose creature when bowed',
  'how many ratlings are creatures',
  'zombie counts as everything but undead',
  'can my opponent say a ratling is a creature',
  'is there a ratling that is undead',
  'does undead imply shadowlands and does zombie imply undead',
  'how does matttck being a ratling count as creature',
  'does Ratling Nest count as nonhuman',
  'is an ogre nonhuman, may I discard the Favor with a Wind out, and who goes first',
  'Is a sailor naval? Is an ogre nonhuman?',
  'is a sailor naval, is an ogre nonhuman',
  'oni and shadowlands, does the second give the first',
  "does yoritomo's alliance count as mantis clan for joining",
  'can an oni in the mountains eat a nonhuman',
  'does yu work in samurai edition',
  'a naga kills an oni?',
  'is a naga when alone nonhuman',
  'is an oni nonhuman? oni = shadowlands',
  'is an el a zombie? el = Undead',
  'does a zombie in D&D count as a creature',
  'Every Undead is a Zombie, he said, and every Naga an Oni. Is there anything to that?',
  'can a diplomat use an action reserved for a courtier twice',
  'is an oni legal in a shadowlands deck',
  'zombie and undead, same thing?',
  'can a naga target an oni',
  'when did ratlings morph into nonhuman',
  'would an anti zombie event hit an undead',
  'is an anti naga card nonhuman',
  'Toku exp, would he be a Ninja if he has Samurai?',
]) {
  t.test(`not ruled: ${q}`, async t => {
    const { ruling, candidates } = await ask(q, { asOf: TODAY, today: TODAY });
    t.equal(ruling, null);
    t.ok(candidates.some(({ kind }) => kind === 'counts-as'));
  });
}

for (const [q, id] of [
  [
    'Does a Ratling count as Nonhuman? Formed by a Samurai and a Courtier; my army is Aiko alone, Samurai and Courtier in one. Met?',
    'legacy/formation',
  ],
  [
    'Does a Ratling count as Nonhuman, personality loses shadowlands, what about the shadowlands ancestor',
    'legacy/ancestor-stays',
  ],
] as const)
  t.test(`a pair of keywords beside a question of its own, both offered: ${id}`, async t => {
    const { ruling, candidates } = await ask(q, { asOf: TODAY });
    t.equal(ruling, null);
    t.match(candidates[0]?.ruling.question, 'Does a card with Ratling count as Nonhuman?');
    t.ok(candidates.some(({ question }) => question === id));
  });

for (const [q, from, to] of [
  ['haha is a wombat nonhuman', 'Wombat', 'Nonhuman'],
  ['can we treat a plumber as a samurai', 'Plumber', 'Samurai'],
  ['would a Master of Air count as dentist', 'Master of Air', 'Dentist'],
  [
    'They say a Plumber is as good as Courtier; does a card with Plumber count as one?',
    'Plumber',
    'Courtier',
  ],
] as const)
  t.test(`no such keyword: ${q}`, async t => {
    const { ruling, interpretation } = await ask(q, { asOf: TODAY });
    t.equal(interpretation.kind, 'counts-as');
    t.match(ruling, {
      verdict: 'not-covered',
      question: `Does a card with ${from} count as ${to}?`,
      answer: `No rule and no card has the keyword "${/^Master/.test(from) ? to : from}".`,
    });
  });

for (const q of [
  // a part of names, a word of rules, another deed, a denial, other keywords beside it
  'does a kakita count as courtier',
  'does a token count as creature',
  'can my wombat attack a nonhuman',
  'will the wombat duelist win',
  'did the zombie really waltz',
  'does a wombat not count as nonhuman',
  'is a wombat a courtier and a naga nonhuman',
])
  t.test(`not known whether it is a keyword: ${q}`, async t => {
    t.equal((await ask(q, { asOf: TODAY })).ruling, null);
  });

t.test('"some" in front of an effect turns nothing', async t => {
  const { ruling } = await ask('can some spell that targets a Creature target a Ratling', { asOf: TODAY });
  t.match(ruling, { verdict: 'yes', question: 'Does a card with Ratling count as Creature?' });
});

t.test('a name that is a keyword and a title is no pair by itself', async t => {
  const { ruling, interpretation } = await ask('what does Ratling Nest do', { asOf: TODAY });
  t.equal(ruling, null);
  t.equal(interpretation.text, 'The pages do not have the texts of cards.');
});

t.test('a question of another game is not ruled, and gets no candidates', async t => {
  const { ruling, candidates, interpretation } = await ask(
    'in the magic card game do zombies count as creatures',
    {
      asOf: TODAY,
    },
  );
  t.equal(ruling, null);
  t.strictSame(candidates, []);
  t.match(interpretation.text, 'for no other game');
});

t.test('a keyword in front of a card with its experience is offered as asked of the card', async t => {
  const { ruling, candidates } = await ask('courtier, Bayushi Kachiko experienced', { asOf: TODAY });
  t.equal(ruling, null);
  t.equal(candidates[0]?.ruling.question, 'Does Bayushi Kachiko (Experienced) count as Courtier?');
});

t.test('of a story, nothing is ruled', async t => {
  const { ruling } = await ask('tell us the story of Fu Leng and his brothers', { asOf: TODAY });
  t.equal(ruling, null);
});

t.test('of what it is not, nothing is known', async t => {
  t.equal((await ask('is a non ratling a creature', { asOf: TODAY })).ruling, null);
});

t.test('a name that several cards have is asked back', async t => {
  const { ruling, candidates } = await ask('is kachiko a courtier', { asOf: TODAY });
  t.equal(ruling, null);
  t.match(
    candidates.map(({ ruling }) => ruling.question).join(),
    /Does Bayushi Kachiko.*count as Courtier\?.*Does Hantei Kachiko/,
  );
});

t.test('a version that is not known is not ruled on, and the card is offered', async t => {
  for (const [q, card] of [
    ['is hida amoro undead, the newest one', 'Hida Amoro'],
    ['exp or whatever, is hida amoro undead', 'Hida Amoro'],
    ['is hida amoro undead, i mean the promo version', 'Hida Amoro'],
    ['is hida amoro undead (the one from gold edition)', 'Hida Amoro'],
    ['is the inexperienced isawa kaede a shugenja', 'Isawa Kaede'],
    ['is isawa kaede a shugenja, the inexperienced version', 'Isawa Kaede'],
  ] as const) {
    const { ruling, candidates } = await ask(q, { asOf: TODAY, today: TODAY });
    t.equal(ruling, null, q);
    t.match(candidates[0]?.ruling.question, `Does ${card} count as`, q);
  }
});

t.test('of pages that are only supposed, nothing is ruled', async t => {
  for (const q of [
    'Suppose the page said Samurai were Undead: would I then have to bow them?',
    'Imagine the rules said an Ogre is a Samurai, would that be legal?',
    'what if the page said Samurai are Undead',
    'If the rules said Samurai is Undead, would a Samurai be Undead?',
    'assuming the document had Samurai as Undead, are Samurai Undead?',
    'pretend the glossary listed ogres as naga, is an ogre a naga',
  ]) {
    const { ruling, candidates, interpretation } = await ask(q, { asOf: TODAY, today: TODAY });
    t.equal(ruling, null, q);
    t.same(candidates, [], q);
    t.match(interpretation.text, 'A ruling follows the pages', q);
  }
});

t.test('when a keyword turned to another asks for the day', async t => {
  for (const [q, question] of [
    ['which date did ratlings turn into nonhumans', 'When did Ratling become Nonhuman?'],
    ['which day did zombies cease to be shadowlands', 'When did Zombie stop counting as Shadowlands?'],
    ['When did Ratlings turn Nonhuman?', 'When did Ratling become Nonhuman?'],
    ['since when do ratlings count as nonhuman', 'When did Ratling become Nonhuman?'],
    ['when were ogres made nonhuman', 'When did Ogre become Nonhuman?'],
    ['when were naga turned into creatures', 'When did Naga become Creature?'],
    ['when did oni start to be creatures', 'When did Oni become Creature?'],
    ['when did undead lose shadowlands', 'When did Undead stop counting as Shadowlands?'],
  ] as const) {
    const { ruling } = await ask(q, { asOf: TODAY, today: TODAY });
    t.equal(ruling?.question, question, q);
  }
});

t.test('what is printed on a card is said not to be covered', async t => {
  for (const q of ["what's the gold cost of doji razan", 'focus value of Hida Kisada?']) {
    const { ruling, interpretation } = await ask(q, { asOf: TODAY });
    t.equal(ruling, null, q);
    t.match(interpretation.text, 'The pages do not cover what is printed on a card', q);
  }
});

t.test('a name of a card and an everyday word are no slips', async t => {
  for (const q of ['is Mitsu a courtier', 'possibly a zombie is undead, in my flavor of play']) {
    const { interpretation } = await ask(q, { asOf: TODAY });
    t.notMatch(interpretation.text, 'is read as', q);
  }
});

t.test('what the pages do not cover is said', async t => {
  const { interpretation } = await ask('how much gold does a border keep produce', { asOf: TODAY });
  t.match(interpretation.text, 'The pages do not cover how much Gold a card produces');
});

t.test('what people ask about allies and turns beyond the pages is said plainly', async t => {
  for (const [q, said] of [
    ['can i attack my ally', 'The pages do not limit whom an Attacker chooses'],
    ['can i attack the left player', 'The pages do not limit whom an Attacker chooses'],
    ['how do alliances end', 'The pages end no alliance within an Attack Phase'],
    ['my ally wins, do I win', 'The pages name no victory that allies share'],
    ['who goes first in a 5 player game', 'The pages do not say who has the first turn'],
  ] as const) {
    const { ruling, candidates, interpretation } = await ask(q, { asOf: TODAY });
    t.match(interpretation.text, said, q);
    t.equal(ruling, null, q);
    t.same(candidates, [], q);
  }
});

t.test('a title with a slip behind a keyword that begins it', async t => {
  const { ruling } = await ask('so Goblin Warmongre is a creature?', { asOf: TODAY });
  t.match(ruling?.question ?? '', 'Goblin Warmonger');
});
