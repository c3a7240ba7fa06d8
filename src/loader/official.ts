import { join } from 'node:path';
import type { Page, Problem, RuleDocument } from '../knowledge/index.js';
import { claimsOf } from './claims.js';
import { readText } from './files.js';
import { type OfficialPage, type OfficialParagraph, parseOfficialPage } from './official-page.js';

/** The paragraphs of a page that one place of a document's source names. */
export interface OfficialWords {
  page: string;
  heading: string;
  paragraphs: OfficialParagraph[];
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

/** The words of the page that a document restates, place by place; empty where its page is not at hand. */
export function officialWords(document: RuleDocument, official: readonly OfficialPage[]): OfficialWords[] {
  const found = official.find(({ page }) => page.key === document.source.page);
  if (!found) return [];
  return claimsOf(document, found.page).map(({ heading, cited, numbers }) => {
    const section = found.sections.find(one => one.heading === heading);
    const paragraphs = section?.paragraphs.filter(({ number }) => numbers?.includes(number) ?? true) ?? [];
    return { page: found.page.key, heading: cited, paragraphs };
  });
}
