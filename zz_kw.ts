import { loadCorpus } from './src/loader/index.js';
import { readFileSync } from 'node:fs';
const { corpus } = await loadCorpus('rules');
console.log(corpus!.keywords.names.join(' | '));
const counts = new Map<string, number>();
for (const line of readFileSync('/work/shared/data/cards.jsonl','utf8').trim().split('\n')) for (const k of JSON.parse(line).keywords ?? []) counts.set(k, (counts.get(k) ?? 0) + 1);
console.log(counts.size);
console.log([...counts].sort((a,b)=>b[1]-a[1]).slice(0,260).map(([k,n])=>`${k}:${n}`).join(' | '));
