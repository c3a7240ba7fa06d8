import type { DescribedCard } from '../../engine.js';
import { formatDay } from '../../knowledge/index.js';
import { readEngine, readPage, useAnswer } from '../page.js';
import { Because, Heading, KeywordPills, TitleList } from '../parts/lists.js';
import { reached } from '../store.js';

/** A card as of the day: what it counts as, and the rules that concern it. */
export default function CardView() {
  const engine = readEngine();
  const { path, asOf } = readPage();
  const [, , name = ''] = path.split('/');
  const { answer: described } = useAnswer(
    () => engine.cards.describe({ title: name }, asOf),
    [engine, name, asOf, reached.value],
  );
  if (!described) return <p class="loading">Opening the card data…</p>;
  if (!described.ok) {
    const { message, near = [] } = described.problem;
    return (
      <div>
        <Heading text={name || 'Cards'} up={['/', 'Ask']} />
        <p role="alert">{message}</p>
        <KeywordPills names={near} path={title => `/cards/${title}`} />
      </div>
    );
  }
  const { title, cards, catalogue } = described.value;
  return (
    <div class="card-view">
      <Heading text={title} up={['/', 'Ask']} />
      {cards.map(card => (
        <Version key={card.card.slug} {...card} />
      ))}
      <p class="meta">{catalogue}.</p>
    </div>
  );
}

function Version({ card, considered, unknown, alternateTitles, rules }: DescribedCard) {
  const { asOf } = readPage();
  const gained = considered.filter(({ steps }) => steps.length > 0);
  return (
    <section class="card version" data-slug={card.slug}>
      <h2>
        {card.type}
        {card.experience.written && `, ${card.experience.written}`}
      </h2>
      <p class="meta">Printed keywords</p>
      {card.keywords.length > 0 ? (
        <KeywordPills names={card.keywords} path={keyword => `/keywords/${keyword}`} />
      ) : (
        <p>None.</p>
      )}
      <p class="meta">Counts as well, on {formatDay(asOf)}</p>
      {gained.length + unknown.length === 0 && <p>Nothing more.</p>}
      <ul class="plain">
        {[...gained, ...unknown].map(({ keyword, steps }) => (
          <li key={keyword}>
            <b>{keyword}</b>
            {unknown.some(other => other.keyword === keyword) && ' (not on record)'}:{' '}
            <Because steps={steps} />
          </li>
        ))}
      </ul>
      {alternateTitles.titles.length > 0 && <p>Also known as: {alternateTitles.titles.join(', ')}.</p>}
      <TitleList heading="Rules that concern it" under="/rules" items={rules} />
    </section>
  );
}
