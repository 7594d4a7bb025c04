import type { DraftFile, FileChange } from '@abhyas/contract/publishing-draft-files.staff';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** A draft, and the release that it is compared with: without one everything in it is new. */
export type Compared = { readonly draftId: string; readonly releaseId: string | null };

/**
 * What a file is, wherever it stands in the order: `courses/c/loops/subtopic.yaml`; a file of an asset goes by the
 * asset's id, in whatever module or in the problem bank: `problems/count-down/problem.yaml`.
 */
const PLACE = sql`case when path ~ '^courses/[^/]+/[^/]+/[^/]+/'
    then regexp_replace(path, '^courses/[^/]+/[^/]+/(\\d{2}-)?', 'problems/')
    else regexp_replace(path, '^courses/(\\d{2}-)?([^/]+/)(\\d{2}-)?([^/]+/)?', 'courses/\\2\\4') end as place`;

/**
 * Every path of both with what became of it. What is only at another place in the order is no other file; of most
 * files nothing changed, and only of the others is the place worked out.
 */
function bothOf({ draftId, releaseId }: Compared): RawBuilder<unknown> {
  return sql`
    with at_path as (
      select coalesce(mine.path, theirs.path) as path, mine.hash as mine, theirs.hash as theirs
      from (select path, hash from content_draft_file where draft_id = ${draftId}) mine
      full join (select path, hash from release_source where release_id = ${releaseId}) theirs
        on theirs.path = mine.path
    ), compared as (
      select path, mine as hash, case when mine = theirs then 'same' else 'changed' end as change
      from at_path where mine is not null and theirs is not null
      union all
      select coalesce(come.path, gone.path), coalesce(come.mine, gone.theirs),
        case when gone.path is null then 'added' when come.path is null then 'removed'
          when come.mine = gone.theirs then 'moved' else 'changed' end
      from (select path, mine, ${PLACE} from at_path where theirs is null) come
      full join (select path, theirs, ${PLACE} from at_path where mine is null) gone on gone.place = come.place
    )
    select path, hash, string_to_array(path, '/') as parts, change from compared`;
}

/** How many folders deep an asset is: in its module, or in the problem bank. */
const DEPTH = sql`case parts[1] when 'courses' then 4 when 'problems' then 2 end`;
const IN_ASSET = sql`coalesce(cardinality(parts) > ${DEPTH}, false)`;

export type FolderRow = { readonly folder: string; readonly changes: readonly FileChange[] };

/** The folders of assets, each with the kinds of changes in it. */
export async function findAssetFolders(db: Database, compared: Compared): Promise<FolderRow[]> {
  const { rows } = await sql<FolderRow>`
    select array_to_string(parts[1:${DEPTH}], '/') as folder, array_agg(distinct change) as changes
    from (${bothOf(compared)}) both_sides where ${IN_ASSET}
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Files that belong to no asset. */
export async function findOtherFiles(db: Database, compared: Compared): Promise<DraftFile[]> {
  return filesWhere(db, compared, sql`not ${IN_ASSET}`);
}

/** The files of a folder, or the file itself. */
export async function findFilesUnder(db: Database, compared: Compared, under: string): Promise<DraftFile[]> {
  return filesWhere(
    db,
    compared,
    sql`(both_sides.path = ${under} or starts_with(both_sides.path, ${`${under}/`}))`,
  );
}

async function filesWhere(
  db: Database,
  compared: Compared,
  which: RawBuilder<unknown>,
): Promise<DraftFile[]> {
  const { rows } = await sql<DraftFile>`
    select both_sides.path, both_sides.hash, octet_length(blob.bytes) as bytes, both_sides.change
    from (${bothOf(compared)}) both_sides join content_blob blob on blob.hash = both_sides.hash
    where ${which} order by both_sides.path`.execute(db);
  return rows;
}

/** How many files differ, by how. */
export async function countChanges(
  db: Database,
  compared: Compared,
): Promise<{ added: number; changed: number; removed: number }> {
  const { rows } = await sql<{ added: number; changed: number; removed: number }>`
    select count(*) filter (where change = 'added')::integer as added,
      count(*) filter (where change in ('changed', 'moved'))::integer as changed,
      count(*) filter (where change = 'removed')::integer as removed
    from (${bothOf(compared)}) both_sides`.execute(db);
  return rows[0] ?? { added: 0, changed: 0, removed: 0 };
}

/** Files that say what a topic, subtopic, asset or plan is called. */
const MAIN_FILES = [
  'topic.yaml',
  'subtopic.yaml',
  'text.md',
  'quiz.yaml',
  'video.yaml',
  'problem.yaml',
  'plan.yaml',
];
/** A title is at the beginning of its file; of a module the list of problems is needed too. */
const HEAD_BYTES = 600;
const MODULE_BYTES = 8000;

export type HeadRow = { readonly path: string; readonly head: Buffer };

/** The beginnings of the files that name things. */
export async function findHeads(db: Database, compared: Compared): Promise<HeadRow[]> {
  const { rows } = await sql<HeadRow>`
    select both_sides.path, substring(blob.bytes for
        case parts[cardinality(parts)] when 'subtopic.yaml' then ${MODULE_BYTES}::integer else ${HEAD_BYTES}::integer end) as head
    from (${bothOf(compared)}) both_sides join content_blob blob on blob.hash = both_sides.hash
    where (parts[1] in ('courses', 'plans', 'problems') and parts[cardinality(parts)] = any(${MAIN_FILES}::text[])
      and cardinality(parts) between 3 and 5) or (parts[1] = 'sheets' and cardinality(parts) = 2)`.execute(
    db,
  );
  return rows;
}

/** Hash of each file by its path, in the order of the paths. */
export async function findHashes(db: Database, draftId: string, under = ''): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('content_draft_file')
    .select(['path', 'hash'])
    .where('draft_id', '=', draftId)
    .where((builder) =>
      under === '' ? builder.val(true) : sql<boolean>`(path = ${under} or starts_with(path, ${`${under}/`}))`,
    )
    .orderBy('path')
    .execute();
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

export type FileRow = { readonly hash: string; readonly bytes: number; readonly by: string | null };

export async function findFile(db: Database, draftId: string, path: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select file.hash, octet_length(blob.bytes) as bytes, account.name as by
    from content_draft_file file join content_blob blob on blob.hash = file.hash
      left join account on account.id = file.account_id
    where file.draft_id = ${draftId} and file.path = ${path}`.execute(db);
  return rows[0];
}

