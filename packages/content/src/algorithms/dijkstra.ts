import { algorithm, type Frame } from './algorithm.ts';
import { distanceText, edges, graphPicture, isBetween, neighbours, place, withNode } from './graph.ts';
import { row } from './picture.ts';

const LINES = {
  start: 'distance[start] = 0, all others ∞',
  take: 'node = the nearest that is not final; it is final',
  relax: '    for each edge to a node that is not final: compare',
  shorter: '        if distance[node] + length is less: write it down',
  end: 'return distance',
};

export const dijkstra = algorithm({
  lines: LINES,
  fields: {
    edges: edges({ least: 1, most: 12, lastNode: 'H', weights: { low: 0, high: 99 } }),
    start: place('H'),
  },
  example: { edges: 'A-B 7, A-C 2, C-B 3, C-D 8, B-D 1, D-E 4', start: 'A' },
  *run({ edges: typed, start }): Generator<Frame<keyof typeof LINES>> {
    const graph = withNode(typed, start);
    const distance = new Map([[start, 0]]);
    const previous = new Map<string, string>();
    const final = new Set<string>();
    const waiting = () =>
      [...distance.entries()].filter(([name]) => !final.has(name)).toSorted(([, a], [, b]) => a - b);
    const show = (node?: string, other?: string) => [
      graphPicture(graph, {
        isWeighted: true,
        tone: (name) => (name === node ? 'now' : final.has(name) ? 'done' : undefined),
        note: (name) => distanceText(distance.get(name)),
        edgeTone: (edge) => {
          if (other !== undefined && isBetween(edge, node, other)) return 'now';
          return [...previous].some(([a, b]) => isBetween(edge, a, b)) ? 'done' : undefined;
        },
      }),
      row(
        'queue',
        waiting().map(([name, far]) => `${name} ${far}`),
      ),
    ];
    yield { line: 'start', values: { start }, pictures: show() };
    for (let [nearest] = waiting(); nearest; [nearest] = waiting()) {
      const [node, far] = nearest;
      final.add(node);
      yield { line: 'take', values: { node, far }, pictures: show(node) };
      for (const { to, weight } of neighbours(graph, node)) {
        if (final.has(to)) continue;
        const [before, through] = [distance.get(to) ?? Infinity, far + weight];
        const values = { node, to, far, weight, through, before: distanceText(before) };
        if (through >= before) {
          yield { line: 'relax', values, pictures: show(node, to) };
          continue;
        }
        distance.set(to, through);
        previous.set(to, node);
        yield { line: 'shorter', values, pictures: show(node, to) };
      }
    }
    yield { line: 'end', values: { start }, pictures: show() };
  },
});
