import type { CheckedCard } from '../../decks/index.js';
import { usePage } from '../page.js';

function nameCard({ count, title, experience }: CheckedCard): string {
  return `${count}× ${title}${experience ? ` (${experience})` : ''}`;
}

/** The cards of a deck; keywords that rules have given are marked, each with its proof. */
export function Cards({ cards }: { cards: readonly CheckedCard[] }) {
  const { link } = usePage();
  return (
    <section>
      <h2>Cards</h2>
      <ul class="cards">
        {cards.map(card => (
          <li key={`${card.section} ${card.title} ${card.experience}`}>
            <span>{nameCard(card)}</span>
            {!card.known && <span class="tag quiet">keywords not known here</span>}
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
