import { formatCount } from '../../language/index.js';
import { auditCorpus, loadCorpus, loadOfficialPages } from '../../loader/index.js';
import { type AddCommand, makeCommand } from '../command.js';
import { type CommonOptions, formatProblems, printEither, reportProblems } from '../report.js';
import { EXIT, type Exit, type Shell } from '../shell.js';

interface AuditOptions extends CommonOptions {
  rules?: string;
}

async function audit(shell: Shell, folder: string, options: AuditOptions): Promise<Exit> {
  const { corpus, problems: bad } = await loadCorpus(options.rules);
  // a link to a document that was deleted is what an audit is for: not bad input
  if (!corpus) return reportProblems(shell, options, bad, EXIT.no);
  const { official, problems: missing } = await loadOfficialPages(folder, corpus.pages);
  if (!official) return reportProblems(shell, options, missing, EXIT.badInput);
  const problems = auditCorpus(corpus, official);
  printEither(shell, options, { corpus: corpus.hash, problems }, () => {
    const pages = formatCount(official.length, 'page');
    if (problems.length === 0) {
      const documents = formatCount(corpus.documents.length, 'document');
      return `${documents} and ${pages} agree. Corpus ${corpus.hash}.`;
    }
    return `${formatProblems(problems, shell)}\n${formatCount(problems.length, 'problem')}.`;
  });
  return problems.length === 0 ? EXIT.yes : EXIT.no;
}

export const addAudit: AddCommand = (program, shell, finish) => {
  const command = makeCommand('audit', 'hold the documents against saved pages of the rules wiki, both ways')
    .argument('<folder>', 'the folder with the pages as plain text, each named KEY.txt after pages.yaml')
    .action(async (folder: string, options: AuditOptions) => finish(await audit(shell, folder, options)));
  program.addCommand(command);
};
