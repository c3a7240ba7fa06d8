import { type Engine, makeEngine } from '../engine.js';
import { type Day, parseDay } from '../knowledge/index.js';
import { loadCorpus, openCards } from '../loader/index.js';
import type { Options } from './command.js';
import { formatProblems, type Result } from './report.js';
import type { Shell } from './shell.js';

/** The one id that has the words typed, as its end or anywhere; what was typed where none or several have. */
export function completeId(typed: string, ids: readonly string[]): string {
  const fits = [
    (id: string) => id === typed,
    (id: string) => id.endsWith(`/${typed}`),
    (id: string) => id.includes(typed),
  ];
  const [found = typed, ...others] = fits.map(fit => ids.filter(fit)).find(all => all.length > 0) ?? [];
  return others.length > 0 ? typed : found;
}

/**
 * Loads the documents and reads the day, then does the work. What cannot be used is the result instead, all of it at once. `needsCards`: card data of which nothing can be used keeps the work from being done, too.
 */
export async function withEngine(
  shell: Shell,
  options: Pick<Options, 'asOf' | 'rules' | 'cards'>,
  work: (engine: Engine, day: Day) => Result | Promise<Result>,
  { needsCards = false } = {},
): Promise<Result> {
  const day = parseDay(options.asOf ?? shell.today(), '--as-of');
  const { corpus, problems } = await loadCorpus(options.rules);
  const cards = openCards(options.cards ?? shell.env.CARDS);
  const catalogue = async () => (await cards.load()).catalogue;
  const badCards = needsCards ? await cards.problems() : [];
  const lacksCards = badCards.length > 0 && !(await catalogue());
  if (!day.ok || !corpus || lacksCards) {
    const bad = day.ok ? [] : [day.problem];
    return { problems: [...bad, ...problems, ...(lacksCards ? badCards : [])] };
  }
  // the other cards can still be used
  if (badCards.length > 0) shell.complain(formatProblems(badCards, shell));
  return work(makeEngine({ corpus, catalogue }), day.value);
}
