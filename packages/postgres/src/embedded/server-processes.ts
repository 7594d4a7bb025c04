import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

import type { Cluster } from './cluster.ts';
import { errorCode } from '../error-code.ts';
import { StartFailure } from '../start-failure.ts';

const POLL_MS = 20;

/** What is done to processes that are still there after this long. Each is safe: the log replays the rest. */
const STEPS = [
  { afterMs: 0, signal: 'SIGINT', to: 'postmaster' },
  { afterMs: 8000, signal: 'SIGQUIT', to: 'all' },
  { afterMs: 13_000, signal: 'SIGKILL', to: 'all' },
] as const;
const GIVE_UP_AFTER_MS = 20_000;

/**
 * Makes room for a new server: ends what is left of an old one (an orphan after a kill -9 of ours, or
 * children that outlive their postmaster for some seconds) and removes its lock file. A lock file whose
 * process is dead, a zombie, or by now another program's is simply stale.
 * @returns true when an old server was found running
 */
export async function clearOldServer(cluster: Cluster): Promise<boolean> {
  const lockFile = join(cluster.folder, 'postmaster.pid');
  const startedAt = performance.now();
  let step = 0;
  let found = false;
  for (;;) {
    const alive = await serverProcesses(cluster.name);
    if (alive.length === 0) break;
    found = true;
    const waitedMs = performance.now() - startedAt;
    const next = STEPS[step];
    if (next !== undefined && waitedMs >= next.afterMs) {
      const postmaster = await lockHolder(lockFile);
      for (const pid of alive) if (next.to === 'all' || pid === postmaster) signal(pid, next.signal);
      step += 1;
    }
    if (waitedMs > GIVE_UP_AFTER_MS) {
      throw new StartFailure(
        `An old PostgreSQL of this folder (process ${alive.join(', ')}) does not end: restart the machine, or start with another DATA_DIR.`,
      );
    }
    await delay(POLL_MS);
  }
  await rm(lockFile, { force: true });
  return found;
}

/** The processes of a cluster, by the name in their command lines. A zombie has none and does not count. */
async function serverProcesses(clusterName: string): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found: number[] = [];
  for (const pid of pids) {
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split(/[\0 :=]/);
    if (words.includes(clusterName)) found.push(pid);
  }
  return found;
}

/** The process id in `postmaster.pid`; undefined without the file. */
async function lockHolder(lockFile: string): Promise<number | undefined> {
  const text = await readFile(lockFile, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isNaN(pid) ? undefined : pid;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
