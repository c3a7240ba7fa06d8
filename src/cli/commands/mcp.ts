import type { Engine } from '../../engine.js';
import { type MakeCommand, makeCommand } from '../command.js';
import { type CardOptions, withEngine } from '../open.js';
import type { CommonOptions, Result } from '../report.js';
import { EXIT, type Shell } from '../shell.js';

interface McpOptions extends CommonOptions, CardOptions {
  rules?: string;
}

async function serveTools(shell: Shell, options: McpOptions): Promise<Result> {
  const serve = async (engine: Engine) => {
    // help need not load the protocol
    const { serveStdio } = await import('../../mcp/index.js');
    await serveStdio({ ...engine, today: shell.today }, shell.version, shell);
    return EXIT.yes;
  };
  return withEngine(shell, options, serve, { needsCards: true });
}

export const makeMcp: MakeCommand = run =>
  makeCommand('mcp', 'serve the judge as tools for language models (MCP), over stdin and stdout')
    .option(
      '--cards <path>',
      'other card data: a file or a folder, or none (default: CARDS, or the data of the package)',
    )
    .action(run(serveTools));
