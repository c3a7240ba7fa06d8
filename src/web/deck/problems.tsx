import type { DeckCheck } from '../../decks/index.js';
import { Sources } from '../parts/sources.js';
import { UnknownCards } from './unknown-cards.js';

const SEVERITY = { error: 'Fault', depends: 'Open', note: 'Note' } as const;

/** All problems of a deck, the gravest first, each with its cure. */
export function Problems({ check: { problems, notCovered, unknownCards } }: { check: DeckCheck }) {
  return (
    <>
      {problems.length > 0 && (
        <ol class="problems">
          {problems.map(problem => (
            <li key={`${problem.code} ${problem.message}`} class={problem.severity} data-code={problem.code}>
              <p>
                <b class="severity">{SEVERITY[problem.severity]}.</b> {problem.message}
              </p>
              <p class="cure">Cure: {problem.cure}</p>
              {problem.caveats.map(caveat => (
                <p class="caveat" key={caveat}>
                  {caveat}
                </p>
              ))}
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
