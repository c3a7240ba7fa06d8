import { capitalise } from '../language/index.js';
import { formatCard } from './cards/index.js';
import { applyEdits } from './edits.js';
import { type Deck, type DeckEntry, findHeading, parseDeck } from './list/index.js';
import type { Edit } from './problem.js';

function countOn({ entries }: Deck, line: number): number {
  return entries.filter(entry => entry.line === line).reduce((sum, { count }) => sum + count, 0);
}

// the heading of the type, so that the type is not lost; else that of the section
function headingOf({ type, section }: DeckEntry): string {
  return type !== null && findHeading(type)?.section === section ? type : capitalise(section);
}

function rewriteLine(
  text: string,
  line: number,
  edits: readonly Edit[],
  before: Deck,
  after: Deck,
): string[] {
  if (edits.some(edit => edit.do === 'comment' && edit.line === line)) return [`// ${text}`];
  const statement = after.statements.find(statement => statement.line === line);
  const stated = before.statements.find(statement => statement.line === line)?.stated;
  if (statement && statement.stated !== stated)
    return [text.replace(String(stated), String(statement.stated))];
  const [was, is] = [countOn(before, line), countOn(after, line)];
  if (was === is) return [text];
  if (is === 0) return [];
  return [/\d/.test(text) ? text.replace(/\d+/, String(is)) : `${is} ${text}`];
}

/**
 * A pasted list with edits written into it; all other lines stay as they are, and cards that are moved or added come
 * under a heading at the end. Edits that add any card of a kind leave the choice to a person, and change nothing.
 */
export function rewriteDeck(text: string, edits: readonly Edit[]): string {
  const read = parseDeck(text);
  const named = edits.filter(edit => edit.do !== 'add' || edit.title !== null);
  if (!read.ok) return text;
  const after = applyEdits(read.value, named);
  const lines = text
    .split('\n')
    .flatMap((line, index) => rewriteLine(line, index + 1, named, read.value, after));
  const added = after.entries.filter(({ line }) => line === null);
  const headings = [...new Set(added.map(headingOf))];
  return [
    ...lines,
    ...headings.flatMap(heading => [
      '',
      heading,
      ...added
        .filter(entry => headingOf(entry) === heading)
        .map(entry => `${entry.count} ${formatCard(entry)}`),
    ]),
  ].join('\n');
}
