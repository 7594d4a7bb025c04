import type { DraftFault } from '@abhyas/contract/publishing-drafts.staff';
import type { UploadKind } from '@abhyas/contract/publishing-uploads.staff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { FoundPiece } from './upload-writes.rules.ts';

type FoundPieces = {
  readonly pieces: readonly FoundPiece[];
  readonly faults: readonly DraftFault[];
  readonly notes: readonly DraftFault[];
};

/** What an upload holds. */
export type Found = FoundPieces & {
  readonly kind: UploadKind;
  /** The same with foreign questions as exercises of lessons; only where there are any. */
  readonly exercises?: FoundPieces;
};

export type UploadRow = {
  readonly draftId: string;
  readonly name: string;
  readonly bytes: number;
  /** Null until somebody looked into it. */
  readonly found: Found | null;
};

type NewUpload = {
  readonly draftId: string;
  readonly accountId: string;
  readonly name: string;
  readonly bytes: number;
};

export async function insertUpload(
  db: Database,
  { draftId, accountId, name, bytes }: NewUpload,
): Promise<string> {
  const { id } = await db
    .insertInto('content_upload')
    .values({ draft_id: draftId, account_id: accountId, name, bytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was begun and never placed is of no use a day later. */
export async function dropOldUploads(db: Database): Promise<void> {
  await db
    .deleteFrom('content_upload')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

export async function findUpload(db: Database, uploadId: string): Promise<UploadRow | undefined> {
  const row = await db
    .selectFrom('content_upload')
    .select(['draft_id as draftId', 'name', 'bytes', 'found'])
    .where('id', '=', uploadId)
    .executeTakeFirst();
  // `found` is written by keepFound only.
  return row && { ...row, found: row.found as unknown as Found | null };
}

type Part = { readonly uploadId: string; readonly number: number; readonly bytes: Buffer };

export async function putPart(db: Database, { uploadId, number, bytes }: Part): Promise<void> {
  await db
    .insertInto('content_upload_part')
    .values({ upload_id: uploadId, number, bytes })
    .onConflict((conflict) => conflict.columns(['upload_id', 'number']).doUpdateSet({ bytes }))
    .execute();
}

/** How many bytes of an upload have arrived. */
export async function countReceived(db: Database, uploadId: string): Promise<number> {
  const { rows } = await sql<{ received: number }>`
    select coalesce(sum(octet_length(bytes)), 0)::float8 as received
    from content_upload_part where upload_id = ${uploadId}`.execute(db);
  return rows[0]?.received ?? 0;
}

export async function readParts(db: Database, uploadId: string): Promise<Buffer> {
  const rows = await db
    .selectFrom('content_upload_part')
    .select('bytes')
    .where('upload_id', '=', uploadId)
    .orderBy('number')
    .execute();
  return Buffer.concat(rows.map(({ bytes }) => bytes));
}

/** Keeps what an upload holds; its parts are needed no more. */
export async function keepFound(db: Database, uploadId: string, found: Found): Promise<void> {
  await db
    .updateTable('content_upload')
    .set({ found: JSON.stringify(found) })
    .where('id', '=', uploadId)
    .execute();
  await db.deleteFrom('content_upload_part').where('upload_id', '=', uploadId).execute();
}

export async function deleteUpload(db: Database, uploadId: string): Promise<void> {
  await db.deleteFrom('content_upload').where('id', '=', uploadId).execute();
}
