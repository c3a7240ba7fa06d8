import { Command, Option } from 'commander';
import { PLAY_FORMATS } from '../engine.js';
import type { Exit, Shell } from './shell.js';

/** Adds one command to the program. `finish` takes the exit code of its work. */
export type AddCommand = (program: Command, shell: Shell, finish: (exit: Exit) => void) => void;

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
