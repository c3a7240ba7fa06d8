import { formatDay } from '../../knowledge/index.js';
import { usePage } from '../page.js';
import { keyOf, layOut, MAP_WIDTH, type MapEdge, type MapNode, NODE_HEIGHT } from './layout.js';

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

const MIDDLE = NODE_HEIGHT / 2;
const APART = 2.5;

// arrows that meet at one keyword arrive beside one another, in the order of where they come from
function arrivalOf(edge: MapEdge, edges: readonly MapEdge[], nodes: ReadonlyMap<string, MapNode>): number {
  const heightOf = ({ from }: MapEdge) => nodes.get(from)?.y ?? 0;
  const meeting = edges
    .filter(({ to, kind }) => to === edge.to && kind === 'implies')
    .sort((a, b) => heightOf(a) - heightOf(b));
  const room = NODE_HEIGHT - 12;
  return 6 + (room * (meeting.indexOf(edge) + 0.5)) / meeting.length;
}

function drawSame(from: MapNode, to: MapNode): string {
  if (from.x === to.x) {
    const [upper, lower] = from.y < to.y ? [from, to] : [to, from];
    const x = upper.x + upper.width / 2;
    return [-APART, APART].map(by => `M${x + by} ${upper.y + NODE_HEIGHT}V${lower.y}`).join('');
  }
  const [left, right] = from.x < to.x ? [from, to] : [to, from];
  const y = left.y + MIDDLE;
  return [-APART, APART].map(by => `M${left.x + left.width} ${y + by}H${right.x}`).join('');
}

/** The line of an edge: a curve to the right, or a double line between two of the same. */
function drawEdge(
  edge: MapEdge,
  edges: readonly MapEdge[],
  nodes: ReadonlyMap<string, MapNode>,
): string | null {
  const from = nodes.get(edge.from);
  const to = nodes.get(edge.to);
  if (!from || !to) return null;
  if (edge.kind === 'equivalent') return drawSame(from, to);
  const [x, y] = [from.x + from.width, from.y + MIDDLE];
  const [endX, endY] = [to.x, to.y + arrivalOf(edge, edges, nodes)];
  const bend = (endX - x) * 0.5;
  return `M${x} ${y}C${x + bend} ${y} ${endX - bend} ${endY} ${endX} ${endY}`;
}
