import type { Citation } from '../resolver/index.js';
import type { DeckCode, Severity } from './codes.js';
import type { Section } from './list/sections.js';

/** A card that a problem speaks of. */
export interface ProblemCard {
  title: string;
  /** As printed, or as the list has it; empty for none. */
  experience: string;
  section: Section;
  count: number;
  /** The id that the list gives, else that of the card data. */
  id: string | null;
  /** Line numbers in pasted text, counted from 1; none for a structured deck. */
  lines: number[];
}

/**
 * One change of the list; `count` says how many copies. `move` lists them in another section, or below the heading of
 * another type; `merge` lists a card once instead of on several lines; `add` names no card where any of the kind will
 * do; `state` writes another number into the heading of a line;
 * `comment` makes a line a comment. Copies that are moved or added go to where the card is
 * listed already.
 */
export type Edit =
  | (ProblemCard & { do: 'remove' | 'merge' })
  | (ProblemCard & { do: 'move'; to: Section; type: string | null })
  | { do: 'add'; section: Section; count: number; title: string | null }
  | { do: 'state'; line: number; count: number }
  | { do: 'comment'; line: number };

/** One fault of a deck, or a thing that its player must know. */
export interface DeckProblem {
  code: DeckCode;
  severity: Severity;
  /** What is wrong, with line numbers where the list has lines. */
  message: string;
  cards: ProblemCard[];
  lines: number[];
  /** The rules that it rests on; none where only the list is at fault. */
  citations: Citation[];
  caveats: string[];
  /** What to change: this removes the problem, and no other. */
  cure: string;
  /** The cure for programs; empty where it needs a person. */
  edits: Edit[];
}

/** What only the current rulebook, or a part that is not on the two pages, could tell about this deck. */
export interface NotCovered {
  topic: string;
  why: string;
  cards: string[];
}

/** `1 card`, `2 cards`; of words that take an s. */
export function formatCount(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** "line 4", "lines 4, 7 and 9". */
export function formatLines(lines: readonly number[]): string {
  return `${lines.length > 1 ? 'lines' : 'line'} ${joinSome(lines.map(String))}`;
}

/** "a", "a and b", "a, b and c" */
export function joinWords(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** The same of the first five, and how many more there are: a message with sixty names tells nothing. */
export function joinSome(words: readonly string[]): string {
  const more = words.length - 5;
  return joinWords([...words.slice(0, 5), ...(more > 0 ? [`${more} more`] : [])]);
}
