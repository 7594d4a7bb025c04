import { createRandom, type Random } from '../random.ts';
import { accessTimeInstance } from './generated/access-time.ts';
import { avlInstance } from './generated/avl-instances.ts';
import { deletionInstance, insertionInstance } from './generated/b-plus-trees.ts';
import { bankerInstance } from './generated/banker.ts';
import { bellmanFordInstance } from './generated/bellman-ford.ts';
import { crcInstance } from './generated/crc.ts';
import {
  boyceCoddInstance,
  coverInstance,
  losslessInstance,
  synthesisInstance,
} from './generated/decompositions.ts';
import { diskInstance } from './generated/disk-arm.ts';
import {
  breadthFirstInstance,
  depthFirstInstance,
  dijkstraInstance,
  kruskalInstance,
  primInstance,
  topologicalInstance,
} from './generated/graphs.ts';
import { heapInstance } from './generated/heaps.ts';
import type { Instance } from './generated/instance.ts';
import { kMapInstance } from './generated/k-maps.ts';
import { locksInstance } from './generated/locks.ts';
import { pagesInstance } from './generated/pages.ts';
import { closureInstance, keysInstance, normalFormInstance } from './generated/relations.ts';
import { schedulingInstance } from './generated/scheduling.ts';
import { serialInstance } from './generated/serial.ts';
import { slidingWindowInstance } from './generated/sliding-window.ts';
import { subnetInstance } from './generated/subnet.ts';
import { congestionInstance } from './generated/tcp-window.ts';
import type { Generator } from './generators.ts';

export { choiceName } from './generated/instance.ts';
export type {
  Cell,
  DrawnGraph,
  Field,
  Instance,
  Shown,
  Slice,
  TreeNode,
  Word,
} from './generated/instance.ts';

const MAKERS: Readonly<Record<Generator, (random: Random) => Instance>> = {
  fcfs: (random) => schedulingInstance(random, 'fcfs'),
  sjf: (random) => schedulingInstance(random, 'sjf'),
  srtf: (random) => schedulingInstance(random, 'srtf'),
  priority: (random) => schedulingInstance(random, 'priority'),
  'round-robin': (random) => schedulingInstance(random, 'round-robin'),
  'fifo-pages': (random) => pagesInstance(random, 'fifo'),
  'lru-pages': (random) => pagesInstance(random, 'lru'),
  'optimal-pages': (random) => pagesInstance(random, 'optimal'),
  banker: bankerInstance,
  subnet: subnetInstance,
  closure: closureInstance,
  'candidate-keys': keysInstance,
  'minimal-cover': coverInstance,
  'normal-form': normalFormInstance,
  lossless: losslessInstance,
  'bcnf-tables': boyceCoddInstance,
  '3nf-tables': synthesisInstance,
  'b-plus-insert': insertionInstance,
  'b-plus-delete': deletionInstance,
  'avl-insert': avlInstance,
  heap: heapInstance,
  bfs: breadthFirstInstance,
  dfs: depthFirstInstance,
  dijkstra: dijkstraInstance,
  kruskal: kruskalInstance,
  prim: primInstance,
  topological: topologicalInstance,
  'bellman-ford': bellmanFordInstance,
  crc: crcInstance,
  serialisable: serialInstance,
  'two-phase-locking': locksInstance,
  'k-map': kMapInstance,
  disk: diskInstance,
  congestion: congestionInstance,
  'access-time': accessTimeInstance,
  'sliding-window': slidingWindowInstance,
};

/** The exercise of this sort that belongs to a seed: the same one on every device. */
export function instanceOf(generator: string, seed: number): Instance {
  if (!isGenerator(generator)) throw new Error(`There is no generator ${generator}.`);
  return MAKERS[generator](createRandom(seed));
}

function isGenerator(name: string): name is Generator {
  return Object.hasOwn(MAKERS, name);
}
