import type { Day, RuleRecord, Status, Verdict } from '../knowledge/index.js';

/** An entry of a list. */
export interface Line {
  text: string;
  /** Id of the rule that it names, or rests on. */
  rule?: string;
  /** By what programs know it: the code of a problem, the name of a fact. */
  code?: string;
  /** What belongs to it: how to fix it, where it is written. */
  more?: readonly string[];
}

/** A list with its title. */
export type Part = readonly [title: string, lines: readonly (string | Line)[], numbered?: 'numbered'];

/** What is shown, from above to below, as plain text but for `words`. Lists without lines are left out. */
export interface Sheet {
  title: string;
  /** What it came to, in a word or two. */
  headline?: string;
  /** What its colour tells. */
  mark?: Verdict | Status;
  /** The sentence that answers. */
  answer: string;
  /** The whole of it, as Markdown. */
  words?: string;
  /** Lists that are part of the answer. */
  main?: readonly Part[];
  /** Lists beside the answer, those that matter most first. */
  parts: readonly Part[];
  /** Day, documents and card data that it is by. */
  closing: readonly string[];
  /** The day on which its links show rules. */
  asOf: Day;
  /** Its own path in the service. */
  url: string;
}

/** Where a rule is written: page, heading, operation, and who ruled so. */
export function formatSource(source: Omit<RuleRecord['source'], 'title'> & { title?: string }): string {
  const { page, title = page, heading, operation, by } = source;
  return `${title}, ${heading}${operation === null ? '' : `: ${operation}`}${by === null ? '' : `; by ${by}`}`;
}
