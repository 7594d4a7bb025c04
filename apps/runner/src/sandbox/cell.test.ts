import { readFileSync } from 'node:fs';

import { TEST_CACHE } from '@abhyas/queue/testing/warm-runner';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Boxes, ENVIRONMENT, NO_LIMITS } from './boxes.ts';
import { Cell } from './cell.ts';
import type { CellGroup } from './cgroups.ts';
import { requirePrograms } from './probe.ts';
import { openToolbox } from './toolbox.ts';

const LIMITS = {
  ...NO_LIMITS,
  wallMs: 10_000,
  cpuMs: 5000,
  memoryKb: 64 << 10,
  outputBytes: 4096,
  processes: 8,
  stackKb: 8192,
};
const SILENT_AND_ASLEEP = 'exec 0<&- 1>&- 2>&-; sleep 1';
let boxes: Boxes;

beforeAll(async () => {
  const toolbox = await openToolbox(TEST_CACHE, requirePrograms().jdk);
  boxes = new Boxes(toolbox, { cgroups: 'required', slots: 0, extra: 0 });
});
afterAll(() => boxes.close());

function spentMs({ version, directories }: CellGroup): number {
  if (version === 1) return Number(readFileSync(`${directories[2]}/cpuacct.usage`, 'utf8')) / 1e6;
  const stat = readFileSync(`${directories[0]}/cpu.stat`, 'utf8');
  return Number(/^usage_usec (\d+)$/m.exec(stat)?.[1]) / 1000;
}

test('a cell rests while its program sleeps with its output closed', async () => {
  const identity = boxes.identity(0);
  const cell = new Cell(boxes.settings, identity);
  await cell.start({ limits: NO_LIMITS, env: [], argv: [] });
  const before = spentMs(identity.group);
  const order = { limits: LIMITS, env: ENVIRONMENT, argv: ['/bin/sh', '-c', SILENT_AND_ASLEEP], files: [] };
  const outcome = await cell.run({ ...order, stdin: Buffer.alloc(0) }, new AbortController().signal);
  expect(outcome).toMatchObject({ reason: 'exited', exitCode: 0 });
  expect(spentMs(identity.group) - before).toBeLessThan(250);
  await cell.close();
});
