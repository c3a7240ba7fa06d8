import pc from 'picocolors';
import type { Day, Status, Verdict } from '../knowledge/index.js';

/** What an exit code says. `docs/cli.md` and `--help` list them. */
export const EXIT = {
  /** Yes, a value, or all in order. */
  yes: 0,
  /** No, or problems found. */
  no: 1,
  /** Bad usage or bad input: nothing was ruled. */
  badInput: 2,
  /** Neither yes nor no: it depends, the record does not tell, or the pages do not cover it. */
  open: 3,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** The exit code for a verdict, and for how a rule stands on a day. */
export const EXITS: Readonly<Record<Verdict | Status, Exit>> = {
  yes: EXIT.yes,
  no: EXIT.no,
  value: EXIT.yes,
  depends: EXIT.open,
  unknown: EXIT.open,
  'not-covered': EXIT.open,
  'in-force': EXIT.yes,
  'not-yet': EXIT.no,
  ended: EXIT.no,
  unrecorded: EXIT.open,
};

/** How text for people is laid out. */
export interface Style {
  /** Columns to wrap at. */
  width: number;
  colors: ReturnType<typeof pc.createColors>;
}

/** All that a command needs of the world around it. */
export interface Shell {
  /** Of the package. */
  version: string;
  style: Style;
  /** Writes to standard output; a new line follows. */
  print(text: string): void;
  /** Writes to standard error; a new line follows. */
  complain(text: string): void;
  /** Standard input and output as they are, for what speaks a protocol over them. */
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  /** Standard error as it is, for what is drawn there while a person waits. */
  errors: NodeJS.WritableStream & { isTTY?: boolean };
  today(): Day;
  /** Variables of the environment. */
  env: Readonly<Record<string, string | undefined>>;
}

/** The widest that lines get: longer ones are hard to read. */
const WIDEST = 100;

interface Output {
  columns?: number;
  isTTY?: boolean;
}

function isColored(output: Output, env: Shell['env']): boolean {
  if (env.NO_COLOR) return false;
  return Boolean(env.FORCE_COLOR) || (output.isTTY === true && env.TERM !== 'dumb');
}

/** The style for an output: its width, 80 where it has none; colours on a terminal, unless `NO_COLOR` is set. */
export function makeStyle(output: Output, env: Shell['env']): Style {
  return {
    width: Math.min(output.columns ?? 80, WIDEST),
    colors: pc.createColors(isColored(output, env)),
  };
}
