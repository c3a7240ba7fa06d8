import { useId } from 'preact/hooks';
import { dayBefore, formatDay } from '../../knowledge/index.js';
import { usePage } from '../page.js';

/** Moves the day from one change to the next. */
export function DaySlider() {
  const { core, asOf, today, update } = usePage();
  const id = useId();
  const marks = useId();
  const { changeDays } = core.corpus;
  const [first] = changeDays;
  const stops = [...new Set([...(first ? [dayBefore(first)] : []), ...changeDays, today])].sort();
  const at = Math.max(
    0,
    stops.findLastIndex(day => day <= asOf),
  );
  return (
    <div class="slider">
      <label for={id}>From change to change</label>
      <input
        id={id}
        type="range"
        min={0}
        max={stops.length - 1}
        step={1}
        value={at}
        list={marks}
        aria-valuetext={formatDay(stops[at] ?? asOf)}
        onInput={({ currentTarget }) => {
          const day = stops[Number(currentTarget.value)] ?? today;
          update({ asOf: day === today ? '' : day });
        }}
      />
      <datalist id={marks}>
        {stops.map((day, index) => (
          <option key={day} value={index} label={formatDay(day)} />
        ))}
      </datalist>
      <output for={id}>{formatDay(asOf)}</output>
    </div>
  );
}
