import { useId } from 'preact/hooks';
import { dayBefore, formatDay } from '../../knowledge/index.js';
import { usePage } from '../page.js';
import { STATUS_NAMES } from '../parts/status.js';
import { Drawing } from './drawing.js';
import { keyOf, listEdges, type MapEdge } from './layout.js';

/** All relations between keywords as a drawing that follows the day, and the same as a list. */
export function KeywordMap() {
  const { core, asOf, link } = usePage();
  const { corpus } = core;
  const edges = listEdges(corpus, asOf);
  const lastChange = corpus.changeDays.findLast(day => day <= asOf);
  const earlier = lastChange ? listEdges(corpus, dayBefore(lastChange)) : edges;
  const before = new Map(earlier.map(edge => [keyOf(edge), edge.status]));
  const turned = edges.filter(edge => before.get(keyOf(edge)) !== edge.status);
  const related = new Set(edges.flatMap(({ from, to }) => [from, to]));
  return (
    <div class="map">
      <h1>Keywords</h1>
      <DaySlider />
      <p class="meta">
        An arrow: counts as. A double line: the same keyword. Broken: words not on record. Faint: does not
        hold that day.
      </p>
      <Drawing edges={edges} turned={turned} />
      {turned.length > 0 && lastChange && (
        <section>
          <h2>Since {formatDay(lastChange)}</h2>
          <EdgeList edges={turned} />
        </section>
      )}
      <details>
        <summary>All relations as a list</summary>
        <EdgeList edges={edges} />
      </details>
      <section>
        <h2>Without relations</h2>
        <ul class="pills">
          {corpus.keywords.names
            .filter(name => !related.has(name))
            .map(name => (
              <li key={name}>
                <a href={link(`/keywords/${name}`)}>{name}</a>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}

function EdgeList({ edges }: { edges: readonly MapEdge[] }) {
  const { link } = usePage();
  return (
    <ul class="list">
      {edges.map(edge => (
        <li key={keyOf(edge)}>
          <a href={link(`/keywords/${edge.from}/counts-as/${edge.to}`)}>
            {edge.from} {edge.kind === 'equivalent' ? 'is the same keyword as' : 'counts as'} {edge.to}
          </a>{' '}
          <span class={`tag ${edge.status}`}>{STATUS_NAMES[edge.status]}</span>
        </li>
      ))}
    </ul>
  );
}

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
