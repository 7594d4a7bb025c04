import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';

/** The release that learners see now. */
export async function findActive(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('release_activation')
    .select('release_id')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.release_id;
}

export type PublishedRow = { readonly by: string | null; readonly draft: string | null; readonly at: Date };

/** What was made active after a release was, the newest first; of one that never was, nothing is known. */
export async function findPublishedSince(db: Database, releaseId: string | null): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    select account.name as by, activation.draft_name as draft, activation.activated_at as at
    from release_activation activation left join account on account.id = activation.account_id
    where activation.number > (select max(number) from release_activation where release_id = ${releaseId})
    order by activation.number desc limit 20`.execute(db);
  return rows;
}

type Replacing = {
  readonly draftId: string;
  /** All files of the draft as it is to be. */
  readonly files: ReadonlyMap<string, string>;
  /** Who put together what neither side had. */
  readonly accountId: string;
  readonly written: ReadonlySet<string>;
};

/** Makes a draft these files; what stays as it was keeps its author. Answers how many are other ones now. */
export async function replaceFiles(
  db: Database,
  { draftId, files, accountId, written }: Replacing,
): Promise<number> {
  const paths = [...files.keys()];
  const { numAffectedRows: gone = 0n } = await sql`
    delete from content_draft_file
    where draft_id = ${draftId} and not (path = any(${paths}::text[]))`.execute(db);
  const { numAffectedRows: come = 0n } = await sql`
    insert into content_draft_file (draft_id, path, hash, account_id)
    select ${draftId}, file.path, file.hash, case when file.written then ${accountId}::uuid end
    from unnest(${paths}::text[], ${[...files.values()]}::text[],
      ${paths.map((path) => written.has(path))}::boolean[]) as file (path, hash, written)
    on conflict (draft_id, path) do update
      set hash = excluded.hash, account_id = excluded.account_id, changed_at = now()
      where content_draft_file.hash <> excluded.hash`.execute(db);
  return Number(gone + come);
}

/** Who wrote which files in a draft, by path. */
export async function findAuthors(db: Database, draftId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('content_draft_file as file')
    .innerJoin('account', 'account.id', 'file.account_id')
    .select(['file.path', 'account.name'])
    .where('file.draft_id', '=', draftId)
    .execute();
  return new Map(rows.map(({ path, name }) => [path, name]));
}
