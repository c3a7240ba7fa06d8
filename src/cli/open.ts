import { type Corpus, type Day, parseDay } from '../knowledge/index.js';
import { loadCorpus } from '../loader/index.js';
import { type CommonOptions, reportProblems } from './report.js';
import { EXIT, type Exit, type Shell } from './shell.js';

/** Options of a command that rules from the documents. */
export interface RulingOptions extends CommonOptions {
  rules?: string;
  asOf?: string;
}

/**
 * Loads the documents and reads the day, then does the work. A bad corpus or a bad day is reported instead, and
 * exits as bad input.
 */
export async function withCorpus(
  shell: Shell,
  options: RulingOptions,
  work: (corpus: Corpus, day: Day) => Exit | Promise<Exit>,
): Promise<Exit> {
  const day = parseDay(options.asOf ?? shell.today());
  const bad = day.ok ? [] : [{ ...day.problem, field: '--as-of' }];
  const { corpus, problems } = await loadCorpus(options.rules);
  if (!day.ok || !corpus) return reportProblems(shell, options, [...bad, ...problems], EXIT.badInput);
  return work(corpus, day.value);
}
