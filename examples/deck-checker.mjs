// Checks a deck list by a service: node examples/deck-checker.mjs LIST.txt [YYYY-MM-DD]
// Ends with 0 for a legal deck, 1 for one that is not, 3 where it depends, 2 where nothing could be checked.
import { readFile } from 'node:fs/promises';
import { formatError, makeClient } from 'l5r-judge/client';

const [, , file, asOf] = process.argv;
const judge = makeClient(process.env.JUDGE_URL ?? 'http://127.0.0.1:3000');
const EXIT = { yes: 0, no: 1, depends: 3 };

function refuse(why) {
  console.error(why);
  return 2;
}

function show({ answer, problems, cards, unknownCards, notCovered, catalogue }) {
  console.log(answer);
  for (const { code, severity, message, cure } of problems) {
    console.log(`\n${severity}: ${message} [${code}]\n  ${cure}`);
  }
  for (const { title, considered } of cards) {
    const gained = considered.filter(({ steps }) => steps.length > 0).map(({ keyword }) => keyword);
    if (gained.length > 0) console.log(`\n${title} counts as ${gained.join(', ')} as well.`);
  }
  if (unknownCards.length > 0) {
    console.log(`\nNot looked up (${catalogue}):`);
    for (const { title, near } of unknownCards) {
      console.log(`  ${title}${near.length > 0 ? `: did you mean ${near.join(' or ')}?` : ''}`);
    }
  }
  if (notCovered.length > 0) console.log('\nNot covered by these rules:');
  for (const { topic, why } of notCovered) console.log(`  ${topic}: ${why}`);
}

async function check() {
  if (!file) return refuse('Usage: node examples/deck-checker.mjs LIST.txt [YYYY-MM-DD]');
  let deck;
  try {
    deck = await readFile(file, 'utf8');
  } catch ({ code }) {
    return refuse(`${file} cannot be read: ${code}.`);
  }
  const body = asOf ? { deck, asOf } : { deck };
  const { data, error } = await judge.POST('/v1/decks/check', { body });
  if (!data) return refuse(formatError(error));
  show(data);
  return EXIT[data.legal];
}

process.exitCode = await check().catch(error => refuse(formatError(error)));
