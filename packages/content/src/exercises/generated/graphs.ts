import type { Random } from '../../random.ts';
import { plainSigns } from '../answers.ts';
import {
  breadthFirst,
  depthFirst,
  dijkstra,
  type Edge,
  edgeName,
  type Graph,
  isTopological,
  kruskal,
  prim,
  topological,
  type Visit,
} from './graph.ts';
import { type Field, type Instance, numberField, numbersIn, type Shown, yesOrNo } from './instance.ts';

export const NODES = ['A', 'B', 'C', 'D', 'E', 'F'];
export const START = 'A';

/** Sides of two squares with common corners 1 and 4, and one line across each of them, so that none cross. */
const SIDES = [
  [0, 1],
  [1, 2],
  [3, 4],
  [4, 5],
  [0, 3],
  [1, 4],
  [2, 5],
] as const;

/** Six nodes in two rows; the names are dealt out by chance. */
export function randomGraph(random: Random): Graph {
  const nodes = random.shuffle(NODES);
  const across = [
    random.pick([[0, 4] as const, [1, 3] as const]),
    random.pick([[1, 5] as const, [2, 4] as const]),
  ];
  const lengths = random.shuffle(Array.from({ length: 14 }, (_each, at) => at + 1));
  const edges = random
    .shuffle([...SIDES, ...across])
    .slice(0, random.int(8, 9))
    .map((ends, at): Edge => {
      const [a = '', b = ''] = ends.map((place) => nodes[place] ?? '').toSorted();
      return { a, b, length: lengths[at] ?? 1 };
    });
  const graph = { nodes, edges };
  return breadthFirst(graph, START).length === NODES.length ? graph : randomGraph(random);
}

type Look = { readonly hasLengths?: boolean; readonly isDirected?: boolean };

export function drawn({ nodes, edges }: Graph, { hasLengths = false, isDirected = false }: Look): Shown {
  return {
    kind: 'graph',
    caption: 'theGraph',
    nodes: nodes.map((name, at) => ({ name, column: at % 3, row: Math.floor(at / 3) })),
    edges: edges.map(({ a, b, length }) => ({ from: a, to: b, label: hasLengths ? String(length) : '' })),
    isDirected,
  };
}

/** The letters of nodes as they are typed: `A, B, C` or `ABC`. */
function nodesIn(typed: string): string[] {
  return plainSigns(typed.slice(0, 100)).toUpperCase().match(/[A-Z]/g) ?? [];
}

function orderField(right: readonly string[]): Field {
  const isRight = (typed: string): boolean => nodesIn(typed).join('') === right.join('');
  return { name: 'order', label: 'visitOrder', input: 'text', isRight };
}

export function breadthFirstInstance(random: Random): Instance {
  return visitsInstance(randomGraph(random), breadthFirst, 'queueAfter');
}

export function depthFirstInstance(random: Random): Instance {
  return visitsInstance(randomGraph(random), depthFirst, 'pathFromStart');
}

function visitsInstance(
  graph: Graph,
  search: (graph: Graph, start: string) => Visit[],
  waiting: 'queueAfter' | 'pathFromStart',
): Instance {
  const visits = search(graph, START);
  return {
    given: [drawn(graph, {})],
    fields: [orderField(visits.map(({ node }) => node))],
    solution: [
      {
        kind: 'table',
        caption: 'oneAfterAnother',
        head: [{ word: 'visited' }, { word: waiting }],
        rows: visits.map((visit) => [visit.node, visit.waiting.join(' ') || '–']),
      },
    ],
  };
}

export function dijkstraInstance(random: Random): Instance {
  let graph = randomGraph(random);
  while (!hasOneOrder(graph)) graph = randomGraph(random);
  const rounds = dijkstra(graph, START);
  const distances = NODES.map((node) => rounds.at(-1)?.distances.get(node) ?? 0);
  return {
    given: [drawn(graph, { hasLengths: true })],
    fields: [
      orderField(rounds.map(({ node }) => node)),
      {
        name: 'distances',
        label: 'distancesInOrder',
        input: 'text',
        isRight: (typed) => numbersIn(typed).join() === distances.join(),
      },
    ],
    solution: [
      {
        kind: 'table',
        caption: 'bestKnown',
        head: [{ word: 'final' }, ...NODES],
        rows: rounds.map((round) => [
          round.node,
          ...NODES.map((node) => String(round.distances.get(node)).replace('Infinity', '∞')),
        ]),
      },
    ],
  };
}

