import matter from 'gray-matter';
import {
  type Code,
  isObject,
  makeDocument,
  type Page,
  type Problem,
  pagesSchema,
  parseInput,
  type RawDocument,
  type RuleDocument,
} from '../knowledge/index.js';
import { PAGES } from './rule-texts.js';
import { parseYaml } from './yaml.js';

// the one file that knows gray-matter

/** What one file of a corpus holds: a document, or the pages; or every problem that it has by itself. */
export interface RuleFile {
  document: RuleDocument | null;
  pages: Page[] | null;
  problems: Problem[];
}

/** A section as the library has it; its data is text. */
type Section = Record<'key' | 'data' | 'content', string>;

const ID = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/;
const OPENING = /^---(?!-)([^\n]*)\n/;
const CLOSING = /\n---([^\n]*)/;

// what keeps the front matter from being found
function findFault(file: string, text: string): Problem | null {
  const report = (message: string, cure: string, code: Code = 'bad-front-matter'): Problem => {
    return { code, message, file, field: 'line 1', cure };
  };
  const opening = OPENING.exec(text);
  if (!opening)
    return report(
      'The file does not begin with front matter.',
      'Begin the file with a line of three hyphens.',
    );
  // the library would run `---js`, and finds engines under any case and under names such as `constructor`
  const language = String(opening[1]).trim();
  if (language !== '' && language !== 'yaml') {
    const message = 'Front matter in another language than YAML is never run.';
    const problem = report(message, 'Begin with --- and write YAML.', 'refused-engine');
    return { ...problem, found: language.slice(0, 40) };
  }
  if (CLOSING.exec(text)?.[1]?.trim() === '') return null;
  const cure = 'Close it with a line of three hyphens, before the text and before any ---wording.';
  return report('The front matter is not closed.', cure);
}

// the library trims what it compares with its delimiter
function opensSection(line: string, key: string): boolean {
  const trimmed = line.trim();
  return trimmed.startsWith('---') && trimmed.slice(3).trim() === key;
}

// every engine's name leads to the YAML reader, so that nothing is ever executed
function split(text: string): { yaml: string; content: string; sections: Section[] } {
  let yaml = '';
  const read = (found: string) => {
    yaml = found;
    return {};
  };
  const engines = { yaml: read, json: read, javascript: read, coffee: read };
  const options = { language: 'yaml', engines, sections: true };
  const { content, sections } = matter(text, options) as unknown as { content: string; sections: Section[] };
  return { yaml, content, sections };
}

/**
 * Splits a rule file into front matter, text and sections of earlier wordings. Lines end with `\n`.
 * Problems: `refused-engine`, and `bad-front-matter` with its line.
 */
export function parseFrontMatter(
  file: string,
  text: string,
): { raw: RawDocument; problems: [] } | { raw: null; problems: Problem[] } {
  const fault = findFault(file, text);
  if (fault) return { raw: null, problems: [fault] };
  const { yaml, content, sections } = split(text);
  const problems: Problem[] = [];
  const read = (source: string, above: number): unknown => {
    const parsed = parseYaml(source, { file, above });
    problems.push(...parsed.problems);
    if (parsed.problems.length > 0 || isObject(parsed.value)) return parsed.value;
    const cure = 'Write `field: value`, and close the block with a line of three hyphens.';
    const message = 'The front matter holds no fields, or is not closed.';
    problems.push({ code: 'bad-front-matter', message, file, field: `line ${above + 1}`, cure });
    return null;
  };
  const data = read(yaml, 0);
  const lines = text.split('\n');
  let above = 0;
  const parts = sections.map(({ key, content, ...section }) => {
    above = lines.findIndex((line, index) => index > above && opensSection(line, key));
    return { key, data: read(`\n${section.data}`, above), content };
  });
  if (problems.length > 0) return { raw: null, problems };
  return { raw: { id: file.replace(/\.md$/, ''), file, data, content, sections: parts }, problems: [] };
}

function readPages(text: string): RuleFile {
  const yaml = parseYaml(text, { file: PAGES, above: 0 });
  if (yaml.problems.length > 0) return { document: null, pages: null, problems: yaml.problems };
  const { value, problems } = parseInput(pagesSchema, yaml.value, { file: PAGES });
  return { document: null, pages: value, problems: problems ?? [] };
}

/** Reads the text of one file of a corpus. */
export function readRuleFile(file: string, text: string): RuleFile {
  if (file === PAGES) return readPages(text);
  const { raw, problems } = parseFrontMatter(file, text);
  if (!raw) return { document: null, pages: null, problems };
  const made = makeDocument(raw);
  if (ID.test(raw.id)) return { ...made, pages: null };
  const message = 'The path is the id, and this path cannot be one.';
  const cure = 'Name folders and files with lower-case letters, digits and hyphens.';
  const bad: Problem = { code: 'bad-field', message, file, cure };
  return { document: null, pages: null, problems: [...made.problems, bad] };
}
