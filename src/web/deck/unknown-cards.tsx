import { formatLines, type UnknownCard } from '../../decks/index.js';

function Unknown({ card: { title, experience, lines, near } }: { card: UnknownCard }) {
  return (
    <li>
      <b>{experience ? `${title} (${experience})` : title}</b>
      {lines.length > 0 && ` (${formatLines(lines)})`}
      {near.length > 0 && ` Perhaps: ${near.join(', ')}.`}
    </li>
  );
}

/** Cards that could not be looked up, by the reason, which is said once. */
export function UnknownCards({ cards }: { cards: readonly UnknownCard[] }) {
  if (cards.length === 0) return null;
  const reasons = [...new Set(cards.map(({ message }) => message))];
  return (
    <section class="unknown-cards">
      <h2>Cards that are not known here</h2>
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
