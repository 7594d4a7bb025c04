import { algorithm, type Frame } from './algorithm.ts';
import { edges, graphPicture, isBetween, neighbours, place, withNode, type TypedGraph } from './graph.ts';
import { row } from './picture.ts';

const LINES = {
  visit: 'visit(node): mark node as seen',
  known: '    for each neighbour: if it is seen: go on',
  down: '        else: visit(neighbour)',
  back: '    return',
  end: 'done',
};

type Step = Frame<keyof typeof LINES>;
type State = {
  readonly graph: TypedGraph;
  readonly order: string[];
  readonly calls: string[];
  readonly tree: (readonly [string, string])[];
};

export const dfs = algorithm({
  lines: LINES,
  fields: { edges: edges({ least: 1, most: 12, lastNode: 'H' }), start: place('H') },
  example: { edges: 'A-B, A-C, B-D, C-D, D-E, C-F', start: 'A' },
  *run({ edges: typed, start }): Generator<Step> {
    const state: State = { graph: withNode(typed, start), order: [], calls: [], tree: [] };
    yield* visit(state, start);
    yield { line: 'end', values: { start, count: state.order.length }, pictures: show(state) };
  },
});

function show({ graph, order, calls, tree }: State, other?: string) {
  const node = calls.at(-1);
  return [
    graphPicture(graph, {
      tone: (name) =>
        name === node ? 'now' : calls.includes(name) ? 'good' : order.includes(name) ? 'done' : undefined,
      note: (name) => (order.includes(name) ? String(order.indexOf(name) + 1) : ''),
      edgeTone: (edge) => {
        if (other !== undefined && isBetween(edge, node, other)) return 'now';
        return tree.some(([a, b]) => isBetween(edge, a, b)) ? 'done' : undefined;
      },
    }),
    row('calls', calls, { tone: (at) => (at === calls.length - 1 ? 'now' : undefined) }),
    row('order', order, { tone: () => 'done' }),
  ];
}

function* visit(state: State, node: string): Generator<Step> {
  const { graph, order, calls, tree } = state;
  order.push(node);
  calls.push(node);
  yield { line: 'visit', values: { node, number: order.length }, pictures: show(state) };
  for (const { to } of neighbours(graph, node)) {
    if (order.includes(to)) {
      yield { line: 'known', values: { node, to }, pictures: show(state, to) };
      continue;
    }
    yield { line: 'down', values: { node, to }, pictures: show(state, to) };
    tree.push([node, to]);
    yield* visit(state, to);
  }
  calls.pop();
  const caller = calls.at(-1);
  const say = caller === undefined ? 'last' : 'back';
  yield { line: 'back', say, values: { node, caller: caller ?? '' }, pictures: show(state) };
}
