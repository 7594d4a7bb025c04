import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

type NewReport = { readonly commentId: string; readonly accountId: string; readonly reason: string };

export async function insertReport(db: Database, report: NewReport): Promise<void> {
  await db
    .insertInto('comment_report')
    .values({ comment_id: report.commentId, account_id: report.accountId, reason: report.reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Tells the moderators of a comment, also if this reader's report of it was settled before. */
export async function reportAnew(db: Database, { commentId, accountId, reason }: NewReport): Promise<void> {
  const open = { reason, reported_at: sql<Date>`now()`, settled_at: null };
  await db
    .insertInto('comment_report')
    .values({ comment_id: commentId, account_id: accountId, ...open })
    .onConflict((conflict) => conflict.columns(['comment_id', 'account_id']).doUpdateSet(open))
    .execute();
}

export type ReportRow = {
  readonly comment_id: string;
  readonly reason: string;
  readonly reported_at: Date;
  readonly name: string;
};

/** The reports of some comments that nobody has settled, oldest first. */
export function findOpenReports(db: Database, commentIds: readonly string[]): Promise<ReportRow[]> {
  if (commentIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('comment_report')
    .innerJoin('account', 'account.id', 'comment_report.account_id')
    .select(['comment_id', 'reason', 'reported_at', 'account.name'])
    .where('comment_id', 'in', [...commentIds])
    .where('settled_at', 'is', null)
    .orderBy('reported_at')
    .limit(500)
    .execute();
}

/** Closes the open reports of a comment. */
export async function closeReports(db: Database, commentId: string): Promise<void> {
  await db
    .updateTable('comment_report')
    .set({ settled_at: sql<Date>`now()` })
    .where('comment_id', '=', commentId)
    .where('settled_at', 'is', null)
    .execute();
}

/** Opens again what was settled last. */
export async function reopenReports(db: Database, commentId: string): Promise<void> {
  await db
    .updateTable('comment_report')
    .set({ settled_at: null })
    .where('comment_id', '=', commentId)
    .where(
      sql<boolean>`settled_at = (
        select max(twin.settled_at) from comment_report as twin where twin.comment_id = ${commentId}
      )`,
    )
    .execute();
}
