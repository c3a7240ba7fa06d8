import { loadCorpus } from './src/loader/index.js';
import { makeJudge } from './src/resolver/index.js';
const { corpus } = await loadCorpus('rules');
const judge = makeJudge(corpus!);
for (const q of judge.questions()) {
  console.log(`## ${q.id} — ${q.title} [${q.verdicts}]`);
  const show = (shape: any): string => shape.enum ? shape.enum.join('|') : shape.type === 'array' ? `[${show(shape.items ?? {})}]` : shape.type === 'object' ? `{${Object.entries(shape.properties ?? {}).map(([n, s]) => n + ':' + show(s)).join(', ')}}` : `${shape.type}`;
  for (const [name, s] of Object.entries((q.facts as any).properties)) console.log(`  ${name}: ${show(s)} — ${(s as any).description}`);
  console.log('  e.g.', JSON.stringify(q.example));
}
