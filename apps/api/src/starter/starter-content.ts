import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { filesOf } from '@abhyas/content/files/file-set';
import { readContent } from '@abhyas/content/large/fill-large';
import { loadContent } from '@abhyas/content/load-content';
import { loaderVersion } from '@abhyas/content/loader-version';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import type { DB } from '../platform/database/database-types.generated.ts';
import { StartFailure } from '@abhyas/postgres/start-failure';
import { partCache } from '../platform/content/part-cache.ts';
import {
  hasSources,
  lastSource,
  publishRelease,
  storeFiles,
  storeSources,
} from '../platform/content/release-store.ts';

/** Whom it tells: the log, and the person who waits at the terminal. */
type Telling = { readonly log: FastifyBaseLogger; readonly announce: (line: string) => void };

/**
 * Publishes the content folder when it has changed since it was last published from here. A release that
 * was published through the console meanwhile stays until the folder changes.
 * @throws StartFailure naming the first faults of the content.
 */
export async function publishStarterContent(
  db: Kysely<DB>,
  folder: string,
  { log, announce }: Telling,
): Promise<void> {
  const fingerprint = await fingerprintOf(folder);
  const last = await lastSource(db);
  if (last?.fingerprint === fingerprint) return keepSources(db, folder, last.releaseId);
  const startedAt = performance.now();
  announce('  publishing the courses …');
  // Whoever checks the first draft does not wait for all that the start has read.
  const loaded = await loadContent(folder, partCache(db, await loaderVersion()));
  if (!loaded.ok) {
    const faults = loaded.faults.slice(0, 5).map(({ file, line, message }) => `  ${file}:${line} ${message}`);
    throw new StartFailure(
      `The content cannot be published. Run npm run content:check for all faults.\n${faults.join('\n')}`,
    );
  }
  await publishRelease(db, loaded.bundle, fingerprint);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  announce(`  publishing the courses: done in ${seconds} s`);
  log.info({ release: loaded.bundle.release.id }, 'content published');
}

/** A release from before sources were kept gets those of the folder, which has not changed since it was published. */
async function keepSources(db: Kysely<DB>, folder: string, releaseId: string): Promise<void> {
  if (await hasSources(db, releaseId)) return;
  await storeSources(db, releaseId, await storeFiles(db, filesOf(await readContent(folder))));
}

/** Names, sizes and times of all files: cheap, and different whenever an author has saved something. */
export async function fingerprintOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`${relative(folder, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
