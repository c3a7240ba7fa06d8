import { useState } from 'preact/hooks';
import type { CheckedCard, Deck, DeckCheck, DeckProblem, UnknownCard } from '../../engine.js';
import type { Day } from '../../language/index.js';
import { makeDeckSheet, makeImpactSheet } from '../../sheets/index.js';
import { link, readEngine, readPage, useAnswer } from '../page.js';
import { Button, Quiet } from '../parts/buttons.js';
import { DayField } from '../parts/frame.js';
import { Caveats } from '../parts/lists.js';
import { Sources } from '../parts/ruling.js';
import { Parts } from '../parts/sheet.js';

const SEVERITY = { error: 'Fault', depends: 'Open', note: 'Note' } as const;
const UNKNOWN = 'deck-unknown-cards';

interface ResultProps {
  check: DeckCheck;
  /** Shows a line of the pasted list. */
  showLine(line: number): void;
  /** Writes edits into the pasted list; null while a list is not checked yet. */
  apply: ((edits: DeckProblem['edits']) => void) | null;
}

/** Whether a deck is legal, and all its problems, the gravest first, each with its fix. */
export function Result({ check, showLine, apply }: ResultProps) {
  const { legal, answer, problems, notCovered, unknownCards, catalogue } = check;
  const { headline, closing } = makeDeckSheet(check);
  const unknown = <UnknownCards cards={unknownCards} catalogue={catalogue} showLine={showLine} />;
  return (
    <>
      <section class={`card ruling ${legal}`} data-legal={legal} aria-label="Result">
        <p class="verdict">{headline}</p>
        <p class="answer" role="status">
          {answer}
        </p>
        <p class="meta">{closing.join(', ')}.</p>
      </section>
      {problems.length > 0 && (
        <ol class="problems plain">
          {problems.map(problem => {
            const { code, severity, message, cure, caveats, citations, lines, edits } = problem;
            const applicable =
              edits.length > 0 && edits.every(edit => edit.do !== 'add' || edit.title !== null);
            return (
              <li key={`${code} ${message}`} class={`card ${severity}`} data-code={code}>
                <p>
                  <b class="severity">{SEVERITY[severity]}.</b> {message}
                </p>
                <p class="cure">Fix: {cure}</p>
                {code === UNKNOWN ? (
                  unknown
                ) : (
                  <div class="row">
                    <Lines lines={lines} showLine={showLine} />
                    {applicable && (
                      <Button disabled={!apply} onClick={() => apply?.(edits)}>
                        Apply
                      </Button>
                    )}
                  </div>
                )}
                <Caveats caveats={caveats} />
                <Sources citations={citations} />
              </li>
            );
          })}
        </ol>
      )}
      {problems.some(({ code }) => code === UNKNOWN) ? null : unknown}
      {notCovered.length > 0 && (
        <section>
          <h2>Not covered by the two pages</h2>
          <ul>
            {notCovered.map(({ topic, why, cards }) => (
              <li key={topic}>
                <b>{topic}.</b> {why} {cards.length > 0 && `(${cards.join(', ')})`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Lines({ lines, showLine }: { lines: readonly number[]; showLine(line: number): void }) {
  return (
    <>
      {lines.map(line => (
        <Quiet key={line} onClick={() => showLine(line)}>
          Line {line}
        </Quiet>
      ))}
    </>
  );
}

interface UnknownProps {
  cards: readonly UnknownCard[];
  catalogue: string;
  showLine(line: number): void;
}

/** Cards that could not be looked up; without card data that is all of them, which needs no list. */
function UnknownCards({ cards, catalogue, showLine }: UnknownProps) {
  const [first] = cards;
  if (!first) return null;
  if (cards.every(({ reason }) => reason === 'no-catalogue'))
    return (
      <section class="unknown-cards">
        <h2>No card data ({catalogue})</h2>
        <p>
          Only what the list says of its cards is known. Connect once to load the card data; or write each
          card below the heading of its type, such as Holdings or Strategies.
        </p>
      </section>
    );
  return (
    <section class="unknown-cards">
      <h2>Cards that are not found</h2>
      <ul class="plain">
        {cards.map(({ title, experience, lines, near, message }) => (
          <li class="row" key={`${title} ${experience} ${lines.join()}`} title={message}>
            <b>{experience ? `${title} (${experience})` : title}</b>
            <Lines lines={lines} showLine={showLine} />
            {near.length > 0 && <span>Perhaps: {near.join(', ')}.</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameCard({ count, title, experience }: CheckedCard): string {
  return `${count}× ${title}${experience ? ` (${experience})` : ''}`;
}

/** The cards of a deck; keywords that rules give are marked, each with its proof. */
export function Cards({ cards }: { cards: readonly CheckedCard[] }) {
  return (
    <section>
      <h2>Cards</h2>
      <ul class="cards plain">
        {cards.map(card => (
          <li class="row" key={`${card.section} ${card.title} ${card.experience}`}>
            <span>{nameCard(card)}</span>
            {!card.known && <span class="tag meta">keywords unknown</span>}
            {card.considered
              .filter(({ steps }) => steps.length > 0)
              .map(({ keyword, steps }) => (
                <a
                  key={keyword}
                  class="tag gained"
                  title={steps.map(({ text }) => text).join(' ')}
                  href={link(`/rules/${steps[0]?.rule}`)}
                >
                  + {keyword}
                </a>
              ))}
            {card.unknown.map(({ keyword }) => (
              <span key={keyword} class="tag unrecorded">
                perhaps {keyword}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What differs for a deck between the day of the page and another. */
export function DeckImpact({ deck }: { deck: Deck }) {
  const engine = readEngine();
  const { asOf } = readPage();
  const [other, setOther] = useState<Day>(engine.corpus.changeDays.findLast(day => day < asOf) ?? asOf);
  const [open, setOpen] = useState(false);
  const [from, to] = other < asOf ? [other, asOf] : [asOf, other];
  const { answer: impact } = useAnswer(async () => {
    if (!open) return null;
    // cards that are not found are listed above
    return makeImpactSheet({ ...(await engine.deckImpact(deck, { from, to })), unknownCards: [] });
  }, [engine, deck, from, to, open]);
  return (
    <details class="deck-impact" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Compare with another day</summary>
      <DayField label="The other day" day={other} set={setOther} />
      {impact && (
        <>
          <p role="status">
            {impact.title}: {impact.answer}
          </p>
          <Parts parts={impact.parts} />
        </>
      )}
    </details>
  );
}
