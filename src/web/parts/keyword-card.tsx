import { formatDay, VERDICT_WORDS } from '../../language/index.js';
import type { KeywordAnswer } from '../../resolver/index.js';
import { link, readEngine, readPage } from '../page.js';

function sayTurn({ turn }: KeywordAnswer): string {
  if (!turn) return '';
  return `${VERDICT_WORDS[turn.verdict].toLowerCase()} ${turn.when} ${formatDay(turn.day)}`;
}

/** One keyword: what a card with it counts as on the day, each a tap away from its proof. */
export function KeywordCard({ keyword }: { keyword: string }) {
  const { asOf } = readPage();
  const answers = readEngine().listKeywordAnswers(keyword, asOf);
  return (
    <section class="card keyword" aria-label={`Keyword ${keyword}`}>
      <h2>
        <a href={link(`/keywords/${keyword}`)}>{keyword}</a>
      </h2>
      {answers.length === 0 ? (
        <p>No rule makes it count as another keyword.</p>
      ) : (
        <>
          <p class="meta">counts as, on {formatDay(asOf)}:</p>
          <ul class="plain">
            {answers.map(answer => (
              <li key={answer.to}>
                <a
                  class={answer.verdict}
                  href={link(`/keywords/${keyword}/counts-as/${answer.to}`)}
                  data-to={answer.to}
                  data-verdict={answer.verdict}
                >
                  <span class="to">{answer.to}</span>
                  <b>{VERDICT_WORDS[answer.verdict]}</b>
                  <span class="turn meta">{sayTurn(answer)}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
