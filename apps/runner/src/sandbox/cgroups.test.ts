import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openCgroups } from './cgroups.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'abhyas-cgroups-'));
});
afterEach(() => rm(root, { recursive: true }));

test('on a v2 machine a runner hands memory and pids on to its cells and bounds each', async () => {
  const group = path.join(root, 'user.slice');
  await mkdir(group);
  await writeFile(path.join(root, 'cgroup.controllers'), 'cpu memory pids');
  const cgroups = openCgroups('auto', { root, membership: '0::/user.slice\n' });
  const cell = cgroups.create('cell-1', { processes: 100, memoryMb: 64 });

  const own = path.join(group, `abhyas-${process.pid}`);
  expect(cell).toEqual({ version: 2, directories: [path.join(own, 'cell-1')] });
  expect(await readFile(path.join(own, 'cgroup.subtree_control'), 'utf8')).toBe('+memory +pids +cpu');
  expect(Number(await readFile(path.join(own, 'cell-1/pids.max'), 'utf8'))).toBeGreaterThanOrEqual(100);
  expect(await readFile(path.join(own, 'cell-1/memory.max'), 'utf8')).toBe(String(64 * 2 ** 20));
});

test('a machine without cgroups is served without; a mode asked for by name must be there', () => {
  expect(openCgroups('auto', { root, membership: '' }).version).toBe(0);
  expect(() => openCgroups('v1', { root, membership: '' })).toThrow('cgroup v1');
  expect(() => openCgroups('v2', { root, membership: '' })).toThrow('cgroup v2');
});
