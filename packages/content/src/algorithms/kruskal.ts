import { algorithm, type Frame } from './algorithm.ts';
import { edges, graphPicture, type Edge } from './graph.ts';
import { row } from './picture.ts';

const LINES = {
  sort: 'sort the edges by length',
  find: 'for each edge a – b: compare find(a) and find(b)',
  refuse: '    if they are equal: leave the edge out',
  take: '    else: take the edge, union(a, b)',
  end: 'return the edges that were taken',
};

export const kruskal = algorithm({
  lines: LINES,
  fields: { edges: edges({ least: 1, most: 12, lastNode: 'H', weights: { low: -99, high: 99 } }) },
  example: { edges: 'A-D 7, A-B 5, B-C 8, B-D 9, B-E 7, C-E 5, D-E 15' },
  *run({ edges: graph }): Generator<Frame<keyof typeof LINES>> {
    const sorted = graph.edges.toSorted((a, b) => a.weight - b.weight);
    const part = new Map(graph.nodes.map((name) => [name, name]));
    const find = (name: string): string => {
      const above = part.get(name) ?? name;
      return above === name ? name : find(above);
    };
    const taken = new Set<Edge>();
    const refused = new Set<Edge>();
    let sum = 0;
    const show = (now?: Edge) => [
      graphPicture(graph, {
        isWeighted: true,
        tone: (name) => (name === now?.from || name === now?.to ? 'now' : undefined),
        note: (name) => find(name),
        edgeTone: (edge) =>
          edge === now && !taken.has(edge) && !refused.has(edge)
            ? 'now'
            : taken.has(edge)
              ? 'good'
              : refused.has(edge)
                ? 'bad'
                : undefined,
      }),
      row(
        'edges',
        sorted.map(({ from, to, weight }) => `${from}${to} ${weight}`),
        {
          tone: (at) => {
            const edge = sorted[at];
            if (!edge) return undefined;
            return taken.has(edge) ? 'good' : refused.has(edge) ? 'bad' : edge === now ? 'now' : undefined;
          },
        },
      ),
    ];
    yield { line: 'sort', pictures: show() };
    for (const edge of sorted) {
      const { from, to, weight } = edge;
      const [a, b] = [find(from), find(to)];
      yield { line: 'find', values: { from, to, weight }, pictures: show(edge) };
      if (a === b) {
        refused.add(edge);
        yield { line: 'refuse', values: { from, to }, pictures: show(edge) };
        continue;
      }
      part.set(b, a);
      taken.add(edge);
      sum += weight;
      yield { line: 'take', values: { from, to, sum }, pictures: show(edge) };
    }
    yield { line: 'end', values: { count: taken.size, sum }, pictures: show() };
  },
});
