import { describe, expect, it } from 'vitest';

import type { Frame, TreeNode } from '../algorithms.ts';
import { ascending, endings, pictureOf, textsOf, typedNumbers } from './testing/watch.ts';

const unique = (values: readonly number[]): number[] => [...new Set(values)];

/** The values of a search tree from left to right; each stands within the bounds of those above it. */
function inOrder(frame: Frame): number[] {
  const { nodes } = pictureOf(frame, 'tree');
  const walk = (node: TreeNode | undefined, low: number, high: number): number[] => {
    if (!node) return [];
    const value = Number(node.text);
    expect(value > low && value < high).toBe(true);
    const child = (side: string) => nodes.find((each) => each.parent === node.id && each.side === side);
    return [...walk(child('left'), low, value), value, ...walk(child('right'), value, high)];
  };
  return walk(
    nodes.find(({ parent }) => parent === undefined),
    -Infinity,
    Infinity,
  );
}

function heightBelow(nodes: readonly TreeNode[], parent: number, side?: string): number {
  const children = nodes.filter(
    (node) => node.parent === parent && (side === undefined || node.side === side),
  );
  return Math.max(0, ...children.map(({ id }) => 1 + heightBelow(nodes, id)));
}

describe('ALGORITHMS-2: data structures end as an independent computation does', () => {
  it('bst-insert: a value goes below the later one of its neighbours', () => {
    for (const { typed, frame } of endings('bst-insert')) {
      const values = unique(typedNumbers(typed, 'values'));
      expect(inOrder(frame)).toEqual(values.toSorted(ascending));
      const { nodes } = pictureOf(frame, 'tree');
      for (const [at, value] of values.entries()) {
        const earlier = values.slice(0, at);
        const smaller = Math.max(...earlier.filter((each) => each < value));
        const larger = Math.min(...earlier.filter((each) => each > value));
        const later = earlier.findLast((each) => each === smaller || each === larger);
        const node = nodes.find(({ text }) => text === String(value));
        const parent = nodes.find(({ id }) => id === node?.parent);
        expect(parent?.text).toBe(later === undefined ? undefined : String(later));
      }
    }
  });

  it('bst-delete', () => {
    for (const { typed, frame } of endings('bst-delete')) {
      const left = unique(typedNumbers(typed, 'values')).filter((value) => value !== Number(typed['gone']));
      expect(inOrder(frame)).toEqual(left.toSorted(ascending));
    }
  });

  it('avl-insert: in order, balanced, and with the right balance beside each node', () => {
    for (const { typed, frame } of endings('avl-insert')) {
      expect(inOrder(frame)).toEqual(unique(typedNumbers(typed, 'values')).toSorted(ascending));
      const { nodes } = pictureOf(frame, 'tree');
      for (const { id, note } of nodes) {
        const balance = heightBelow(nodes, id, 'left') - heightBelow(nodes, id, 'right');
        expect(Math.abs(balance)).toBeLessThanOrEqual(1);
        expect(note).toBe(String(balance));
      }
    }
  });

  it('trie-insert: the marked nodes spell the words, and each beginning has one node', () => {
    for (const { typed, frame } of endings('trie-insert')) {
      const words = (typed['words'] ?? '').split(' ');
      const { nodes } = pictureOf(frame, 'tree');
      const spelt = (node: TreeNode): string => {
        const above = nodes.find(({ id }) => id === node.parent);
        return above ? spelt(above) + node.text : '';
      };
      const marked = nodes.filter(({ note }) => note === '●').map(spelt);
      expect(marked.toSorted()).toEqual([...new Set(words)].toSorted());
      const beginnings = words.flatMap((word) => word.split('').map((_, at) => word.slice(0, at + 1)));
      expect(nodes).toHaveLength(new Set(beginnings).size + 1);
    }
  });

  it('union-find: two elements have one root exactly if pairs lead from one to the other', () => {
    for (const { typed, frame } of endings('union-find')) {
      const pairs = (typed['links'] ?? '').split(' ').map((pair) => pair.split('-').map(Number));
      const { nodes } = pictureOf(frame, 'tree');
      const rootOf = (id: number | undefined): number => {
        const node = nodes.find((each) => each.id === id);
        return node?.parent === undefined ? (node?.id ?? 0) : rootOf(node.parent);
      };
      // Numbers that spread along the pairs until nothing changes.
      const part = [0, 1, 2, 3, 4, 5, 6, 7, 8];
      for (const _ of part) {
        for (const [a = 0, b = 0] of pairs) part[a] = part[b] = Math.min(part[a] ?? 0, part[b] ?? 0);
      }
      for (const { id: a } of nodes) {
        for (const { id: b } of nodes) expect(rootOf(a) === rootOf(b)).toBe(part[a] === part[b]);
      }
    }
  });

  it('list-reverse: the arrows lead from the last to the first', () => {
    for (const { typed, frame } of endings('list-reverse')) {
      const { nodes } = pictureOf(frame, 'chain');
      const walked: number[] = [];
      for (let at: number | null = nodes.length - 1; at !== null; at = nodes[at]?.next ?? null) {
        walked.push(Number(nodes[at]?.text));
      }
      expect(walked).toEqual(typedNumbers(typed, 'values').toReversed());
    }
  });

  it('hash-chaining', () => {
    for (const { typed, frame } of endings('hash-chaining')) {
      const keys = unique(typedNumbers(typed, 'keys'));
      for (const [slot, { cells }] of pictureOf(frame, 'grid').rows.entries()) {
        expect(cells.map(({ text }) => Number(text))).toEqual(keys.filter((key) => key % 7 === slot));
      }
    }
  });

  it('hash-probing: each key is found before a free slot', () => {
    for (const { typed, frame } of endings('hash-probing')) {
      const keys = unique(typedNumbers(typed, 'keys'));
      const slots = textsOf(frame, 'slots');
      expect(slots.filter((text) => text !== '')).toHaveLength(keys.length);
      for (const key of keys) {
        const turned = slots.map((_, i) => slots[(key + i) % 11]);
        const [found, free] = [turned.indexOf(String(key)), turned.indexOf('')];
        expect(found >= 0 && (free < 0 || found < free)).toBe(true);
      }
    }
  });

  it('bracket-stack: right exactly if taking out pairs leaves nothing', () => {
    for (const { typed, says } of endings('bracket-stack')) {
      let rest = typed['brackets'] ?? '';
      for (let before = ''; before !== rest;) {
        before = rest;
        rest = rest.replace('()', '').replace('[]', '').replace('{}', '');
      }
      expect(says === 'end').toBe(rest === '');
    }
  });

  it('circular-queue', () => {
    for (const { typed, frame } of endings('circular-queue')) {
      const waiting: string[] = [];
      for (const act of (typed['acts'] ?? '').split(' ')) {
        if (act === 'out') waiting.shift();
        else if (waiting.length < 5) waiting.push(act);
      }
      expect(textsOf(frame, 'queue')).toEqual(waiting);
    }
  });
});
