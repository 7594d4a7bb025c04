import type { TreeNode } from '@abhyas/content/exercises/generated';

/** A node with its place: its box is as high as all others, `x` and `y` are its upper left corner. */
export type PlacedNode = {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The middle of the parent's lower side, where a line comes from. */
  readonly from: { readonly x: number; readonly y: number } | null;
};

export type TreeLayout = {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
};

export const NODE_HEIGHT = 30;
const LEVEL = 62;
const GAP = 14;
const CHARACTER = 9;
const PADDING = 18;
/** The room of a child that is not there, so that a left child and a right one can be told apart. */
const NO_CHILD = 26;

type Part = { readonly width: number; readonly middle: number; readonly nodes: readonly PlacedNode[] };

/** Where the nodes of a tree stand: children side by side, each parent above the middle of its own. */
export function layTree(root: TreeNode): TreeLayout {
  const { width, nodes } = lay(root, 0);
  const height = Math.max(...nodes.map(({ y }) => y)) + NODE_HEIGHT;
  return { width, height, nodes };
}

function lay({ label, children }: TreeNode, y: number): Part {
  const own = label.length * CHARACTER + PADDING;
  const parts = children.map((child) =>
    child ? lay(child, y + LEVEL) : { width: NO_CHILD, middle: NO_CHILD / 2, nodes: [] },
  );
  const starts = parts.map((_part, at) =>
    parts.slice(0, at).reduce((sum, { width }) => sum + width + GAP, 0),
  );
  const middles = parts.map(({ middle }, at) => (starts[at] ?? 0) + middle);
  const below = parts.reduce((sum, { width }) => sum + width + GAP, -GAP);
  const wanted = ((middles[0] ?? own / 2) + (middles.at(-1) ?? own / 2)) / 2;
  // A parent wider than its children moves them to the right.
  const shift = Math.max(0, own / 2 - wanted);
  const middle = wanted + shift;
  const from = { x: middle, y: y + NODE_HEIGHT };
  const nodes = parts.flatMap((part, at) =>
    part.nodes
      .map((node) => moved(node, (starts[at] ?? 0) + shift))
      .map((node) => ({ ...node, from: node.from ?? from })),
  );
  return {
    width: Math.max(middle + own / 2, below + shift),
    middle,
    nodes: [{ label, x: middle - own / 2, y, width: own, from: null }, ...nodes],
  };
}

function moved({ x, from, ...node }: PlacedNode, by: number): PlacedNode {
  return { ...node, x: x + by, from: from && { ...from, x: from.x + by } };
}

/** A tree in one line, as it is read out: `30 (10 20, 30 40)`; a dash for a child that is not there. */
export function spokenTree({ label, children }: TreeNode): string {
  if (children.length === 0) return label;
  return `${label} (${children.map((child) => (child ? spokenTree(child) : '–')).join(', ')})`;
}
