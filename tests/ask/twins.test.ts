import t from 'tap';
import { readRound, score } from '../../scripts/eval-rounds.js';
import { makeEngine } from '../../src/engine.js';
import { shippedCorpus, TODAY } from '../support/corpus.js';

const engine = makeEngine({ corpus: await shippedCorpus() });
const ask = (q: string, asOf: string) => engine.ask(q, { asOf, today: TODAY });

const cases = (await readRound('round1')).filter(({ kind }) => kind === 'pair' || kind === 'question');
const right: ((typeof cases)[number] & { asked: Awaited<ReturnType<typeof ask>> })[] = [];
for (const one of cases) {
  const asked = await ask(one.q, one.asOf ?? TODAY);
  if (asked.ruling && (await score(one, asked, engine.judge, TODAY)) === 'right')
    right.push({ ...one, asked });
}

const SAME: Record<string, (q: string) => string> = {
  polite: q => `hey judge, ${q} please`,
  capitals: q => q.toUpperCase(),
  spaces: q => `  ${q.replaceAll(' ', '  ')}  `,
};

for (const [name, twin] of Object.entries(SAME)) {
  t.test(`the same sentence, ${name}, keeps its ruling`, async t => {
    const lost: string[] = [];
    for (const { q, asOf, asked } of right) {
      const { ruling } = await ask(twin(q), asOf ?? TODAY);
      if (ruling && ruling.verdict !== asked.ruling?.verdict) t.fail(`${twin(q)}: ${ruling.verdict}`);
      if (!ruling) lost.push(twin(q));
    }
    t.ok(lost.length <= right.length / 10, lost.join(' | '));
  });
}

const TURNED: Record<string, (q: string) => string> = {
  'another actor': q => q.replace(/\b(?:can|may|do) i\b/i, 'can my opponent'),
  'a duty': q => q.replace(/\b(?:can|may) i\b/i, 'do i have to'),
  'another format': q => `in samurai format: ${q}`,
  'all but it': q => q.replace(/\bis an? (\w+)/i, 'is everything but a $1'),
  nobody: q => q.replace(/\b(?:can|may) i\b/i, 'why can nobody'),
};

for (const [name, twin] of Object.entries(TURNED)) {
  t.test(`a sentence turned by ${name} does not keep its ruling`, async t => {
    const kept: string[] = [];
    for (const { q, asOf, asked } of right) {
      if (twin(q) === q || asked.ruling?.verdict === 'depends') continue;
      const { ruling } = await ask(twin(q), asOf ?? TODAY);
      if (ruling && ruling.question === asked.ruling?.question && ruling.answer === asked.ruling?.answer)
        kept.push(twin(q));
    }
    t.same(kept, []);
  });
}
