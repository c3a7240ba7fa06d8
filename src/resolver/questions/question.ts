import type { z } from 'zod';
import type { Corpus, Day, Standing } from '../../knowledge/index.js';
import type { Counted } from '../keywords/index.js';
import type { Draft } from '../ruling.js';

/** What an answerer may look at: the documents as of the day, and counts-as on that day. */
export interface QuestionContext {
  corpus: Corpus;
  day: Day;
  /** How a rule stood on the day; null where the corpus does not have it. */
  standing(rule: string): Standing | null;
  /** Whether a card with these printed keywords counts as having the keyword (Legacy relations). */
  counts(printed: readonly string[], keyword: string): Counted;
}

/** A question that is answered by a procedure. One small file each under `questions/`. */
export interface Question<Facts = Record<string, unknown>> {
  id: string;
  /** The question in plain words, with a question mark. */
  title: string;
  /** Ids of the rules that it rests on. */
  restsOn: string[];
  /** Every fact is optional, with a description that a form can show. Unknown fields are refused. */
  facts: z.ZodObject;
  /** Facts that give a ruling; run by a test. */
  example: Facts;
  /** A pure function; left-out facts give `depends` with the facts that still matter, and no others. */
  answer(facts: Partial<Facts>, context: QuestionContext): Draft | Promise<Draft>;
}
