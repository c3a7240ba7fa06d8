import { type Status, standingOn } from '../../knowledge/index.js';
import { type Day, dayBefore, formatDay, STATUS_WORDS } from '../../language/index.js';
import { useEngine, usePage } from '../page.js';

interface PictureProps {
  from: Day;
  to: Day;
  choose(day: Day): void;
}

/** Every rule with dated changes as a row, every day of change as a column: what held when, and what changed then. */
export function ChangePicture({ from, to, choose }: PictureProps) {
  const { corpus } = useEngine();
  const { changeDays, link } = usePage();
  const [first] = changeDays;
  if (!first) return null;
  const changed = corpus.documents.filter(({ tags }) => tags.length > 0);
  const columns = [dayBefore(first), ...changeDays];
  const within = (day: Day) => (day >= from && day <= to ? 'within' : '');
  return (
    <section class="picture">
      <h2>All changes</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">Rule</span>
            </th>
            <th scope="col">
              <span class="day">before</span>
            </th>
            {changeDays.map(day => (
              <th scope="col" key={day} class={within(day)}>
                <button
                  type="button"
                  class="quiet"
                  aria-pressed={from === day && to === day}
                  onClick={() => choose(day)}
                >
                  <span class="day">{formatDay(day)}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changed.map(document => (
            <tr key={document.id}>
              <th scope="row">
                <a href={link(`/rules/${document.id}`)}>{document.title}</a>
              </th>
              {columns.map(day => (
                <Cell
                  key={day}
                  status={standingOn(document, day).status}
                  change={document.tags.find(tag => tag.day === day)?.written ?? null}
                  within={within(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="legend plain row">
        {(['in-force', 'unrecorded', 'ended'] as const).map(status => (
          <li key={status}>
            <span class={`bar ${status}`} aria-hidden="true" /> {STATUS_WORDS[status]}
          </li>
        ))}
        <li>
          <span class="dot" aria-hidden="true" /> a change
        </li>
      </ul>
    </section>
  );
}

function Cell({ status, change, within }: { status: Status; change: string | null; within: string }) {
  return (
    <td class={within} title={change ?? STATUS_WORDS[status]}>
      <span class={`bar ${status}`} />
      {change && <span class="dot" />}
      <span class="unseen">
        {STATUS_WORDS[status]}
        {change && `, ${change}`}
      </span>
    </td>
  );
}
