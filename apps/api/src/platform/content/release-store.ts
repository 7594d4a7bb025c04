import { createHash } from 'node:crypto';

import { withTranslations } from '@abhyas/content/older-release';
import type { Release, ReleaseBundle } from '@abhyas/content/release';
import { sql } from 'kysely';

import { RELEASE_CHANNEL } from './active-release.ts';
import type { Database } from '../database/database.ts';

/** Blobs are written this many at a time, so that a large course does not make one huge statement. */
const BLOBS_PER_INSERT = 100;
const BLOBS_PER_READ = 500;

/**
 * Stores a release and its blobs and makes it the active one, for every API process at once.
 * @param sourceFingerprint the state of the content folder it was read from
 */
export async function publishRelease(
  db: Database,
  bundle: ReleaseBundle,
  sourceFingerprint?: string,
): Promise<void> {
  await storeRelease(db, bundle);
  await activateRelease(db, bundle.release.id, sourceFingerprint === undefined ? {} : { sourceFingerprint });
}

/** Stores a release with its blobs and the files it was built from. Learners see nothing of it yet. */
export async function storeRelease(db: Database, { release, blobs, sources }: ReleaseBundle): Promise<void> {
  await storeBlobs(db, blobs);
  await db
    .insertInto('content_release')
    .values({
      id: release.id,
      document: JSON.stringify(release),
      plans: JSON.stringify(release.plans),
      banked: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (sources) await storeSources(db, release.id, await storeFiles(db, sources));
}

/** Keeps the bytes of files, and answers the hash of each path. */
export async function storeFiles(
  db: Database,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, string>> {
  const named = [...files].map(
    ([path, bytes]) => [path, createHash('sha256').update(bytes).digest('hex'), bytes] as const,
  );
  await storeBlobs(db, new Map(named.map(([, hash, bytes]) => [hash, bytes])));
  return new Map(named.map(([path, hash]) => [path, hash]));
}

/** Says of which files a release was built; one from before its id named them may have been built of others, too. */
export async function storeSources(
  db: Database,
  releaseId: string,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`
    with source as (
      select * from unnest(${[...hashes.keys()]}::text[], ${[...hashes.values()]}::text[]) as source (path, hash)
    ), gone as (
      delete from release_source old
      where old.release_id = ${releaseId} and not exists (select from source where source.path = old.path)
    )
    insert into release_source (release_id, path, hash)
    select ${releaseId}, source.path, source.hash from source
    on conflict (release_id, path) do update set hash = excluded.hash`.execute(db);
}

/** Hash of each file that a release was built from, by its path; none when they were not kept. */
export async function readSources(db: Database, releaseId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('release_source')
    .select(['path', 'hash'])
    .where('release_id', '=', releaseId)
    .orderBy('path')
    .execute();
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

/** True when the files of a release were kept: those of releases from before drafts were not. */
export async function hasSources(db: Database, releaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('release_source')
    .select('path')
    .where('release_id', '=', releaseId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the list of releases says of one. */
export type ActivationNote = {
  readonly sourceFingerprint?: string;
  readonly accountId?: string;
  readonly draftName?: string;
  /** What learners notice of it, as JSON. */
  readonly changes?: string;
  readonly broughtBack?: boolean;
};

/** Makes a stored release the active one: publishing, and rolling back to an earlier release. */
export async function activateRelease(db: Database, releaseId: string, note: ActivationNote): Promise<void> {
  await db
    .insertInto('release_activation')
    .values({
      release_id: releaseId,
      source_fingerprint: note.sourceFingerprint ?? null,
      account_id: note.accountId ?? null,
      draft_name: note.draftName ?? null,
      changes: note.changes ?? null,
      brought_back: note.broughtBack ?? false,
    })
    .execute();
  await tellProcesses(db);
}

/** Has every API process read again which release is active and for whom what of it is, once the transaction is through. */
export async function tellProcesses(db: Database): Promise<void> {
  await sql`select pg_notify(${RELEASE_CHANNEL}, '')`.execute(db);
}

/** The state of the content folder that was published last, and as which release; undefined when none was. */
export async function lastSource(
  db: Database,
): Promise<{ readonly fingerprint: string; readonly releaseId: string } | undefined> {
  const row = await db
    .selectFrom('release_activation')
    .select(['source_fingerprint', 'release_id'])
    .where('source_fingerprint', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.source_fingerprint == null) return undefined;
  return { fingerprint: row.source_fingerprint, releaseId: row.release_id };
}

/** Only what is not there yet is sent: most of a new release is the release before. */
async function storeBlobs(db: Database, blobs: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const known = await knownBlobs(db, [...blobs.keys()]);
  const rows = [...blobs]
    .filter(([hash]) => !known.has(hash))
    .map(([hash, bytes]) => ({
      hash,
      bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    }));
  for (let start = 0; start < rows.length; start += BLOBS_PER_INSERT) {
    await db
      .insertInto('content_blob')
      .values(rows.slice(start, start + BLOBS_PER_INSERT))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function knownBlobs(db: Database, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('content_blob')
    .select('hash')
    .where('hash', '=', sql<string>`any(${hashes}::text[])`)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** The bytes of many blobs; none is missing, for tables that name a hash refer to it. */
export async function readBlobs(db: Database, hashes: readonly string[]): Promise<Map<string, Buffer>> {
  const blobs = new Map<string, Buffer>();
  const wanted = [...new Set(hashes)];
  for (let start = 0; start < wanted.length; start += BLOBS_PER_READ) {
    const rows = await db
      .selectFrom('content_blob')
      .select(['hash', 'bytes'])
      .where('hash', '=', sql<string>`any(${wanted.slice(start, start + BLOBS_PER_READ)}::text[])`)
      .execute();
    for (const { hash, bytes } of rows) blobs.set(hash, bytes);
  }
  return blobs;
}

/** A stored release, whether or not learners ever saw it. */
export async function readRelease(db: Database, releaseId: string): Promise<Release | undefined> {
  const row = await db
    .selectFrom('content_release')
    .select('document')
    .where('id', '=', releaseId)
    .executeTakeFirst();
  // Written by storeRelease only, from a Release: an immutable document needs no second check.
  return row && withTranslations(row.document as unknown as Release);
}

/** The bytes of a blob, or undefined when no release has it. */
export async function readBlob(db: Database, hash: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('content_blob').select('bytes').where('hash', '=', hash).executeTakeFirst();
  return row?.bytes;
}

/** How many bytes a blob has; undefined when there is none. */
export async function blobSize(db: Database, hash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('content_blob')
    .select(sql<number>`octet_length(bytes)`.as('size'))
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.size;
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
