import { useEffect, useState } from 'preact/hooks';
import { checkDeck, type DeckCheck, parseDeck } from '../../decks/index.js';
import type { Engine } from '../../engine.js';
import { type Day, formatDay } from '../../knowledge/index.js';
import { Cards, Problems } from '../deck/result.js';
import { useAnswer, useEngine, usePage } from '../page.js';
import { Copy, Heading } from '../parts/lists.js';
import { keepLast, readLast } from '../store.js';

const EXAMPLE = `Stronghold
1 Kyuden Kitsune
Dynasty
3x Bamboo Harvesters
Fate
3x Ambush`;

const VERDICTS = { yes: 'Legal', no: 'Not legal', depends: 'It depends' } as const;

/** A check of a deck, or why it failed. */
type Checked = { check: DeckCheck; here: boolean } | { fault: string };

// the service may have card data, which this device has not
async function askService(deck: string, asOf: Day): Promise<DeckCheck | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ deck, asOf });
    const answer = await fetch('/v1/decks/check', { method: 'POST', headers, body });
    return answer.ok ? ((await answer.json()) as DeckCheck) : null;
  } catch {
    return null;
  }
}

/** Checks a pasted deck: by the service where it can be reached, else here by the same rules without card data. */
async function checkText(engine: Engine, text: string, asOf: Day, reached: boolean): Promise<Checked> {
  const deck = parseDeck(text);
  if (!deck.ok) return { fault: [deck.problem.message, deck.problem.cure].filter(Boolean).join(' ') };
  const served = reached ? await askService(text, asOf) : null;
  // a service with another corpus than this page answers for other rules
  if (served?.corpus === engine.corpus.hash) return { check: served, here: false };
  return { check: await checkDeck(engine.judge, null, deck.value, asOf), here: true };
}

/** Paste a deck: its problems first, then its cards with the keywords that rules give them. */
export default function Deck() {
  const engine = useEngine();
  const { asOf, params, link, reached } = usePage();
  const [text, setText] = useState(() => params.deck ?? readLast('deck'));
  useEffect(() => keepLast('deck', text), [text]);
  const { answer: checked } = useAnswer<Checked | null>(
    async () => (text.trim() === '' ? null : checkText(engine, text, asOf, reached)),
    [engine, text, asOf, reached],
    // a pasted list comes at once, a typed one letter by letter
    250,
  );
  const fault = checked && 'fault' in checked && checked.fault;
  return (
    <div class="deck">
      <Heading text="Deck" />
      <form class="field" onSubmit={event => event.preventDefault()}>
        <label for="list">Paste a deck list</label>
        <textarea
          id="list"
          rows={text ? 6 : 9}
          spellcheck={false}
          placeholder={EXAMPLE}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </form>
      {fault && (
        <p class="caveat" role="alert">
          {fault}
        </p>
      )}
      {checked && 'check' in checked && <Result checked={checked} />}
      {text && (
        <div class="tools row">
          <Copy text={() => `${location.origin}/${link('/deck', { deck: text })}`}>Copy link</Copy>
          <button type="button" class="quiet" onClick={() => setText('')}>
            Clear
          </button>
        </div>
      )}
    </div>
  );
}

function Result({ checked: { check, here } }: { checked: Extract<Checked, { check: unknown }> }) {
  const { counts } = check;
  const tone = { yes: 'yes', no: 'no', depends: 'depends' }[check.legal];
  return (
    <>
      <section class={`card ruling ${tone}`} data-legal={check.legal} aria-label="Result">
        <p class="verdict">{VERDICTS[check.legal]}</p>
        <p class="answer" role="status">
          {check.answer}
        </p>
        <p class="meta">
          Dynasty {counts.dynasty}, Fate {counts.fate}, Sensei {counts.sensei}, Stronghold {counts.stronghold}
          . As of {formatDay(check.asOf)}. Checked {here ? 'on this device' : 'by the service'},{' '}
          {check.catalogue}.
        </p>
      </section>
      <Problems check={check} />
      <Cards cards={check.cards} />
    </>
  );
}
