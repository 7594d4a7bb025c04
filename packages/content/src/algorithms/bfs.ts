import { algorithm, type Frame } from './algorithm.ts';
import { edges, graphPicture, isBetween, neighbours, place, withNode } from './graph.ts';
import { itemAt, row } from './picture.ts';

const LINES = {
  start: 'steps[start] = 0, queue = [start]',
  take: 'while queue: node = take the first',
  known: '    for each neighbour: if it has steps: go on',
  add: '        else: steps[neighbour] = steps[node] + 1, put it into the queue',
  end: 'return steps',
};

export const bfs = algorithm({
  lines: LINES,
  fields: { edges: edges({ least: 1, most: 12, lastNode: 'H' }), start: place('H') },
  example: { edges: 'A-B, A-C, B-D, C-D, D-E, E-F, C-G', start: 'A' },
  *run({ edges: typed, start }): Generator<Frame<keyof typeof LINES>> {
    const graph = withNode(typed, start);
    const steps = new Map([[start, 0]]);
    const queue = [start];
    const done = new Set<string>();
    const tree: (readonly [string, string])[] = [];
    const show = (node?: string, other?: string) => [
      graphPicture(graph, {
        tone: (name) =>
          name === node ? 'now' : done.has(name) ? 'done' : steps.has(name) ? 'good' : undefined,
        note: (name) => String(steps.get(name) ?? ''),
        edgeTone: (edge) => {
          if (other !== undefined && isBetween(edge, node, other)) return 'now';
          return tree.some(([a, b]) => isBetween(edge, a, b)) ? 'done' : undefined;
        },
      }),
      row('queue', queue),
    ];
    yield { line: 'start', values: { start }, pictures: show() };
    while (queue.length > 0) {
      const node = itemAt(queue, 0);
      queue.shift();
      const far = steps.get(node) ?? 0;
      yield { line: 'take', values: { node, far }, pictures: show(node) };
      for (const { to } of neighbours(graph, node)) {
        if (steps.has(to)) {
          yield { line: 'known', values: { to }, pictures: show(node, to) };
          continue;
        }
        steps.set(to, far + 1);
        queue.push(to);
        tree.push([node, to]);
        yield { line: 'add', values: { to, far: far + 1 }, pictures: show(node, to) };
      }
      done.add(node);
    }
    yield { line: 'end', values: { start, count: steps.size }, pictures: show() };
  },
});
