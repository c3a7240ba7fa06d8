import {
  makeDocument,
  makePage,
  type Page,
  type Problem,
  pagesSchema,
  parseInput,
  type RuleDocument,
} from '../knowledge/index.js';
import { parseFrontMatter } from './front-matter.js';
import { PAGES } from './rule-texts.js';
import { parseYaml } from './yaml.js';

/** What one file of a corpus holds: a document, or the pages; or every problem that it has by itself. */
export interface RuleFile {
  document: RuleDocument | null;
  pages: Page[] | null;
  problems: Problem[];
}

const ID = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/;

function readPages(text: string): RuleFile {
  const yaml = parseYaml(text, { file: PAGES, above: 0 });
  if (yaml.problems.length > 0) return { document: null, pages: null, problems: yaml.problems };
  const { value, problems } = parseInput(pagesSchema, yaml.value, { file: PAGES });
  return { document: null, pages: value?.map(makePage) ?? null, problems: problems ?? [] };
}

function readDocument(file: string, text: string): RuleFile {
  const { raw, problems } = parseFrontMatter(file, text);
  if (!raw) return { document: null, pages: null, problems };
  const made = makeDocument(raw);
  if (ID.test(raw.id)) return { ...made, pages: null };
  const message = 'The path is the id, and this path cannot be one.';
  const cure = 'Name folders and files with lower-case letters, digits and hyphens.';
  const bad: Problem = { code: 'bad-field', message, file, cure };
  return { document: null, pages: null, problems: [...made.problems, bad] };
}

/** Reads the text of one file of a corpus. */
export function readRuleFile(file: string, text: string): RuleFile {
  return file === PAGES ? readPages(text) : readDocument(file, text);
}
