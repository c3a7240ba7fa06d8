import t from 'tap';
import { makeEngine } from '../../src/engine.js';
import { loadCards } from '../../src/loader/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const { catalogue } = await loadCards('cards');
const { ask } = makeEngine({ corpus: await shippedCorpus(), catalogue });

/** What is asked, and some of the facts that are read in it; null where too little is understood for a ruling. */
const CASES: readonly [q: string, question: string | null, facts?: object][] = [
  [
    'can experienced overlay the non-experienced version',
    'legacy/overlay',
    { above: 'Experienced', below: '' },
  ],
  ['can experienced, experienced 2 or experienced 3 overlay inexperienced', null],
  [
    'can experienced 2kyd overlay experienced 2 cw',
    'legacy/overlay',
    { above: 'Experienced 2 KYD', below: 'Experienced 2 CW' },
  ],
  ['can experienced overlay the base', 'legacy/overlay', { above: 'Experienced', below: '' }],
  [
    'can experienced 2 overlay experienced',
    'legacy/overlay',
    { above: 'Experienced 2', below: 'Experienced' },
  ],
  ['can experienced 2 be overlaid', 'legacy/overlay', { below: 'Experienced 2', above: undefined }],
  ['can i overlay it with experienced 2', 'legacy/overlay', { above: 'Experienced 2', below: undefined }],
  ['does fear 3 bow a 2f zombie', 'legacy/fear', { cards: [{ type: 'Follower', force: 2 }] }],
  ['does fear 3 bow Goro, a Samurai Personality, 5F Follower', null],
  ['does fear 3 bow a follower, Spears, 3F', 'legacy/fear', { cards: [{ name: 'Spears', force: 3 }] }],
  // the title of the card that is described before it
  [
    'fear 3 on a unit with a 2F follower (Light Infantry) and a 4F follower',
    'legacy/fear',
    { cards: [{ name: 'Light Infantry', force: 2 }, { force: 4 }] },
  ],
  [
    'fear 3 on a unit with a follower (Light Infantry) and a 4F follower',
    'legacy/fear',
    { cards: [{ name: 'Light Infantry', force: 2 }, { force: 4 }] },
  ],
  [
    'does fear 3 bow both a 2F follower and a 4F follower',
    'legacy/fear',
    { cards: [{ force: 2 }, { force: 4 }] },
  ],
  [
    'formed by a samurai and a courtier, i have a zombie',
    'legacy/formation',
    { requirement: ['Samurai', 'Courtier'], army: [{ type: 'Personality', keywords: ['Zombie'] }] },
  ],
  [
    'combine two ranged attacks of 3 and 4',
    'legacy/ranged-attacks',
    { attacks: [{ strength: 3 }, { strength: 4 }] },
  ],
  [
    'can 2 ranged actions of 2 and 5 be combined',
    'legacy/ranged-attacks',
    { attacks: [{ strength: 2 }, { strength: 5 }] },
  ],
  [
    'combine ranged 3 and ranged 4 attacks',
    'legacy/ranged-attacks',
    { attacks: [{ strength: 3 }, { strength: 4 }] },
  ],
  ['combine three ranged attacks of 3 and 4', null],
  ['combine two ranged 3 attacks', null],
  ['i play crane in my lion deck, may i use a sensei that lists crab', null],
  [
    'i play crane, may i use a sensei that lists crab and lion',
    'legacy/sensei-faction',
    { senseiFactions: ['Crab Clan', 'Lion Clan'], faction: 'Crane Clan' },
  ],
  [
    'can a phoenix clan ancestor attach to a personality that is not a phoenix',
    'legacy/ancestor-attach',
    { ancestorFaction: 'Phoenix Clan', personalityKeywords: [] },
  ],
  [
    'can a phoenix ancestor attach to a non phoenix personality',
    'legacy/ancestor-attach',
    { ancestorFaction: 'Phoenix Clan', personalityKeywords: [] },
  ],
  [
    'ritual without the spell with two shugenja at the same battlefield',
    'legacy/ritual',
    { performers: [{ hasSpell: false }, { hasSpell: false }] },
  ],
  [
    'can two followers perform a ritual together',
    'legacy/ritual',
    { performers: [{ hasSpell: true }, { hasSpell: false }] },
  ],
  [
    'stronghold has 6 province strength 4 gold production 2 honor, sensei -1/0/+2',
    'legacy/sensei-stats',
    { stronghold: { provinceStrength: 6, goldProduction: 4, familyHonor: 2 } },
  ],
  ['stronghold has gold 4, honor 6, province strength 2, sensei is +1 -1 +2', null],
  ['a card without yu gets a 1 yu bonus', 'legacy/yu-bonus', { yu: null, bonus: 1 }],
  ['when does old terrain resolve, is it delayed', null],
  ['a card that does not have yu gets a bonus of +2 yu', 'legacy/yu-bonus', { yu: null, bonus: 2 }],
  [
    'Doji Razan with yu 3 and a yu 2 samurai against a 4F follower',
    'legacy/yu',
    {
      yuCards: [
        { name: 'Doji Razan', yu: 3 },
        { name: 'Yu card 2', yu: 2 },
      ],
    },
  ],
  [
    'A attacks C, who is my friendly leader if i allied with C',
    'multiplayer/leaders',
    { attacker: 'A', defender: 'C', player: 'you', alliedWith: 'defending' },
  ],
];

for (const [q, question, facts] of CASES) {
  t.test(q, async t => {
    const { interpretation, ruling } = await ask(q, { asOf: TODAY });
    t.equal(interpretation.question, question);
    if (question === null) return t.equal(ruling, null);
    t.match(interpretation.facts, facts as object);
  });
}

t.test('as many attacks are combined as the sentence tells strengths', async t => {
  const { ruling } = await ask('combine two ranged attacks of 3 and 4', { asOf: TODAY });
  t.match(ruling?.value, { strength: 7 });
});

t.test('who has the Spell is assumed only where the sentence leaves it open', async t => {
  const open = await ask('can two shugenja at the same battlefield perform a ritual', { asOf: TODAY });
  t.match(open.ruling?.answer, '1 with the Spell');
  t.match(JSON.stringify(open), 'the Shugenja Personality 1 with the Spell has the Spell');
  const none = await ask('ritual without the spell with two shugenja at the same battlefield', {
    asOf: TODAY,
  });
  t.notMatch(JSON.stringify(none), 'the Shugenja Personality 1 with the Spell');
});
