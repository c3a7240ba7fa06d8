import { useEffect, useRef, useState } from 'preact/hooks';
import { type DeckCheck, listFrame, type Deck as ParsedDeck, parseDeck, rewriteDeck } from '../../engine.js';
import { Cards, DeckImpact, Result } from '../deck/result.js';
import { readEngine, readPage, share, useAnswer } from '../page.js';
import { Copy, OpenFile, Quiet, Save } from '../parts/buttons.js';
import { Fault, Heading, sayProblem } from '../parts/lists.js';
import { keepLast, reached, readLast } from '../store.js';

const EXAMPLE = `Stronghold
1 Kyuden Kitsune
Dynasty
3x Bamboo Harvesters
Fate
3x Ambush`;

/** A check of a pasted text, or why it is no deck. */
type Checked = { fault: string } | { text: string; deck: ParsedDeck; check: DeckCheck };

/** Paste a deck: its problems beside it, then its cards with the keywords that rules give them. */
export default function Deck() {
  const engine = readEngine();
  const { asOf, params } = readPage();
  const [text, setText] = useState(() => params.deck ?? readLast('deck'));
  const [fromFile, setFromFile] = useState(false);
  const list = useRef<HTMLTextAreaElement>(null);
  useEffect(() => keepLast('deck', text), [text]);
  const { answer: checked } = useAnswer<Checked | null>(
    async () => {
      if (text.trim() === '') return null;
      // what a deck program has saved: its list takes its place, so that lines and fixes are those of the list
      const lines = await listFrame(text);
      if (lines !== null) {
        setText(lines);
        setFromFile(true);
        return null;
      }
      const deck = parseDeck(text);
      if (!deck.ok) return { fault: sayProblem(deck.problem) };
      return { text, deck: deck.value, check: await engine.checkDeck(deck.value, asOf) };
    },
    // card data that could not be had before may be there when the service is reached again
    [engine, text, asOf, reached.value],
    // a pasted list comes at once, a typed one letter by letter
    250,
  );
  const write = (text: string) => {
    setText(text);
    setFromFile(false);
  };
  const showLine = (line: number) => {
    const lines = text.split('\n');
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    const area = list.current;
    area?.focus();
    area?.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
    if (area) area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 3);
    area?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div class="deck">
      <Heading text="Deck" />
      <div class="columns">
        <div class="field">
          <label for="list">Paste a deck list</label>
          <textarea
            ref={list}
            id="list"
            rows={text ? 14 : 9}
            spellcheck={false}
            placeholder={EXAMPLE}
            value={text}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
          <OpenFile
            label="Or choose a file"
            accept=".txt,.o8d,.xml,.yaml,.yml,.json,.dek,.l5r"
            read={write}
          />
          {fromFile && (
            <p class="meta" role="status">
              This is the list of a deck program’s file.
            </p>
          )}
          {text && (
            <div class="tools row">
              <Copy text={() => share('/deck', { deck: text })}>Copy link</Copy>
              <Copy text={() => text}>Copy list</Copy>
              <Save text={() => text} name="deck.txt" />
              <Quiet onClick={() => setText('')}>Clear</Quiet>
            </div>
          )}
        </div>
        <div>
          {checked && 'fault' in checked && <Fault text={checked.fault} />}
          {checked && 'check' in checked && (
            <>
              <Result
                check={checked.check}
                showLine={showLine}
                // what was typed since the check must not be lost
                apply={checked.text === text ? edits => setText(rewriteDeck(text, edits)) : null}
              />
              <DeckImpact deck={checked.deck} />
              <Cards cards={checked.check.cards} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