/** A path of the draft that cannot be beside `path`, because one of them would be a folder and a file. */
export async function findClash(db: Database, draftId: string, path: string): Promise<string | undefined> {
  const parts = path.split('/');
  const parents = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  const row = await db
    .selectFrom('content_draft_file')
    .select('path')
    .where('draft_id', '=', draftId)
    .where(sql<boolean>`(path = any(${parents}::text[]) or starts_with(path, ${`${path}/`}))`)
    .limit(1)
    .executeTakeFirst();
  return row?.path;
}

type Written = {
  readonly draftId: string;
  readonly accountId: string | null;
  readonly hashes: ReadonlyMap<string, string>;
};

/** Writes files whose bytes are stored; those that are there are replaced. */
export async function putFiles(db: Database, { draftId, accountId, hashes }: Written): Promise<void> {
  await sql`
    insert into content_draft_file (draft_id, path, hash, account_id)
    select ${draftId}, file.path, file.hash, ${accountId}
    from unnest(${[...hashes.keys()]}::text[], ${[...hashes.values()]}::text[]) as file (path, hash)
    on conflict (draft_id, path) do update
      set hash = excluded.hash, account_id = excluded.account_id, changed_at = now()
      where content_draft_file.hash <> excluded.hash`.execute(db);
}

/** Removes a file or a folder, and of the empty path everything; answers what is gone. */
export async function removeUnder(
  db: Database,
  draftId: string,
  path: string,
): Promise<{ readonly path: string; readonly hash: string }[]> {
  return db
    .deleteFrom('content_draft_file')
    .where('draft_id', '=', draftId)
    .where(sql<boolean>`(${path}::text = '' or path = ${path} or starts_with(path, ${`${path}/`}))`)
    .returning(['path', 'hash'])
    .execute();
}

type Move = { readonly draftId: string; readonly from: string; readonly to: string };

/** Answers how many files have another path now. */
export async function moveUnder(db: Database, { draftId, from, to }: Move): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update content_draft_file set path = ${to} || substring(path from length(${from}::text) + 1)
    where draft_id = ${draftId} and (path = ${from} or starts_with(path, ${`${from}/`}))`.execute(db);
  return Number(numAffectedRows);
}

export async function countFiles(db: Database, draftId: string): Promise<number> {
  const { count } = await db
    .selectFrom('content_draft_file')
    .select((builder) => builder.fn.countAll<string>().as('count'))
    .where('draft_id', '=', draftId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
