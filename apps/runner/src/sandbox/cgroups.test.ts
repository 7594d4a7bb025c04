import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openCgroups } from './cgroups.ts';
import { SandboxUnavailable } from './sandbox-unavailable.ts';

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
  expect(() => openCgroups('v1', { root, membership: '' })).toThrow('cgroups (v1)');
  expect(() => openCgroups('v2', { root, membership: '' })).toThrow('cgroups (v2)');
});

test('in production a machine without cgroups is refused, with what to do', () => {
  const bare = { root, membership: '' };
  expect(() => openCgroups('required', bare)).toThrow(SandboxUnavailable);
  expect(() => openCgroups('required', bare)).toThrow(/no cgroups.*To mend it: .*Delegate=yes.*--privileged/);
});

test('a container’s processes make room, so that their group can hand its controllers on', async () => {
  await writeFile(path.join(root, 'cgroup.controllers'), 'cpu memory pids');
  await writeFile(path.join(root, 'cgroup.type'), 'domain\n');
  await writeFile(path.join(root, 'cgroup.procs'), '1\n');
  expect(openCgroups('required', { root, membership: '0::/\n' }).version).toBe(2);
  const own = path.join(root, `abhyas-${process.pid}`);
  expect(await readFile(path.join(own, 'runner/cgroup.procs'), 'utf8')).toBe('1');
  expect(await readFile(path.join(root, 'cgroup.subtree_control'), 'utf8')).toBe('+memory +pids +cpu');
});
