import type * as z from 'zod';
import type { Corpus, Day, Problem, Standing, Verdict } from '../../knowledge/index.js';
import type { Counted } from '../keywords/index.js';
import type { Draft } from '../ruling.js';
import type { Asked } from './cue.js';

/** What an answerer may look at: the documents as of the day, and counts-as on that day. */
export interface QuestionContext {
  corpus: Corpus;
  day: Day;
  /** How a rule stood on the day; null where the corpus does not have it. */
  standing(rule: string): Standing | null;
  /** Whether a card with these printed keywords counts as having the keyword (Legacy relations). */
  counts(printed: readonly string[], keyword: string): Counted;
}

/** A ruling in the making. The question as understood is added where the answerer does not word it. */
export type AnswerDraft = Omit<Draft, 'question'> & { question?: string };

/** Names of left-out facts that can still change the ruling: `depends`, with the description of each as its why. */
export interface StillNeeded {
  needs: string[];
  /** By name, what is asked of a fact of which only a part is missing; else its description is. */
  why?: Readonly<Record<string, string>>;
}

/** What an answerer gives back. */
export type Answer = AnswerDraft | StillNeeded;

/** A question that is answered by a procedure. One small file each under `questions/`. */
export interface Question<Facts = Record<string, unknown>> {
  id: string;
  /** The question in plain words, with a question mark. */
  title: string;
  /**
   * Ids of the rules that it rests on, the ruling one first: on a day on which that one did not hold in today's words,
   * the ruling is `unknown` or `not-covered` and `answer` is not called, unless `everyDay` is set.
   */
  restsOn: string[];
  /** The answerer looks at the day itself. */
  everyDay?: boolean;
  /** Every verdict that it can give; a case of each is run by a test. */
  verdicts: Verdict[];
  /** Every fact is optional, with a description that a form can show. Unknown fields are refused. */
  facts: z.ZodObject;
  /** Facts that give a ruling; run by a test. */
  example: Facts;
  /** How people ask it; left out for orders, which are read with their seats. */
  asked?: Asked;
  /** Problems of facts that are each well formed but do not go together. */
  check?(facts: Partial<Facts>): Problem[];
  /** A pure function; left-out facts give `depends` with the facts that still matter, and no others. */
  answer(facts: Partial<Facts>, context: QuestionContext): Answer | Promise<Answer>;
}
