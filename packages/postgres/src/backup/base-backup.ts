import { copyFile, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Client } from 'pg';

import { SUPERUSER } from '../embedded/cluster.ts';
import { runningPostgresUrl } from '../embedded/running-postgres.ts';
import { withClient } from '../with-client.ts';
import { forgetOldLog } from '../embedded/archive.ts';
import { copyCluster, ownerOf } from './copy-cluster.ts';

/** Base backups kept; the log is kept from the oldest of them on, so any moment since can be restored. */
const KEPT = 7;
const NAME = /^base-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})$/;
const START = /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/;

type Folders = { readonly dataDir: string; readonly backupDir: string };

/**
 * Copies the database of a running product. Learners notice nothing; the copy counts from the moment that this
 * resolves, and is not there at all when it was cut short.
 * @returns the folder of the copy
 */
export async function takeBaseBackup({ dataDir, backupDir }: Folders): Promise<string> {
  const cluster = join(dataDir, 'postgres/cluster');
  const uid = await ownerOf(cluster);
  return withClient(await runningPostgresUrl(dataDir, 'postgres', SUPERUSER), async (client) => {
    await requireArchive(client);
    await client.query(`select pg_backup_start('abhyas', true)`);
    const partial = join(backupDir, 'base.part');
    await rm(partial, { recursive: true, force: true });
    await copyCluster({ from: cluster, to: partial, uid });
    const { rows } = await client.query<{ labelfile: string; at: Date }>(
      'select labelfile, clock_timestamp() as at from pg_backup_stop(true)',
    );
    const [stopped] = rows;
    if (!stopped) throw new Error('PostgreSQL did not say where the backup ends.');
    await writeFile(join(partial, 'backup_label'), stopped.labelfile);
    await copyFile(join(dataDir, 'postgres/password'), join(partial, 'password'));
    const folder = join(backupDir, `base-${nameOf(stopped.at)}`);
    await rename(partial, folder);
    await syncFolder(backupDir);
    await forgetOld(backupDir);
    return folder;
  });
}

async function requireArchive(client: Client): Promise<void> {
  const { rows } = await client.query<{ archive_mode: string }>('show archive_mode');
  if (rows[0]?.archive_mode === 'on') return;
  throw new Error(
    'This copy keeps no archive of its log: set BACKUP_DIR, start it again, then take the backup.',
  );
}

const nameOf = (at: Date): string => at.toISOString().slice(0, 23).replaceAll(/[:.]/g, '-');

/** The base backups of a folder with the moment from which each can be restored, oldest first. */
export async function listBaseBackups(backupDir: string): Promise<{ folder: string; at: Date }[]> {
  const names = (await readdir(backupDir)).sort();
  return names.flatMap((name) => {
    const [, day, hours, minutes, seconds, thousandths] = NAME.exec(name) ?? [];
    const at = new Date(`${day}T${hours}:${minutes}:${seconds}.${thousandths}Z`);
    return day === undefined ? [] : [{ folder: join(backupDir, name), at }];
  });
}

async function forgetOld(backupDir: string): Promise<void> {
  const all = await listBaseBackups(backupDir);
  for (const { folder } of all.slice(0, -KEPT)) await rm(folder, { recursive: true });
  const oldest = all.at(-KEPT) ?? all[0];
  const label = oldest ? await readFile(join(oldest.folder, 'backup_label'), 'utf8') : '';
  const first = START.exec(label)?.[1];
  if (first !== undefined) await forgetOldLog(backupDir, first);
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}
