import { readdir, readFile } from 'node:fs/promises';
import t from 'tap';
import { parse } from 'yaml';
import { dayAfter, dayBefore } from '../../src/language/index.js';
import { makeJudge } from '../../src/resolver/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const FOLDER = new URL('../cases/', import.meta.url);
const read = async (name: string) => parse(await readFile(new URL(name, FOLDER), 'utf8'));

const corpus = await shippedCorpus();
const judge = makeJudge(corpus);

t.test('every dated rule has cases of the day before, the day and the day after its change', async t => {
  const files = (await readdir(new URL('questions/', FOLDER), { recursive: true })) as string[];
  const questions = await Promise.all(
    files.filter(name => name.endsWith('.yaml')).map(name => read(`questions/${name}`)),
  );
  const rulings = await Promise.all([
    ...questions.flat().map(({ ask, facts, on = TODAY }) => judge.answer(ask, facts ?? {}, on)),
    ...(await read('keywords.yaml')).map(({ from, to, on = TODAY, card }: Record<string, string>) =>
      judge.countsAs({ from: from as string, to: to as string, asOf: on as string, card }),
    ),
  ]);
  const cited = new Set(
    rulings.flatMap(one =>
      one.ok ? one.value.citations.map(({ rule }: { rule: string }) => `${rule} ${one.value.asOf}`) : [],
    ),
  );
  // of the deleted note nothing but its name is known
  const ruling = corpus.documents.filter(({ id }) => id !== 'legacy/sensei/important-note');
  for (const { id, tags } of ruling) {
    for (const day of tags.flatMap(tag => [dayBefore(tag.day), tag.day, dayAfter(tag.day)])) {
      t.ok(cited.has(`${id} ${day}`), `${id} on ${day}`);
    }
  }
});
