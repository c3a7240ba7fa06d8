import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatCount } from '../../language/index.js';
import {
  acceptPages,
  auditCorpus,
  type Draft,
  draftDocuments,
  loadCorpus,
  loadFingerprints,
  loadOfficialPages,
  RULES_FOLDER,
} from '../../loader/index.js';
import { type MakeCommand, makeCommand, type Options } from '../command.js';
import { exitOfProblems, formatProblems, type Result } from '../report.js';
import { EXIT, type Shell } from '../shell.js';

async function check(shell: Shell, folder: string | undefined, { rules }: Options): Promise<Result> {
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

async function writeDrafts(folder: string, drafts: readonly Draft[]): Promise<string[]> {
  const paths = drafts.map(({ file }) => join(folder, file));
  for (const [index, { text }] of drafts.entries()) {
    const path = paths[index] as string;
    await mkdir(dirname(path), { recursive: true });
    // what a person has begun to fill in stays
    await writeFile(path, text, { flag: 'wx' }).catch(() => {});
  }
  return paths;
}

async function audit(shell: Shell, folder: string, options: Options): Promise<Result> {
  const { rules = RULES_FOLDER, accept, draft } = options;
  const { corpus, problems: bad } = await loadCorpus(rules);
  // a link to a document that was deleted is what an audit is for: not bad input
  if (!corpus) return { problems: bad, exit: EXIT.no };
  const { official, problems: missing } = await loadOfficialPages(folder, corpus.pages);
  if (!official) return { problems: missing };
  const accepted = accept ? await acceptPages(rules, official) : await loadFingerprints(rules);
  const problems = auditCorpus(corpus, official, accepted);
  const drafts = draft === undefined ? [] : await writeDrafts(draft, draftDocuments(corpus, official));
  const text = () => {
    const pages = formatCount(official.length, 'page');
    const agree = `${formatCount(corpus.documents.length, 'document')} and ${pages} agree. Corpus ${corpus.hash}.`;
    const found = `${formatProblems(problems, shell)}\n${formatCount(problems.length, 'problem')}.`;
    const written = drafts.length > 0 ? [`Drafts to be completed:\n${drafts.join('\n')}`] : [];
    return [problems.length === 0 ? agree : found, ...written].join('\n');
  };
  const value = { corpus: corpus.hash, problems, ...(draft ? { drafts } : {}) };
  return { value, text, exit: problems.length === 0 ? EXIT.yes : EXIT.no };
}

export const makeAudit: MakeCommand = run =>
  makeCommand('audit', 'compare the documents with saved pages of the rules, both ways')
    .argument('<folder>', 'the folder with the pages as plain text, each named KEY.txt after pages.yaml')
    .option('--accept', 'take the pages as they are now: later audits name each paragraph that differs')
    .option('--draft <folder>', 'write a document to complete for each paragraph or tag that none has')
    .action(run(audit));
