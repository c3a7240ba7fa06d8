import type { Corpus, Day, Status } from '../../knowledge/index.js';
import { readKeyword } from '../../resolver/index.js';

/** One relation between two keywords, as it stood on a day; an equivalence is one edge, not two. */
export interface MapEdge {
  from: string;
  to: string;
  kind: 'equivalent' | 'implies';
  rule: string;
  status: Status;
}

/** Every relation on a day, held or not. */
export function listEdges(corpus: Corpus, day: Day): MapEdge[] {
  return corpus.keywords.names.flatMap(from => {
    const entry = readKeyword(corpus, from, day);
    if (!entry.ok) return [];
    const { implies, equivalents } = entry.value;
    return [
      ...implies.map(
        ({ keyword: to, rule, status }): MapEdge => ({ from, to, kind: 'implies', rule, status }),
      ),
      ...equivalents
        .filter(({ keyword: to }) => from < to)
        .map(({ keyword: to, rule, status }): MapEdge => ({ from, to, kind: 'equivalent', rule, status })),
    ];
  });
}

/** What tells an edge from all others. */
export function keyOf({ from, to, rule }: MapEdge): string {
  return `${from} ${to} ${rule}`;
}

/** A keyword with its place; x and y are of its upper left corner. */
export interface MapNode {
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
  const level = (keyword: string) => levels.get(keyword) ?? 0;
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
    (a, b) => b.length - a.length || ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1),
  );
  let top = 2;
  for (const keywords of components) {
    const own = edges.filter(({ from }) => keywords.includes(from));
    const levels = findLevels(keywords, own);
    const columns: string[][] = [];
    for (const keyword of keywords) {
      const level = levels.get(keyword) ?? 0;
      columns[level] = [...(columns[level] ?? []), keyword];
    }
    // two that are only equivalent stand side by side, not above one another
    if (columns.length === 1 && keywords.length === 2)
      columns.splice(0, 1, [keywords[0] ?? ''], [keywords[1] ?? '']);
    const width = Math.min(WIDEST, (MAP_WIDTH - 4 - GAP * (columns.length - 1)) / columns.length);
    const step = columns.length > 1 ? (MAP_WIDTH - 4 - width) / (columns.length - 1) : 0;
    const rows = Math.max(...columns.map(column => column?.length ?? 0));
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
