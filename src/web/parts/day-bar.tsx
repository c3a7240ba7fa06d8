import { useEffect, useRef } from 'preact/hooks';
import { type Day, isDay, MONTHS } from '../../knowledge/index.js';
import { listMarkedDays } from '../engine/days.js';
import { usePage } from '../page.js';

// `Jun 19` above its year: short enough for three days beside the field on a phone
function ShortDay({ day }: { day: Day }) {
  const [year, month, date] = day.split('-').map(Number);
  return (
    <>
      {MONTHS[(month ?? 1) - 1]?.slice(0, 3)} {date} <small>{year}</small>
    </>
  );
}

/** The day that applies to everything: a field for any day, and a button for each day on which rules turn. */
export function DayBar() {
  const { core, asOf, today, update } = usePage();
  const row = useRef<HTMLDivElement>(null);
  const set = (day: string) => update({ asOf: day === today ? '' : day });
  useEffect(() => {
    const pressed = row.current?.querySelector('[aria-pressed="true"]');
    // only sideways: the page itself must not jump
    if (pressed instanceof HTMLElement && row.current)
      row.current.scrollLeft = pressed.offsetLeft - row.current.clientWidth / 3;
  }, [asOf]);
  return (
    <section class="day-bar" aria-label="Day of the rules">
      <label class="day-field">
        <span>As of</span>
        <input
          type="date"
          value={asOf}
          min="1995-01-01"
          required
          onChange={({ currentTarget }) => isDay(currentTarget.value) && set(currentTarget.value)}
        />
      </label>
      <div class="days" ref={row}>
        <button type="button" aria-pressed={asOf === today} onClick={() => set(today)}>
          Today
        </button>
        {listMarkedDays(core.corpus).map(({ day, change }) => (
          <button
            type="button"
            key={day}
            class={change ? 'change' : 'before'}
            aria-pressed={asOf === day}
            data-day={day}
            title={change ? 'A change took effect' : 'The day before a change'}
            onClick={() => set(day)}
          >
            <ShortDay day={day} />
            <span class="unseen">{change ? ', a change' : ', the day before a change'}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
