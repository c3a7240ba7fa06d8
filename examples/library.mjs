// The judge as a library: node examples/library.mjs
import { openJudge } from 'l5r-judge';

const judge = await openJudge();

function say(outcome) {
  if (!outcome.ok) return console.log(outcome.problem.message);
  const { question, answer, steps, citations } = outcome.value;
  console.log(question);
  console.log(answer);
  for (const { text, rule } of steps) console.log(`  ${text} (${rule})`);
  for (const { source, tags } of citations) console.log(`  ${source.heading} [${tags.join('; ')}]`);
  console.log();
}

say(judge.countsAs({ from: 'Ratling', to: 'Creature', asOf: '2008-06-03' }));
say(judge.countsAs({ from: 'Zombie', to: 'Shadowlands', asOf: '2008-06-19' }));
say(judge.countsAs({ from: 'Ratling', to: 'Creature', asOf: '2008-02-30' }));

const cards = [{ title: 'A Naga', keywords: ['Naga', '<b>Unique</b>'] }];
const resolved = judge.resolveCards({ cards, ask: ['Creature'], asOf: '2008-06-03' });
const [card] = resolved.value.cards;
console.log(`${card.title}: ${card.considered.map(({ keyword }) => keyword).join(', ')}`);
