/** A node of a B+ tree; a leaf has no children. */
export type BNode = { readonly keys: readonly number[]; readonly children: readonly BNode[] };

/** A leaf holds up to this many keys. */
const LEAF_KEYS = 3;
/** An inner node has up to this many children, so one key less. */
const POINTERS = 3;
const FEWEST_IN_LEAF = Math.ceil(LEAF_KEYS / 2);
const FEWEST_CHILDREN = Math.ceil(POINTERS / 2);

/** What an insertion or a deletion did to the nodes. */
export type Event =
  | { readonly kind: 'placed'; readonly leaf: readonly number[] }
  | {
      readonly kind: 'leaf-split';
      readonly left: readonly number[];
      readonly right: readonly number[];
      readonly up: number;
    }
  | { readonly kind: 'inner-split'; readonly up: number }
  | { readonly kind: 'removed'; readonly leaf: readonly number[] }
  | { readonly kind: 'borrowed-left' | 'borrowed-right' | 'merged'; readonly level: 'leaf' | 'inner' };

export type Changed = { readonly root: BNode; readonly events: readonly Event[] };

export const EMPTY_TREE: BNode = { keys: [], children: [] };

const isLeaf = ({ children }: BNode): boolean => children.length === 0;
/** Left of a key: smaller. Right of it: greater or equal. */
const wayTo = ({ keys }: BNode, key: number): number => keys.filter((each) => each <= key).length;

/** A node that grew too full is two, with a key between them. */
type Grown = { readonly node: BNode; readonly beside?: { readonly key: number; readonly node: BNode } };

export function insert(root: BNode, key: number): Changed {
  const events: Event[] = [];
  const { node, beside } = grow(root, key, events);
  return { root: beside ? { keys: [beside.key], children: [node, beside.node] } : node, events };
}

function grow(node: BNode, key: number, events: Event[]): Grown {
  if (isLeaf(node)) return growLeaf(node, key, events);
  const at = wayTo(node, key);
  const { node: child, beside } = grow(node.children[at] ?? EMPTY_TREE, key, events);
  if (!beside) return { node: { ...node, children: node.children.with(at, child) } };
  const keys = node.keys.toSpliced(at, 0, beside.key);
  const children = node.children.toSpliced(at, 1, child, beside.node);
  if (children.length <= POINTERS) return { node: { keys, children } };
  const half = children.length / 2;
  const up = keys[half - 1] ?? 0;
  events.push({ kind: 'inner-split', up });
  return {
    node: { keys: keys.slice(0, half - 1), children: children.slice(0, half) },
    beside: { key: up, node: { keys: keys.slice(half), children: children.slice(half) } },
  };
}

function growLeaf({ keys: before }: BNode, key: number, events: Event[]): Grown {
  const keys = [...before, key].toSorted((a, b) => a - b);
  if (keys.length <= LEAF_KEYS) {
    events.push({ kind: 'placed', leaf: keys });
    return { node: { keys, children: [] } };
  }
  const [left, right] = [keys.slice(0, keys.length / 2), keys.slice(keys.length / 2)];
  const up = right[0] ?? 0;
  events.push({ kind: 'leaf-split', left, right, up });
  return { node: { keys: left, children: [] }, beside: { key: up, node: { keys: right, children: [] } } };
}

/** Takes a key out. A node with too little borrows from its left neighbour, else its right one, else it is merged. */
export function remove(root: BNode, key: number): Changed {
  const events: Event[] = [];
  const shrunk = shrink(root, key, events);
  const [only] = shrunk.children;
  return { root: only && shrunk.keys.length === 0 ? only : shrunk, events };
}

function shrink(node: BNode, key: number, events: Event[]): BNode {
  if (isLeaf(node)) {
    const keys = node.keys.filter((each) => each !== key);
    events.push({ kind: 'removed', leaf: keys });
    return { keys, children: [] };
  }
  const at = wayTo(node, key);
  const child = shrink(node.children[at] ?? EMPTY_TREE, key, events);
  const changed = { ...node, children: node.children.with(at, child) };
  return spare(child) < 0 ? refilled(changed, at, events) : changed;
}

/** How much a node could give; negative if it has too little itself. */
function spare(node: BNode): number {
  return isLeaf(node) ? node.keys.length - FEWEST_IN_LEAF : node.children.length - FEWEST_CHILDREN;
}

function refilled(parent: BNode, at: number, events: Event[]): BNode {
  const [left, right] = [parent.children[at - 1], parent.children[at + 1]];
  const level = isLeaf(parent.children[at] ?? EMPTY_TREE) ? 'leaf' : 'inner';
  const isBorrowed = (from: BNode | undefined): boolean => from !== undefined && spare(from) > 0;
  if (isBorrowed(left)) {
    events.push({ kind: 'borrowed-left', level });
    return shared(parent, at - 1, -1);
  }
  if (isBorrowed(right)) {
    events.push({ kind: 'borrowed-right', level });
    return shared(parent, at, 1);
  }
  events.push({ kind: 'merged', level });
  return merged(parent, left ? at - 1 : at);
}

/** Everything of the children `at` and the next one, as if they were one. */
function both(parent: BNode, at: number): BNode {
  const [left = EMPTY_TREE, right = EMPTY_TREE] = parent.children.slice(at, at + 2);
  const between = isLeaf(left) ? [] : parent.keys.slice(at, at + 1);
  return { keys: [...left.keys, ...between, ...right.keys], children: [...left.children, ...right.children] };
}

/** Cuts anew what two neighbours have: the left one gets so much more. */
function shared(parent: BNode, at: number, more: 1 | -1): BNode {
  const all = both(parent, at);
  const left = parent.children[at] ?? EMPTY_TREE;
  const gets = (isLeaf(left) ? left.keys.length : left.children.length) + more;
  const [one, two, key] = isLeaf(left)
    ? [leafOf(all.keys.slice(0, gets)), leafOf(all.keys.slice(gets)), all.keys[gets]]
    : [
        { keys: all.keys.slice(0, gets - 1), children: all.children.slice(0, gets) },
        { keys: all.keys.slice(gets), children: all.children.slice(gets) },
        all.keys[gets - 1],
      ];
  return {
    keys: parent.keys.with(at, key ?? 0),
    children: parent.children.toSpliced(at, 2, one, two),
  };
}

const leafOf = (keys: readonly number[]): BNode => ({ keys, children: [] });

function merged(parent: BNode, at: number): BNode {
  return {
    keys: parent.keys.toSpliced(at, 1),
    children: parent.children.toSpliced(at, 2, both(parent, at)),
  };
}

/** The leaves from left to right. */
export function leavesOf(node: BNode): readonly (readonly number[])[] {
  return isLeaf(node) ? [node.keys] : node.children.flatMap(leavesOf);
}

/** Levels of nodes, the leaves included. */
export function levelsOf(node: BNode): number {
  const [child] = node.children;
  return 1 + (child ? levelsOf(child) : 0);
}
