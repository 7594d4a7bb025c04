import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { CellGroup } from '../../apps/runner/src/sandbox/cgroups.ts';

/** Linux counts in hundredths of a second (USER_HZ) on every machine we know. */
const MS_PER_TICK = 10;
const CGROUPS = '/sys/fs/cgroup';

type Process = {
  readonly pid: number;
  readonly parent: number;
  readonly ownMs: number;
  readonly endedMs: number;
};

async function processes(): Promise<Process[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const at = (index: number) => fields[index] ?? 0;
      const ownMs = (at(11) + at(12)) * MS_PER_TICK;
      return { pid: Number(name), parent: at(1), ownMs, endedMs: (at(13) + at(14)) * MS_PER_TICK };
    }),
  );
  return found.filter(({ pid, parent }) => pid > 0 && parent >= 0);
}

/** Milliseconds of processor of one process, with all its threads. */
export async function processMs(pid: number): Promise<number> {
  return (await processes()).find((each) => each.pid === pid)?.ownMs ?? 0;
}

/** Of a process and all that it has started, alive or ended. */
export async function processTreeMs(pid: number): Promise<number> {
  const all = await processes();
  const below = (parent: number): number =>
    all
      .filter((each) => each.parent === parent)
      .reduce((sum, each) => sum + each.ownMs + each.endedMs + below(each.pid), 0);
  const top = all.find((each) => each.pid === pid);
  return (top?.ownMs ?? 0) + (top?.endedMs ?? 0) + below(pid);
}

/** What the kernel does on its own behalf for the whole machine: other programs' share is in it. */
export async function kernelThreadsMs(): Promise<number> {
  const all = await processes();
  return all.filter(({ parent }) => parent === 2).reduce((sum, { ownMs }) => sum + ownMs, 0);
}

/** Microseconds of processor that a cell's group has used. */
export async function groupUs({ version, directories }: CellGroup): Promise<number> {
  if (version === 1) return Number(await readFile(`${directories[2]}/cpuacct.usage`, 'utf8')) / 1000;
  if (version === 0) throw new Error('This machine counts no processor time for groups of processes.');
  const stat = await readFile(`${directories[0]}/cpu.stat`, 'utf8');
  return Number(/^usage_usec (\d+)$/m.exec(stat)?.[1]);
}

/** The group in which all cells of a runner stand. */
export async function groupOfRunner(pid: number): Promise<CellGroup> {
  const own = `abhyas-${pid}`;
  const membership = await readFile(`/proc/${pid}/cgroup`, 'utf8');
  const lines = membership
    .trim()
    .split('\n')
    .map((line) => line.split(':'));
  const below = (controller: string) =>
    lines.find(([, names = '']) => names.split(',').includes(controller))?.[2];
  const v1 = path.join(CGROUPS, 'cpuacct', below('cpuacct') ?? '/', own);
  const readable = await readFile(`${v1}/cpuacct.usage`, 'utf8').catch(() => '');
  if (readable) return { version: 1, directories: ['', '', v1] };
  return { version: 2, directories: [path.join(CGROUPS, below('') ?? '/', own)] };
}
