import { type Change, formatDay, isDay, listChanges, standingOn } from '../../knowledge/index.js';
import { type Day, dayBefore, STATUS_WORDS } from '../../language/index.js';
import { showImpact } from '../../pages/index.js';
import { link, linkOn, readEngine, readPage, update } from '../page.js';
import { showBeforeAfter } from '../parts/before-after.js';
import { Button, Quiet } from '../parts/buttons.js';
import { DayField, ShortDay } from '../parts/frame.js';
import { Drawn, Heading } from '../parts/lists.js';

/** What changed from one day to another, both counted in: rules, and answers between keywords. */
export default function Changes() {
  const { corpus } = readEngine();
  const { asOf, params } = readPage();
  const { changeDays } = corpus;
  const dayOf = (text = '', otherwise: Day) => (isDay(text) ? text : otherwise);
  const first = dayOf(params.from ?? params.since, changeDays[0] ?? asOf);
  const last = dayOf(params.to, asOf);
  const [from, to] = first <= last ? [first, last] : [last, first];
  const set = (from: Day, to: Day) => update({ from, to, since: '' });
  const changes = listChanges(corpus, { from, to });
  const items = changes.ok ? changes.value.items : [];
  return (
    <div class="changes">
      <Heading text="What changed" />
      <div class="row">
        <DayField label="From" day={from} set={day => set(day, to)} />
        <DayField label="To" day={to} set={day => set(from, day)} />
      </div>
      <fieldset class="days">
        <legend class="unseen">Days of change</legend>
        <Button onClick={() => set(changeDays[0] ?? asOf, asOf)}>All changes</Button>
        {changeDays.toReversed().map(day => (
          <Button key={day} aria-pressed={from === day && to === day} onClick={() => set(day, day)}>
            <ShortDay day={day} />
          </Button>
        ))}
      </fieldset>
      {first > last && (
        <p class="caveat" role="status">
          “From” was later than “To”, so the two days are swapped.
        </p>
      )}
      <div class="columns">
        <ChangePicture from={from} to={to} choose={day => set(day, day)} />
        <div>
          <ChangeList items={items} />
          {items.length === 0 && (
            <p class="nothing">
              No rule changed from {formatDay(from)} to {formatDay(to)}.
            </p>
          )}
          <Differing from={from} to={to} />
        </div>
      </div>
    </div>
  );
}

interface PictureProps {
  from: Day;
  to: Day;
  choose(day: Day): void;
}

/** Every rule with dated changes as a row, every day of change as a column: what held when, and what changed then. */
function ChangePicture({ from, to, choose }: PictureProps) {
  const { corpus } = readEngine();
  const { changeDays } = corpus;
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
            <td />
            <th scope="col">
              <span class="day">before</span>
            </th>
            {changeDays.map(day => (
              <th scope="col" key={day} class={within(day)}>
                <Quiet aria-pressed={from === day && to === day} onClick={() => choose(day)}>
                  <span class="day">{formatDay(day)}</span>
                </Quiet>
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
              {columns.map(day => {
                const { status } = standingOn(document, day);
                const change = document.tags.find(tag => tag.day === day)?.written;
                return (
                  <td key={day} class={`bar ${status} ${within(day)}`} title={change ?? STATUS_WORDS[status]}>
                    {change && <span aria-hidden="true">●</span>}
                    <span class="unseen">{[STATUS_WORDS[status], change].filter(Boolean).join(', ')}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="legend">
        {(['in-force', 'unrecorded', 'ended'] as const).map(status => (
          <li key={status}>
            <span class={`bar ${status}`} aria-hidden="true" /> {STATUS_WORDS[status]}
          </li>
        ))}
        <li>
          <span class="dot" aria-hidden="true">
            ●
          </span>{' '}
          a change
        </li>
      </ul>
    </section>
  );
}

function ChangeList({ items }: { items: readonly Change[] }) {
  const { corpus } = readEngine();
  return (
    <>
      {[...new Set(items.map(({ day }) => day))].map(day => (
        <section key={day}>
          <h2>
            <time dateTime={day}>{formatDay(day)}</time>
          </h2>
          <ul class="change-list plain">
            {items
              .filter(item => item.day === day)
              .map(({ rule, title, written, answer }) => {
                const document = corpus.byId.get(rule);
                return (
                  <li key={`${rule} ${written}`}>
                    <a href={link(`/rules/${rule}`, { asOf: day })}>{title}</a>{' '}
                    <span class="tag">{written}</span>
                    {answer && <p>{answer}</p>}
                    <details>
                      <summary>Before and after</summary>
                      {document && <Drawn html={showBeforeAfter(document, day)} />}
                    </details>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Answers on the day before the first day and on the last day, where they differ. */
function Differing({ from, to }: { from: Day; to: Day }) {
  const before = dayBefore(from);
  const pairs = readEngine().judge.impact(before, to);
  if (pairs.length === 0) return null;
  return (
    <section>
      <h2>Keyword answers that differ</h2>
      <Drawn html={showImpact(pairs, [before, to], linkOn)} />
    </section>
  );
}
