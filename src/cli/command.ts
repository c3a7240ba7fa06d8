import { Command, Option } from 'commander';
import { PLAY_FORMATS } from '../engine.js';
import type { Result } from './report.js';
import type { Shell } from './shell.js';

/** Turns the work of a command into what the library calls: its result is reported, and gives the exit code. */
export type Run = <Given extends unknown[]>(
  work: (shell: Shell, ...given: Given) => Result | Promise<Result>,
) => (...given: Given) => Promise<void>;

/** Makes one command of the program. */
export type MakeCommand = (run: Run) => Command;

/** A command with `--json` and `--rules`. */
export function makeCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--json', 'print JSON, for programs')
    .option('--rules <folder>', 'the rule documents to judge by (default: RULES, or those of the package)');
}

/** A command that rules for a day. */
export function makeDatedCommand(name: string, description: string): Command {
  return makeCommand(name, description).option(
    '--as-of <day>',
    'the day that is asked about, YYYY-MM-DD (default: today)',
  );
}

/** The option that tells normal play from Legacy. */
export function makeFormatOption(): Option {
  return new Option('--format <format>', 'samurai is normal play, which the Legacy changes leave as it is')
    .choices(PLAY_FORMATS)
    .default('legacy');
}
