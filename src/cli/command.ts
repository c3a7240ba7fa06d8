import { Command, Option } from 'commander';
import { type ExportForm, PLAY_FORMATS, type PlayFormat } from '../engine.js';
import type { Action, TAGGED } from '../knowledge/index.js';
import type { Result } from './report.js';
import type { Shell } from './shell.js';

/** The options of all commands, as they are typed; a command has those that it declares. */
export interface Options {
  json?: boolean;
  rules?: string;
  asOf?: string;
  cards?: string;
  /** Of those that are played; a list of rules takes any text, and refuses what is no format. */
  format: PlayFormat;
  card?: string;
  purpose?: string;
  pick?: string;
  fact: string[];
  facts?: string;
  describe?: boolean;
  without?: string;
  from?: string;
  to?: string;
  export?: ExportForm;
  edits?: string;
  countsAs?: string;
  version?: string;
  keyword?: string;
  type?: string;
  clan?: string;
  set?: string;
  legal?: string;
  official?: string;
  tagged?: (typeof TAGGED)[number];
  action?: Action;
  since?: string;
  url: string;
  accept?: boolean;
  draft?: string;
  port?: string;
  host?: string;
  watch?: boolean;
  strict?: boolean;
  register?: boolean;
  guild?: string;
}

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

/** The option that brings other card data. */
export function makeCardsOption(): Option {
  const description =
    'other card data: a file or a folder, or none (default: CARDS, or the data of the package)';
  return new Option('--cards <path>', description);
}
