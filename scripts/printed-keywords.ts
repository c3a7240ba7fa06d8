// Writes the list of all keywords that are printed on cards, so that a keyword is known before the cards are loaded.
// After a change of `cards/`: npm run keywords

import { writeFileSync } from 'node:fs';
import { printedKeywords } from '../src/decks/index.js';
import { loadCards } from '../src/loader/index.js';

const { catalogue } = await loadCards('cards');
if (!catalogue) throw new Error('There are no cards in `cards`.');
const lines: string[] = [''];
for (const name of printedKeywords(catalogue)) {
  const line = `${lines[lines.length - 1]}${lines[lines.length - 1] === '' ? '' : '|'}${name}`;
  if (line.length > 220) lines.push(name);
  else lines[lines.length - 1] = line;
}
writeFileSync(
  'src/knowledge/printed-keywords.ts',
  `/** Keywords that are printed on cards: known without card data. A data file, written by \`npm run keywords\`. */
export const PRINTED_KEYWORDS: readonly string[] = \`
${lines.join('\n')}
\`
  .trim()
  .split(/[|\\n]/);
`,
);
