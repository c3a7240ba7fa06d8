/** A sentence read as one of the questions with facts. */
export interface Reading {
  id: string;
  facts: Record<string, unknown>;
  /** For an order: what is asked of it. */
  place?: { kind: 'first' } | { kind: 'after'; player: string };
}
