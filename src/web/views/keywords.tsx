import { useId } from 'preact/hooks';
import { dayBefore, formatDay } from '../../knowledge/index.js';
import { drawKeywordMap, drawLegend, listEdges, type MapEdge } from '../../pages/index.js';
import { readKeyword } from '../../resolver/index.js';
import { link, readEngine, readPage, today, update } from '../page.js';
import { KeywordCard } from '../parts/keyword-card.js';
import { Drawn, Fault, Heading, type Item, Links, toItem, Unknown } from '../parts/lists.js';
import { RulingCard } from '../parts/ruling.js';

const UP = ['/keywords', 'Map of keywords'] as const;
const toKeyword = (name: string) => link(`/keywords/${name}`);

/** The map of keywords, and beside it a keyword, or whether it counts as another, as the address says. */
export default function Keywords() {
  const { path } = readPage();
  const [, , from, , to] = path.split('/');
  return (
    <div class={`columns ${from ? 'opened' : ''}`}>
      <KeywordMap beside={from !== undefined} />
      {from === undefined ? (
        <p class="meta wide-only">Choose a keyword to read about it here.</p>
      ) : to ? (
        <CountsAs from={from} to={to} />
      ) : (
        <Entry name={from} />
      )}
    </div>
  );
}

function CountsAs({ from, to }: { from: string; to: string }) {
  const { asOf } = readPage();
  const ruled = readEngine().judge.countsAs({ from, to, asOf });
  return (
    <div class="counts-as">
      <Heading unseen text={`Does ${from} count as ${to}?`} up={UP} />
      {ruled.ok ? <RulingCard ruling={ruled.value} /> : <Fault text={ruled.problem.message} />}
      <p>
        <a href={toKeyword(from)}>{from}</a> · <a href={toKeyword(to)}>{to}</a>
      </p>
    </div>
  );
}

function Entry({ name }: { name: string }) {
  const { corpus } = readEngine();
  const { asOf } = readPage();
  const entry = readKeyword(corpus, name, asOf);
  if (!entry.ok) {
    return <Unknown heading={name} up={UP} problem={entry.problem} href={toKeyword} />;
  }
  const { keyword, impliedBy, equivalents, rules } = entry.value;
  const holders = [...impliedBy, ...equivalents].filter(({ status }) => status === 'in-force');
  return (
    <div class="entry">
      <Heading unseen text={keyword} up={UP} />
      <KeywordCard keyword={keyword} />
      <Links
        pills
        heading={`Counts as ${keyword}`}
        items={holders.map(holder => holder.keyword)}
        href={other => link(`/keywords/${other}/counts-as/${keyword}`)}
      />
      <Links
        heading="Rules about it"
        items={rules.flatMap(id => corpus.byId.get(id) ?? []).map(toItem)}
        href={id => link(`/rules/${id}`)}
      />
    </div>
  );
}

// what tells an edge from all others
const keyOf = ({ from, to, rule }: MapEdge) => `${from} ${to} ${rule}`;

/** All relations between keywords as a drawing that follows the day, and the same as a list. */
function KeywordMap({ beside }: { beside: boolean }) {
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
          link: toKeyword,
          turned,
        })}
      />
      <Drawn html={drawLegend(true)} />
      {lastChange && (
        <Links heading={`Since ${formatDay(lastChange)}`} items={asItems(turned)} href={toKeyword} />
      )}
      <details>
        <summary>All relations as a list</summary>
        <Links items={asItems(edges)} href={toKeyword} />
      </details>
      <Links
        pills
        heading="Without relations"
        items={corpus.keywords.names.filter(name => !related.has(name))}
        href={toKeyword}
      />
    </div>
  );
}

// relations as links to whether the first keyword counts as the second
function asItems(edges: readonly MapEdge[]): Item[] {
  return edges.map(({ from, to, kind, when, status }) => ({
    id: `${from}/counts-as/${to}`,
    title: `${from} ${kind === 'equivalent' ? 'is the same keyword as' : 'counts as'} ${to}`,
    note: when,
    status,
  }));
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
