import { algorithm, type Frame } from './algorithm.ts';
import { links } from './fields.ts';
import { itemAt, type TreeNode } from './picture.ts';

const LINES = {
  start: 'parent[x] = x for each x',
  walk: 'find(x): while parent[x] != x:',
  compress: '    parent[x] = parent[parent[x]], x = parent[x]',
  root: '    return x',
  same: 'union(a, b): if find(a) == find(b): return',
  join: '    the smaller tree hangs below the larger one',
  end: 'done',
};

type Step = Frame<keyof typeof LINES>;
const COUNT = 8;

export const unionFind = algorithm({
  lines: LINES,
  fields: { links: links({ least: 1, most: 10, high: COUNT }) },
  example: { links: '1-2 3-4 2-4 5-6 6-1 4-5' },
  *run({ links: pairs }): Generator<Step> {
    // Place 0 stays unused: the elements are 1 to 8.
    const parent = Array.from({ length: COUNT + 1 }, (_, at) => at);
    const size = parent.map(() => 1);
    yield { line: 'start', values: { count: COUNT }, pictures: show(parent) };
    for (const [a, b] of pairs) {
      const first = yield* find(parent, a);
      const second = yield* find(parent, b);
      if (first === second) {
        yield { line: 'same', values: { a, b, root: first }, pictures: show(parent, [first], 'bad') };
        continue;
      }
      const isLess = itemAt(size, first) < itemAt(size, second);
      const [top, below] = isLess ? [second, first] : [first, second];
      parent[below] = top;
      size[top] = itemAt(size, top) + itemAt(size, below);
      yield { line: 'join', values: { a, b, top, below }, pictures: show(parent, [top, below], 'good') };
    }
    yield {
      line: 'end',
      values: { count: parent.filter((above, at) => at > 0 && above === at).length },
      pictures: show(parent),
    };
  },
});

function show(
  parent: readonly number[],
  marks: readonly number[] = [],
  tone: 'now' | 'good' | 'bad' = 'now',
) {
  const nodes = parent.slice(1).map((above, at): TreeNode => ({
    id: at + 1,
    text: String(at + 1),
    parent: above === at + 1 ? undefined : above,
    tone: marks.includes(at + 1) ? tone : undefined,
  }));
  return [{ kind: 'tree' as const, title: 'parts' as const, nodes }];
}

function* find(parent: number[], element: number): Generator<Step, number> {
  let x = element;
  while (itemAt(parent, x) !== x) {
    const above = itemAt(parent, x);
    yield { line: 'walk', values: { x, above }, pictures: show(parent, [x]) };
    const further = itemAt(parent, above);
    if (further !== above) {
      parent[x] = further;
      yield { line: 'compress', values: { x, above: further }, pictures: show(parent, [x, further]) };
    }
    x = itemAt(parent, x);
  }
  yield { line: 'root', values: { element, root: x }, pictures: show(parent, [x]) };
  return x;
}
