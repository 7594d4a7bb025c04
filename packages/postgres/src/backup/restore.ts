import { access, appendFile, chown, copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { recoverySettings } from '../embedded/archive.ts';
import { listBaseBackups } from './base-backup.ts';
import { copyCluster } from './copy-cluster.ts';

/** The user that PostgreSQL runs as where we are root (packages/postgres/src/embedded/cluster.ts). */
const SERVER_UID = 65534;

export type Restore = {
  readonly backupDir: string;
  readonly dataDir: string;
  /** The moment to return to; undefined: as far as the archive reaches. */
  readonly until: Date | undefined;
};

/**
 * Puts a backup into an empty data folder. The next start replays the log up to the wanted moment and then
 * is an ordinary start.
 * @returns the base backup that was used
 * @throws Error with the sentence for the person at the terminal
 */
export async function restore({ backupDir, dataDir, until }: Restore): Promise<string> {
  const home = join(dataDir, 'postgres');
  const folder = join(home, 'cluster');
  if (await exists(folder)) {
    throw new Error(`There is a database in ${dataDir} already. Restore into an empty folder with DATA_DIR.`);
  }
  const backups = (await listBaseBackups(backupDir)).filter(({ at }) => until === undefined || at <= until);
  const backup = backups.at(-1);
  if (!backup) throw new Error(`${backupDir} has no base backup${until ? ' from before that moment' : ''}.`);
  const uid = process.getuid?.() === 0 ? SERVER_UID : undefined;
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (uid !== undefined) await chown(home, uid, uid);
  await copyCluster({ from: backup.folder, to: folder, uid });
  await copyFile(join(backup.folder, 'backup_label'), join(folder, 'backup_label'));
  await copyFile(join(backup.folder, 'password'), join(home, 'password'));
  await rm(join(folder, 'password'));
  const settings = Object.entries(recoverySettings(backupDir, until));
  const lines = settings.map(
    ([name, value]) => `${name} = '${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'\n`,
  );
  await appendFile(join(folder, 'postgresql.auto.conf'), lines.join(''));
  await writeFile(join(folder, 'recovery.signal'), '');
  if (uid !== undefined) {
    for (const name of ['backup_label', 'recovery.signal']) await chown(join(folder, name), uid, uid);
  }
  return backup.folder;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
