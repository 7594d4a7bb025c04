import { algorithm, type Frame } from './algorithm.ts';
import { newNode, sideOf, treePicture, type Node } from './binary-tree.ts';
import { numbers } from './fields.ts';

const LINES = {
  root: 'insert(value): if the tree is empty: it is the root',
  equal: 'node = root; if value == node.value: return',
  left: '    if value < node.value: node = node.left',
  right: '    else: node = node.right',
  hang: '    where no node is: hang it there',
  end: 'done',
};

export const bstInsert = algorithm({
  lines: LINES,
  fields: { values: numbers({ least: 1, most: 10, low: -99, high: 999 }) },
  example: { values: '50 30 80 60 90 65 20' },
  *run({ values }): Generator<Frame<keyof typeof LINES>> {
    let root: Node | undefined;
    const show = (now?: Node, tone: 'now' | 'good' = 'now') => [
      treePicture(root, { tone: (node) => (node === now ? tone : undefined) }),
    ];
    for (const [id, value] of values.entries()) {
      const fresh = newNode(id, value);
      if (!root) {
        root = fresh;
        yield { line: 'root', values: { value }, pictures: show(fresh, 'good') };
        continue;
      }
      for (let node = root; node !== fresh;) {
        if (value === node.value) {
          yield { line: 'equal', values: { value }, pictures: show(node) };
          break;
        }
        const side = sideOf(value, node);
        yield { line: side, values: { value, node: node.value }, pictures: show(node) };
        const parent: Node = node;
        node = parent[side] ?? fresh;
        if (node !== fresh) continue;
        parent[side] = fresh;
        yield {
          line: 'hang',
          say: `hang-${side}`,
          values: { value, node: parent.value },
          pictures: show(fresh, 'good'),
        };
      }
    }
    yield { line: 'end', pictures: show() };
  },
});
