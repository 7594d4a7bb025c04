import { spawn } from 'node:child_process';
import { chown, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { StartFailure } from '../start-failure.ts';

/** PostgreSQL closes a segment of its log at least this often, so that no more than this can be lost. */
const ARCHIVE_EVERY_SECONDS = 60;
const SEGMENT = /^[0-9A-F]{24}$/;

export const walFolder = (backupDir: string): string => join(backupDir, 'wal');

/**
 * Makes the folder to which the server's user hands its log.
 * @throws StartFailure when that user cannot reach it: the server would keep its whole log until the disk is full
 */
export async function prepareArchive(backupDir: string, uid: number | undefined): Promise<void> {
  for (const folder of [backupDir, walFolder(backupDir)]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (uid !== undefined) await chown(folder, uid, uid);
  }
  if (uid === undefined || (await mayWrite(walFolder(backupDir), uid))) return;
  throw new StartFailure(
    `PostgreSQL runs as the user ${uid}, who cannot reach ${backupDir}: open the folders above it with chmod a+x, or choose another BACKUP_DIR.`,
  );
}

function mayWrite(folder: string, uid: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('/usr/bin/test', ['-w', folder], { uid, gid: uid, cwd: '/', stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** A path as one word of a shell command in PostgreSQL's settings, where % begins a placeholder. */
function word(path: string): string {
  return `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;
}

/** Settings under which the server copies each finished piece of its log, whole or not at all, and never another. */
export function archiveSettings(backupDir: string): Readonly<Record<string, string>> {
  const folder = word(walFolder(backupDir));
  const kept = `${folder}/%f`;
  const part = `${folder}/.%f.part`;
  return {
    archive_mode: 'on',
    archive_timeout: String(ARCHIVE_EVERY_SECONDS),
    archive_command: `if test -f ${kept}; then cmp -s %p ${kept}; else cp %p ${part} && sync ${part} && mv ${part} ${kept}; fi`,
  };
}

/** Settings under which a restored server fetches its log back, up to a moment or to the end. */
export function recoverySettings(
  backupDir: string,
  until: Date | undefined,
): Readonly<Record<string, string>> {
  return {
    restore_command: `cp ${word(walFolder(backupDir))}/%f %p`,
    // Nobody may read what is not whole yet.
    hot_standby: 'off',
    recovery_target_timeline: 'latest',
    // While PostgreSQL reads its settings it knows offsets, but no names of time zones yet: not even Z.
    ...(until && {
      recovery_target_time: until.toISOString().replace('Z', '+00'),
      recovery_target_action: 'promote',
    }),
  };
}

/** Removes what no kept backup needs any more: segments before `first`. */
export async function forgetOldLog(backupDir: string, first: string): Promise<void> {
  const names = await readdir(walFolder(backupDir));
  const old = names.filter((name) => SEGMENT.test(name) && name.slice(8) < first.slice(8));
  for (const name of old) await rm(join(walFolder(backupDir), name));
}
