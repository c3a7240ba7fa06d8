import { makeEngine } from '../../engine.js';
import { type AddCommand, makeCommand } from '../command.js';
import { withCorpus } from '../open.js';
import { type CardOptions, openCards } from '../open-cards.js';
import { type CommonOptions, formatProblems, reportProblems } from '../report.js';
import { EXIT, type Exit, type Shell } from '../shell.js';

interface McpOptions extends CommonOptions, CardOptions {
  rules?: string;
}

async function serveTools(shell: Shell, options: McpOptions): Promise<Exit> {
  return withCorpus(shell, options, async corpus => {
    const { catalogue, problems } = await openCards(shell, options);
    if (!catalogue && problems.length > 0) return reportProblems(shell, options, problems, EXIT.badInput);
    if (problems.length > 0) shell.complain(formatProblems(problems, shell));
    // no other command need load the protocol
    const { serveStdio } = await import('../../mcp/index.js');
    const context = { ...makeEngine({ corpus, catalogue }), today: () => shell.today() };
    await serveStdio(context, shell.version, shell);
    return EXIT.yes;
  });
}

export const addMcp: AddCommand = (program, shell, finish) => {
  const command = makeCommand(
    'mcp',
    'serve the judge as tools for language models (MCP), over stdin and stdout',
  )
    .option('--cards <path>', 'card data as the Oracle of the Void serves it (default: CARDS, or none)')
    .action(async (options: McpOptions) => finish(await serveTools(shell, options)));
  program.addCommand(command);
};
