import type { ReleaseBundle } from '@abhyas/content/release';
import { sql } from 'kysely';

import { RELEASE_CHANNEL } from './active-release.ts';
import type { Database } from './database.ts';

/** Blobs are written this many at a time, so that a large course does not make one huge statement. */
const BLOBS_PER_INSERT = 100;

/**
 * Stores a release and its blobs and makes it the active one, for every API process at once.
 * @param sourceFingerprint the state of the content folder it was read from
 */
export async function publishRelease(
  db: Database,
  { release, blobs }: ReleaseBundle,
  sourceFingerprint?: string,
): Promise<void> {
  await storeBlobs(db, blobs);
  await db
    .insertInto('content_release')
    .values({ id: release.id, document: JSON.stringify(release) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await activateRelease(db, release.id, sourceFingerprint);
}

/** Makes a stored release the active one: publishing, and rolling back to an earlier release. */
export async function activateRelease(
  db: Database,
  releaseId: string,
  sourceFingerprint?: string,
): Promise<void> {
  await db
    .insertInto('release_activation')
    .values({ release_id: releaseId, source_fingerprint: sourceFingerprint ?? null })
    .execute();
  await sql`select pg_notify(${RELEASE_CHANNEL}, ${releaseId})`.execute(db);
}

/** The state of the content folder that was published last; undefined when none was. */
export async function lastSourceFingerprint(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('release_activation')
    .select('source_fingerprint')
    .where('source_fingerprint', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.source_fingerprint ?? undefined;
}

async function storeBlobs(db: Database, blobs: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const rows = [...blobs].map(([hash, bytes]) => ({ hash, bytes: Buffer.from(bytes) }));
  for (let start = 0; start < rows.length; start += BLOBS_PER_INSERT) {
    await db
      .insertInto('content_blob')
      .values(rows.slice(start, start + BLOBS_PER_INSERT))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The bytes of a blob, or undefined when no release has it. */
export async function readBlob(db: Database, hash: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('content_blob').select('bytes').where('hash', '=', hash).executeTakeFirst();
  return row?.bytes;
}

/** A part of a blob, for seeking in a video without reading all of it; `end` is included. */
export async function readBlobPart(
  db: Database,
  hash: string,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('content_blob')
    .select(sql<Buffer>`substring(bytes from ${start + 1}::int for ${end - start + 1}::int)`.as('bytes'))
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.bytes;
}
