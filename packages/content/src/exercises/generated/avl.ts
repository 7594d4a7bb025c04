/** A node of an AVL tree. */
export type AvlNode = {
  readonly key: number;
  readonly left: AvlNode | null;
  readonly right: AvlNode | null;
  readonly height: number;
};

/** Which two steps lead from the node that lost its balance towards the new key. */
export type Rotation = 'LL' | 'RR' | 'LR' | 'RL';

export type Grown = {
  readonly root: AvlNode;
  /** The rotation that was needed, and at which key. */
  readonly rotation: { readonly kind: Rotation; readonly at: number } | null;
};

const heightOf = (node: AvlNode | null): number => node?.height ?? 0;

function nodeOf(key: number, left: AvlNode | null, right: AvlNode | null): AvlNode {
  return { key, left, right, height: 1 + Math.max(heightOf(left), heightOf(right)) };
}

/** Puts a key into a tree that does not hold it. */
export function insertAvl(root: AvlNode | null, key: number): Grown {
  if (!root) return { root: nodeOf(key, null, null), rotation: null };
  const goesLeft = key < root.key;
  const { root: side, rotation } = insertAvl(goesLeft ? root.left : root.right, key);
  const node = goesLeft ? nodeOf(root.key, side, root.right) : nodeOf(root.key, root.left, side);
  if (Math.abs(heightOf(node.left) - heightOf(node.right)) < 2) return { root: node, rotation };
  const kind: Rotation = `${goesLeft ? 'L' : 'R'}${key < side.key ? 'L' : 'R'}`;
  return { root: rotated(node, kind), rotation: { kind, at: root.key } };
}

function rotated(node: AvlNode, kind: Rotation): AvlNode {
  const { key, left, right } = node;
  switch (kind) {
    case 'LL':
      return turnedRight(node);
    case 'RR':
      return turnedLeft(node);
    case 'LR':
      return turnedRight(nodeOf(key, left && turnedLeft(left), right));
    case 'RL':
      return turnedLeft(nodeOf(key, left, right && turnedRight(right)));
    default:
      return kind satisfies never;
  }
}

/** The left child comes up. */
function turnedRight(node: AvlNode): AvlNode {
  const up = node.left;
  return up ? nodeOf(up.key, up.left, nodeOf(node.key, up.right, node.right)) : node;
}

/** The right child comes up. */
function turnedLeft(node: AvlNode): AvlNode {
  const up = node.right;
  return up ? nodeOf(up.key, nodeOf(node.key, node.left, up.left), up.right) : node;
}

/** The keys in preorder: each node before what is below it. */
export function preorder(node: AvlNode | null): number[] {
  return node ? [node.key, ...preorder(node.left), ...preorder(node.right)] : [];
}
