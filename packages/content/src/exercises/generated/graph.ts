/** An edge between two nodes; where edges have a direction, from `a` to `b`. */
export type Edge = { readonly a: string; readonly b: string; readonly length: number };

export type Graph = { readonly nodes: readonly string[]; readonly edges: readonly Edge[] };

/** The other ends of the edges at a node, in the order of the alphabet. */
export function neighbours(node: string, edges: readonly Edge[]): { node: string; length: number }[] {
  return edges
    .flatMap(({ a, b, length }) => {
      if (a === node) return [{ node: b, length }];
      return b === node ? [{ node: a, length }] : [];
    })
    .toSorted((one, other) => one.node.localeCompare(other.node));
}

/** A visited node, and what waits after it: the queue of BFS, or the path from the start in DFS. */
export type Visit = { readonly node: string; readonly waiting: readonly string[] };

export function breadthFirst({ edges }: Graph, start: string): Visit[] {
  const seen = [start];
  const visits: Visit[] = [];
  for (let at = 0; at < seen.length; at += 1) {
    const node = seen[at] ?? start;
    seen.push(
      ...neighbours(node, edges)
        .map((each) => each.node)
        .filter((each) => !seen.includes(each)),
    );
    visits.push({ node, waiting: seen.slice(at + 1) });
  }
  return visits;
}

export function depthFirst({ edges }: Graph, start: string): Visit[] {
  const visits: Visit[] = [];
  const visit = (node: string, path: readonly string[]): void => {
    visits.push({ node, waiting: [...path, node] });
    for (const { node: next } of neighbours(node, edges))
      if (!visits.some((each) => each.node === next)) visit(next, [...path, node]);
  };
  visit(start, []);
  return visits;
}

/** A round of Dijkstra: the node that became final, and the best known distance of each node after it. */
export type Settled = {
  readonly node: string;
  readonly distances: ReadonlyMap<string, number>;
};

export function dijkstra({ nodes, edges }: Graph, start: string): Settled[] {
  let distances = new Map(nodes.map((node) => [node, node === start ? 0 : Infinity]));
  const open = new Set(nodes);
  const rounds: Settled[] = [];
  const of = (node: string): number => distances.get(node) ?? Infinity;
  while (open.size > 0) {
    const [node = start] = [...open].toSorted((a, b) => of(a) - of(b));
    open.delete(node);
    const next = new Map(distances);
    for (const { node: other, length } of neighbours(node, edges))
      next.set(other, Math.min(of(other), of(node) + length));
    distances = next;
    rounds.push({ node, distances });
  }
  return rounds;
}

/** An edge that Kruskal looked at, and whether it joined two parts. */
export type Considered = { readonly edge: Edge; readonly isTaken: boolean };

export function kruskal({ nodes, edges }: Graph): Considered[] {
  let parts = nodes.map((node) => [node]);
  const partOf = (node: string): string[] => parts.find((part) => part.includes(node)) ?? [];
  return edges
    .toSorted((a, b) => a.length - b.length)
    .map((edge) => {
      const [one, other] = [partOf(edge.a), partOf(edge.b)];
      if (one === other) return { edge, isTaken: false };
      parts = [...parts.filter((part) => part !== one && part !== other), [...one, ...other]];
      return { edge, isTaken: true };
    });
}

/** The edges that Prim takes, in order, with those it chose from. */
export type Grown = { readonly edge: Edge; readonly choice: readonly Edge[] };

export function prim({ nodes, edges }: Graph, start: string): Grown[] {
  const inside = new Set([start]);
  const taken: Grown[] = [];
  while (inside.size < nodes.length) {
    const choice = edges
      .filter(({ a, b }) => inside.has(a) !== inside.has(b))
      .toSorted((a, b) => a.length - b.length);
    const [edge] = choice;
    if (!edge) break;
    inside.add(edge.a).add(edge.b);
    taken.push({ edge, choice });
  }
  return taken;
}

/** Kahn's algorithm: each time the first of the nodes into which nothing leads any more. */
export type Placed = { readonly node: string; readonly free: readonly string[] };

export function topological({ nodes, edges }: Graph): Placed[] {
  const left = new Set(nodes);
  const placed: Placed[] = [];
  while (left.size > 0) {
    const free = [...left].filter((node) => !edges.some(({ a, b }) => b === node && left.has(a))).toSorted();
    const [node] = free;
    if (node === undefined) break;
    left.delete(node);
    placed.push({ node, free });
  }
  return placed;
}

/** Whether an order holds each node once, and every edge leads from left to right in it. */
export function isTopological({ nodes, edges }: Graph, order: readonly string[]): boolean {
  const isWhole = order.length === nodes.length && nodes.every((node) => order.includes(node));
  return isWhole && edges.every(({ a, b }) => order.indexOf(a) < order.indexOf(b));
}

export function edgeName({ a, b }: Edge): string {
  return a < b ? a + b : b + a;
}
