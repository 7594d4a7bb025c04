import type { ModerationView } from '@abhyas/contract/comments.staff';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { selectComments, type CommentRow, type Cursor } from './comments.store.ts';

/** More than this is shown as this: a moderator only needs to know that there is much to do. */
const COUNTED = 999;
const THREAD_SHOWN = 2000;

export type StaffCommentRow = CommentRow & {
  readonly hidden_at: Date | null;
  readonly awaiting_since: Date | null;
  readonly muted_until: Date | null;
};

/** Comments with what only staff sees. */
function selectForStaff(db: Database) {
  return selectComments(db)
    .leftJoin('comment_mute', (join) =>
      join.onRef('comment_mute.account_id', '=', 'comment.account_id').on(sql<boolean>`until > now()`),
    )
    .select(['hidden_at', 'awaiting_since', 'comment_mute.until as muted_until']);
}

/** Which comments a list holds, and since when each is in it. */
type List = { readonly holds: RawBuilder<boolean>; readonly since: RawBuilder<Date> };

const LISTS: Readonly<Record<ModerationView, List>> = {
  unanswered: {
    holds: sql`awaiting_since is not null and hidden_at is null and deleted_at is null and not held`,
    since: sql`awaiting_since`,
  },
  reported: {
    holds: sql`hidden_at is null and comment.id in (
      select comment_id from comment_report where settled_at is null
    )`,
    since: sql`(
      select min(reported_at) from comment_report
      where comment_id = comment.id and settled_at is null
    )`,
  },
  held: { holds: sql`held and hidden_at is null and deleted_at is null`, since: sql`comment.created_at` },
  hidden: { holds: sql`hidden_at is not null`, since: sql`hidden_at` },
};

export type ListedRow = StaffCommentRow & { readonly since: Date; readonly since_time: string };

/** A page of a moderators' list, what waits longest first; one more than a page when there is a next one. */
export function findListed(
  db: Database,
  { view, after, count }: { view: ModerationView; after: Cursor | undefined; count: number },
): Promise<ListedRow[]> {
  const { holds, since } = LISTS[view];
  let listed = selectForStaff(db)
    .select([
      since.as('since'),
      sql<string>`to_char(${since} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('since_time'),
    ])
    .where(holds)
    .orderBy(since)
    .orderBy('comment.id')
    .limit(count + 1);
  if (after) {
    listed = listed.where(
      sql<boolean>`(${since}, comment.id) > (${after.at}::timestamptz, ${after.id}::uuid)`,
    );
  }
  return listed.execute();
}

/** How many wait in each list. */
export async function countListed(db: Database): Promise<Record<ModerationView, number>> {
  const count = async (view: ModerationView) => {
    const some = selectComments(db)
      .clearSelect()
      .select('comment.id')
      .where(LISTS[view].holds)
      .limit(COUNTED);
    const row = await db
      .selectFrom(some.as('some'))
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  };
  const [unanswered, reported, held, hidden] = await Promise.all([
    count('unanswered'),
    count('reported'),
    count('held'),
    count('hidden'),
  ]);
  return { unanswered, reported, held, hidden };
}

/** How many visible replies each of some threads has. */
export async function countReplies(db: Database, threadIds: readonly string[]): Promise<Map<string, number>> {
  if (threadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('comment')
    .select(['parent_id', sql<number>`count(*)::int`.as('count')])
    .where('parent_id', 'in', [...threadIds])
    .where('hidden_at', 'is', null)
    .groupBy('parent_id')
    .execute();
  return new Map(rows.flatMap((row) => (row.parent_id === null ? [] : [[row.parent_id, row.count]])));
}

export function findForStaff(db: Database, id: string): Promise<StaffCommentRow | undefined> {
  return selectForStaff(db).where('comment.id', '=', id).executeTakeFirst();
}

/** The same, kept from changing until the transaction ends. */
export async function lockForStaff(db: Database, id: string): Promise<StaffCommentRow | undefined> {
  await db.selectFrom('comment').select('id').where('id', '=', id).forUpdate().execute();
  return findForStaff(db, id);
}

/** The first comment of a thread and all that follows, hidden and held ones too. */
export function findThread(db: Database, threadId: string): Promise<StaffCommentRow[]> {
  return selectForStaff(db)
    .where((where) => where.or([where('comment.id', '=', threadId), where('parent_id', '=', threadId)]))
    .orderBy(sql`parent_id is not null`)
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .limit(THREAD_SHOWN)
    .execute();
}

/** What an action changes of a comment; what is left out stays. */
export type Change = {
  readonly hidden?: boolean;
  readonly endorsed?: boolean;
  readonly held?: boolean;
  readonly awaiting?: boolean;
};

const now = sql<Date>`now()`;

export async function changeComment(db: Database, id: string, change: Change): Promise<void> {
  const { hidden, endorsed, held, awaiting } = change;
  const values = {
    ...(hidden !== undefined && { hidden_at: hidden ? now : null }),
    ...(endorsed !== undefined && { endorsed_at: endorsed ? now : null }),
    ...(held !== undefined && { held }),
    ...(awaiting !== undefined && { awaiting_since: awaiting ? now : null }),
  };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('comment').set(values).where('id', '=', id).execute();
}
