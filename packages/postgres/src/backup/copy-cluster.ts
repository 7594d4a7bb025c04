import { chown, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { errorCode } from '../error-code.ts';

/** Files of the running server, which a copy must not have (PostgreSQL's manual, 25.3.4). */
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|backup_label|tablespace_map|pg_internal\.init|pgsql_tmp.*)$/;
/** Folders of which a copy has only the folder. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

type Copy = { readonly from: string; readonly to: string; readonly uid: number | undefined };

/** Copies a cluster's files, which may change or vanish meanwhile: the log of that time mends them. */
export async function copyCluster(copy: Copy): Promise<void> {
  await copyFolder(copy);
  const { to, uid } = copy;
  for (const name of ['pg_wal/archive_status', 'pg_wal/summaries']) await makeFolder(join(to, name), uid);
}

async function copyFolder({ from, to, uid }: Copy): Promise<void> {
  await makeFolder(to, uid);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const paths = { from: join(from, entry.name), to: join(to, entry.name), uid };
    if (entry.isDirectory()) await (EMPTIED.has(entry.name) ? makeFolder(paths.to, uid) : copyFolder(paths));
    else if (entry.isFile() && !LEFT_OUT.test(entry.name)) await copyOne(paths);
  }
}

async function makeFolder(path: string, uid: number | undefined): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (uid !== undefined) await chown(path, uid, uid);
}

async function copyOne({ from, to, uid }: Copy): Promise<void> {
  try {
    await copyFile(from, to);
    if (uid !== undefined) await chown(to, uid, uid);
  } catch (error) {
    // A table that was dropped while we walked.
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** The user that owns a path, where we may give files to others; otherwise files are ours. */
export async function ownerOf(path: string): Promise<number | undefined> {
  const { uid } = await stat(path);
  return uid === process.getuid?.() ? undefined : uid;
}
