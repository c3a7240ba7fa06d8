import { useState } from 'preact/hooks';
import type { Deck } from '../../engine.js';
import { formatDay } from '../../knowledge/index.js';
import { capitalise, type Day } from '../../language/index.js';
import { useAnswer, useEngine, usePage } from '../page.js';
import { DayField } from '../parts/frame.js';

/** What differs for a deck between the day of the page and another. */
export function DeckImpact({ deck }: { deck: Deck }) {
  const engine = useEngine();
  const { asOf, changeDays } = usePage();
  const [other, setOther] = useState<Day>(changeDays.findLast(day => day < asOf) ?? asOf);
  const [open, setOpen] = useState(false);
  const [from, to] = other < asOf ? [other, asOf] : [asOf, other];
  const { answer: impact } = useAnswer(
    async () => (open ? engine.deckImpact(deck, { from, to }) : null),
    [engine, deck, from, to, open],
  );
  return (
    <details class="deck-impact" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Compare with another day</summary>
      <DayField label="The other day" day={other} set={setOther} />
      {impact && (
        <>
          <p role="status">
            From {formatDay(impact.from)} to {formatDay(impact.to)}: {impact.answer}
          </p>
          <ul>
            {impact.cards.flatMap(({ title, experience, changes }) =>
              changes.map(({ keyword, from: before, to: after }) => (
                <li key={`${title} ${experience} ${keyword}`}>
                  <b>{title}</b> as {keyword}: {capitalise(before)} → {capitalise(after)}
                </li>
              )),
            )}
            {(['gone', 'new'] as const).flatMap(side =>
              impact.problems[side].map(({ code, message }) => (
                <li key={`${side} ${code} ${message}`}>
                  <b>{side === 'gone' ? 'No longer a problem' : 'A new problem'}:</b> {message}
                </li>
              )),
            )}
          </ul>
        </>
      )}
    </details>
  );
}
