/** The order in which the nodes of a graph can run, and the cycles that leave none. Nothing here recurses: graphs are deep. */

/** One use of a node's output: the input `field` of the node `to` takes output number `output` of the node `from`. */
export interface Edge {
  from: string;
  output: number;
  to: string;
  field: string;
}

/** An item to be ordered: a node and the edges that lead into it. */
export interface Ordered {
  key: string;
  edges: readonly Edge[];
}

/** Edges, each leading to where the next one begins, and the last to where the first does. */
export type Cycle = readonly Edge[];

/** Enough to mend a graph; a hostile one can have as many cycles as edges. */
const most_cycles = 20;

/**
 * The nodes so that each comes after all that it takes from; the given order is kept where it already is such an order.
 * Where there are cycles, up to 20 of them are told, and the order means nothing.
 */
export function inRunningOrder<Node extends Ordered>(nodes: readonly Node[]): { order: Node[]; cycles: Cycle[] } {
  const by_key = new Map(nodes.map((node) => [node.key, node]));
  const order: Node[] = [];
  const cycles: Cycle[] = [];
  const state = new Map<string, 'open' | 'done'>();
  /** The way from a first node against the direction of the edges; `next` is the edge to look at. */
  const path: { node: Node; next: number }[] = [];

  function enter(node: Node): void {
    state.set(node.key, 'open');
    path.push({ node, next: 0 });
  }

  function follow(edge: Edge): void {
    const from = by_key.get(edge.from);
    if (from === undefined) return;
    if (!state.has(edge.from)) enter(from);
    else if (state.get(edge.from) === 'open' && cycles.length < most_cycles) cycles.push(closedBy(edge, path));
  }

  for (const first of nodes) {
    if (!state.has(first.key)) enter(first);
    while (path.length > 0) {
      const step = path.at(-1)!;
      const edge = step.node.edges[step.next++];
      if (edge !== undefined) {
        follow(edge);
      } else {
        state.set(step.node.key, 'done');
        order.push(step.node);
        path.pop();
      }
    }
  }
  return { order, cycles };
}

/** The edge leads from a node of the path to its last one; the path's own edges lead from there to that node. */
function closedBy(edge: Edge, path: readonly { node: Ordered; next: number }[]): Cycle {
  const start = path.findIndex(({ node }) => node.key === edge.from);
  const within = path.slice(start, -1).map(({ node, next }) => node.edges[next - 1]!);
  return [edge, ...within.toReversed()];
}

/**
 * The keys in groups that can run at the same time: each node in the first group that comes after all that it takes
 * from.
 * @param order the nodes in running order
 */
export function levelsOf(order: readonly Ordered[]): string[][] {
  const level_of = new Map<string, number>();
  const levels: string[][] = [];
  for (const { key, edges } of order) {
    const level = edges.reduce((latest, { from }) => Math.max(latest, (level_of.get(from) ?? -1) + 1), 0);
    level_of.set(key, level);
    levels[level] ??= [];
    levels[level].push(key);
  }
  return levels;
}
