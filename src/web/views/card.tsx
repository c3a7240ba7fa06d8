import { showCard } from '../../pages/index.js';
import { link, linkOn, readEngine, readPage, useAnswer } from '../page.js';
import { Drawn, Heading, Unknown } from '../parts/lists.js';
import { reached } from '../store.js';

const UP = ['/', 'Ask'] as const;

/** The cards of a title as of the day. */
export default function CardView() {
  const engine = readEngine();
  const { path, asOf } = readPage();
  const [, , name = ''] = path.split('/');
  const { answer: described } = useAnswer(
    () => engine.cards.describe({ title: name }, asOf),
    [engine, name, asOf, reached.value],
  );
  if (!described) return <p class="loading">Opening the card data…</p>;
  if (!described.ok)
    return (
      <Unknown
        heading={name || 'Cards'}
        up={UP}
        problem={described.problem}
        href={title => link(`/cards/${title}`)}
      />
    );
  const { title, cards, catalogue } = described.value;
  return (
    <div class="card-view">
      <Heading text={title} up={UP} />
      {cards.map(card => (
        <section class="card version" key={card.card.slug}>
          <h2>{[card.card.type, card.card.experience.written].filter(Boolean).join(', ')}</h2>
          <Drawn html={showCard(card, linkOn)} />
        </section>
      ))}
      <p class="meta">{catalogue}.</p>
    </div>
  );
}
