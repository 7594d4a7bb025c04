import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { instanceOf, type Shown, type TreeNode } from '../generated.ts';
import { type AvlNode, insertAvl, preorder } from './avl.ts';
import { field, SEEDS, table, value } from './testing/read-instance.ts';

/** A search tree by its keys alone: [key, left, right]. */
type Plain = readonly [number, Plain | null, Plain | null];

const depth = (tree: Plain | null): number => (tree ? 1 + Math.max(depth(tree[1]), depth(tree[2])) : 0);
const read = (tree: Plain | null): number[] => (tree ? [tree[0], ...read(tree[1]), ...read(tree[2])] : []);

function hang(tree: Plain | null, key: number): Plain {
  if (!tree) return [key, null, null];
  const [own, left, right] = tree;
  return key < own ? [own, hang(left, key), right] : [own, left, hang(right, key)];
}

type Mended = { readonly tree: Plain | null; readonly kind: string };

/** Mends the lowest node that lost its balance by a new key. */
function mend(tree: Plain | null, key: number): Mended {
  if (!tree || tree[0] === key) return { tree, kind: '' };
  const [own, left, right] = tree;
  const below = mend(key < own ? left : right, key);
  if (below.kind)
    return { tree: key < own ? [own, below.tree, right] : [own, left, below.tree], kind: below.kind };
  return Math.abs(depth(left) - depth(right)) < 2 ? { tree, kind: '' } : restructured(tree, key);
}

/**
 * Balance by another way than rotations (the "trinode restructuring" of Goodrich and Tamassia): of the node that lost its
 * balance, its child and grandchild towards the new key, the middle one comes to the top; the four trees below them keep
 * their order.
 */
function restructured(tree: Plain, key: number): Mended {
  const child = towards(tree, key);
  const three = [tree, child, towards(child, key)];
  const [low = 0, middle = 0, high = 0] = three.map(([each]) => each).toSorted((a, b) => a - b);
  const [a = null, b = null, c = null, d = null] = three
    .flatMap(([each, left, right]) => [
      { from: each - 0.5, part: left },
      { from: each + 0.5, part: right },
    ])
    .filter(({ part }) => !three.some((node) => node === part))
    .toSorted((one, other) => one.from - other.from)
    .map(({ part }) => part);
  const kind = [tree, child].map(([each]) => (key < each ? 'L' : 'R')).join('');
  return { tree: [middle, [low, a, b], [high, c, d]], kind };
}

function towards([own, left, right]: Plain, key: number): Plain {
  const child = key < own ? left : right;
  if (!child) throw new Error('there is no child');
  return child;
}

test('EXERCISES-21: AVL trees agree with putting the middle of three on top', () => {
  for (let seed = 1; seed <= 1500; seed += 1) {
    const random = createRandom(seed);
    const keys = random.shuffle(Array.from({ length: random.int(1, 14) }, (_each, at) => at + 1));
    let [tree, plain]: [AvlNode | null, Plain | null] = [null, null];
    for (const key of keys) {
      const grown = insertAvl(tree, key);
      tree = grown.root;
      const mended = mend(hang(plain, key), key);
      plain = mended.tree;
      expect([preorder(tree), grown.rotation?.kind ?? ''], `seed ${seed}, key ${key}`).toEqual([
        read(plain),
        mended.kind,
      ]);
    }
  }
});

const trees = (parts: readonly Shown[]): TreeNode[] =>
  parts.flatMap((part) => (part.kind === 'tree' ? [part.root] : []));
const plainOf = ({ label, children: [left = null, right = null] }: TreeNode): Plain => [
  Number(label),
  left && plainOf(left),
  right && plainOf(right),
];

test('EXERCISES-21: rotations and preorder of an instance are those of the restructured tree', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('avl-insert', seed);
    let plain: Plain | null = null;
    const kinds: string[] = [];
    const shown: (Plain | null)[] = [];
    const keys = value(instance.given, 'insertKeys', 'keys').split(', ').map(Number);
    for (const [at, key] of keys.entries()) {
      const mended = mend(hang(plain, key), key);
      plain = mended.tree;
      if (mended.kind) kinds.push(mended.kind);
      if (mended.kind || at === keys.length - 1) shown.push(plain);
    }
    const [rotations, order] = ['rotations', 'preorder'].map((name) => field(instance, name).isRight);
    expect(rotations?.(kinds.join(', ')), `seed ${seed}`).toBe(true);
    expect(rotations?.(kinds.join(' → ').toLowerCase())).toBe(true);
    expect([rotations?.(''), rotations?.(kinds.slice(1).join())]).toEqual([false, false]);
    expect(order?.(read(plain).join(' '))).toBe(true);
    expect(order?.(read(plain).toReversed().join(' '))).toBe(false);
    expect(trees(instance.solution).map(plainOf)).toEqual(shown);
    expect(
      table(instance.solution, 'oneAfterAnother').flatMap((row) => (row[2] === '–' ? [] : row[2])),
    ).toEqual(kinds);
  }
});
