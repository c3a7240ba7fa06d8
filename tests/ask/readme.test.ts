import { readFile } from 'node:fs/promises';
import t from 'tap';
import { makeEngine } from '../../src/engine.js';
import { loadCards } from '../../src/loader/index.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

t.test('the sentences of the README have the answers that it shows', async t => {
  const corpus = await shippedCorpus();
  const { catalogue } = await loadCards('cards');
  const { ask } = makeEngine({ corpus, catalogue });
  const table = (await readFile('README.md', 'utf8')).split('| typed | answer |')[1]?.split('\n\n')[0] ?? '';
  const rows = [...table.matchAll(/^\| ([^|-][^|]*) \| ([^|]*) \|$/gm)];
  t.equal(rows.length, 3);
  for (const [, q, answer] of rows)
    t.equal((await ask(q as string, { asOf: TODAY, today: TODAY })).answer, answer, q as string);
});
