/**
 * A largest matching of a bipartite graph, left nodes first served first, by augmenting paths (Kuhn).
 * `edges[left]` lists the right nodes that the left node may take, the liked ones first. Written here because the
 * libraries at hand have no bipartite matching, and the shortage is wanted as well.
 */
export function matchAll(edges: readonly (readonly number[])[]) {
  const owner = new Map<number, number>();

  function augment(left: number, visited: Set<number>): boolean {
    for (const right of edges[left] as readonly number[]) {
      if (visited.has(right)) continue;
      visited.add(right);
      const holder = owner.get(right);
      if (holder === undefined || augment(holder, visited)) {
        owner.set(right, left);
        return true;
      }
    }
    return false;
  }

  /**
   * Where a left node is unmatched: a set of left nodes that together reach fewer right nodes than they are many
   * (Hall's condition broken). Null where all are matched.
   */
  let shortage = null as { left: number[]; right: number[] } | null;
  edges.forEach((_, left) => {
    const visited = new Set<number>();
    if (augment(left, visited) || shortage) return;
    // every right node that a failed search visits is held: with their holders, the seeker is one too many
    const right = [...visited].sort((a, b) => a - b);
    const holders = right.map(node => owner.get(node) as number);
    shortage = { left: [...holders, left].sort((a, b) => a - b), right };
  });

  /** For each left node the right node that it is matched with, or null. */
  const matched: (number | null)[] = edges.map(() => null);
  for (const [right, left] of owner) matched[left] = right;
  return { matched, shortage };
}
export type Matching = ReturnType<typeof matchAll>;
