import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../knowledge/index.js';
import { listFiles, readText } from './files.js';

/** The file that describes the pages of the rules. */
export const PAGES = 'pages.yaml';

/** The documents that come with the package; the same from `src/` and from `dist/`. */
export const RULES_FOLDER = fileURLToPath(new URL('../../rules', import.meta.url));

/** The folders that `RULES` names, parted like those of `PATH`; `shipped` is the documents of the package. */
export function splitFolders(folders: string): string[] {
  const names = folders.split(delimiter).filter(name => name !== '');
  return names.map(name => (name === 'shipped' ? RULES_FOLDER : name));
}

/**
 * Reads `pages.yaml` and every `.md` file in the folders beside it; files at the top, such as README.md, are no documents.
 * Returns the texts, sorted by path, and which of the files should be documents.
 */
export async function readRuleTexts(
  folder: string,
): Promise<{ texts: ReadonlyMap<string, string>; files: string[]; problems: Problem[] }> {
  const listed = await listFiles(folder);
  if (!listed.ok) return { texts: new Map(), files: [], problems: [listed.problem] };
  const files = listed.value.filter(file => file.endsWith('.md') && file.includes('/'));
  const problems: Problem[] = [];
  if (files.length === 0) {
    const cure = 'Give a folder that has pages.yaml and the documents in folders named after their format.';
    problems.push({ code: 'no-documents', message: 'There are no documents.', file: folder, cure });
  }
  const texts = new Map<string, string>();
  for (const file of [...files, PAGES].sort()) {
    const text = await readText(join(folder, file), file);
    if (text.ok) texts.set(file, text.value);
    else problems.push(text.problem);
  }
  return { texts, files, problems };
}
