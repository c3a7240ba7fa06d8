import matter from 'gray-matter';
import { isObject, type Problem, type RawDocument } from '../knowledge/index.js';
import { parseYaml } from './yaml.js';

/** The one file that knows gray-matter. */

interface Section {
  key: string;
  data: string;
  content: string;
}

const OPENING = /^---(?!-)([^\n]*)\n/;
const CLOSING = /\n---([^\n]*)/;

function findFault(text: string): Omit<Problem, 'file'> | null {
  const opening = OPENING.exec(text);
  if (!opening) {
    const cure = 'Begin the file with a line of three hyphens.';
    return {
      code: 'bad-front-matter',
      message: 'The file does not begin with front matter.',
      field: 'line 1',
      cure,
    };
  }
  const language = String(opening[1]).trim();
  // the library would run `---js`, and finds engines under any case and under names such as `constructor`
  if (language !== '' && language !== 'yaml') {
    const message = 'Front matter in another language than YAML is never run.';
    const found = language.slice(0, 40);
    return {
      code: 'refused-engine',
      message,
      field: 'line 1',
      found,
      cure: 'Begin with --- and write YAML.',
    };
  }
  if (CLOSING.exec(text)?.[1]?.trim() === '') return null;
  const cure = 'Close it with a line of three hyphens, before the text and before any ---wording.';
  return { code: 'bad-front-matter', message: 'The front matter is not closed.', field: 'line 1', cure };
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
  const fault = findFault(text);
  if (fault) return { raw: null, problems: [{ ...fault, file }] };
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
  const parts = sections.map(section => {
    above = lines.findIndex((line, index) => index > above && opensSection(line, section.key));
    return { key: section.key, data: read(`\n${section.data}`, above), content: section.content };
  });
  if (problems.length > 0) return { raw: null, problems };
  return { raw: { id: file.replace(/\.md$/, ''), file, data, content, sections: parts }, problems: [] };
}
