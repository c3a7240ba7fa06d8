import type { Engine } from '../../engine.js';
import { type AddCommand, makeCommand } from '../command.js';
import { type CardOptions, withEngine } from '../open.js';
import type { CommonOptions } from '../report.js';
import { EXIT, type Exit, type Shell } from '../shell.js';

interface McpOptions extends CommonOptions, CardOptions {
  rules?: string;
}

async function serveTools(shell: Shell, options: McpOptions): Promise<Exit> {
  const serve = async (engine: Engine) => {
    // help need not load the protocol
    const { serveStdio } = await import('../../mcp/index.js');
    await serveStdio({ ...engine, today: shell.today }, shell.version, shell);
    return EXIT.yes;
  };
  return withEngine(shell, options, serve, { needsCards: true });
}

export const addMcp: AddCommand = (program, shell, finish) => {
  const command = makeCommand(
    'mcp',
    'serve the judge as tools for language models (MCP), over stdin and stdout',
  )
    .option(
      '--cards <path>',
      'other card data: a file or a folder, or none (default: CARDS, or the data of the package)',
    )
    .action(async (options: McpOptions) => finish(await serveTools(shell, options)));
  program.addCommand(command);
};
