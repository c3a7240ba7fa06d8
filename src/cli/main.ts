#!/usr/bin/env node
import { createRequire } from 'node:module';
import { runCli } from './program.js';
import { EXIT, makeStyle } from './shell.js';

// who reads only the beginning (`| head`) closes the pipe: no more is wanted, and nothing has gone wrong
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.yes);
  process.stderr.write(`The output cannot be written: ${error.message}\n`);
  process.exit(EXIT.badInput);
});

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };

process.exitCode = await runCli(process.argv.slice(2), {
  version,
  style: makeStyle(process.stdout, process.env),
  print: text => process.stdout.write(`${text}\n`),
  complain: text => process.stderr.write(`${text}\n`),
  errors: process.stderr,
  today: () => new Date().toISOString().slice(0, 10),
  env: process.env,
});
