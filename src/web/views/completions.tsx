import { foldAccents } from '../../language/index.js';
import type { Suggestion } from '../../search/index.js';
import { link, readEngine, useAnswer } from '../page.js';

const PLACES = { keyword: '/keywords', question: '/questions', rule: '/rules', card: '/cards' } as const;

// words of sentences, which are in few titles
const SENTENCE =
  /\?|\b(?:i|my|me|we|he|his|do|does|did|is|are|can|may|must|how|what|which|who|when|where|why|if)\b/i;

/** Whether a text that is no title may be a wrong or an unfinished one. */
function couldBeTitle(text: string): boolean {
  return !SENTENCE.test(text) && text.trim().split(/\s+/).length <= 6;
}

const foldTitle = (text: string) => foldAccents(text.trim());

interface CompletionsProps {
  items: readonly Suggestion[];
  typed: string;
  /** Whether the sentence was understood, or may have been: then only a card of this very title is shown. */
  isRead: boolean;
}

/** What could be meant: keywords, questions with a form, and cards that begin like what is typed. */
export function Completions({ items, typed, isRead }: CompletionsProps) {
  const engine = readEngine();
  const asked = typed.trim().length > 2;
  // card data is asked for when a title may be meant, and waits for no answer
  const { answer: cards } = useAnswer(
    async () => {
      const found = asked ? await engine.cards.find(typed) : null;
      const titles = found?.ok ? found.value.map(({ title }) => title) : [];
      const fitting = isRead ? titles.filter(title => foldTitle(title) === foldTitle(typed)) : titles;
      const items = fitting.slice(0, 4).map(title => ({ kind: 'card' as const, text: title, id: title }));
      return { items, note: found?.ok ? 'No card has this title.' : 'No card data is stored here.' };
    },
    [engine, typed, asked, isRead],
    150,
  );
  const shown = [...items, ...(cards?.items ?? [])].filter(
    ({ kind, text }) =>
      kind !== 'rule' && (kind === 'card' || text.toLowerCase() !== typed.trim().toLowerCase()),
  );
  // a row that is there before the titles come, so that nothing moves when they do
  if (shown.length === 0)
    return asked && !isRead && couldBeTitle(typed) ? (
      <p class="completions meta">{cards?.note ?? 'Looking for a card…'}</p>
    ) : null;
  return (
    <ul class="completions plain" aria-label="Suggestions">
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
