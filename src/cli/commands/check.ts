import { formatCount } from '../../language/index.js';
import { loadCorpus } from '../../loader/index.js';
import { type AddCommand, makeCommand } from '../command.js';
import { type CommonOptions, exitOfProblems, formatProblems, printEither } from '../report.js';
import { EXIT, type Exit, type Shell } from '../shell.js';

async function check(shell: Shell, folder: string | undefined, options: CommonOptions): Promise<Exit> {
  const { corpus, problems } = await loadCorpus(folder);
  if (!corpus) {
    const text = () => `${formatProblems(problems, shell)}\n${formatCount(problems.length, 'problem')}.`;
    printEither(shell, options, { problems }, text);
    return exitOfProblems(problems, EXIT.no);
  }
  const { hash, documents, changeDays, questions } = corpus;
  const tags = documents.flatMap(document => document.tags).length;
  const counts = {
    documents: documents.length,
    tags,
    changeDays: changeDays.length,
    questions: questions.size,
  };
  printEither(shell, options, { corpus: hash, ...counts, problems }, () => {
    const listed = [formatCount(documents.length, 'document'), formatCount(tags, 'change tag')];
    return `${listed.join(', ')}: no problems. Corpus ${hash}.`;
  });
  return EXIT.yes;
}

export const addCheck: AddCommand = (program, shell, finish) => {
  const command = makeCommand('check', 'check rule documents, and list every problem of all of them')
    .argument('[folder]', 'the documents (default: --rules)')
    .action(async (folder: string | undefined, options: CommonOptions & { rules?: string }) =>
      finish(await check(shell, folder ?? options.rules, options)),
    );
  program.addCommand(command);
};
