import { limits } from '@abhyas/contract/limits';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Activity, Author } from './comments.rules.ts';

/** Threads that staff endorsed stand first; more than this nobody reads. */
const ENDORSED_SHOWN = 10;
const NOTED_SHOWN = 200;

export type CommentRow = {
  readonly id: string;
  readonly asset_id: string;
  readonly account_id: string | null;
  readonly parent_id: string | null;
  readonly body: string;
  readonly official: boolean;
  readonly spoiler: boolean;
  readonly endorsed_at: Date | null;
  readonly held: boolean;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly deleted_at: Date | null;
  readonly name: string | null;
  readonly user_color: string | null;
  /** Where a page ends: `created_at` to the microsecond, which a Date cannot hold. */
  readonly cursor_time: string;
};

/** The columns of a comment and its author. */
export function selectComments(db: Database) {
  return db
    .selectFrom('comment')
    .leftJoin('account', 'account.id', 'comment.account_id')
    .select([
      'comment.id',
      'asset_id',
      'comment.account_id',
      'parent_id',
      'body',
      'official',
      'spoiler',
      'endorsed_at',
      'held',
      'comment.created_at',
      'edited_at',
      'deleted_at',
      'account.name',
      'account.user_color',
      sql<string>`to_char(comment.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        'cursor_time',
      ),
    ]);
}

/** What a reader may see: nothing hidden, and of held comments only their own. */
const visibleTo = (readerId: string) =>
  sql<boolean>`hidden_at is null and (not held or comment.account_id = ${readerId})`;

/** Where a page ends: the time, to the microsecond, and the id of its last comment. */
export type Cursor = { readonly at: string; readonly id: string };

export type ThreadPage = {
  readonly assetId: string;
  readonly readerId: string;
  /** The last thread of the page before. */
  readonly after?: Cursor | undefined;
};

/** A page of comments that begin threads, newest first; one more than a page when there is a next one. */
export function findThreads(db: Database, { assetId, readerId, after }: ThreadPage): Promise<CommentRow[]> {
  let threads = selectComments(db)
    .where('asset_id', '=', assetId)
    .where('parent_id', 'is', null)
    .where(visibleTo(readerId))
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id')
    .limit(limits.commentsPerPage + 1);
  if (after) {
    threads = threads.where(
      sql<boolean>`(comment.created_at < ${after.at}::timestamptz
        or (comment.created_at = ${after.at}::timestamptz and comment.id > ${after.id}::uuid))`,
    );
  }
  return threads.execute();
}

/** The threads that hold an endorsed comment. */
export function findEndorsedThreads(db: Database, { assetId, readerId }: ThreadPage): Promise<CommentRow[]> {
  return selectComments(db)
    .where('asset_id', '=', assetId)
    .where('parent_id', 'is', null)
    .where(visibleTo(readerId))
    .where(
      sql<boolean>`comment.id in (
        select coalesce(endorsed.parent_id, endorsed.id) from comment as endorsed
        where endorsed.asset_id = ${assetId} and endorsed.endorsed_at is not null
      )`,
    )
    .orderBy('comment.created_at', 'desc')
    .limit(ENDORSED_SHOWN)
    .execute();
}

export type ReplyPage = {
  readonly parentIds: readonly string[];
  readonly readerId: string;
  /** The last reply that the reader has. */
  readonly after?: Cursor | undefined;
  readonly perThread: number;
};

/** The next replies of each thread, oldest first; one more than asked for where there are more. */
export async function findReplies(db: Database, page: ReplyPage): Promise<CommentRow[]> {
  const { parentIds, readerId, after, perThread } = page;
  if (parentIds.length === 0) return [];
  const ids = await sql<{ id: string }>`
    select reply.id from unnest(${[...parentIds]}::uuid[]) as thread (id)
    cross join lateral (
      select comment.id from comment
      where parent_id = thread.id and ${visibleTo(readerId)}
        and (${after?.at ?? null}::timestamptz is null
          or (comment.created_at, comment.id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by comment.created_at, comment.id
      limit ${perThread + 1}
    ) as reply`.execute(db);
  if (ids.rows.length === 0) return [];
  return selectComments(db)
    .where(
      'comment.id',
      'in',
      ids.rows.map((row) => row.id),
    )
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute();
}

/**
 * Replies that are shown however long the thread is: those that staff endorsed or wrote, and what the reader has
 * just written.
 */
export function findNotedReplies(
  db: Database,
  parentIds: readonly string[],
  readerId: string,
): Promise<CommentRow[]> {
  if (parentIds.length === 0) return Promise.resolve([]);
  return selectComments(db)
    .where('parent_id', 'in', [...parentIds])
    .where('hidden_at', 'is', null)
    .where(
      sql<boolean>`(official or endorsed_at is not null
        or (comment.account_id = ${readerId} and comment.created_at > now() - interval '1 hour'))`,
    )
    .orderBy('comment.created_at')
    .limit(NOTED_SHOWN)
    .execute();
}

export async function countComments(db: Database, assetId: string, readerId: string): Promise<number> {
  const row = await db
    .selectFrom('comment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('asset_id', '=', assetId)
    .where(visibleTo(readerId))
    .where(
      sql<boolean>`(parent_id is null or parent_id not in (
        select hidden.id from comment as hidden
        where hidden.asset_id = ${assetId} and hidden.parent_id is null and hidden.hidden_at is not null
      ))`,
    )
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findComment(db: Database, id: string): Promise<CommentRow | undefined> {
  return selectComments(db).where('comment.id', '=', id).where('hidden_at', 'is', null).executeTakeFirst();
}

export function findByClientId(
  db: Database,
  accountId: string,
  clientId: string,
): Promise<CommentRow | undefined> {
  return selectComments(db)
    .where('comment.account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

export type NewComment = {
  readonly assetId: string;
  readonly accountId: string;
  readonly parentId: string | null;
  readonly body: string;
  readonly spoiler: boolean;
  readonly official: boolean;
  readonly held: boolean;
  readonly clientId: string | null;
};

export async function insertComment(db: Database, made: NewComment): Promise<string> {
  const row = await db
    .insertInto('comment')
    .values({
      asset_id: made.assetId,
      account_id: made.accountId,
      parent_id: made.parentId,
      body: made.body,
      spoiler: made.spoiler,
      official: made.official,
      held: made.held,
      client_id: made.clientId,
      awaiting_since: made.parentId === null && !made.official ? sql<Date>`now()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** From now on a thread waits for an answer of the institute, unless it does already. */
export async function awaitAnswer(db: Database, threadId: string): Promise<void> {
  await db
    .updateTable('comment')
    .set({ awaiting_since: sql<Date>`coalesce(awaiting_since, now())` })
    .where('id', '=', threadId)
    .execute();
}

/** Who is notified of a reply: the author of the thread, and staff who answered in it. */
export async function findListeners(db: Database, threadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('comment')
    .select('account_id')
    .distinct()
    .where('account_id', 'is not', null)
    .where('hidden_at', 'is', null)
    .where((where) =>
      where.or([
        where('id', '=', threadId),
        where.and([where('parent_id', '=', threadId), where('official', '=', true)]),
      ]),
    )
    .execute();
  return rows.flatMap((row) => row.account_id ?? []);
}

export async function updateComment(
  db: Database,
  id: string,
  change: { body: string; spoiler?: boolean; held: boolean },
): Promise<void> {
  await db
    .updateTable('comment')
    .set({ ...change, edited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Takes a comment away; one with replies keeps its place without text and name. */
export async function removeComment(db: Database, id: string): Promise<void> {
  const emptied = await db
    .updateTable('comment')
    .set({ body: '', account_id: null, deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`exists (select from comment as reply where reply.parent_id = comment.id)`)
    .executeTakeFirst();
  if (emptied.numUpdatedRows === 0n) await db.deleteFrom('comment').where('id', '=', id).execute();
}

type Wanting = {
  readonly accountId: string;
  readonly assetId: string;
  readonly body: string;
  readonly repeatMinutes: number;
};

/** What an account has written lately, and how fresh it is. */
export async function findActivity(db: Database, wanting: Wanting): Promise<Activity & Author> {
  const { accountId, assetId, body, repeatMinutes } = wanting;
  const { rows } = await sql<Activity & Author>`
    select
      account.confirmed,
      extract(epoch from now() - account.created_at)::float8 / 86400 as "ageDays",
      count(*) filter (where comment.created_at > now() - interval '1 minute')::int as "lastMinute",
      count(comment.id)::int as "lastDay",
      count(*) filter (
        where comment.asset_id = ${assetId} and comment.body = ${body}
          and comment.created_at > now() - make_interval(mins => ${repeatMinutes})
      )::int as "sameHere",
      count(*) filter (where comment.asset_id <> ${assetId} and comment.body = ${body})::int as "sameElsewhere"
    from account
    left join comment on comment.account_id = account.id and comment.created_at > now() - interval '1 day'
    where account.id = ${accountId}
    group by account.id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the author has no account');
  return row;
}
