import { algorithm, type Frame } from './algorithm.ts';
import { edges, graphPicture, place, withNode, type Edge } from './graph.ts';
import { row } from './picture.ts';

const LINES = {
  start: 'part = {start}',
  look: 'look at all edges that lead out of the part',
  take: 'take the shortest of them, and its node into the part',
  end: 'until none leads out',
};

export const prim = algorithm({
  lines: LINES,
  fields: {
    edges: edges({ least: 1, most: 12, lastNode: 'H', weights: { low: -99, high: 99 } }),
    start: place('H'),
  },
  example: { edges: 'A-D 7, A-B 5, B-C 8, B-D 9, B-E 7, C-E 5, D-E 15', start: 'A' },
  *run({ edges: typed, start }): Generator<Frame<keyof typeof LINES>> {
    const graph = withNode(typed, start);
    const part = new Set([start]);
    const taken = new Set<Edge>();
    const leading = () =>
      graph.edges
        .filter(({ from, to }) => part.has(from) !== part.has(to))
        .toSorted((a, b) => a.weight - b.weight);
    let sum = 0;
    const show = (out: readonly Edge[] = []) => [
      graphPicture(graph, {
        isWeighted: true,
        tone: (name) => (part.has(name) ? 'done' : undefined),
        edgeTone: (edge) => (taken.has(edge) ? 'good' : out.includes(edge) ? 'now' : undefined),
      }),
      row(
        'edges',
        out.map(({ from, to, weight }) => `${from}${to} ${weight}`),
        { tone: (at) => (at === 0 ? 'now' : undefined) },
      ),
    ];
    yield { line: 'start', values: { start }, pictures: show() };
    for (let out = leading(); out.length > 0; out = leading()) {
      yield { line: 'look', values: { count: out.length }, pictures: show(out) };
      const [edge] = out;
      if (!edge) break;
      const node = part.has(edge.from) ? edge.to : edge.from;
      part.add(node);
      taken.add(edge);
      sum += edge.weight;
      const values = { from: edge.from, to: edge.to, weight: edge.weight, node, sum };
      yield { line: 'take', values, pictures: show() };
    }
    const say = part.size === graph.nodes.length ? 'end' : 'apart';
    yield { line: 'end', say, values: { sum }, pictures: show() };
  },
});
