import type { TreeNode } from '@abhyas/content/exercises/generated';
import { expect, test } from 'vitest';

import { layTree, NODE_HEIGHT, spokenTree, type PlacedNode } from './tree-layout.rules.ts';

const leaf = (label: string): TreeNode => ({ label, children: [] });
const tree: TreeNode = {
  label: '30 60',
  children: [leaf('10 20'), { label: '40', children: [null, leaf('45')] }, leaf('60 70 80')],
};

const named = (nodes: readonly PlacedNode[], label: string): PlacedNode => {
  const found = nodes.find((node) => node.label === label);
  if (!found) throw new Error(`no node ${label}`);
  return found;
};

test('EXERCISES-20: the nodes of a drawn tree do not touch each other, and nothing is outside', () => {
  const wide: TreeNode = { label: '1 2 3 4 5 6 7 8 9', children: [leaf('1'), leaf('2')] };
  for (const each of [tree, wide, leaf('5'), { label: '9', children: [wide, null] }]) {
    const { nodes, width, height } = layTree(each);
    for (const [at, a] of nodes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect([a.x + a.width <= width, a.y + NODE_HEIGHT <= height]).toEqual([true, true]);
      for (const b of nodes.slice(at + 1).filter(({ y }) => y === a.y))
        expect(a.x + a.width < b.x || b.x + b.width < a.x).toBe(true);
    }
  }
});

test('EXERCISES-20: a parent stands above the middle of its children, a right child right of it', () => {
  const { nodes } = layTree(tree);
  const middle = (label: string): number => named(nodes, label).x + named(nodes, label).width / 2;
  expect(middle('30 60')).toBeCloseTo((middle('10 20') + middle('60 70 80')) / 2);
  expect(middle('45')).toBeGreaterThan(middle('40'));
  expect(named(nodes, '45').from).toEqual({ x: middle('40'), y: named(nodes, '40').y + NODE_HEIGHT });
  expect(named(nodes, '30 60').from).toBeNull();
});

test('EXERCISES-20: a tree is read out with its children in brackets', () => {
  expect(spokenTree(tree)).toBe('30 60 (10 20, 40 (–, 45), 60 70 80)');
});
