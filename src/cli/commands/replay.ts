import { formatStory, replayRequestSchema } from '../../engine.js';
import { makeProblems } from '../../knowledge/index.js';
import { loadData } from '../../loader/index.js';
import { type AddCommand, makeDatedCommand } from '../command.js';
import { type RulingOptions, withEngine } from '../open.js';
import { printEither, reportProblems } from '../report.js';
import { EXIT, type Exit, type Shell } from '../shell.js';

async function replayFile(shell: Shell, path: string, options: RulingOptions): Promise<Exit> {
  const { value, problems } = await loadData(path, shell.input);
  if (problems.length > 0) return reportProblems(shell, options, problems, EXIT.badInput);
  const game = replayRequestSchema.safeParse(value, { reportInput: true });
  if (!game.success) {
    const known = Object.keys(replayRequestSchema.shape);
    const found = makeProblems(game.error, { file: path, known, code: 'bad-value' });
    return reportProblems(shell, options, found, EXIT.badInput);
  }
  const { players, events, from, asOf } = game.data;
  const dated = asOf === undefined ? options : { asOf, ...options };
  return withEngine(shell, dated, ({ judge }, day) => {
    const replayed = judge.replay(players, events, day, { from });
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
    .action(async (file: string, options: RulingOptions) => finish(await replayFile(shell, file, options)));
  program.addCommand(command);
};
