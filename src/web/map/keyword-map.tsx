import { useId } from 'preact/hooks';
import { dayBefore, formatDay } from '../../knowledge/index.js';
import { drawKeywordMap, drawLegend, listEdges, type MapEdge } from '../../pages/index.js';
import { link, readEngine, readPage, today, update } from '../page.js';
import { Drawn, Heading, Links, Tags } from '../parts/lists.js';

// what tells an edge from all others
const keyOf = ({ from, to, rule }: MapEdge) => `${from} ${to} ${rule}`;

/** All relations between keywords as a drawing that follows the day, and the same as a list. */
export function KeywordMap({ beside }: { beside: boolean }) {
  const { corpus, judge } = readEngine();
  const { asOf } = readPage();
  const edges = listEdges(judge, asOf);
  const lastChange = corpus.changeDays.findLast(day => day <= asOf);
  const earlier = lastChange ? listEdges(judge, dayBefore(lastChange)) : edges;
  const before = new Map(earlier.map(edge => [keyOf(edge), edge.status]));
  const turned = edges.filter(edge => before.get(keyOf(edge)) !== edge.status);
  const related = new Set(edges.flatMap(({ from, to }) => [from, to]));
  return (
    <div class="map">
      {!beside && <Heading text="Keywords" />}
      <DaySlider />
      <Drawn
        html={drawKeywordMap(edges, {
          label: `Relations between keywords on ${formatDay(asOf)}`,
          link: keyword => link(`/keywords/${keyword}`),
          turned,
        })}
      />
      <Drawn html={drawLegend(true)} />
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
      <Links
        pills
        heading="Without relations"
        items={corpus.keywords.names.filter(name => !related.has(name))}
        href={name => link(`/keywords/${name}`)}
      />
    </div>
  );
}

function EdgeList({ edges }: { edges: readonly MapEdge[] }) {
  return (
    <ul class="list">
      {edges.map(edge => (
        <li key={keyOf(edge)}>
          <a href={link(`/keywords/${edge.from}/counts-as/${edge.to}`)}>
            {edge.from} {edge.kind === 'equivalent' ? 'is the same keyword as' : 'counts as'} {edge.to}
          </a>{' '}
          {edge.when && <span class="meta">{edge.when} </span>}
          <Tags status={edge.status} />
        </li>
      ))}
    </ul>
  );
}

/** Moves the day from one change to the next. */
function DaySlider() {
  const { changeDays } = readEngine().corpus;
  const { asOf } = readPage();
  const id = useId();
  const marks = useId();
  const [first] = changeDays;
  const stops = [...new Set([...(first ? [dayBefore(first)] : []), ...changeDays, today.value])].sort();
  const at = Math.max(
    0,
    stops.findLastIndex(day => day <= asOf),
  );
  return (
    <div class="slider">
      <label for={id}>Step through the changes</label>
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
          const day = stops[Number(currentTarget.value)] ?? today.value;
          update({ asOf: day === today.value ? '' : day });
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
