import { type Corpus, formatProblem } from '../../src/knowledge/index.js';
import { loadCorpus } from '../../src/loader/index.js';

/** The day on which tests ask where no day matters: after every recorded change. */
export const TODAY = '2026-11-29';

async function load(): Promise<Corpus> {
  const { corpus, problems } = await loadCorpus();
  if (!corpus) throw new Error(problems.map(formatProblem).join('\n'));
  return corpus;
}

let shipped: Promise<Corpus> | undefined;

/** The shipped corpus, loaded once: nothing changes it. */
export function shippedCorpus(): Promise<Corpus> {
  shipped ??= load();
  return shipped;
}
