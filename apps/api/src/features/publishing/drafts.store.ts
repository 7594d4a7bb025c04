import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type DraftRow = {
  readonly id: string;
  readonly name: string;
  readonly basedOn: string | null;
  readonly courseId: string | null;
  readonly by: string | null;
  readonly changedAt: Date;
  readonly publishedRelease: string | null;
  readonly publishedAt: Date | null;
  readonly files: number;
  /** Its problems stand in the bank, as in all that this version makes. */
  readonly banked: boolean;
};

/** All drafts, the one that was worked at last first. */
export async function findDrafts(db: Database): Promise<DraftRow[]> {
  return draftRows(db, sql`true`);
}

export async function findDraft(db: Database, draftId: string): Promise<DraftRow | undefined> {
  const [row] = await draftRows(db, sql`draft.id = ${draftId}`);
  return row;
}

async function draftRows(db: Database, which: ReturnType<typeof sql>): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    select draft.id, draft.name, draft.based_on as "basedOn", draft.course_id as "courseId", account.name as by,
      draft.changed_at as "changedAt", draft.published_release as "publishedRelease",
      draft.published_at as "publishedAt", draft.banked,
      (select count(*)::integer from content_draft_file where draft_id = draft.id) as files
    from content_draft draft left join account on account.id = draft.account_id
    where ${which}
    order by draft.changed_at desc`.execute(db);
  return rows;
}

/** How large the files of a draft are together. */
export async function countBytes(db: Database, draftId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('content_draft_file as file')
    .innerJoin('content_blob as blob', 'blob.hash', 'file.hash')
    .where('file.draft_id', '=', draftId)
    .select(sql<number>`coalesce(sum(octet_length(blob.bytes)), 0)::float8`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}

type NewDraft = {
  readonly name: string;
  readonly basedOn: string | null;
  readonly courseId: string | null;
  readonly accountId: string;
};

export async function insertDraft(
  db: Database,
  { name, basedOn, courseId, accountId }: NewDraft,
): Promise<string> {
  const { id } = await db
    .insertInto('content_draft')
    .values({ name, based_on: basedOn, course_id: courseId, account_id: accountId, banked: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Fills an empty draft with the files of a release. */
export async function copyFromRelease(db: Database, draftId: string, releaseId: string): Promise<void> {
  await sql`
    insert into content_draft_file (draft_id, path, hash)
    select ${draftId}, path, hash from release_source where release_id = ${releaseId}`.execute(db);
}

/** What a new school begins with: the pages that the law asks for, and the list of tags. */
export async function copyFrame(db: Database, draftId: string, releaseId: string): Promise<void> {
  await sql`
    insert into content_draft_file (draft_id, path, hash)
    select ${draftId}, path, hash from release_source
    where release_id = ${releaseId} and (path = 'tags.yaml' or starts_with(path, 'pages/'))`.execute(db);
}

/** Fills an empty draft with the files of another. */
export async function copyFromDraft(db: Database, draftId: string, from: string): Promise<void> {
  await sql`
    insert into content_draft_file (draft_id, path, hash)
    select ${draftId}, path, hash from content_draft_file where draft_id = ${from}`.execute(db);
}

/** Holds a draft until the transaction ends, so that two changes come one after the other. */
export async function lockDraft(
  db: Database,
  draftId: string,
): Promise<Pick<DraftRow, 'name' | 'basedOn' | 'courseId' | 'banked'> | undefined> {
  return db
    .selectFrom('content_draft')
    .select(['name', 'based_on as basedOn', 'course_id as courseId', 'banked'])
    .where('id', '=', draftId)
    .forUpdate()
    .executeTakeFirst();
}

export async function renameDraft(db: Database, draftId: string, name: string): Promise<void> {
  await db.updateTable('content_draft').set({ name }).where('id', '=', draftId).execute();
}

/** Something in it was changed just now. */
export async function touchDraft(db: Database, draftId: string): Promise<void> {
  await db
    .updateTable('content_draft')
    .set({ changed_at: sql<Date>`now()` })
    .where('id', '=', draftId)
    .execute();
}

export async function markPublished(db: Database, draftId: string, releaseId: string): Promise<void> {
  await db
    .updateTable('content_draft')
    .set({ published_release: releaseId, published_at: sql<Date>`now()`, based_on: releaseId })
    .where('id', '=', draftId)
    .execute();
}

/** From now on its changes are what differs from this release. */
export async function rebaseDraft(db: Database, draftId: string, releaseId: string): Promise<void> {
  await db
    .updateTable('content_draft')
    .set({ based_on: releaseId, changed_at: sql<Date>`now()` })
    .where('id', '=', draftId)
    .execute();
}

export async function deleteDraft(db: Database, draftId: string): Promise<void> {
  await db.deleteFrom('content_draft').where('id', '=', draftId).execute();
}

export async function countBehind(db: Database, releaseId: string): Promise<number> {
  const row = await db
    .selectFrom('content_draft')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('published_at', 'is', null)
    .where('based_on', 'is not', null)
    .where('based_on', '<>', releaseId)
    .executeTakeFirstOrThrow();
  return row.count;
}
