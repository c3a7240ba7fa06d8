import type { MapEdge } from './edges.js';
import { type MapNode, NODE_HEIGHT } from './layout.js';

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
export function drawEdge(
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
