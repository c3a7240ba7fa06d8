import { PassThrough } from 'node:stream';
import { runCli } from '../../src/cli/program.js';
import { makeStyle, type Shell } from '../../src/cli/shell.js';

export interface Run {
  exit: number;
  out: string;
  err: string;
  /** Standard output as JSON. */
  json(): unknown;
}

/** Runs the command line in this process, on 2026-11-29, 80 columns wide, without colours. */
export async function runInShell(argv: readonly string[], changes: Partial<Shell> = {}): Promise<Run> {
  const out: string[] = [];
  const err: string[] = [];
  const shell: Shell = {
    version: '1.2.3',
    style: makeStyle({ columns: 80 }, {}),
    print: text => out.push(text),
    complain: text => err.push(text),
    input: new PassThrough(),
    output: new PassThrough(),
    errors: new PassThrough(),
    today: () => '2026-11-29',
    env: {},
    ...changes,
  };
  const exit = await runCli(argv, shell);
  return { exit, out: out.join('\n'), err: err.join('\n'), json: () => JSON.parse(out.join('\n')) };
}
