/** A sentence read as one of the questions with facts. */
export interface Reading {
  id: string;
  facts: Record<string, unknown>;
  /** For an order: what is asked of it. */
  place?: { kind: 'first' } | { kind: 'after'; player: string };
}

/** Words that turn a sentence around: where no cue has read them, the sentence is left unread. */
export const NEGATION =
  /\b(?:not|no|never|without|cannot|cant|dont|doesnt|isnt|wont|except|unless|neither|nor|nobody|none|instead)\b|n't\b/i;
