import { useEffect, useState } from 'preact/hooks';
import { formatDay } from '../../knowledge/index.js';
import { type Checked, checkText } from '../deck/check.js';
import { Cards, Problems } from '../deck/result.js';
import { useAnswer, usePage } from '../page.js';
import { Copy } from '../parts/copy.js';
import { Heading } from '../parts/lists.js';
import { keepLast, readLast } from '../store/last.js';

const EXAMPLE = `Stronghold
1 Kyuden Kitsune
Dynasty
3x Bamboo Harvesters
Fate
3x Ambush`;

const VERDICTS = { yes: 'Legal', no: 'Not legal', depends: 'It depends' } as const;

/** Paste a deck: its problems first, then its cards with the keywords that rules give them. */
export default function Deck() {
  const { core, asOf, params, link, reached } = usePage();
  const [text, setText] = useState(() => params.deck ?? readLast('deck'));
  useEffect(() => keepLast('deck', text), [text]);
  const { answer: checked, failed } = useAnswer<Checked | null>(
    async () => (text.trim() === '' ? null : checkText(core, text, asOf, reached)),
    [core, text, asOf, reached],
    // a pasted list comes at once, a typed one letter by letter
    250,
  );
  const fault = failed
    ? 'The deck check is not stored here yet. Connect once to load it.'
    : checked && 'fault' in checked && checked.fault;
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
