import { avlInsert } from './algorithms/avl-insert.ts';
import { bellmanFord } from './algorithms/bellman-ford.ts';
import { bfs } from './algorithms/bfs.ts';
import { binarySearch } from './algorithms/binary-search.ts';
import { bracketStack } from './algorithms/bracket-stack.ts';
import { bstDelete } from './algorithms/bst-delete.ts';
import { bstInsert } from './algorithms/bst-insert.ts';
import { bubbleSort } from './algorithms/bubble-sort.ts';
import { circularQueue } from './algorithms/circular-queue.ts';
import { coinChange } from './algorithms/coin-change.ts';
import { countingSort } from './algorithms/counting-sort.ts';
import { dfs } from './algorithms/dfs.ts';
import { dijkstra } from './algorithms/dijkstra.ts';
import { editDistance } from './algorithms/edit-distance.ts';
import { fibonacciCalls } from './algorithms/fibonacci-calls.ts';
import { floydWarshall } from './algorithms/floyd-warshall.ts';
import { hashChaining } from './algorithms/hash-chaining.ts';
import { hashProbing } from './algorithms/hash-probing.ts';
import { heapSort } from './algorithms/heap-sort.ts';
import { insertionSort } from './algorithms/insertion-sort.ts';
import { kadane } from './algorithms/kadane.ts';
import { kmp } from './algorithms/kmp.ts';
import { knapsack } from './algorithms/knapsack.ts';
import { kruskal } from './algorithms/kruskal.ts';
import { lcs } from './algorithms/lcs.ts';
import { listReverse } from './algorithms/list-reverse.ts';
import { mergeSort } from './algorithms/merge-sort.ts';
import { minHeap } from './algorithms/min-heap.ts';
import { nQueens } from './algorithms/n-queens.ts';
import { prim } from './algorithms/prim.ts';
import { quickSort } from './algorithms/quick-sort.ts';
import { selectionSort } from './algorithms/selection-sort.ts';
import { sieve } from './algorithms/sieve.ts';
import { slidingWindow } from './algorithms/sliding-window.ts';
import { topologicalSort } from './algorithms/topological-sort.ts';
import { trieInsert } from './algorithms/trie-insert.ts';
import { twoPointers } from './algorithms/two-pointers.ts';
import { unionFind } from './algorithms/union-find.ts';

export type { Frame, Typed } from './algorithms/algorithm.ts';
export type { Fault } from './algorithms/fields.ts';
export type * from './algorithms/picture.ts';

/** The algorithms that lessons can show, by the name that an author writes. */
export const ALGORITHMS = {
  'binary-search': binarySearch,
  'bubble-sort': bubbleSort,
  'selection-sort': selectionSort,
  'insertion-sort': insertionSort,
  'merge-sort': mergeSort,
  'quick-sort': quickSort,
  'two-pointers': twoPointers,
  'sliding-window': slidingWindow,
  kadane,
  'heap-sort': heapSort,
  'min-heap': minHeap,
  'counting-sort': countingSort,
  'bst-insert': bstInsert,
  'bst-delete': bstDelete,
  'avl-insert': avlInsert,
  'trie-insert': trieInsert,
  'union-find': unionFind,
  'list-reverse': listReverse,
  'hash-chaining': hashChaining,
  'hash-probing': hashProbing,
  'bracket-stack': bracketStack,
  'circular-queue': circularQueue,
  bfs,
  dfs,
  dijkstra,
  'bellman-ford': bellmanFord,
  'floyd-warshall': floydWarshall,
  kruskal,
  prim,
  'topological-sort': topologicalSort,
  kmp,
  lcs,
  'edit-distance': editDistance,
  knapsack,
  'coin-change': coinChange,
  'n-queens': nQueens,
  'fibonacci-calls': fibonacciCalls,
  sieve,
};

export type AlgorithmName = keyof typeof ALGORITHMS;

export function isAlgorithm(name: string): name is AlgorithmName {
  return Object.hasOwn(ALGORITHMS, name);
}
