import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { makeEngine } from './src/engine.js';
import { loadCards, loadCorpus } from './src/loader/index.js';
import { type RoundCase, SCORES, score } from './scripts/eval-rounds.js';
const [, , file, show] = process.argv;
const { corpus, problems } = await loadCorpus('rules');
if (!corpus) { console.log(JSON.stringify(problems, null, 1).slice(0, 3000)); process.exit(1); }
const { catalogue } = await loadCards('cards');
const engine = makeEngine({ corpus, catalogue });
const TODAY = '2026-11-30';
const cases = (parse(readFileSync(file!, 'utf8')) as RoundCase[]);
const table = new Map<string, Record<string, number>>();
for (const one of cases) {
  const asked = await engine.ask(one.q, { asOf: one.asOf ?? TODAY, today: TODAY });
  const s = await score(one, asked, engine.judge, TODAY);
  const row = table.get(one.kind) ?? {}; row[s] = (row[s] ?? 0) + 1; table.set(one.kind, row);
  if (show === 'all' || (show && show.includes(s[0]!))) {
    const i = asked.interpretation;
    console.log(`${s.toUpperCase().padEnd(10)} ${one.kind} | ${one.q} | want ${one.question ?? `${one.from ?? one.card ?? ''}>${one.to ?? ''}`} ${JSON.stringify(one.verdict)} ${one.facts ? JSON.stringify(one.facts) : one.keywords ?? one.days ?? ''} ${one.asOf ?? ''}`);
    console.log(`       got ${i.kind} ${i.question ?? ''} ${asked.ruling ? asked.ruling.verdict + ' ' + JSON.stringify(asked.ruling.value)?.slice(0, 160) : ''} ${JSON.stringify(i.facts) ?? ''} | ${i.text.slice(0, 160)}`);
    for (const c of asked.candidates) console.log(`         ~ ${c.kind} ${c.question ?? ''} ${c.ruling.verdict} ${JSON.stringify(c.facts)} ${c.text.slice(0, 80)}`);
  }
}
const total: Record<string, number> = {};
console.log(['kind'.padEnd(10), ...SCORES, 'of'].join('\t'));
for (const [kind, row] of table) { console.log([kind.padEnd(10), ...SCORES.map(s => row[s] ?? 0), Object.values(row).reduce((a, b) => a + b)].join('\t')); for (const s of SCORES) total[s] = (total[s] ?? 0) + (row[s] ?? 0); }
console.log(['all'.padEnd(10), ...SCORES.map(s => total[s]), cases.length].join('\t'));
