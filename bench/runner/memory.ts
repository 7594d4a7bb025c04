import { readdir, readFile } from 'node:fs/promises';

/** Proportional set size of a process and all its descendants: shared pages are counted once in the sum. */
export async function memoryMbOf(pid: number): Promise<number> {
  const children = await childrenByParent();
  const kilobytes = await Promise.all([...descendants(pid, children)].map(pssKb));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

async function childrenByParent(): Promise<Map<number, number[]>> {
  const children = new Map<number, number[]>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
    const parent = Number(/^PPid:\t(\d+)$/m.exec(status)?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  return children;
}

function* descendants(pid: number, children: ReadonlyMap<number, readonly number[]>): Generator<number> {
  yield pid;
  for (const child of children.get(pid) ?? []) yield* descendants(child, children);
}

async function pssKb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
}
