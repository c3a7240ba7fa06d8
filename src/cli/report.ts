import { formatProblem, listProblems, type Problem } from '../knowledge/index.js';
import { formatList } from './layout.js';
import { EXIT, type Exit, type Shell } from './shell.js';

/**
 * What a command comes to: a value, for people as text; or problems that kept it from its work, bad input where no exit
 * code is given; or the exit code alone, where everything has been written.
 */
export type Result =
  | { value: unknown; text: () => string; exit: Exit }
  | { problems: readonly Problem[]; exit?: Exit }
  | { ok: false; problem: Problem }
  | Exit;

/** Problems for people, one below the other. */
export function formatProblems(problems: readonly Problem[], shell: Shell): string {
  return formatList(problems.map(formatProblem), shell.style.width);
}

/** A file or folder that cannot be read is bad input, whatever the command; other problems exit as it says. */
export function exitOfProblems(problems: readonly Problem[], exit: Exit): Exit {
  return problems.some(({ code }) => code === 'unreadable-file') ? EXIT.badInput : exit;
}

/**
 * Prints a result, as JSON where it was asked for, and gives its exit code. Problems, each with the others behind it, go
 * to standard error as text, or to standard output as JSON.
 */
export function report(shell: Shell, { json }: { json?: boolean }, result: Result): Exit {
  if (typeof result === 'number') return result;
  if ('value' in result) {
    shell.print(json ? JSON.stringify(result.value, null, 2) : result.text());
    return result.exit;
  }
  const { problems, exit = EXIT.badInput } = 'problem' in result ? { problems: [result.problem] } : result;
  const all = problems.flatMap(listProblems);
  if (json) shell.print(JSON.stringify({ problems: all }, null, 2));
  else shell.complain(formatProblems(all, shell));
  return exitOfProblems(all, exit);
}
