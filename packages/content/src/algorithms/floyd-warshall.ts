import { algorithm, type Frame } from './algorithm.ts';
import { distanceText, edges } from './graph.ts';
import { itemAt, type Tone } from './picture.ts';

const LINES = {
  start: 'd[i][j] = length of the edge i → j, else ∞; d[i][i] = 0',
  middle: 'for each node k:',
  compare: '    for each pair i, j: compare d[i][j] with d[i][k] + d[k][j]',
  shorter: '        if the sum is less: d[i][j] = the sum',
  end: 'return d',
};

export const floydWarshall = algorithm({
  lines: LINES,
  fields: {
    edges: edges({ least: 1, most: 12, lastNode: 'E', isDirected: true, weights: { low: 0, high: 99 } }),
  },
  example: { edges: 'A>B 3, A>D 7, B>A 8, B>C 2, C>A 5, C>D 1, D>A 2' },
  *run({ edges: { nodes, edges: all } }): Generator<Frame<keyof typeof LINES>> {
    const lengthOf = (from: string, to: string) =>
      from === to ? 0 : (all.find((edge) => edge.from === from && edge.to === to)?.weight ?? Infinity);
    const d = nodes.map((from) => nodes.map((to) => lengthOf(from, to)));
    const far = (i: number, j: number) => itemAt(itemAt(d, i), j);
    const show = (tone: (i: number, j: number) => Tone | undefined = () => undefined) => [
      {
        kind: 'grid' as const,
        title: 'distances' as const,
        columns: nodes,
        rows: nodes.map((name, i) => ({
          name,
          cells: nodes.map((_, j) => ({ text: distanceText(far(i, j)), tone: tone(i, j) })),
        })),
      },
    ];
    yield { line: 'start', pictures: show() };
    for (const [k, middle] of nodes.entries()) {
      yield {
        line: 'middle',
        values: { middle },
        pictures: show((i, j) => (i === k || j === k ? 'done' : undefined)),
      };
      for (const [i, from] of nodes.entries()) {
        for (const [j, to] of nodes.entries()) {
          // Through an end of the path, or back to its beginning, nothing becomes shorter.
          if (i === k || j === k || i === j) continue;
          const [before, through] = [far(i, j), far(i, k) + far(k, j)];
          const isLess = through < before;
          if (isLess) itemAt(d, i)[j] = through;
          const tone = (row: number, column: number): Tone | undefined => {
            if (row === i && column === j) return isLess ? 'good' : 'now';
            return (row === i && column === k) || (row === k && column === j) ? 'done' : undefined;
          };
          const values = { from, to, middle, before: distanceText(before), through: distanceText(through) };
          yield { line: isLess ? 'shorter' : 'compare', values, pictures: show(tone) };
        }
      }
    }
    yield { line: 'end', pictures: show() };
  },
});