/** Whether no two nodes are equally far, and some distance is improved once it is known. */
function hasOneOrder(graph: Graph): boolean {
  const rounds = dijkstra(graph, START);
  const last = [...(rounds.at(-1)?.distances.values() ?? [])];
  const improves = rounds.some(({ distances }) =>
    [...distances.values()].some((value, at) => value !== Infinity && value !== last[at]),
  );
  return improves && new Set(last).size === last.length;
}

const sumOf = (edges: readonly Edge[]): number => edges.reduce((sum, { length }) => sum + length, 0);

function treeFields(edges: readonly Edge[]): Field[] {
  const right = edges.map(edgeName).join();
  return [
    {
      name: 'edges',
      label: 'edgesInOrder',
      input: 'text',
      isRight: (typed) => edgesIn(typed).join() === right,
    },
    numberField('sum', 'sumOfLengths', sumOf(edges)),
  ];
}

/** Edges as they are typed: `AB, CE`, `B-A C-E`; two letters make one. */
function edgesIn(typed: string): string[] {
  const letters = nodesIn(typed);
  return letters.flatMap((letter, at) =>
    at % 2 === 0 ? [edgeName({ a: letter, b: letters[at + 1] ?? '', length: 0 })] : [],
  );
}

function sumShown(edges: readonly Edge[]): Shown {
  const sum = `${edges.map(({ length }) => length).join(' + ')} = ${sumOf(edges)}`;
  return { kind: 'sentence', word: 'sumOfLengths', values: { sum } };
}

export function kruskalInstance(random: Random): Instance {
  const graph = randomGraph(random);
  const looked = kruskal(graph);
  const taken = looked.flatMap(({ edge, isTaken }) => (isTaken ? [edge] : []));
  return {
    given: [drawn(graph, { hasLengths: true })],
    fields: treeFields(taken),
    solution: [
      {
        kind: 'table',
        caption: 'cheapFirst',
        head: [{ word: 'edge' }, { word: 'length' }, { word: 'joinsParts' }],
        rows: looked.map(({ edge, isTaken }) => [edgeName(edge), String(edge.length), yesOrNo(isTaken)]),
      },
      sumShown(taken),
    ],
  };
}

export function primInstance(random: Random): Instance {
  const graph = randomGraph(random);
  const grown = prim(graph, START);
  const taken = grown.map(({ edge }) => edge);
  return {
    given: [drawn(graph, { hasLengths: true })],
    fields: treeFields(taken),
    solution: [
      {
        kind: 'table',
        caption: 'oneAfterAnother',
        head: [{ word: 'edge' }, { word: 'length' }, { word: 'edgesOut' }],
        rows: grown.map(({ edge, choice }) => [
          edgeName(edge),
          String(edge.length),
          choice.map((each) => `${edgeName(each)} ${each.length}`).join(', '),
        ]),
      },
      sumShown(taken),
    ],
  };
}

/** A graph with directions and without cycles; several orders are right. */
export function topologicalInstance(random: Random): Instance {
  const { nodes, edges } = randomGraph(random);
  const rank = random.shuffle(NODES);
  const turned = edges.map((edge) =>
    rank.indexOf(edge.a) < rank.indexOf(edge.b) ? edge : { ...edge, a: edge.b, b: edge.a },
  );
  const graph = { nodes, edges: turned };
  const placed = topological(graph);
  return {
    given: [drawn(graph, { isDirected: true })],
    fields: [
      {
        name: 'order',
        label: 'topologicalOrder',
        input: 'text',
        isRight: (typed) => isTopological(graph, nodesIn(typed)),
      },
    ],
    solution: [
      {
        kind: 'table',
        caption: 'oneAfterAnother',
        head: [{ word: 'next' }, { word: 'inDegreeZero' }],
        rows: placed.map(({ node, free }) => [node, free.join(' ')]),
      },
      {
        kind: 'sentence',
        word: 'oneOrder',
        values: { order: placed.map(({ node }) => node).join(', ') },
      },
    ],
  };
}
