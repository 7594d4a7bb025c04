import { algorithm, type Frame } from './algorithm.ts';
import { hang, heightOf, newNode, treePicture, type Node, type Side } from './binary-tree.ts';
import { numbers } from './fields.ts';

const LINES = {
  insert: 'insert the value as in any search tree',
  equal: 'a value that is there already changes nothing',
  balance: 'on the way back: balance = height(left) - height(right)',
  single: '    2 or -2, straight (LL, RR): rotate the node',
  bend: '    2 or -2, with a bend (LR, RL): rotate the child first',
  double: '        then rotate the node',
  end: 'done',
};

type Step = Frame<keyof typeof LINES>;
type State = { root: Node | undefined };

export const avlInsert = algorithm({
  lines: LINES,
  fields: { values: numbers({ least: 1, most: 10, low: -99, high: 999 }) },
  example: { values: '30 20 10 40 50 45 25' },
  *run({ values }): Generator<Step> {
    const state: State = { root: undefined };
    for (const [id, value] of values.entries()) yield* insert(state, newNode(id, value));
    yield { line: 'end', pictures: show(state) };
  },
});

function balanceOf(node: Node): number {
  return heightOf(node.left) - heightOf(node.right);
}

function show({ root }: State, now?: Node, tone: 'now' | 'good' | 'bad' = 'now') {
  return [
    treePicture(root, {
      tone: (node) => (node === now ? tone : undefined),
      note: (node) => String(balanceOf(node)),
    }),
  ];
}

function* insert(state: State, fresh: Node): Generator<Step> {
  const { value } = fresh;
  if (!state.root) {
    state.root = fresh;
    yield { line: 'insert', say: 'root', values: { value }, pictures: show(state, fresh, 'good') };
    return;
  }
  const path = hang(state.root, fresh);
  const parent = path.at(-1);
  if (parent?.left !== fresh && parent?.right !== fresh) {
    yield { line: 'equal', values: { value }, pictures: show(state) };
    return;
  }
  yield { line: 'insert', values: { value, parent: parent.value }, pictures: show(state, fresh, 'good') };
  for (const [at, node] of [...path.entries()].toReversed()) {
    measure(node);
    const balance = balanceOf(node);
    const isBroken = Math.abs(balance) > 1;
    const values = { node: node.value, balance };
    yield {
      line: 'balance',
      say: isBroken ? 'broken' : 'balance',
      values,
      pictures: show(state, node, isBroken ? 'bad' : 'now'),
    };
    if (!isBroken) continue;
    yield* rotateAt(state, node, path[at - 1]);
    return;
  }
}

function* rotateAt(state: State, node: Node, parent: Node | undefined): Generator<Step> {
  const side: Side = balanceOf(node) > 1 ? 'left' : 'right';
  const child = node[side];
  if (!child) return;
  const isBend = side === 'left' ? balanceOf(child) < 0 : balanceOf(child) > 0;
  if (isBend) {
    node[side] = rotate(child, side === 'left' ? 'right' : 'left');
    measure(node);
    const values = { child: child.value, kind: side === 'left' ? 'LR' : 'RL' };
    yield { line: 'bend', values, pictures: show(state, child) };
  }
  const top = rotate(node, side);
  if (!parent) state.root = top;
  else if (parent.left === node) parent.left = top;
  else parent.right = top;
  const values = { node: node.value, top: top.value, kind: side === 'left' ? 'LL' : 'RR' };
  yield { line: isBend ? 'double' : 'single', values, pictures: show(state, top, 'good') };
}

/** Lifts the child on a side above its parent, and returns it: it has taken the parent's place. */
function rotate(node: Node, side: Side): Node {
  const up = node[side];
  if (!up) return node;
  const other = side === 'left' ? 'right' : 'left';
  node[side] = up[other];
  up[other] = node;
  measure(node);
  measure(up);
  return up;
}

function measure(node: Node): void {
  node.height = 1 + Math.max(heightOf(node.left), heightOf(node.right));
}
