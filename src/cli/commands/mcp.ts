import { makeEngine } from '../../engine.js';
import { type AddCommand, makeCommand } from '../command.js';
import { withCorpus } from '../open.js';
import { type CardOptions, openCardsOf } from '../open-cards.js';
import { type CommonOptions, formatProblems, reportProblems } from '../report.js';
import { EXIT, type Exit, type Shell } from '../shell.js';

interface McpOptions extends CommonOptions, CardOptions {
  rules?: string;
}

async function serveTools(shell: Shell, options: McpOptions): Promise<Exit> {
  return withCorpus(shell, options, async corpus => {
    const cards = openCardsOf(shell, options);
    const problems = await cards.problems();
    const catalogue = async () => (await cards.load()).catalogue;
    if (problems.length > 0 && !(await catalogue())) {
      return reportProblems(shell, options, problems, EXIT.badInput);
    }
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
    .option(
      '--cards <path>',
      'other card data: a file or a folder, or none (default: CARDS, or the data of the package)',
    )
    .action(async (options: McpOptions) => finish(await serveTools(shell, options)));
  program.addCommand(command);
};
