import type { Code } from './codes.js';

/** What was wrong, where, what was found, and what would be right. */
export interface Problem {
  code: Code;
  /** One sentence that says what is wrong. */
  message: string;
  /** The file, relative to the folder that was loaded. */
  file?: string;
  /** Path of the field, joined with dots: `source.heading`. */
  field?: string;
  /** What was there. */
  found?: string;
  /** What would be right. */
  cure?: string;
  /** Existing names that come close. */
  near?: string[];
  /** Further problems of the same input. */
  others?: Problem[];
}

/** Expected failure is a value: a throw is a bug. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export function succeed<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** A problem with what is known of it; an empty list of near names is left out. */
export function makeProblem(
  code: Code,
  message: string,
  { near = [], ...rest }: Omit<Problem, 'code' | 'message'> = {},
): Problem {
  return { code, message, ...rest, ...(near.length > 0 ? { near } : {}) };
}

/** Takes down what is wrong with something whose file is known. */
export type Report = (
  code: Code,
  message: string,
  details: Omit<Problem, 'code' | 'message' | 'file'>,
) => void;

export function fail(...problem: Parameters<typeof makeProblem>): { ok: false; problem: Problem } {
  return { ok: false, problem: makeProblem(...problem) };
}

/** A failure of several problems: the first, with the others behind it. */
export function failAll([first, ...others]: readonly [Problem, ...Problem[]]): {
  ok: false;
  problem: Problem;
} {
  return { ok: false, problem: { ...first, ...(others.length > 0 ? { others } : {}) } };
}

/** A problem and the others behind it, each by itself. */
export function listProblems({ others = [], ...first }: Problem): [Problem, ...Problem[]] {
  return [first, ...others];
}

/** One line for people: `legacy/winds.md: source.heading: … Found "…". Cure.` */
export function formatProblem(problem: Problem): string {
  const where = [problem.file, problem.field].filter(Boolean).join(': ');
  const found = problem.found === undefined ? '' : ` Found: ${problem.found}.`;
  const cure = problem.cure === undefined ? '' : ` ${problem.cure}`;
  const near = problem.near?.length ? ` Did you mean ${problem.near.join(' or ')}?` : '';
  return `${where}${where && ': '}${problem.message}${found}${cure}${near} [${problem.code}]`;
}
