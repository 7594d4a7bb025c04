import type { Tone, Tree, TreeNode } from './picture.ts';

/** A node of a search tree while it is worked on. */
export type Node = {
  readonly id: number;
  value: number;
  left: Node | undefined;
  right: Node | undefined;
  height: number;
};

export type Side = 'left' | 'right';

export function newNode(id: number, value: number): Node {
  return { id, value, left: undefined, right: undefined, height: 1 };
}

export function heightOf(node: Node | undefined): number {
  return node?.height ?? 0;
}

type Look = {
  readonly tone?: (node: Node) => Tone | undefined;
  readonly note?: (node: Node) => string;
};

/** A search tree as it stands now. */
export function treePicture(root: Node | undefined, { tone, note }: Look = {}): Tree {
  const nodes: TreeNode[] = [];
  const add = (node: Node, above: { readonly parent?: number; readonly side?: Side }): void => {
    nodes.push({
      id: node.id,
      text: String(node.value),
      tone: tone?.(node),
      ...(note && { note: note(node) }),
      ...above,
    });
    for (const side of ['left', 'right'] as const) {
      const child = node[side];
      if (child) add(child, { parent: node.id, side });
    }
  };
  if (root) add(root, {});
  return { kind: 'tree', title: 'tree', nodes };
}

export function sideOf(value: number, node: Node): Side {
  return value < node.value ? 'left' : 'right';
}

/** Hangs a value where it belongs, unless it is there already. Returns the nodes on the way, from the root. */
export function hang(root: Node, fresh: Node): readonly Node[] {
  const path: Node[] = [];
  for (let node: Node | undefined = root; node && node.value !== fresh.value;) {
    path.push(node);
    const side = sideOf(fresh.value, node);
    const below: Node | undefined = node[side];
    if (!below) node[side] = fresh;
    node = below;
  }
  return path;
}
