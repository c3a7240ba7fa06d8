import { join } from 'node:path';
import type { Problem } from '../knowledge/index.js';
import { listFiles, readText } from './files.js';

/** The file that describes the pages of the rules. */
export const PAGES = 'pages.yaml';

/** The files of a corpus with their texts, sorted by path; and which of them should be documents. */
export interface RuleTexts {
  texts: ReadonlyMap<string, string>;
  files: string[];
  problems: Problem[];
}

/** Reads `pages.yaml` and every `.md` file in the folders beside it; files at the top, such as README.md, are no documents. */
export async function readRuleTexts(folder: string): Promise<RuleTexts> {
  const listed = await listFiles(folder);
  if (!listed.ok) return { texts: new Map(), files: [], problems: [listed.problem] };
  const files = listed.value.filter(file => file.endsWith('.md') && file.includes('/'));
  const problems: Problem[] = [];
  if (files.length === 0) {
    const cure = 'Give a folder that has pages.yaml and the documents in folders named after their format.';
    problems.push({ code: 'no-documents', message: 'There are no documents.', file: folder, cure });
  }
  const names = [...files, PAGES].sort();
  const read = await Promise.all(names.map(file => readText(join(folder, file), file)));
  const texts = new Map<string, string>();
  read.forEach((outcome, index) => {
    if (outcome.ok) texts.set(names[index] as string, outcome.value);
    else problems.push(outcome.problem);
  });
  return { texts, files, problems };
}
