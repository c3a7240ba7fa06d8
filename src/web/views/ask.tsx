import { useEffect, useRef } from 'preact/hooks';
import { Late, link, readPage, update } from '../page.js';
import { Heading, Links } from '../parts/lists.js';

const loadAnswers = () => import('./answers.js');

const EXAMPLES = [
  'Zombie',
  'is a ratling a creature?',
  'did zombies count as Shadowlands on June 19 2008?',
  '4 players A B C D, C defends, who gets the next battle action after C',
  'may not bring holdings',
];

/** One box: what is typed is ruled on, or else searched for. */
export function Ask() {
  const { params } = readPage();
  const text = params.q ?? '';
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (params.focus) box.current?.focus();
  }, [params.focus]);
  return (
    <div class="ask">
      <Heading unseen text="Ask the rules" title={text.trim() || 'Ask the rules'} />
      <search>
        <form
          onSubmit={event => {
            event.preventDefault();
            // the keyboard of a phone covers the answer
            box.current?.blur();
          }}
        >
          <input
            ref={box}
            id="box"
            aria-label="A question, a keyword, or words of a rule"
            type="search"
            enterkeyhint="search"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder="Ask, or type a keyword"
            maxLength={2000}
            value={text}
            onInput={({ currentTarget }) => update({ q: currentTarget.value, pick: '' })}
          />
        </form>
      </search>
      {text.trim() === '' ? (
        <div class="start">
          <Links pills heading="Examples" items={EXAMPLES} href={q => link('/', { q })} />
          <p class="meta">Legacy Format and Multiplayer Format. Every answer is as of the day above.</p>
        </div>
      ) : (
        <Late load={loadAnswers} />
      )}
    </div>
  );
}
