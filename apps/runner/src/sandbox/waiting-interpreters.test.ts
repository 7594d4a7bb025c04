import { TEST_CACHE } from '@abhyas/queue/testing/warm-runner';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Boxes, NO_LIMITS } from './boxes.ts';
import type { BoxOrder, BoxStart } from './frames.ts';
import { requirePrograms } from './probe.ts';
import { openToolbox } from './toolbox.ts';
import { WaitingInterpreters } from './waiting-interpreters.ts';

const LIMITS = {
  ...NO_LIMITS,
  wallMs: 10_000,
  cpuMs: 5000,
  memoryKb: 64 << 10,
  outputBytes: 4096,
  processes: 8,
  stackKb: 8192,
};
/** Waits as an interpreter does: it says that it is ready, and begins when it is told what to run. */
const waitsWith = (stackKb: number): BoxStart => ({
  limits: { ...LIMITS, stackKb },
  env: [],
  argv: ['/bin/sh', '-c', 'echo r >&4; exec 4>&-; cat <&3'],
});
const ORDER: BoxOrder = { limits: LIMITS, env: [], argv: ['told'], files: [], stdin: Buffer.alloc(0) };
const signal = new AbortController().signal;
let boxes: Boxes;

beforeAll(async () => {
  const toolbox = await openToolbox(TEST_CACHE, requirePrograms().jdk);
  boxes = new Boxes(toolbox, { cgroups: 'auto', slots: 0, extra: 0 });
});
afterAll(() => boxes.close());

test('runs of two problems with limits of their own, in turn, both find an interpreter that waits', async () => {
  const [one, other] = [waitsWith(4096), waitsWith(8192)];
  const waiting = new WaitingInterpreters((start, size) => boxes.pool(start, size), one, 4);
  const isServed = async (start: BoxStart) =>
    (await waiting.run(start, ORDER, signal))?.stdout.toString() === 'told\n';
  try {
    for (let turn = 0; turn < 3; turn += 1) {
      const served = async () => [await isServed(one), await isServed(other)];
      await expect.poll(served, { interval: 100, timeout: 20_000 }).toEqual([true, true]);
    }
  } finally {
    await waiting.close();
  }
});
