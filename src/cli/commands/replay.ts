import { formatStory, replayRequestSchema } from '../../engine.js';
import { fail, parseInput } from '../../knowledge/index.js';
import { loadData } from '../../loader/index.js';
import { type MakeCommand, makeDatedCommand, type Options } from '../command.js';
import { withEngine } from '../open.js';
import type { Result } from '../report.js';
import { EXIT, type Shell } from '../shell.js';

async function replayFile(shell: Shell, path: string, options: Options): Promise<Result> {
  const { value, problems } = await loadData(path, shell.input);
  if (problems.length > 0) return { problems };
  const game = parseInput(replayRequestSchema, value, { file: path, code: 'bad-value' });
  if (game.problems) return { problems: game.problems };
  const { players, events, from, asOf } = game.value;
  const { without } = options;
  // the story counts from one
  const number = Number(without ?? 1);
  if (without !== undefined && !(Number.isInteger(number) && number > 0 && number <= events.length)) {
    const message = `The record has no event with the number ${without}.`;
    const cure = `Name a number from 1 to ${events.length}.`;
    return fail('bad-value', message, { field: '--without', found: without, cure });
  }
  const edit = without === undefined ? game.value.edit : { at: number - 1 };
  const dated = asOf === undefined ? options : { asOf, ...options };
  return withEngine(shell, dated, ({ judge }, day) => {
    const replayed = judge.replay(players, events, day, { from, edit });
    if (!replayed.ok) return { problems: [{ ...replayed.problem, file: path }] };
    const isLegal = replayed.value.steps.every(({ legal }) => legal);
    const text = () => formatStory(replayed.value).trimEnd();
    return { value: replayed.value, text, exit: isLegal ? EXIT.yes : EXIT.no };
  });
}

export const makeReplay: MakeCommand = run =>
  makeDatedCommand('replay', 'rule on every event of a multiplayer game, and tell what is next')
    .argument(
      '<file>',
      'JSON or YAML with the players as they sit, and the events; see docs/table.md; - is standard input',
    )
    .option(
      '--without <number>',
      'take out the event with this number, and list every event that is then ruled otherwise',
    )
    .action(run(replayFile));
