import { dayBefore, formatDay } from '../../knowledge/index.js';
import { usePage } from '../page.js';
import { STATUS_NAMES } from '../parts/status.js';
import { DaySlider } from './day-slider.js';
import { keyOf, listEdges, type MapEdge } from './edges.js';
import { layOut, MAP_WIDTH, type MapNode, NODE_HEIGHT } from './layout.js';

/** All relations between keywords as a drawing that follows the day, and the same as a list. */
export function KeywordMap() {
  const { core, asOf, link } = usePage();
  const { corpus } = core;
  const edges = listEdges(corpus, asOf);
  const lastChange = corpus.changeDays.findLast(day => day <= asOf);
  const before = new Map(
    (lastChange ? listEdges(corpus, dayBefore(lastChange)) : edges).map(edge => [keyOf(edge), edge.status]),
  );
  const turned = edges.filter(edge => before.get(keyOf(edge)) !== edge.status);
  const { nodes, height } = layOut(edges);
  const lone = corpus.keywords.names.filter(name => !nodes.has(name));
  return (
    <div class="map">
      <h1>Keywords</h1>
      <DaySlider />
      <p class="meta">
        An arrow: counts as. Two heads: the same keyword. Broken: words not on record. Faint: does not hold on{' '}
        {formatDay(asOf)}.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset, and its keywords are links */}
      <svg
        viewBox={`0 0 ${MAP_WIDTH} ${height + 4}`}
        role="group"
        aria-label={`Relations between keywords on ${formatDay(asOf)}`}
      >
        <defs>
          {['in-force', 'unrecorded', 'off', 'turned'].map(kind => (
            <marker
              key={kind}
              id={`head-${kind}`}
              class={`head ${kind}`}
              viewBox="0 0 10 10"
              refX="9"
              refY="5"
              markerWidth="7"
              markerHeight="7"
              orient="auto-start-reverse"
            >
              <path d="M0 0L10 5L0 10z" />
            </marker>
          ))}
        </defs>
        {edges.map(edge => (
          <Arrow key={keyOf(edge)} edge={edge} nodes={nodes} turned={turned.includes(edge)} />
        ))}
        {[...nodes.values()].map(node => (
          <a key={node.keyword} href={link(`/keywords/${node.keyword}`)} class="node">
            <rect x={node.x} y={node.y} width={node.width} height={NODE_HEIGHT} rx="6" />
            <text
              x={node.x + node.width / 2}
              y={node.y + NODE_HEIGHT / 2}
              font-size={Math.min(14, (node.width * 1.75) / node.keyword.length)}
            >
              {node.keyword}
            </text>
          </a>
        ))}
      </svg>
      {turned.length > 0 && lastChange && (
        <section>
          <h2>New on {formatDay(lastChange)}</h2>
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
          {lone.map(name => (
            <li key={name}>
              <a href={link(`/keywords/${name}`)}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Arrow({
  edge,
  nodes,
  turned,
}: {
  edge: MapEdge;
  nodes: ReadonlyMap<string, MapNode>;
  turned: boolean;
}) {
  const from = nodes.get(edge.from);
  const to = nodes.get(edge.to);
  if (!from || !to) return null;
  const held = edge.status === 'in-force' || edge.status === 'unrecorded';
  const look = held ? edge.status : 'off';
  const head = `url(#head-${turned ? 'turned' : look})`;
  const stacked = from.x === to.x;
  const middle = NODE_HEIGHT / 2;
  // side by side: from edge to edge; above one another: from bottom to top
  const [upper, lower] = from.y < to.y ? [from, to] : [to, from];
  const path = stacked
    ? `M${upper.x + upper.width / 2} ${upper.y + NODE_HEIGHT}V${lower.y}`
    : `M${from.x + from.width} ${from.y + middle}L${to.x} ${to.y + middle}`;
  return (
    <path
      d={path}
      class={`edge ${look}${turned ? ' turned' : ''}`}
      data-edge={`${edge.from} ${edge.to}`}
      data-status={edge.status}
      marker-end={head}
      marker-start={edge.kind === 'equivalent' ? head : undefined}
    />
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
