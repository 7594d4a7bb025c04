import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** Ids of the modules that were opened for an account, for a query that asks more at the same time. */
export function openedModuleIds(account: RawBuilder<string>): RawBuilder<string[]> {
  return sql<string[]>`array(select subtopic_id from opened_module where account_id = ${account})`;
}

export async function hasOpened(db: Database, accountId: string, subtopicId: string): Promise<boolean> {
  const row = await db
    .selectFrom('opened_module')
    .select('how')
    .where('account_id', '=', accountId)
    .where('subtopic_id', '=', subtopicId)
    .executeTakeFirst();
  return row !== undefined;
}

export type ToOpen = {
  readonly subtopicId: string;
  readonly how: 'class' | 'code' | 'teacher';
  /** The class that opens it, so that it can be taken back. */
  readonly classId?: string | null;
};

/** Opens a module for accounts and answers those for whom it was not open before. */
export async function insertOpened(
  db: Database,
  accountIds: readonly string[],
  { subtopicId, how, classId = null }: ToOpen,
): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .insertInto('opened_module')
    .values(accountIds.map((id) => ({ account_id: id, subtopic_id: subtopicId, how, class_id: classId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}

/** The id of the class whose code this is, while it holds. */
export async function findClassOfCode(
  db: Database,
  subtopicId: string,
  code: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('live_class')
    .select('id')
    .where('subtopic_id', '=', subtopicId)
    .where('code', '=', code)
    .where('code_until', '>', sql<Date>`now()`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** The next planned class of a learner's batches on each module that has one: YYYY-MM-DD, by India's calendar. */
export async function findPlannedClasses(
  db: Database,
  accountId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('live_class')
    .innerJoin('batch_member', 'batch_member.batch_id', 'live_class.batch_id')
    .select(['subtopic_id', sql<string>`to_char(min(planned_for), 'YYYY-MM-DD')`.as('planned_for')])
    .innerJoin('batch', 'batch.id', 'live_class.batch_id')
    .where('batch_member.account_id', '=', accountId)
    .where('left_at', 'is', null)
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('live_class.deleted_at', 'is', null)
    .where('batch.deleted_at', 'is', null)
    .where('planned_for', '>=', sql<Date>`(now() at time zone 'Asia/Kolkata')::date`)
    .groupBy('subtopic_id')
    .execute();
  return new Map(rows.map((row) => [row.subtopic_id, row.planned_for]));
}
