import { type CheckedCard, type DeckCheck, formatLines, type UnknownCard } from '../../decks/index.js';
import { usePage } from '../page.js';
import { Caveats } from '../parts/lists.js';
import { Sources } from '../parts/ruling.js';

const SEVERITY = { error: 'Error', depends: 'Open', note: 'Note' } as const;

/** All problems of a deck, the gravest first, each with its fix. */
export function Problems({ check: { problems, notCovered, unknownCards } }: { check: DeckCheck }) {
  return (
    <>
      {problems.length > 0 && (
        <ol class="problems plain">
          {problems.map(problem => (
            <li
              key={`${problem.code} ${problem.message}`}
              class={`card ${problem.severity}`}
              data-code={problem.code}
            >
              <p>
                <b class="severity">{SEVERITY[problem.severity]}.</b> {problem.message}
              </p>
              <p class="cure">Fix: {problem.cure}</p>
              <Caveats caveats={problem.caveats} />
              <Sources citations={problem.citations} />
            </li>
          ))}
        </ol>
      )}
      <UnknownCards cards={unknownCards} />
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

function Unknown({ card: { title, experience, lines, near } }: { card: UnknownCard }) {
  return (
    <li>
      <b>{experience ? `${title} (${experience})` : title}</b>
      {lines.length > 0 && ` (${formatLines(lines)})`}
      {near.length > 0 && ` Perhaps: ${near.join(', ')}.`}
    </li>
  );
}

/** Cards that could not be looked up, by reason. */
function UnknownCards({ cards }: { cards: readonly UnknownCard[] }) {
  if (cards.length === 0) return null;
  const reasons = [...new Set(cards.map(({ message }) => message))];
  return (
    <section class="unknown-cards">
      <h2>Unknown cards</h2>
      {reasons.map(reason => (
        <div key={reason}>
          <p>{reason}</p>
          <ul>
            {cards
              .filter(({ message }) => message === reason)
              .map(card => (
                <Unknown key={`${card.title} ${card.experience} ${card.lines.join()}`} card={card} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function nameCard({ count, title, experience }: CheckedCard): string {
  return `${count}× ${title}${experience ? ` (${experience})` : ''}`;
}

/** The cards of a deck; keywords that rules give are marked, each with its proof. */
export function Cards({ cards }: { cards: readonly CheckedCard[] }) {
  const { link } = usePage();
  return (
    <section>
      <h2>Cards</h2>
      <ul class="cards plain">
        {cards.map(card => (
          <li class="row" key={`${card.section} ${card.title} ${card.experience}`}>
            <span>{nameCard(card)}</span>
            {!card.known && <span class="tag quiet">keywords unknown</span>}
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
