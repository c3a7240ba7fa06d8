import type { Snippet } from '../../search/index.js';

/** A text with the words marked that were searched for. */
export function Marked({ text, marks }: Snippet) {
  const pieces = [];
  let at = 0;
  for (const [start, end] of marks) {
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}
