// Checks a deck list by a service: node examples/deck-checker.mjs LIST.txt [YYYY-MM-DD]
// Ends with 0 for a legal deck, 1 for one that is not, 3 where it depends, 2 where nothing could be checked.
import { readFile } from 'node:fs/promises';
import { formatError, makeClient } from 'l5r-judge/client';

const [, , file, asOf] = process.argv;
const judge = makeClient(process.env.JUDGE_URL ?? 'http://127.0.0.1:3000');
const EXIT = { yes: 0, no: 1, depends: 3 };

async function check() {
  if (!file) {
    console.error('Usage: node examples/deck-checker.mjs LIST.txt [YYYY-MM-DD]');
    return 2;
  }
  const deck = await readFile(file, 'utf8');
  const body = asOf ? { deck, asOf } : { deck };
  const { data, error } = await judge.POST('/v1/decks/check', { body });
  if (error) {
    console.error(formatError(error));
    return 2;
  }
  console.log(data.answer);
  for (const { code, severity, message, cure } of data.problems) {
    console.log(`\n${severity}: ${message} [${code}]\n  ${cure}`);
  }
  for (const { title, considered } of data.cards) {
    const gained = considered.filter(({ steps }) => steps.length > 0).map(({ keyword }) => keyword);
    if (gained.length > 0) console.log(`\n${title} counts as ${gained.join(', ')} as well.`);
  }
  return EXIT[data.legal];
}

process.exitCode = await check();
