import { formatStory, replayRequestSchema } from '../../engine.js';
import { parseInput } from '../../knowledge/index.js';
import { loadData } from '../../loader/index.js';
import { type AddCommand, makeDatedCommand } from '../command.js';
import { type RulingOptions, withEngine } from '../open.js';
import { printEither, reportProblems } from '../report.js';
import { EXIT, type Exit, type Shell } from '../shell.js';

interface ReplayOptions extends RulingOptions {
  /** As typed: the number of an event. */
  without?: string;
}

async function replayFile(shell: Shell, path: string, options: ReplayOptions): Promise<Exit> {
  const { value, problems } = await loadData(path, shell.input);
  if (problems.length > 0) return reportProblems(shell, options, problems, EXIT.badInput);
  const game = parseInput(replayRequestSchema, value, { file: path, code: 'bad-value' });
  if (game.problems) return reportProblems(shell, options, game.problems, EXIT.badInput);
  const { players, events, from, asOf } = game.value;
  const { without } = options;
  // the story counts from one
  const number = Number(without ?? 1);
  if (without !== undefined && !(Number.isInteger(number) && number > 0 && number <= events.length)) {
    const message = `The record has no event with the number ${without}.`;
    const cure = `Name a number from 1 to ${events.length}.`;
    const problem = { code: 'bad-value', message, field: '--without', found: without, cure } as const;
    return reportProblems(shell, options, [problem], EXIT.badInput);
  }
  const edit = without === undefined ? game.value.edit : { at: number - 1 };
  const dated = asOf === undefined ? options : { asOf, ...options };
  return withEngine(shell, dated, ({ judge }, day) => {
    const replayed = judge.replay(players, events, day, { from, edit });
    if (!replayed.ok) {
      return reportProblems(shell, options, [{ ...replayed.problem, file: path }], EXIT.badInput);
    }
    printEither(shell, options, replayed.value, () => formatStory(replayed.value).trimEnd());
    return replayed.value.steps.every(({ legal }) => legal) ? EXIT.yes : EXIT.no;
  });
}

export const addReplay: AddCommand = (program, shell, finish) => {
  const command = makeDatedCommand(
    'replay',
    'rule on every event of a multiplayer game, and tell what is next',
  )
    .argument(
      '<file>',
      'JSON or YAML with the players as they sit, and the events; see docs/table.md; - is standard input',
    )
    .option(
      '--without <number>',
      'take out the event with this number, and list every event that is then ruled otherwise',
    )
    .action(async (file: string, options: ReplayOptions) => finish(await replayFile(shell, file, options)));
  program.addCommand(command);
};
