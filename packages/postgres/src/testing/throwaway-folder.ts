import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { errorCode } from '../error-code.ts';

const MEMORY = '/dev/shm';
/** TMPFS_MAGIC of statfs(2). */
const TMPFS = 0x01_02_19_94;
/** All databases of a test run, with room to spare; containers often have 64 MB. */
const NEEDED_BYTES = 4 * 2 ** 30;
const NAME = /^abhyas-throwaway-(?<pid>\d+)-/;

/**
 * A new folder for a database that nobody will miss: in memory where Linux has room, since a database is copied from its
 * template there in a tenth of the time, else where temporary files are. The process removes it in the end.
 */
export function makeThrowawayFolder(): string {
  const isInMemory = hasRoom();
  if (isInMemory) removeForgotten();
  return mkdtempSync(join(isInMemory ? MEMORY : tmpdir(), `abhyas-throwaway-${process.pid}-`));
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

/** What a test run that was killed has left would fill the memory. */
function removeForgotten(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = NAME.exec(name)?.groups?.['pid'];
    if (pid && !isAlive(Number(pid))) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
