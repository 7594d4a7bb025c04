import type { DraftRemoval } from '@abhyas/contract/publishing-draft-files.staff';
import { isSheet } from '@abhyas/content/forms/sheet-form';
import { translatedName } from '@abhyas/content/forms/translation-form';
import { TRANSLATION_LANGUAGES } from '@abhyas/contract/page-language';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { removeUnder } from './draft-files.store.ts';
import type { Listing } from './problem-lists.ts';

type Removing = {
  readonly draftId: string;
  readonly accountId: string;
  readonly path: string;
  /** Of a problem: the modules that listed it. */
  readonly listed: readonly Listing[];
};

/** Removes a file or a folder and keeps what is needed to bring it back; undefined when nothing is there. */
export async function removeKept(
  db: Database,
  { draftId, accountId, path, listed }: Removing,
): Promise<{ readonly id: string; readonly files: number } | undefined> {
  const gone = await removeUnder(db, draftId, path);
  // A sheet goes with its words in other languages.
  for (const language of isSheet(path) ? TRANSLATION_LANGUAGES : [])
    gone.push(...(await removeUnder(db, draftId, translatedName(path, language))));
  if (gone.length === 0) return undefined;
  const { id } = await db
    .insertInto('content_draft_removal')
    .values({ draft_id: draftId, account_id: accountId, path, listed: JSON.stringify(listed) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into content_draft_removed_file (removal_id, path, hash)
    select ${id}, file.path, file.hash
    from unnest(${gone.map((file) => file.path)}::text[], ${gone.map((file) => file.hash)}::text[])
      as file (path, hash)`.execute(db);
  return { id, files: gone.length };
}

type RemovalRow = Omit<DraftRemoval, 'at'> & { readonly at: Date };

/** What was removed last comes first. Whatis ever there again as it was needs no bringing back. */
export async function findRemovals(db: Database, draftId: string, most: number): Promise<RemovalRow[]> {
  const { rows } = await sql<RemovalRow>`
    select removal.id, removal.path, account.name as by, removal.removed_at as at, gone.files
    from content_draft_removal removal left join account on account.id = removal.account_id, lateral (
      select count(*)::integer as files, count(*) filter (where there.path is null)::integer as missing
      from content_draft_removed_file file
        left join content_draft_file there on there.draft_id = removal.draft_id
          and there.path = file.path and there.hash = file.hash
      where file.removal_id = removal.id
    ) gone
    where removal.draft_id = ${draftId} and gone.missing > 0
    order by removal.removed_at desc limit ${most}`.execute(db);
  return rows;
}

type TakenRemoval = {
  readonly path: string;
  readonly hashes: ReadonlyMap<string, string>;
  readonly listed: readonly Listing[];
};

/** Takes a removal off the list. Answers what was removed by it; undefined when it is none of this draft. */
export async function takeRemoval(
  db: Database,
  draftId: string,
  removalId: string,
): Promise<TakenRemoval | undefined> {
  const files = await db
    .selectFrom('content_draft_removed_file')
    .select(['path', 'hash'])
    .where('removal_id', '=', removalId)
    .execute();
  const removal = await db
    .deleteFrom('content_draft_removal')
    .where('id', '=', removalId)
    .where('draft_id', '=', draftId)
    .returning(['path', 'listed'])
    .executeTakeFirst();
  return (
    removal && {
      path: removal.path,
      listed: listingsIn(removal.listed),
      hashes: new Map(files.map((file) => [file.path, file.hash])),
    }
  );
}

/** Where the problems stood that were removed from a draft, by their folders: of each as it was removed last. */
export async function findListings(
  db: Database,
  draftId: string,
): Promise<ReadonlyMap<string, readonly Listing[]>> {
  const rows = await db
    .selectFrom('content_draft_removal')
    .select(['path', 'listed'])
    .where('draft_id', '=', draftId)
    .where('path', 'like', 'problems/%')
    .orderBy('removed_at')
    .execute();
  return new Map(rows.map(({ path, listed }) => [path, listingsIn(listed)]));
}

/** Written by this file alone; of what an earlier version removed nothing is known. */
function listingsIn(listed: unknown): readonly Listing[] {
  return (listed ?? []) as readonly Listing[];
}
