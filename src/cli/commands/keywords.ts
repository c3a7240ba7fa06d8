import { setImmediate } from 'node:timers/promises';
import {
  type Card,
  type Engine,
  formatCard,
  type Judge,
  type PlayFormat,
  type ResolvedCard,
  resolveAll,
} from '../../engine.js';
import type { Day } from '../../knowledge/index.js';
import { loadCards } from '../../loader/index.js';
import { type MakeCommand, makeDatedCommand, makeFormatOption } from '../command.js';
import { formatAllGained, type Gained } from '../format-gained.js';
import { type RulingOptions, withEngine } from '../open.js';
import { makeProgress } from '../progress.js';
import { exitOfProblems, formatProblems, type Result } from '../report.js';
import { EXIT, type Shell } from '../shell.js';

interface KeywordsOptions extends RulingOptions {
  format: PlayFormat;
}

/** Cards in one step of the progress bar. */
const BATCH = 100;

function makeGained(card: Card, { printed, considered, unknown }: ResolvedCard): Gained {
  const gained = considered.filter(({ steps }) => steps.length > 0);
  return { title: formatCard(card), type: card.type, printed, gained, unknown };
}

async function resolveInBatches(
  judge: Judge,
  cards: readonly Card[],
  on: { asOf: Day; format: PlayFormat },
  shell: Shell,
): Promise<Gained[]> {
  const progress = makeProgress(shell, cards.length, 'cards');
  const all: Gained[] = [];
  try {
    for (let start = 0; start < cards.length; start += BATCH) {
      const batch = cards.slice(start, start + BATCH);
      all.push(...resolveAll(judge, batch, on).map((one, index) => makeGained(batch[index] as Card, one)));
      progress.update(all.length);
      // the bar is drawn, and an interrupt heard, between two batches
      await setImmediate();
    }
  } finally {
    progress.stop();
  }
  return all;
}

async function resolveFile(
  shell: Shell,
  file: string,
  options: KeywordsOptions,
  { judge, corpus }: Engine,
  asOf: Day,
): Promise<Result> {
  const { catalogue, problems } = await loadCards(file, shell.input);
  if (!catalogue) return { problems };
  const { format } = options;
  const resolved = await resolveInBatches(judge, catalogue.cards, { asOf, format }, shell);
  const more = resolved.filter(({ gained, unknown }) => gained.length > 0 || unknown.length > 0);
  const value = { asOf, corpus: corpus.hash, read: resolved.length, cards: more, problems };
  const text = () => formatAllGained(resolved.length, more, asOf, shell.style);
  if (problems.length === 0) return { value, text, exit: EXIT.yes };
  if (!options.json) shell.complain(formatProblems(problems, shell));
  return { value, text, exit: exitOfProblems(problems, EXIT.no) };
}

async function listGained(shell: Shell, file: string, options: KeywordsOptions): Promise<Result> {
  return withEngine(shell, options, (engine, day) => resolveFile(shell, file, options, engine, day));
}

export const makeKeywords: MakeCommand = run =>
  makeDatedCommand('keywords', 'list the cards that are considered to have more keywords than are printed')
    .argument(
      '<file>',
      'card data as the Oracle of the Void serves it: a JSON file, or a folder of them; - is standard input',
    )
    .addOption(makeFormatOption())
    .action(run(listGained));
