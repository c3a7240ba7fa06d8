import { createRequire } from 'node:module';
import { runCli } from './program.js';
import { EXIT, makeStyle, type Shell } from './shell.js';

type Output = NodeJS.WritableStream & { columns?: number; isTTY?: boolean };

/** What of `process` the program uses. */
export interface CliProcess {
  argv: readonly string[];
  env: Shell['env'];
  stdin: NodeJS.ReadableStream;
  stdout: Output;
  stderr: Output;
  exitCode?: number | string | null | undefined;
  exit(code: number): void;
}

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };

/** Runs the program in a process, and leaves its exit code there. */
export async function runProcess(host: CliProcess): Promise<void> {
  host.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // who reads only the beginning (`| head`) closes the pipe: no more is wanted, and nothing has gone wrong
    if (error.code === 'EPIPE') return host.exit(EXIT.yes);
    host.stderr.write(`The output cannot be written: ${error.message}\n`);
    host.exit(EXIT.badInput);
  });
  host.exitCode = await runCli(host.argv.slice(2), {
    version,
    style: makeStyle(host.stdout, host.env),
    print: text => host.stdout.write(`${text}\n`),
    complain: text => host.stderr.write(`${text}\n`),
    input: host.stdin,
    output: host.stdout,
    errors: host.stderr,
    // the day where the judge is: Swedish writes dates as YYYY-MM-DD
    today: () => new Date().toLocaleDateString('sv'),
    env: host.env,
  });
}
