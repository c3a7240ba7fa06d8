import { formatDay, isDay, listChanges } from '../../knowledge/index.js';
import { VERDICT_WORDS } from '../../language/index.js';
import { listImpact } from '../../resolver/index.js';
import { useEngine, usePage } from '../page.js';
import { Heading } from '../parts/lists.js';

/** What changed after one day and up to the day that is looked at: rules, and answers between keywords. */
export default function Changes() {
  const { corpus } = useEngine();
  const { asOf, params, link, update } = usePage();
  const days = corpus.changeDays;
  const since = isDay(params.since ?? '') ? (params.since as string) : (days[0] ?? asOf);
  const [from, to] = since <= asOf ? [since, asOf] : [asOf, since];
  const changes = listChanges(corpus, { from, to });
  const items = changes.ok ? changes.value.items : [];
  const pairs = listImpact(corpus, from, to);
  const byDay = [...new Set(items.map(({ day }) => day))];
  return (
    <div class="changes">
      <Heading text="What changed" />
      <form class="row" onSubmit={event => event.preventDefault()}>
        <label>
          Since{' '}
          <input
            type="date"
            value={since}
            required
            onChange={({ currentTarget }) =>
              isDay(currentTarget.value) && update({ since: currentTarget.value })
            }
          />
        </label>
        <span>until {formatDay(asOf)}, the day above</span>
      </form>
      <div class="row days">
        {days.map(day => (
          <button type="button" key={day} aria-pressed={day === since} onClick={() => update({ since: day })}>
            {formatDay(day)}
          </button>
        ))}
      </div>
      {items.length === 0 && (
        <p class="nothing">
          No rule changed from {formatDay(from)} to {formatDay(to)}.
        </p>
      )}
      {byDay.map(day => (
        <section key={day}>
          <h2>
            <time dateTime={day}>{formatDay(day)}</time>
          </h2>
          <ul class="change-list plain">
            {items
              .filter(item => item.day === day)
              .map(({ rule, title, written, answer }) => (
                <li key={`${rule} ${written}`}>
                  <a href={link(`/rules/${rule}`, { asOf: day })}>{title}</a>{' '}
                  <span class="tag">{written}</span>
                  {answer && <p>{answer}</p>}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {pairs.length > 0 && (
        <section>
          <h2>Keyword answers that differ</h2>
          <p class="meta">
            Between {formatDay(from)} and {formatDay(to)}.
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">Does … count as …?</th>
                <th scope="col">before</th>
                <th scope="col">after</th>
              </tr>
            </thead>
            <tbody>
              {pairs.map(({ from: holder, to: target, before, after }) => (
                <tr key={`${holder} ${target}`}>
                  <th scope="row">
                    <a href={link(`/keywords/${holder}/counts-as/${target}`)}>
                      {holder} → {target}
                    </a>
                  </th>
                  <td class={before}>{VERDICT_WORDS[before]}</td>
                  <td class={after}>{VERDICT_WORDS[after]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
