import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { loadCards, loadCorpus } from './src/loader/index.js';
import { makeJudge } from './src/resolver/index.js';
import { makeReaders } from './src/ask/readers.js';
const { corpus } = await loadCorpus('rules');
const judge = makeJudge(corpus!);
const { catalogue } = await loadCards('cards');
const readers = makeReaders(corpus!, judge.ways, catalogue);
const list = process.argv[2]?.endsWith('.txt') ? readFileSync(process.argv[2], 'utf8').trim().split('\n') : [process.argv.slice(2).join(' ')];
for (const line of list) {
  const [q, want] = line.split(' | ');
  const s = readers.readSentence(q!);
  console.log(q, ' => ', want ?? '', s.corrected.map(c => `${c.written}>${c.read}`).join(' '), s.titles.map(t => `[${t.name}]`).join(''), s.keywords.map(k => `<${k.name}>`).join(''));
  const rs = readers.readQuestions(s);
  const shown = [...new Set([...rs.slice(0, 2), ...rs.filter(r => r.question.id === want)])];
  for (const r of shown) console.log(`   ${r.certain ? '*' : ' '}${r.score.toFixed(2)} ${r.question.id} ${JSON.stringify(r.told.facts).slice(0, 200)} left=[${r.left}] ign=[${r.ignored}]${r.about ? '' : ' NOABOUT'}${r.turned ? ' TURNED' : ''}${r.told.contradicted.length ? ' CONTRA ' + r.told.contradicted : ''}`);
}
