// Measures everything side by side, prints the tables, and writes them to bench/RESULTS.md.
//
//     npm run bench              all of it
//     npm run bench keywords     one section, nothing written
import { readFileSync, writeFileSync } from 'node:fs';
import type { Corpus } from '../src/knowledge/index.js';
import { loadCorpus } from '../src/loader/index.js';
import { describeMachine } from './machine.js';
import { formatTable, type Table } from './report.js';
import { benchAutocomplete } from './sections/autocomplete.js';
import { benchBulk } from './sections/bulk.js';
import { benchCards } from './sections/cards.js';
import { benchDocuments, benchManyKeywords } from './sections/growth.js';
import { benchHttp } from './sections/http.js';
import { benchKeywords } from './sections/keywords.js';
import { benchPage } from './sections/page.js';
import { benchSearch } from './sections/search.js';
import { benchStart } from './sections/start.js';
import { benchTable } from './sections/table.js';
import { benchKinds, benchTraffic } from './sections/traffic.js';
import { benchWaits } from './sections/waits.js';

const SECTIONS: Record<string, (corpus: Corpus) => Promise<Table> | Table> = {
  keywords: benchKeywords,
  http: () => benchHttp(),
  autocomplete: () => benchAutocomplete(),
  bulk: corpus => benchBulk(corpus),
  cards: corpus => benchCards(corpus),
  search: benchSearch,
  waits: () => benchWaits(),
  traffic: corpus => benchTraffic(corpus),
  kinds: corpus => benchKinds(corpus),
  start: () => benchStart(),
  page: () => benchPage(),
  documents: corpus => benchDocuments(corpus),
  'many-keywords': corpus => benchManyKeywords(corpus),
  table: benchTable,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter(name => !(name in SECTIONS));
if (unknown.length > 0)
  throw new Error(`No section ${unknown.join(', ')}; there are ${Object.keys(SECTIONS).join(', ')}`);
const loaded = await loadCorpus('rules');
if (!loaded.corpus) throw new Error('The documents have problems: run `l5r-judge check`.');

const machine = describeMachine();
console.log(machine.join('\n'));
const tables: string[] = [];
for (const [name, measure] of Object.entries(SECTIONS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const table = formatTable(await measure(loaded.corpus));
  console.log(`\n${table}`);
  tables.push(table);
}
if (chosen.length === 0) {
  const about = readFileSync('bench/NOTES.md', 'utf8').trim();
  const facts = machine.map(fact => `- ${fact}`).join('\n');
  writeFileSync(
    'bench/RESULTS.md',
    `# Figures\n\nWritten by \`npm run bench\`; the notes at the end are kept in NOTES.md.\n\n${facts}\n\n${tables.join('\n')}\n${about}\n`,
  );
}
