import type { Tree, TreeNode } from '@abhyas/content/algorithms';

export type Placed = TreeNode & { readonly x: number; readonly y: number };

/**
 * Where the nodes of a tree, or of several, stand, in steps of one node. In a binary tree each node has a column of its
 * own, in the order of the values; in any other a parent stands in the middle of its children.
 */
export function placeTree({ nodes }: Tree): Placed[] {
  const children = new Map<number | undefined, TreeNode[]>();
  for (const node of nodes) children.set(node.parent, [...(children.get(node.parent) ?? []), node]);
  const placed: Placed[] = [];
  let column = 0;
  const place = (node: TreeNode, y: number): number => {
    const below = children.get(node.id) ?? [];
    const isBinary = below.some(({ side }) => side !== undefined);
    const before = isBinary ? below.filter(({ side }) => side === 'left') : below;
    const after = isBinary ? below.filter(({ side }) => side === 'right') : [];
    const columns = before.map((child) => place(child, y + 1));
    const x = isBinary || below.length === 0 ? column++ : ((columns[0] ?? 0) + (columns.at(-1) ?? 0)) / 2;
    placed.push({ ...node, x, y });
    for (const child of after) place(child, y + 1);
    return x;
  };
  for (const root of children.get(undefined) ?? []) place(root, 0);
  return placed.toSorted((a, b) => a.id - b.id);
}
