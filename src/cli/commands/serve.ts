import { type MakeCommand, makeCommand } from '../command.js';
import type { CommonOptions, Result } from '../report.js';
import { EXIT, type Shell } from '../shell.js';

interface ServeOptions extends CommonOptions {
  rules?: string;
  port?: string;
  host?: string;
  watch?: boolean;
  strict?: boolean;
}

async function serve(shell: Shell, options: ServeOptions): Promise<Result> {
  // what answers one question on the command line need not load a web server
  const { parseConfig, startServer } = await import('../../api/index.js');
  const { config, problems } = parseConfig({
    ...shell.env,
    ...(options.rules === undefined ? {} : { RULES: options.rules }),
    ...(options.port === undefined ? {} : { PORT: options.port }),
    ...(options.host === undefined ? {} : { HOST: options.host }),
    ...(options.watch ? { WATCH: '1' } : {}),
    ...(options.strict ? { STRICT: '1' } : {}),
  });
  if (!config) return { problems };
  const started = await startServer(config);
  if (!started.server) return { problems: started.problems, exit: EXIT.no };
  return EXIT.yes;
}

export const makeServe: MakeCommand = run =>
  makeCommand('serve', 'serve the API and the pages over HTTP until it is stopped')
    .option('--port <number>', 'the port (default: PORT, or 3000)')
    .option('--host <address>', 'the address to listen on (default: HOST, or 127.0.0.1)')
    .option('--watch', 'take up edits of the documents as they are made')
    .option('--strict', 'do not start with card data of which a record cannot be read')
    .action(run(serve));
