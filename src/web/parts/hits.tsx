import { type Hit, type Snippet, wordsIn } from '../../search/index.js';
import { usePage } from '../page.js';
import { STATUS_NAMES } from './status.js';

/** Rules that were found, best first. */
export function Hits({ hits }: { hits: readonly Hit[] }) {
  const { link } = usePage();
  return (
    <ol class="hits plain">
      {hits.map(({ id, title, answer, format, status, snippet }) => (
        <li key={id} data-rule={id}>
          <a href={link(`/rules/${id}`)}>
            <span class="title">{title}</span>
            <span class="answer">{answer}</span>
            {showsMore(snippet.text, answer) && (
              <span class="snippet meta">
                <Marked {...snippet} />
              </span>
            )}
          </a>
          <span class="tag quiet">{format}</span>
          {status !== 'in-force' && <span class={`tag ${status}`}>{STATUS_NAMES[status]}</span>}
        </li>
      ))}
    </ol>
  );
}

// do not repeat the sentence above
function showsMore(snippet: string, answer: string): boolean {
  const shown = new Set(wordsIn(answer).map(({ folded }) => folded));
  return wordsIn(snippet).some(({ folded }) => !shown.has(folded));
}

/** A text with the words marked that were searched for. */
function Marked({ text, marks }: Snippet) {
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
