import { formatProblem, listProblems, type Problem } from '../knowledge/index.js';
import { formatList } from './layout.js';
import { EXIT, type Exit, type Shell } from './shell.js';

/** Options that every command has. */
export interface CommonOptions {
  json?: boolean;
}

/** Problems for people, one below the other. */
export function formatProblems(problems: readonly Problem[], shell: Shell): string {
  return formatList(problems.map(formatProblem), shell.style.width);
}

/** Prints JSON where it was asked for, text otherwise. */
export function printEither(shell: Shell, { json }: CommonOptions, value: unknown, text: () => string): void {
  shell.print(json ? JSON.stringify(value, null, 2) : text());
}

/**
 * Reports problems that kept a command from its work, each with the others that came with it: as JSON on standard output,
 * or as text on standard error.
 */
export function reportProblems(
  shell: Shell,
  { json }: CommonOptions,
  problems: readonly Problem[],
  exit: Exit,
): Exit {
  const all = problems.flatMap(listProblems);
  if (json) shell.print(JSON.stringify({ problems: all }, null, 2));
  else shell.complain(formatProblems(all, shell));
  return exitOfProblems(all, exit);
}

/** A file or folder that cannot be read is bad input, whatever the command; other problems exit as it says. */
export function exitOfProblems(problems: readonly Problem[], exit: Exit): Exit {
  return problems.some(({ code }) => code === 'unreadable-file') ? EXIT.badInput : exit;
}
