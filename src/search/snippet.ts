import * as z from 'zod';
import { plainLines } from '../knowledge/index.js';
import { closedTerm, readText, termOf, type Word } from './terms.js';

/** A piece of a rule's text, with the words that were searched for, in order. */
export const snippetSchema = z.object({
  text: z.string(),
  marks: z
    .array(z.tuple([z.int(), z.int()]))
    .describe('Words that were searched for, as [start, end) in UTF-16 units.'),
});
export type Snippet = z.infer<typeof snippetSchema>;

/** Snippets are cut at a word when they are longer. */
export const SNIPPET_LENGTH = 240;

/** A line of a text, with its words and their terms: by themselves, and closed with the word before and the one after. */
export interface Line {
  text: string;
  words: { start: number; end: number; terms: [own: string, ...pairs: string[]] }[];
}

/** The lines of a Markdown text, ready to take snippets from. */
export function makeLines(markdown: string): Line[] {
  return plainLines(markdown).map(text => {
    const { words } = readText(text);
    const pairs = words.slice(1).map(({ folded }, at) => closedTerm((words[at] as Word).folded, folded));
    return {
      text,
      words: words.map(({ folded, start, end }, at) => {
        return { start, end, terms: [termOf(folded), ...pairs.slice(Math.max(0, at - 1), at + 1)] };
      }),
    };
  });
}

function cut(text: string, from: number): { text: string; shift: number } {
  if (text.length <= SNIPPET_LENGTH) return { text, shift: 0 };
  // the first mark stays in sight, with some words before it
  const wanted = Math.max(0, Math.min(from - 60, text.length - SNIPPET_LENGTH));
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const room = text.slice(start, start + SNIPPET_LENGTH);
  const end = start + room.length < text.length ? room.replace(/\s*\S*$/, '') : room;
  const before = start > 0 ? '… ' : '';
  const after = start + end.length < text.length ? ' …' : '';
  return { text: `${before}${end}${after}`, shift: before.length - start };
}

/** The line that has most of the terms, with them marked. */
export function makeSnippet(lines: readonly Line[], terms: ReadonlySet<string>): Snippet {
  const scored = lines.map(line => {
    const marks = line.words.filter(word => word.terms.some(term => terms.has(term)));
    return { line, marks, score: new Set(marks.map(({ terms: [own] }) => own)).size };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  const { text, shift } = cut(best.line.text, best.marks[0]?.start ?? 0);
  const marks = best.marks
    .map(({ start, end }): [number, number] => [start + shift, end + shift])
    // what was cut away has no mark; the ellipses are two characters long
    .filter(([start, end]) => start >= 0 && end <= text.length);
  return { text, marks };
}
