import { loadCorpus } from './src/loader/index.js';
import { makeJudge } from './src/resolver/index.js';
const { corpus } = await loadCorpus('rules');
for (const w of makeJudge(corpus!).ways) if ((w.ways.asked?.length ?? 0) < 6) console.log(w.id, '|', w.title, '|', JSON.stringify(w.ways.facts ? Object.keys(w.ways.facts) : []));
