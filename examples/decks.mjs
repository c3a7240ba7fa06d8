// Decks, questions and search by the library: node examples/decks.mjs
import { openJudge } from 'l5r-judge';

// with card data it would be openJudge({ cards: 'FOLDER' }): then lists need not name keywords
const judge = await openJudge();
const deck = {
  faction: 'Crane',
  dynasty: [
    { title: 'A Walking Corpse', count: 3, type: 'Personality', keywords: ['Zombie'] },
    '2x Somebody',
  ],
};

const { check, problems } = await judge.checkDeck(deck, '2008-06-20');
if (!check) throw new Error(problems[0].message);
console.log(check.answer);
for (const { message, cure } of check.problems) console.log(`- ${message} ${cure}`);

const { impact } = await judge.deckImpact(deck, { from: '2008-06-19', to: '2008-06-20' });
console.log(impact.answer);
for (const { title, changes } of impact.cards) {
  for (const { keyword, from, to } of changes) console.log(`- ${title}, ${keyword}: ${from}, then ${to}`);
}

const asked = await judge.ask('did zombies count as Shadowlands on June 19 2008?');
console.log(asked.value.ruling.answer);

const found = judge.search('facedown ninja', { limit: 1 });
console.log(found.value[0].title);
