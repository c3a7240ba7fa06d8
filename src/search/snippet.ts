import { plainLines } from './plain-lines.js';
import { closedTerm, readText, termOf } from './terms.js';
import type { Word } from './words.js';

/** A piece of a rule's text. `marks` are its words that were searched for, as [start, end) in UTF-16 units, in order. */
export interface Snippet {
  text: string;
  marks: [number, number][];
}

/** Snippets are cut at a word when they are longer. */
export const SNIPPET_LENGTH = 240;

function findMarks(text: string, terms: ReadonlySet<string>): Word[] {
  const { words } = readText(text);
  return words.filter(({ folded }, index) => {
    const around = [words[index - 1]?.folded, folded, words[index + 1]?.folded];
    const pairs = around.slice(1).map((word, at) => (around[at] && word ? closedTerm(around[at], word) : ''));
    return terms.has(termOf(folded)) || pairs.some(pair => terms.has(pair));
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

/** The line of a Markdown text that has most of the terms, with them marked. */
export function makeSnippet(markdown: string, terms: ReadonlySet<string>): Snippet {
  const scored = plainLines(markdown).map(line => {
    const marks = findMarks(line, terms);
    return { line, marks, score: new Set(marks.map(({ folded }) => folded)).size };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), {
    line: '',
    marks: [] as Word[],
    score: -1,
  });
  const { text, shift } = cut(best.line, best.marks[0]?.start ?? 0);
  const marks = best.marks
    .map(({ start, end }): [number, number] => [start + shift, end + shift])
    .filter(([start, end]) => start >= 0 && end <= text.length);
  return { text, marks };
}
