import type { Day, Format, Status, Verdict } from '../knowledge/index.js';

/** One step of a proof: a sentence, and the rule that it rests on. */
export interface Step {
  text: string;
  rule: string;
}

/** Where a ruling comes from, as it stood on the day of the ruling. */
export interface Citation {
  rule: string;
  title: string;
  format: Format;
  source: { page: string; heading: string; operation: string | null };
  /** Change tags to the letter, oldest first. */
  tags: string[];
  status: Status;
  /** No tag says since when the rule has held. */
  undated: boolean;
  url: string;
}

/** A fact that was left out and can still change the ruling. */
export interface Need {
  fact: string;
  why: string;
}

/** An answer with its proof, as of a day, by one corpus. */
export interface Ruling {
  /** The question as it was understood. */
  question: string;
  verdict: Verdict;
  /** One sentence to read aloud. */
  answer: string;
  /** For `value`: the number, list or object asked for; some verdicts of yes and no carry one too. */
  value: unknown;
  /** The shortest proof, in order. */
  steps: Step[];
  citations: Citation[];
  caveats: string[];
  needs: Need[];
  asOf: Day;
  /** Hash of the documents that answered. */
  corpus: string;
}

/** What an answerer decides; {@link makeRuling} adds citations, caveats of time, day and corpus. */
export interface Draft {
  question: string;
  verdict: Verdict;
  answer: string;
  value?: unknown;
  steps?: Step[];
  /** Rules to cite besides those of the steps. */
  cites?: string[];
  /** Rules to cite that only a caveat speaks of: what the day makes of them is left unsaid. */
  asides?: string[];
  caveats?: string[];
  needs?: Need[];
}
