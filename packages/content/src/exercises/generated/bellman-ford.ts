import type { Random } from '../../random.ts';
import { plainSigns } from '../answers.ts';
import type { Edge, Graph } from './graph.ts';
import { drawn, NODES, randomGraph, START } from './graphs.ts';
import { type Field, type Instance, numberField } from './instance.ts';

/** A distance that became shorter, by which edge and in which round. */
type Improvement = { readonly round: number; readonly edge: Edge; readonly distance: number };

/** The distances after each round, in the order of the nodes, and what became shorter. */
export type Rounds = {
  readonly distances: readonly (readonly number[])[];
  readonly improvements: readonly Improvement[];
};

/** So many rounds over the edges in their order; what became shorter is used in the same round. */
export function bellmanFord({ nodes, edges }: Graph, start: string, count: number): Rounds {
  const known = new Map(nodes.map((node) => [node, node === start ? 0 : Infinity]));
  const of = (node: string): number => known.get(node) ?? Infinity;
  const distances: number[][] = [];
  const improvements: Improvement[] = [];
  for (let round = 1; round <= count; round += 1) {
    for (const edge of edges) {
      const distance = of(edge.a) + edge.length;
      if (distance >= of(edge.b)) continue;
      known.set(edge.b, distance);
      improvements.push({ round, edge, distance });
    }
    distances.push(nodes.map(of));
  }
  return { distances, improvements };
}

/** As many rounds as six nodes can need, and one that would show a negative cycle. */
const ROUNDS = NODES.length;

export function bellmanFordInstance(random: Random): Instance {
  let graph = randomRoads(random);
  while (!isWorthwhile(graph)) graph = randomRoads(random);
  const rounds = roundsOf(graph);
  const changing = changingRounds(rounds);
  const shown = rounds.distances.slice(0, changing + 1);
  return {
    given: [
      drawn(graph, { hasLengths: true, isDirected: true }),
      { kind: 'sentence', word: 'edgeOrder', values: { edges: graph.edges.map(arrow).join(', ') } },
    ],
    fields: [
      distancesField('first', 'distancesAfterRound', shown[0] ?? []),
      distancesField('distances', 'distancesInOrder', shown.at(-1) ?? []),
      numberField('rounds', 'changingRounds', changing),
    ],
    solution: [
      {
        kind: 'table',
        caption: 'bestKnown',
        head: [{ word: 'round' }, ...NODES],
        rows: shown.map((distances, at) => [String(at + 1), ...distances.map(distanceText)]),
      },
      {
        kind: 'table',
        caption: 'improvements',
        head: [{ word: 'round' }, { word: 'edge' }, { word: 'distance' }],
        rows: rounds.improvements.map(({ round, edge, distance }) => [
          String(round),
          arrow(edge),
          String(distance),
        ]),
      },
    ],
  };
}

/** The edges lead any way, in any order; two of them are shortcuts of a negative length. */
function randomRoads(random: Random): Graph {
  const { nodes, edges } = randomGraph(random);
  return {
    nodes,
    edges: random.shuffle(edges).map(({ a, b, length }, at) => {
      const [from, to] = random.shuffle([a, b]);
      return { a: from ?? a, b: to ?? b, length: at < 2 ? -random.int(1, 4) : length };
    }),
  };
}

function roundsOf({ edges }: Graph): Rounds {
  return bellmanFord({ nodes: NODES, edges }, START, ROUNDS);
}

function changingRounds({ improvements }: Rounds): number {
  return improvements.at(-1)?.round ?? 0;
}

/** All nodes are reached, one of them in two ways, without a negative cycle, and two or three rounds are needed. */
function isWorthwhile(graph: Graph): boolean {
  const rounds = roundsOf(graph);
  const changing = changingRounds(rounds);
  const isReached = rounds.distances.at(-1)?.every((distance) => distance < Infinity) ?? false;
  const isReplaced = rounds.improvements.length >= NODES.length;
  return isReached && isReplaced && (changing === 2 || changing === 3);
}

const arrow = ({ a, b }: Edge): string => `${a}→${b}`;

const distanceText = (distance: number): string => (distance === Infinity ? '∞' : String(distance));

function distancesField(name: string, label: Field['label'], right: readonly number[]): Field {
  const isRight = (typed: string): boolean => distancesIn(typed).join() === right.map(distanceText).join();
  return { name, label, input: 'text', isRight };
}

/** Distances as they are typed: `0 -3 inf`, `A = 0, B = -3, C = ∞`. */
function distancesIn(typed: string): string[] {
  const found = plainSigns(typed.slice(0, 200)).match(/-?\d+|∞|\binf/gi) ?? [];
  return found.map((each) => (/^-?\d/.test(each) ? String(Number(each)) : '∞'));
}
