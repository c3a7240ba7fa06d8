import addTab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';
import { loadCorpus } from '../loader/index.js';

/** What completes an argument of a command, by their names: ids of rules and questions, and keywords. */
async function loadNames(
  rules?: string,
): Promise<[command: string, argument: string, names: readonly string[]][]> {
  const { corpus } = await loadCorpus(rules);
  if (!corpus) return [];
  const { makeEngine } = await import('../engine.js');
  const questions = makeEngine({ corpus })
    .judge.questions()
    .map(({ id }) => id);
  const keywords = corpus.keywords.names;
  return [
    ['rule', 'id', corpus.documents.map(({ id }) => id)],
    ['question', 'id', questions],
    ['counts-as', 'from', keywords],
    ['counts-as', 'to', keywords],
  ];
}

/** Adds `complete SHELL`, which prints the script for a shell, and what that script asks for while a person types. */
export async function addCompletion(
  program: Command,
  argv: readonly string[],
  fallback: string | undefined,
): Promise<void> {
  const commands = addTab(program).commands;
  if (argv[0] !== 'complete' || argv[1] !== '--') return;
  // from the documents that the command will judge by
  const rulesAt = argv.indexOf('--rules');
  const rules = rulesAt < 0 ? fallback : argv[rulesAt + 1];
  for (const [command, argument, names] of await loadNames(rules)) {
    const found = commands.get(command)?.arguments.get(argument);
    if (found)
      found.handler = add => {
        for (const name of names) add(name, '');
      };
  }
}
