import { algorithm, type Frame } from './algorithm.ts';
import { hang, newNode, sideOf, treePicture, type Node } from './binary-tree.ts';
import { number, numbers } from './fields.ts';
import { itemAt } from './picture.ts';

const LINES = {
  walk: 'delete(value): walk down to its node',
  absent: 'if there is none: return',
  leaf: 'no child: take the node off',
  one: 'one child: it takes the place of the node',
  two: 'two children: successor = smallest value on the right',
  down: '    go left as far as possible',
  copy: '    node.value = successor.value',
  off: '    take the successor out of its old place',
  end: 'done',
};

type Step = Frame<keyof typeof LINES>;
/** A node, and where it hangs; the root hangs below nothing. */
type Found = { readonly node: Node; readonly parent: Node | undefined };
type State = { root: Node | undefined };

export const bstDelete = algorithm({
  lines: LINES,
  fields: {
    values: numbers({ least: 1, most: 10, low: -99, high: 999 }),
    gone: number({ low: -99, high: 999 }),
  },
  example: { values: '50 30 80 60 90 65', gone: '50' },
  *run({ values, gone }): Generator<Step> {
    const root = newNode(0, itemAt(values, 0));
    for (const [id, value] of values.entries()) hang(root, newNode(id, value));
    const state: State = { root };
    const found = yield* find(state, gone);
    if (found) yield* remove(state, found);
    yield { line: 'end', values: { gone }, pictures: show(state) };
  },
});

function show({ root }: State, now?: Node, successor?: Node) {
  return [
    treePicture(root, { tone: (node) => (node === now ? 'now' : node === successor ? 'good' : undefined) }),
  ];
}

function* find(state: State, value: number): Generator<Step, Found | undefined> {
  let parent: Node | undefined;
  let node = state.root;
  while (node) {
    yield {
      line: 'walk',
      say: say(value, node),
      values: { value, node: node.value },
      pictures: show(state, node),
    };
    if (node.value === value) return { node, parent };
    parent = node;
    node = parent[sideOf(value, parent)];
  }
  yield { line: 'absent', values: { value }, pictures: show(state) };
  return undefined;
}

function say(value: number, node: Node): string {
  return value === node.value ? 'found' : value < node.value ? 'left' : 'right';
}

function* remove(state: State, { node, parent }: Found): Generator<Step> {
  const value = node.value;
  if (!node.left || !node.right) {
    const child = node.left ?? node.right;
    replace(state, { node, parent }, child);
    if (child) yield { line: 'one', values: { value, child: child.value }, pictures: show(state, child) };
    else yield { line: 'leaf', values: { value }, pictures: show(state) };
    return;
  }
  let above = node;
  let successor = node.right;
  yield { line: 'two', values: { value, right: successor.value }, pictures: show(state, node, successor) };
  while (successor.left) {
    above = successor;
    successor = successor.left;
    yield { line: 'down', values: { successor: successor.value }, pictures: show(state, node, successor) };
  }
  node.value = successor.value;
  yield {
    line: 'copy',
    values: { value, successor: successor.value },
    pictures: show(state, node, successor),
  };
  replace(state, { node: successor, parent: above }, successor.right);
  yield { line: 'off', values: { successor: successor.value }, pictures: show(state, node) };
}

function replace(state: State, { node, parent }: Found, child: Node | undefined): void {
  if (!parent) state.root = child;
  else if (parent.left === node) parent.left = child;
  else parent.right = child;
}
