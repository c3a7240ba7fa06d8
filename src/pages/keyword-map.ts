import type { Judge } from '../engine.js';
import type { Day, Status } from '../knowledge/index.js';
import { type Html, html } from './layout.js';

/** One relation between two keywords, as it stood on a day; an equivalence is one edge, not two. */
export interface MapEdge {
  from: string;
  to: string;
  kind: 'equivalent' | 'implies';
  rule: string;
  status: Status;
  /** The only circumstances in which it applies; null: always. */
  when: string | null;
}

/** Every relation on a day, in force or not. */
export function listEdges({ corpus, keyword }: Judge, day: Day): MapEdge[] {
  return corpus.keywords.names.flatMap(from => {
    // every name of the corpus is known
    const { value } = keyword(from, day) as Extract<ReturnType<Judge['keyword']>, { ok: true }>;
    const { implies, equivalents } = value;
    return [
      ...implies.map((end): MapEdge => ({ ...end, from, to: end.keyword, kind: 'implies' })),
      ...equivalents
        .filter(({ keyword: to }) => from < to)
        .map((end): MapEdge => ({ ...end, from, to: end.keyword, kind: 'equivalent' })),
    ];
  });
}

/** A keyword with its place; x and y are of its upper left corner. */
interface MapNode {
  keyword: string;
  x: number;
  y: number;
  width: number;
}

interface MapLayout {
  nodes: ReadonlyMap<string, MapNode>;
  height: number;
}

export const MAP_WIDTH = 360;
export const NODE_HEIGHT = 34;
const ROW = 48;
const BETWEEN = 30;
const WIDEST = 132;
const GAP = 34;

function listComponents(edges: readonly MapEdge[]): string[][] {
  const component = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const joined = new Set([from, ...(component.get(from) ?? []), to, ...(component.get(to) ?? [])]);
    for (const keyword of joined) component.set(keyword, joined);
  }
  return [...new Set(component.values())].map(keywords => [...keywords].sort());
}

// how far right a keyword stands: behind all that imply it, and level with its equivalents
function findLevels(keywords: readonly string[], edges: readonly MapEdge[]): Map<string, number> {
  const levels = new Map(keywords.map(keyword => [keyword, 0]));
  const level = (keyword: string) => levels.get(keyword) as number;
  // as many rounds as there are keywords settle every chain, and end a circle as well
  for (const _ of keywords) {
    for (const { from, to, kind } of edges) {
      if (kind === 'implies') levels.set(to, Math.max(level(to), Math.min(level(from) + 1, 3)));
      else {
        const both = Math.max(level(from), level(to));
        levels.set(from, both).set(to, both);
      }
    }
  }
  return levels;
}

/** Places every related keyword: groups below one another, the largest first, in each the arrows to the right. */
export function layOut(edges: readonly MapEdge[]): MapLayout {
  const nodes = new Map<string, MapNode>();
  const components = listComponents(edges).sort(
    (a, b) => b.length - a.length || String(a).localeCompare(String(b), 'en'),
  );
  let top = 2;
  for (const keywords of components) {
    const own = edges.filter(({ from }) => keywords.includes(from));
    const levels = findLevels(keywords, own);
    const columns: string[][] = [];
    for (const keyword of keywords) {
      const level = levels.get(keyword) as number;
      columns[level] = [...(columns[level] ?? []), keyword];
    }
    // two that are only equivalent stand side by side, not above one another
    if (columns.length === 1 && keywords.length === 2)
      columns.splice(0, 1, ...keywords.map(keyword => [keyword]));
    const width = Math.min(WIDEST, (MAP_WIDTH - 4 - GAP * (columns.length - 1)) / columns.length);
    const step = columns.length > 1 ? (MAP_WIDTH - 4 - width) / (columns.length - 1) : 0;
    const rows = Math.max(...columns.map(({ length }) => length));
    columns.forEach((column, index) => {
      const offset = ((rows - column.length) * ROW) / 2;
      column.forEach((keyword, row) => {
        nodes.set(keyword, { keyword, width, x: 2 + index * step, y: top + offset + row * ROW });
      });
    });
    top += rows * ROW + BETWEEN;
  }
  return { nodes, height: Math.max(top - BETWEEN, NODE_HEIGHT) };
}

const MIDDLE = NODE_HEIGHT / 2;
const APART = 2.5;
const DASHES = { depends: '9 4', unrecorded: '4 4', off: '1 5' };
const HEADS = ['in-force', 'depends', 'unrecorded', 'off', 'turned'] as const;
type Look = Exclude<(typeof HEADS)[number], 'turned'>;

