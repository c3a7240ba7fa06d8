import { useEffect, useState } from 'preact/hooks';
import { formatDay } from '../../knowledge/index.js';
import { type Checked, checkText } from '../deck/check.js';
import { Cards, Problems } from '../deck/result.js';
import { keepLastDeck, readLastDeck } from '../deck/store.js';
import { usePage } from '../page.js';
import { Copy } from '../parts/copy.js';

const EXAMPLE = `Stronghold
1 Kyuden Kitsune
Dynasty
3x Bamboo Harvesters
Fate
3x Ambush`;

const VERDICTS = { yes: 'Legal', no: 'Not legal', depends: 'It depends' } as const;

/** Paste a deck: its problems first, then its cards with the keywords that rules have given them. */
export default function Deck() {
  const { core, asOf, params, link, reached } = usePage();
  const [text, setText] = useState(() => params.deck ?? readLastDeck());
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let left = false;
    keepLastDeck(text);
    if (text.trim() === '') {
      setChecked(null);
      return;
    }
    // a pasted list comes at once, a typed one letter by letter
    const timer = setTimeout(() => {
      checkText(core, text, asOf, reached).then(
        next => !left && setChecked(next),
        () =>
          !left && setChecked({ fault: 'The deck check is not stored here yet. It needs the network once.' }),
      );
    }, 250);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [core, text, asOf, reached]);
  return (
    <div class="deck">
      <h1>Deck</h1>
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
      {checked && 'fault' in checked && (
        <p class="caveat" role="alert">
          {checked.fault}
        </p>
      )}
      {checked && 'check' in checked && <Result checked={checked} />}
      {text && (
        <div class="tools">
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
      <section class={`ruling ${tone}`} data-legal={check.legal} aria-label="Result">
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
