import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { type DatabaseServer, embeddedServer } from './database-server.ts';
import { withUndo } from './undo.ts';

const run = promisify(execFile);

type Use<T> = (database: () => Promise<DatabaseServer>, folder: string) => Promise<T>;

/** Gives `use` a database on a file system of so many megabytes, and that folder. */
export async function onSmallDisk<T>(megabytes: number, use: Use<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-small-disk-'));
  return mounted(folder, megabytes, () => use(() => embeddedServer(folder), folder));
}

/** Makes an empty folder a file system of its own while `use` lasts. Only root may: otherwise mount says so. */
export async function mounted<T>(folder: string, megabytes: number, use: () => Promise<T>): Promise<T> {
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder]);
  const undo = () => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  return withUndo(undo, async () => {
    try {
      return await use();
    } finally {
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    }
  });
}