function lookOf({ status, when }: MapEdge): Look {
  if (status === 'unrecorded') return status;
  if (status !== 'in-force') return 'off';
  return when === null ? status : 'depends';
}

// arrows that meet at one keyword arrive beside one another, in the order of where they come from
function arrivalOf(edge: MapEdge, edges: readonly MapEdge[], placeOf: (keyword: string) => MapNode): number {
  const meeting = edges
    .filter(({ to, kind }) => to === edge.to && kind === 'implies')
    .sort((a, b) => placeOf(a.from).y - placeOf(b.from).y);
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
function drawLine(edge: MapEdge, edges: readonly MapEdge[], placeOf: (keyword: string) => MapNode): string {
  const [from, to] = [placeOf(edge.from), placeOf(edge.to)];
  if (edge.kind === 'equivalent') return drawSame(from, to);
  const [x, y] = [from.x + from.width, from.y + MIDDLE];
  const [endX, endY] = [to.x, to.y + arrivalOf(edge, edges, placeOf)];
  const bend = (endX - x) * 0.5;
  return `M${x} ${y}C${x + bend} ${y} ${endX - bend} ${endY} ${endX} ${endY}`;
}

function formatDash(look: Look): Html | null {
  return look === 'in-force' ? null : html` stroke-dasharray="${DASHES[look]}"`;
}

/** What a map is drawn with. */
export interface MapOptions {
  /** What it shows, for those who do not see it. */
  label: string;
  /** The address of a keyword. */
  link(keyword: string): string;
  /** Relations that changed on the last day of change. */
  turned?: readonly MapEdge[];
}

/** The relations as a drawing, from left to right. */
export function drawKeywordMap(edges: readonly MapEdge[], { label, link, turned = [] }: MapOptions): Html {
  const { nodes, height } = layOut(edges);
  const placeOf = (keyword: string) => nodes.get(keyword) as MapNode;
  const lines = edges.map(edge => {
    const look = lookOf(edge);
    const isTurned = turned.includes(edge);
    const head = isTurned && look !== 'off' ? 'turned' : look;
    return html`<path class="edge ${look}${isTurned ? ' turned' : ''}" d="${drawLine(edge, edges, placeOf)}"${formatDash(look)} data-edge="${edge.from} ${edge.to}" data-status="${edge.status}"${edge.kind === 'implies' ? html` marker-end="url(#head-${head})"` : null}/>`;
  });
  const keywords = [...nodes.values()].map(
    ({ keyword, x, y, width }) =>
      html`<a class="node" href="${link(keyword)}"><rect x="${x}" y="${y}" width="${width}" height="${NODE_HEIGHT}" rx="6"/><text x="${x + width / 2}" y="${y + MIDDLE}" font-size="${Math.min(14, (width * 1.75) / keyword.length)}">${keyword}</text></a>`,
  );
  const heads = HEADS.map(
    look =>
      html`<marker id="head-${look}" class="head ${look}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 1L10 5L0 9z"/></marker>`,
  );
  return html`<svg class="keyword-map" viewBox="0 0 ${MAP_WIDTH} ${height + 4}" role="group" aria-label="${label}"><defs>${heads}</defs>${lines}${keywords}</svg>`;
}

const LEGEND: readonly [string, Look, string][] = [
  ['', 'in-force', 'counts as'],
  ['same', 'in-force', 'the same keyword'],
  ['', 'depends', 'only in some circumstances'],
  ['', 'unrecorded', 'wording lost'],
  ['', 'off', 'not in force on this day'],
  ['turned', 'in-force', 'changed on the last day of change'],
];

/** What the lines of a map mean: of all, or of those in force alone. */
export function drawLegend(all: boolean): Html {
  const shown = all ? LEGEND : LEGEND.slice(0, 4);
  return html`<ul class="legend">${shown.map(
    ([kind, look, label]) =>
      html`<li><svg viewBox="0 0 36 10" aria-hidden="true"><path class="edge ${look} ${kind}" d="${kind === 'same' ? 'M0 3H36M0 7H36' : 'M0 5H36'}"${formatDash(look)}/>${kind === 'same' ? null : html`<path class="head ${look} ${kind}" d="M28 1L36 5L28 9z"/>`}</svg> ${label}</li>`,
  )}</ul>`;
}
