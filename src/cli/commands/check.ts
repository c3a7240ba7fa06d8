import { formatCount } from '../../language/index.js';
import { loadCorpus } from '../../loader/index.js';
import { type MakeCommand, makeCommand } from '../command.js';
import { type CommonOptions, exitOfProblems, formatProblems, type Result } from '../report.js';
import { EXIT, type Shell } from '../shell.js';

interface CheckOptions extends CommonOptions {
  rules?: string;
}

async function check(shell: Shell, folder: string | undefined, { rules }: CheckOptions): Promise<Result> {
  const { corpus, problems } = await loadCorpus(folder ?? rules);
  if (!corpus) {
    const text = () => `${formatProblems(problems, shell)}\n${formatCount(problems.length, 'problem')}.`;
    return { value: { problems }, text, exit: exitOfProblems(problems, EXIT.no) };
  }
  const { hash, documents, changeDays, questions } = corpus;
  const tags = documents.flatMap(document => document.tags).length;
  const counts = {
    documents: documents.length,
    tags,
    changeDays: changeDays.length,
    questions: questions.size,
  };
  const text = () => {
    const listed = [formatCount(documents.length, 'document'), formatCount(tags, 'change tag')];
    return `${listed.join(', ')}: no problems. Corpus ${hash}.`;
  };
  return { value: { corpus: hash, ...counts, problems }, text, exit: EXIT.yes };
}

export const makeCheck: MakeCommand = run =>
  makeCommand('check', 'check rule documents, and list every problem of all of them')
    .argument('[folder]', 'the documents (default: --rules)')
    .action(run(check));
