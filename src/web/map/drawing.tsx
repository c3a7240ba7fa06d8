import { formatDay } from '../../knowledge/index.js';
import { usePage } from '../page.js';
import { keyOf, type MapEdge } from './edges.js';
import { layOut, MAP_WIDTH, NODE_HEIGHT } from './layout.js';
import { drawEdge } from './paths.js';

const LOOKS = ['in-force', 'unrecorded', 'off', 'turned'] as const;

function lookOf({ status }: MapEdge): (typeof LOOKS)[number] {
  return status === 'in-force' || status === 'unrecorded' ? status : 'off';
}

/** The relations as a drawing. `turned` are those that changed on the last day of change. */
export function Drawing({ edges, turned }: { edges: readonly MapEdge[]; turned: readonly MapEdge[] }) {
  const { asOf, link } = usePage();
  const { nodes, height } = layOut(edges);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset, and its keywords are links
    <svg
      viewBox={`0 0 ${MAP_WIDTH} ${height + 4}`}
      role="group"
      aria-label={`Relations between keywords on ${formatDay(asOf)}`}
    >
      <defs>
        {LOOKS.map(look => (
          <marker
            key={look}
            id={`head-${look}`}
            class={`head ${look}`}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 1L10 5L0 9z" />
          </marker>
        ))}
      </defs>
      {edges.map(edge => {
        const line = drawEdge(edge, edges, nodes);
        const look = lookOf(edge);
        const isTurned = turned.includes(edge);
        const head = isTurned && look !== 'off' ? 'turned' : look;
        return line === null ? null : (
          <path
            key={keyOf(edge)}
            d={line}
            class={`edge ${look}${isTurned ? ' turned' : ''}`}
            data-edge={`${edge.from} ${edge.to}`}
            data-status={edge.status}
            marker-end={edge.kind === 'implies' ? `url(#head-${head})` : undefined}
          />
        );
      })}
      {[...nodes.values()].map(({ keyword, x, y, width }) => (
        <a key={keyword} href={link(`/keywords/${keyword}`)} class="node">
          <rect x={x} y={y} width={width} height={NODE_HEIGHT} rx="6" />
          <text
            x={x + width / 2}
            y={y + NODE_HEIGHT / 2}
            font-size={Math.min(14, (width * 1.75) / keyword.length)}
          >
            {keyword}
          </text>
        </a>
      ))}
    </svg>
  );
}
