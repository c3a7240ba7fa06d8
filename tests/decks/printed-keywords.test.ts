import t from 'tap';
import { printedKeywords } from '../../src/decks/index.js';
import { PRINTED_KEYWORDS } from '../../src/knowledge/index.js';
import { loadCards } from '../../src/loader/index.js';

t.test('the list of printed keywords is that of the shipped cards: `npm run keywords` writes it', async t => {
  const { catalogue } = await loadCards('cards');
  t.strictSame([...PRINTED_KEYWORDS].sort(), catalogue ? printedKeywords(catalogue) : []);
});
