import { join } from 'node:path';
import { type Heading, type Page, type Problem, parseTag } from '../knowledge/index.js';
import { readText } from './files.js';

/** One line of a page. */
export interface OfficialParagraph {
  /** Counted from 1 under its heading; empty lines do not count. */
  number: number;
  /** To the letter. */
  text: string;
  /** `ADD`, `REPLACE the entire section with`: the line's operation without what it quotes. */
  operation: string | null;
  /** Change tags, brackets dropped. */
  tags: string[];
}

/** A heading of a page with the lines below it, up to the next heading. */
export interface OfficialSection {
  name: string;
  /** The heading as pages.yaml lists it; null where it does not. */
  heading: Heading | null;
  paragraphs: OfficialParagraph[];
}

/** A page of the rules wiki as saved, taken apart. */
export interface OfficialPage {
  page: Page;
  /** Name of its file. */
  file: string;
  sections: OfficialSection[];
}

const MARK = '[edit] ';
const OPERATION = /^(?:ADD|REPLACE|DELETE|REMOVE)\b[^:"\u201c]*/;
const BRACKETS = /\[([^[\]]+)\]/g;

// a bracket with a capital word or a year is meant as a tag, also where it does not parse: the audit must show it
function tagsIn(line: string): string[] {
  const inside = [...line.matchAll(BRACKETS)].map(match => String(match[1]).trim().replace(/\s+/g, ' '));
  return inside.filter(text => parseTag(text).ok || /\b[A-Z]{5,}\b|\d\d$/.test(text));
}

function makeParagraph(text: string, number: number): OfficialParagraph {
  const operation = OPERATION.exec(text)?.[0].trim().replace(/[.,]$/, '') ?? null;
  return { number, text, operation, tags: tagsIn(text) };
}

function isChrome(line: string): boolean {
  return /^From .*[^.]$/.test(line) || /^Contents\s*(\||\[|$)/.test(line);
}

function looksLikeHeading(line: string): boolean {
  return line.length <= 60 && line.split(' ').length <= 8 && /^\p{Lu}.*[\p{L}\p{N})]$/u.test(line);
}

/**
 * Takes a saved page apart. A heading is a line that begins with `[edit] `, or one that pages.yaml lists, with or
 * without a full stop. On a page that was saved without these marks a short line with no closing punctuation is one
 * too, so that a new heading is noticed.
 */
export function parseOfficialPage(page: Page, text: string, file: string): OfficialPage {
  const lines = text.split('\n').map(line => line.trim());
  const marked = lines.some(line => line.startsWith(MARK));
  const awaited = [...page.headings];
  const sections: OfficialSection[] = [];
  const readHeading = (line: string): { name: string; heading: Heading | null } | null => {
    const name = line.startsWith(MARK) ? line.slice(MARK.length).trim() : line;
    // each listed heading stands on the page once: a second one of its name is not the one that was listed
    const index = awaited.findIndex(({ path }) => [path.at(-1), `${path.at(-1)}.`].includes(name));
    const [heading] = index < 0 ? [] : awaited.splice(index, 1);
    if (heading) return { name: heading.path.at(-1) as string, heading };
    return name !== line || (!marked && looksLikeHeading(line)) ? { name, heading: null } : null;
  };
  for (const line of lines) {
    const section = sections.at(-1);
    if (line === '' || (sections.length === 1 && isChrome(line))) continue;
    const found = readHeading(line);
    if (found) sections.push({ ...found, paragraphs: [] });
    else if (section) section.paragraphs.push(makeParagraph(line, section.paragraphs.length + 1));
    else sections.push({ name: '', heading: null, paragraphs: [makeParagraph(line, 1)] });
  }
  return { page, file, sections };
}

/**
 * Reads the saved pages from a folder: `KEY.txt` for each page of the rules team.
 * Error: `unreadable-file`, for each that is missing.
 */
export async function loadOfficialPages(
  folder: string,
  pages: readonly Page[],
): Promise<{ official: OfficialPage[]; problems: [] } | { official: null; problems: Problem[] }> {
  const problems: Problem[] = [];
  const official: OfficialPage[] = [];
  // the rulings of an event are on no page of the rules team
  for (const page of pages.filter(({ by }) => by === null)) {
    const file = `${page.key}.txt`;
    const text = await readText(join(folder, file), join(folder, file));
    if (text.ok) official.push(parseOfficialPage(page, text.value, file));
    else problems.push({ ...text.problem, cure: `Save "${page.title}" as plain text under this name.` });
  }
  return problems.length > 0 ? { official: null, problems } : { official, problems: [] };
}
