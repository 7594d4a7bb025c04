import { algorithm, type Frame } from './algorithm.ts';
import { distanceText, edges, graphPicture, place, withNode, type Edge } from './graph.ts';

const LINES = {
  start: 'distance[start] = 0, all others ∞',
  round: 'n - 1 times:',
  relax: '    for each edge u → v: compare',
  shorter: '        if distance[u] + length is less: distance[v] = it',
  check: 'once more: if anything becomes shorter: negative cycle',
  end: 'return distance',
};

type Step = Frame<keyof typeof LINES>;

export const bellmanFord = algorithm({
  lines: LINES,
  fields: {
    edges: edges({ least: 1, most: 9, lastNode: 'F', isDirected: true, weights: { low: -99, high: 99 } }),
    start: place('F'),
  },
  example: { edges: 'A>B 6, A>C 7, B>D 5, C>B -4, C>D 9', start: 'A' },
  *run({ edges: typed, start }): Generator<Step> {
    const graph = withNode(typed, start);
    const distance = new Map([[start, 0]]);
    const show = (now?: Edge, tone: 'now' | 'good' | 'bad' = 'now') => [
      graphPicture(graph, {
        isDirected: true,
        isWeighted: true,
        tone: (name) => (name === now?.to ? tone : undefined),
        note: (name) => distanceText(distance.get(name)),
        edgeTone: (edge) => (edge === now ? tone : undefined),
      }),
    ];
    const through = ({ from, weight }: Edge) => (distance.get(from) ?? Infinity) + weight;
    const known = ({ to }: Edge) => distance.get(to) ?? Infinity;
    yield { line: 'start', values: { start }, pictures: show() };
    const rounds = graph.nodes.length - 1;
    for (let round = 1; round <= rounds; round += 1) {
      yield { line: 'round', values: { round, rounds }, pictures: show() };
      for (const edge of graph.edges) {
        const [before, far] = [known(edge), through(edge)];
        const values = { from: edge.from, to: edge.to, far: distanceText(far), before: distanceText(before) };
        if (far < before) distance.set(edge.to, far);
        if (far < before) yield { line: 'shorter', values, pictures: show(edge, 'good') };
        else
          yield { line: 'relax', say: far === Infinity ? 'unknown' : 'relax', values, pictures: show(edge) };
      }
    }
    const gain = graph.edges.find((edge) => through(edge) < known(edge));
    if (gain) {
      yield {
        line: 'check',
        say: 'cycle',
        values: { from: gain.from, to: gain.to },
        pictures: show(gain, 'bad'),
      };
      return;
    }
    yield { line: 'check', pictures: show() };
    yield { line: 'end', values: { start }, pictures: show() };
  },
});
