import { useEffect, useRef } from 'preact/hooks';
import { type Day, dayBefore, formatDay, isDay, MONTHS } from '../../knowledge/index.js';
import { changeDays, dayHere, link, named, readPage, today, update } from '../page.js';
import { askService, hasUpdate, newer, reached, stored, takeNewer } from '../store.js';
import { Button } from './buttons.js';

const PLACES = [
  { path: '/', label: 'Ask' },
  { path: '/rules', label: 'Rules' },
  { path: '/keywords', label: 'Keywords' },
  { path: '/questions', label: 'Guided' },
  { path: '/table', label: 'Table' },
  { path: '/changes', label: 'Changes' },
  { path: '/deck', label: 'Deck' },
] as const;

/** The places of the page; the one that is open is marked. */
export function Menu() {
  const { path } = readPage();
  const open = path.split('/')[1] ?? '';
  return (
    <nav class="menu" aria-label="Places">
      {PLACES.map(({ path, label }) => (
        <a key={path} href={link(path)} aria-current={path === `/${open}` ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** `Jun 19` above its year: short enough for three days beside the field on a phone. */
export function ShortDay({ day }: { day: Day }) {
  const [year, month, date] = day.split('-').map(Number);
  return (
    <>
      {MONTHS[(month ?? 1) - 1]?.slice(0, 3)} {date} <small>{year}</small>
    </>
  );
}

/** A field for any day. */
export function DayField({ label, day, set }: { label: string; day: Day; set(day: Day): void }) {
  return (
    <label class="day-field">
      <span>{label}</span>
      <input
        type="date"
        value={day}
        min="1995-01-01"
        required
        onChange={({ currentTarget }) => isDay(currentTarget.value) && set(currentTarget.value)}
      />
    </label>
  );
}

/** The day that applies to everything: a field for any day, and a button for each day on which rules turn. */
export function DayBar() {
  const { asOf } = readPage();
  const row = useRef<HTMLDivElement>(null);
  // an answer can turn on the day of a change, against the day before it
  const days = [...new Set(changeDays.value.flatMap(day => [day, dayBefore(day)]))].sort().reverse();
  const set = (day: Day) =>
    update({ asOf: day === today.value ? '' : day, ...(named.value && { q: named.value.ask(day) }) });
  useEffect(() => {
    const pressed = row.current?.querySelector('[aria-pressed="true"]');
    // only sideways: the page itself must not jump
    if (pressed instanceof HTMLElement && row.current)
      row.current.scrollLeft = pressed.offsetLeft - row.current.clientWidth / 3;
  }, [asOf]);
  return (
    <section class="day-bar" aria-label="Day of the rules">
      <DayField label={named.value ? 'In the question' : 'As of'} day={asOf} set={set} />
      <div class="days" ref={row}>
        <Button aria-pressed={asOf === today.value} onClick={() => set(today.value)}>
          Today
        </Button>
        {days.map(day => {
          const isChange = changeDays.value.includes(day);
          return (
            <Button
              key={day}
              class={isChange ? 'change' : 'before'}
              aria-pressed={asOf === day}
              data-day={day}
              title={isChange ? 'A change took effect' : 'The day before a change'}
              onClick={() => set(day)}
            >
              <ShortDay day={day} />
              <span class="unseen">{isChange ? ', a change' : ', the day before a change'}</span>
            </Button>
          );
        })}
      </div>
    </section>
  );
}

/** Shown where there are no rules yet. */
export function Missing() {
  const retry = () => {
    reached.value = true;
    void askService();
  };
  return (
    <main class="missing">
      <h1>No rules are stored here yet</h1>
      <p role="alert">Connect to the network once to fetch the rules. After that this page works offline.</p>
      <p>It retries by itself as soon as there is a connection.</p>
      <Button class="main" onClick={retry}>
        Try again
      </Button>
    </main>
  );
}

/** What the judge should know before reading on. */
export function Notices() {
  const { badDay } = readPage();
  return (
    <div class="notices" role="status">
      {newer.value && (
        <p class="row">
          Newer rules are available ({newer.value.value.hash.slice(0, 8)}).{' '}
          <Button onClick={takeNewer}>Use them</Button>
        </p>
      )}
      {hasUpdate.value && (
        <p class="row">
          A newer version of this page is ready. <Button onClick={() => location.reload()}>Load it</Button>
        </p>
      )}
      {badDay && (
        <p class="row">“{badDay.slice(0, 40)}” in the link is not a valid day. Showing today instead.</p>
      )}
    </div>
  );
}

/** Which rules answer, for which day, and whether the service can be reached. */
export function Footer() {
  const { asOf } = readPage();
  const { value: pack, fetched = null } = stored.value ?? {};
  const { hash = '' } = pack ?? {};
  return (
    <footer>
      <p>
        Rules <code title={hash}>{hash.slice(0, 8)}</code> as of {formatDay(asOf)}
        {fetched && `, fetched ${formatDay(dayHere(fetched))}`}.{' '}
        {reached.value ? 'Stored on this device.' : 'No network: answers come from this device.'}
      </p>
      <p>
        The rules in our own words. Unofficial: the game and its names belong to their owners.{' '}
        <a href={link('/log')}>Ruling log</a> · <a href="/docs">For programs</a>
      </p>
    </footer>
  );
}
