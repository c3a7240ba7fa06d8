import { useEffect, useRef, useState } from 'preact/hooks';
import type { Asked } from '../../ask/index.js';
import { parseKeyword } from '../../knowledge/index.js';
import type { Suggestion } from '../../search/index.js';
import { usePage } from '../page.js';
import { AskedRuling } from '../parts/asked-ruling.js';
import { Hits } from '../parts/hits.js';
import { KeywordCard } from '../parts/keyword-card.js';
import { Heading } from '../parts/lists.js';

interface Found {
  text: string;
  asked: Asked;
  keyword: string | null;
}

function useFound(text: string): { found: Found | null; completions: Suggestion[] } {
  const { core, asOf, today } = usePage();
  const [found, setFound] = useState<Found | null>(null);
  const [completions, setCompletions] = useState<Suggestion[]>([]);
  useEffect(() => {
    let left = false;
    if (text.trim() === '') {
      setFound(null);
      setCompletions([]);
      return;
    }
    // a pause in typing: not every letter is a question
    const timer = setTimeout(async () => {
      const asked = await core.ask(text, { asOf, today, limit: 10 });
      const parsed = parseKeyword(text);
      const resolved = parsed.ok ? core.corpus.keywords.resolve(parsed.value) : null;
      if (!left) setFound({ text, asked, keyword: resolved?.known ? resolved.name : null });
      const more = await core.suggest(text, 6);
      if (!left) setCompletions(more);
    }, 90);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [core, text, asOf, today]);
  return { found, completions };
}

/** One box: what is typed is ruled on, or else searched for. */
export function Ask() {
  const { params, update } = usePage();
  const text = params.q ?? '';
  const box = useRef<HTMLInputElement>(null);
  const { found, completions } = useFound(text);
  return (
    <div class="ask">
      <Heading unseen text="Ask the rules" />
      <search>
        <form
          onSubmit={event => {
            event.preventDefault();
            // the keyboard of a phone covers the answer
            box.current?.blur();
          }}
        >
          <label class="unseen" for="box">
            A question, a keyword, or words of a rule
          </label>
          <input
            ref={box}
            id="box"
            type="search"
            enterkeyhint="search"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder="Ask, or type a keyword"
            maxLength={2000}
            value={text}
            onInput={({ currentTarget }) => update({ q: currentTarget.value })}
          />
        </form>
      </search>
      {found === null ? text.trim() === '' && <Start /> : <Answers found={found} completions={completions} />}
    </div>
  );
}

function Answers({ found, completions }: { found: Found; completions: Suggestion[] }) {
  const { asked, keyword, text } = found;
  const { hits, ruling, answer, interpretation } = asked;
  const nothing = !ruling && !keyword && hits.length === 0;
  return (
    <div class="answers" data-text={text} data-kind={interpretation.kind}>
      <p class="unseen" role="status">
        {ruling ? ruling.answer : nothing ? 'Nothing found.' : `${hits.length} rules found. ${answer ?? ''}`}
      </p>
      {ruling && <AskedRuling asked={asked} key={`${text} ${interpretation.asOf}`} />}
      {keyword && <KeywordCard keyword={keyword} />}
      <Completions items={completions} typed={text} />
      {nothing && (
        <p class="nothing">
          Nothing found for these words. Try fewer of them, or a keyword such as <i>Undead</i>.
        </p>
      )}
      {hits.length > 0 && (
        <section>
          <h2>{ruling ? 'Matching rules' : interpretation.text}</h2>
          <Hits hits={hits} />
        </section>
      )}
    </div>
  );
}

const EXAMPLES = [
  'Zombie',
  'is a ratling a creature?',
  'did zombies count as Shadowlands on June 19 2008?',
  '4 players A B C D, C defends, who gets the next battle action after C',
  'may not bring holdings',
];

/** Below the empty box: what can be asked. */
export function Start() {
  const { link } = usePage();
  return (
    <section class="start">
      <h2>Examples</h2>
      <ul class="plain row">
        {EXAMPLES.map(example => (
          <li key={example}>
            <a href={link('/', { q: example })}>{example}</a>
          </li>
        ))}
      </ul>
      <p class="meta">Legacy Format and Multiplayer Format. Every answer is as of the day above.</p>
    </section>
  );
}

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
    <ul class="completions plain row" aria-label="Suggestions">
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
