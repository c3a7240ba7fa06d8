import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { makeSentenceReader, tokensOf } from './src/language/index.js';
import { makeDeclarations } from './src/ask/declared.js';
import { makeQuestionReader } from './src/ask/read-question.js';
import { loadCorpus } from './src/loader/index.js';
import { makeJudge } from './src/resolver/index.js';
const { corpus, problems } = await loadCorpus('rules');
if (!corpus) { console.log(JSON.stringify(problems, null, 1).slice(0, 3000)); process.exit(1); }
const judge = makeJudge(corpus!);
const declarations = makeDeclarations(judge.ways);
const ruleStems = new Set<string>();
for (const q of declarations.questions) for (const w of q.words) ruleStems.add(w);
const vocabulary = new Set<string>();
for (const d of corpus.documents) for (const text of [d.title, d.answer, d.text, ...d.aliases]) for (const { stem, word } of tokensOf(text)) { ruleStems.add(stem); vocabulary.add(word); }
for (const q of judge.ways) for (const a of q.ways.asked ?? []) for (const { word } of tokensOf(a)) vocabulary.add(word);
const read = makeSentenceReader(vocabulary, [...corpus.keywords.names, 'Crane Clan','Lion Clan','Crab Clan','Dragon Clan','Phoenix Clan','Scorpion Clan','Unicorn Clan','Monk','Scout','Cavalry','Duelist','Ronin','Bushi','Goblin']);
const reader = makeQuestionReader(declarations, s => ruleStems.has(s));
const cases = process.argv[2] ? [{ q: process.argv.slice(2).join(' '), question: '?' }] : [...parse(readFileSync('tests/cases/ask/questions.yaml', 'utf8')), ...judge.ways.flatMap(w => (w.ways.asked ?? []).map(q => ({ q, question: w.id, own: true })))];
let ok = 0, top = 0, n = 0;
for (const c of cases) {
  const s = read(c.q);
  const readings = reader(s);
  const best = readings[0];
  const certain = readings.filter(r => r.certain);
  const got = certain[0]?.question.id ?? null;
  n++;
  if (best?.question.id === c.question) top++;
  const right = got === c.question;
  if (right) ok++;
  if (!right || process.argv[2]) {
    console.log(`${right ? 'ok' : 'XX'} ${c.q}  [want ${c.question}]`);
    for (const r of readings.slice(0, 3)) console.log(`     ${r.certain ? '*' : ' '} ${r.score.toFixed(2)} ${r.question.id} ${JSON.stringify(r.told.facts)} left=${r.left} ign=${r.ignored} ${r.told.contradicted.length ? 'CONTRA ' + r.told.contradicted : ''}`);
  }
}
console.log(`${ok} of ${n} certain and right, top ${top}`);
