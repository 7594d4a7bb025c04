import { describe, expect, it } from 'vitest';

import type { Graph, GraphEdge } from '../algorithms.ts';
import { endings, pictureOf, subsets, textsOf } from './testing/watch.ts';

const lengthOf = ({ weight = 1 }: GraphEdge): number => weight;

/** The edges in both directions where they have none. */
function bothWays({ edges, isDirected }: Graph): GraphEdge[] {
  return isDirected
    ? [...edges]
    : [...edges, ...edges.map((edge) => ({ ...edge, from: edge.to, to: edge.from }))];
}

/** The shortest of all paths that meet no node twice: every one is tried. */
function shortest(graph: Graph, from: string, to: string): number {
  const all = bothWays(graph);
  const walk = (node: string, seen: readonly string[]): number => {
    if (node === to) return 0;
    const further = all.filter((edge) => edge.from === node && !seen.includes(edge.to));
    return Math.min(Infinity, ...further.map((edge) => lengthOf(edge) + walk(edge.to, [...seen, edge.to])));
  };
  return walk(from, [from]);
}

function reached(graph: Graph, from: string): Set<string> {
  const names = graph.nodes.map(({ name }) => name);
  return new Set(names.filter((name) => shortest(graph, from, name) < Infinity));
}

const shown = (distance: number): string => (distance === Infinity ? '∞' : String(distance));

/** The least sum of edges that join all nodes of the graph as they are joined in it: every choice is tried. */
function leastForest(graph: Graph): number {
  const wanted = graph.nodes.map(({ name }) => reached(graph, name).size).join();
  const joining = subsets(graph.edges).filter((edges) => {
    const part = { ...graph, edges };
    return graph.nodes.map(({ name }) => sizeOfPart(part, name)).join() === wanted && isForest(part);
  });
  return Math.min(...joining.map((edges) => edges.reduce((sum, edge) => sum + lengthOf(edge), 0)));
}

function sizeOfPart(graph: Graph, name: string): number {
  const seen = new Set([name]);
  const all = bothWays(graph);
  for (const node of seen) for (const edge of all) if (edge.from === node) seen.add(edge.to);
  return seen.size;
}

/** A graph without cycles has as many edges as nodes, less one for each part. */
function isForest(graph: Graph): boolean {
  const parts = graph.nodes.reduce((sum, { name }) => sum + 1 / sizeOfPart(graph, name), 0);
  return graph.edges.length === graph.nodes.length - Math.round(parts);
}

describe('ALGORITHMS-2: algorithms on graphs end as an independent computation does', () => {
  it('bfs: each node that can be reached has its smallest number of steps', () => {
    for (const { typed, frame } of endings('bfs')) {
      const graph = pictureOf(frame, 'graph');
      for (const { name, note } of graph.nodes) {
        const steps = shortest(graph, typed['start'] ?? '', name);
        expect(note).toBe(steps === Infinity ? '' : String(steps));
      }
    }
  });

  it('dfs: the order of a search without recursion', () => {
    for (const { typed, frame } of endings('dfs')) {
      const all = bothWays(pictureOf(frame, 'graph'));
      const seen = new Set<string>();
      const stack = [typed['start'] ?? ''];
      for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        if (seen.has(node)) continue;
        seen.add(node);
        const from = node;
        stack.push(
          ...all
            .filter((edge) => edge.from === from)
            .map(({ to }) => to)
            .toSorted()
            .toReversed(),
        );
      }
      expect(textsOf(frame, 'order')).toEqual([...seen]);
    }
  });

  it('dijkstra', () => {
    for (const { typed, frame } of endings('dijkstra')) {
      const graph = pictureOf(frame, 'graph');
      for (const { name, note } of graph.nodes) {
        expect(note).toBe(shown(shortest(graph, typed['start'] ?? '', name)));
      }
    }
  });

  it('bellman-ford: the distances, or a negative cycle that can be reached', () => {
    const ends = endings('bellman-ford');
    for (const { typed, frame, says } of ends) {
      const graph = pictureOf(frame, 'graph');
      const near = reached(graph, typed['start'] ?? '');
      // A round trip that begins and ends at a node of it.
      const hasGain = graph.edges.some(
        (edge) => near.has(edge.from) && lengthOf(edge) + shortest(graph, edge.to, edge.from) < 0,
      );
      expect(says).toBe(hasGain ? 'cycle' : 'end');
      if (hasGain) continue;
      for (const { name, note } of graph.nodes) {
        expect(note).toBe(shown(shortest(graph, typed['start'] ?? '', name)));
      }
    }
    expect(new Set(ends.map(({ says }) => says))).toEqual(new Set(['cycle', 'end']));
  });

  it('floyd-warshall', () => {
    for (const { typed, frame } of endings('floyd-warshall')) {
      const edges = (typed['edges'] ?? '').split(', ').map((text): GraphEdge => {
        const [pair = '', weight] = text.split(' ');
        const [from = '', to = ''] = pair.split('>');
        return { from, to, weight: Number(weight) };
      });
      const { columns, rows } = pictureOf(frame, 'grid');
      const graph: Graph = { kind: 'graph', title: 'graph', isDirected: true, nodes: [], edges };
      for (const { name, cells } of rows) {
        expect(cells.map(({ text }) => text)).toEqual(columns.map((to) => shown(shortest(graph, name, to))));
      }
    }
  });

  it('kruskal', () => {
    for (const { frame } of endings('kruskal').slice(0, 60)) {
      const graph = pictureOf(frame, 'graph');
      const edges = graph.edges.filter(({ tone }) => tone === 'good');
      expect(isForest({ ...graph, edges })).toBe(true);
      expect(frame.values?.['sum']).toBe(edges.reduce((sum, edge) => sum + lengthOf(edge), 0));
      expect(frame.values?.['sum']).toBe(leastForest(graph));
    }
  });

  it('prim', () => {
    for (const { typed, frame, says } of endings('prim').slice(0, 60)) {
      const graph = pictureOf(frame, 'graph');
      const near = reached(graph, typed['start'] ?? '');
      expect(says).toBe(near.size === graph.nodes.length ? 'end' : 'apart');
      const part = {
        ...graph,
        nodes: graph.nodes.filter(({ name }) => near.has(name)),
        edges: graph.edges.filter(({ from }) => near.has(from)),
      };
      expect(frame.values?.['sum']).toBe(leastForest(part));
    }
  });

  it('topological-sort: every edge leads to the right, or each node that is left has one before it', () => {
    const ends = endings('topological-sort');
    for (const { frame, says } of ends) {
      const graph = pictureOf(frame, 'graph');
      const order = textsOf(frame, 'order');
      const left = graph.nodes.map(({ name }) => name).filter((name) => !order.includes(name));
      expect(says).toBe(left.length === 0 ? 'end' : 'cycle');
      const done = graph.edges.filter(({ to }) => order.includes(to));
      expect(done.every(({ from }) => order.includes(from))).toBe(true);
      expect(done.every(({ from, to }) => order.indexOf(from) < order.indexOf(to))).toBe(true);
      for (const name of left) {
        expect(graph.edges.some(({ from, to }) => to === name && left.includes(from))).toBe(true);
      }
    }
    expect(new Set(ends.map(({ says }) => says))).toEqual(new Set(['cycle', 'end']));
  });
});
