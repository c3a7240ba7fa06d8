/** What a code means, and what to do about it. */
export interface CodeEntry {
  title: string;
  /** HTTP status; 500 where it is left out, because a caller of the API never meets the code. */
  status?: number;
  /** As Markdown; the problem itself mostly says it more exactly. */
  fix: string;
}
