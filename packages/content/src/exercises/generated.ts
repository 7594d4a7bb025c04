import { createRandom, type Random } from '../generate/random.ts';
import { bankerInstance } from './generated/banker.ts';
import type { Instance } from './generated/instance.ts';
import { pagesInstance } from './generated/pages.ts';
import { schedulingInstance } from './generated/scheduling.ts';
import { subnetInstance } from './generated/subnet.ts';
import type { Generator } from './generators.ts';

export type { Cell, Field, Instance, Shown, Slice, Word } from './generated/instance.ts';

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
};

/** The exercise of this sort that belongs to a seed: the same one on every device. */
export function instanceOf(generator: Generator, seed: number): Instance {
  return MAKERS[generator](createRandom(seed));
}
