import type { Suggestion } from '../../search/index.js';
import { usePage } from '../page.js';

const PLACES: Record<Suggestion['kind'], string> = {
  keyword: '/keywords',
  question: '/questions',
  rule: '/rules',
};

/** What could be meant: keywords, questions with a form, and rules that begin like what is typed. */
export function Completions({ items, typed }: { items: readonly Suggestion[]; typed: string }) {
  const { link } = usePage();
  const shown = items.filter(
    ({ kind, text }) => kind !== 'rule' && text.toLowerCase() !== typed.trim().toLowerCase(),
  );
  if (shown.length === 0) return null;
  return (
    <ul class="completions" aria-label="Perhaps meant">
      {shown.map(({ kind, text, id }) => (
        <li key={`${kind} ${text}`}>
          <a class={kind} href={link(`${PLACES[kind]}/${id ?? text}`)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
