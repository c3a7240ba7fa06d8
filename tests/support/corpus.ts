import { type Corpus, formatProblem } from '../../src/knowledge/index.js';
import { loadCorpus } from '../../src/loader/index.js';

/** The day on which tests ask where no day matters: after every recorded change. */
export const TODAY = '2026-11-29';

/** The shipped corpus. */
export async function shippedCorpus(): Promise<Corpus> {
  const { corpus, problems } = await loadCorpus();
  if (!corpus) throw new Error(problems.map(formatProblem).join('\n'));
  return corpus;
}
