import { algorithm, type Frame } from './algorithm.ts';
import { edges, graphPicture, neighbours, type Edge } from './graph.ts';
import { itemAt, row } from './picture.ts';

const LINES = {
  count: 'missing[node] = number of edges that lead to it',
  ready: 'queue = nodes with missing 0',
  take: 'while queue: take the first, append it to order',
  less: '    for each edge to another node: missing - 1',
  free: '        if it is 0 now: put it into the queue',
  end: 'if nodes are left, there is a cycle',
};

export const topologicalSort = algorithm({
  lines: LINES,
  fields: { edges: edges({ least: 1, most: 12, lastNode: 'H', isDirected: true }) },
  example: { edges: 'A>B, A>C, B>D, C>D, E>C, D>F' },
  *run({ edges: graph }): Generator<Frame<keyof typeof LINES>> {
    const missing = new Map(
      graph.nodes.map((name) => [name, graph.edges.filter(({ to }) => to === name).length]),
    );
    const queue: string[] = [];
    const order: string[] = [];
    const show = (now?: string, edge?: Edge) => [
      graphPicture(graph, {
        isDirected: true,
        tone: (name) =>
          name === now ? 'now' : order.includes(name) ? 'done' : queue.includes(name) ? 'good' : undefined,
        note: (name) => String(missing.get(name) ?? 0),
        edgeTone: ({ from, to }) => {
          if (edge && from === edge.from && to === edge.to) return 'now';
          return order.includes(from) ? 'out' : undefined;
        },
      }),
      row('queue', queue),
      row('order', order, { tone: () => 'done' }),
    ];
    yield { line: 'count', pictures: show() };
    queue.push(...graph.nodes.filter((name) => missing.get(name) === 0));
    yield { line: 'ready', values: { nodes: queue.join(', ') || '–' }, pictures: show() };
    while (queue.length > 0) {
      const node = itemAt(queue, 0);
      queue.shift();
      order.push(node);
      yield { line: 'take', values: { node }, pictures: show(node) };
      for (const edge of neighbours(graph, node, true)) {
        const left = (missing.get(edge.to) ?? 0) - 1;
        missing.set(edge.to, left);
        if (left === 0) queue.push(edge.to);
        yield {
          line: left === 0 ? 'free' : 'less',
          values: { to: edge.to, left },
          pictures: show(node, edge),
        };
      }
    }
    const rest = graph.nodes.filter((name) => !order.includes(name));
    yield {
      line: 'end',
      say: rest.length === 0 ? 'end' : 'cycle',
      values: { rest: rest.join(', ') },
      pictures: show(),
    };
  },
});
