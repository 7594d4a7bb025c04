import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** To whom the report of a batch is sent, and who has stopped it. */
export async function findReceivers(
  db: Database,
  batchId: string,
): Promise<Map<string, 'named' | 'stopped'>> {
  const rows = await db
    .selectFrom('class_report_receiver')
    .select(['account_id', 'stopped_at'])
    .where('batch_id', '=', batchId)
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.stopped_at === null ? 'named' : 'stopped']));
}

/** Naming somebody again sends it to them again. */
export async function replaceReceivers(
  db: Database,
  batchId: string,
  accountIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('class_report_receiver').where('batch_id', '=', batchId).execute();
  if (accountIds.length === 0) return;
  await db
    .insertInto('class_report_receiver')
    .values(accountIds.map((accountId) => ({ batch_id: batchId, account_id: accountId })))
    .execute();
}

export async function saveStopped(db: Database, batchId: string, accountId: string): Promise<void> {
  await db
    .updateTable('class_report_receiver')
    .set({ stopped_at: sql<Date>`now()` })
    .where('batch_id', '=', batchId)
    .where('account_id', '=', accountId)
    .where('stopped_at', 'is', null)
    .execute();
}

/** The batches whose report of this week is not sent yet, as far as it is sent to anybody. */
export async function findReportBatches(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from batch where deleted_at is null and archived_since is null and exists (
      select from class_report_receiver where batch_id = batch.id and stopped_at is null
    )`.execute(db);
  return rows.map(({ id }) => id);
}

/** The Monday of the week by India's calendar if this is the first to take it for a batch; undefined otherwise. */
export async function takeWeek(db: Database, batchId: string): Promise<string | undefined> {
  const { rows } = await sql<{ week: string }>`
    insert into class_report_week (batch_id, week)
    values (${batchId}, date_trunc('week', now() at time zone 'Asia/Kolkata')::date)
    on conflict do nothing
    returning to_char(week, 'YYYY-MM-DD') as week`.execute(db);
  return rows[0]?.week;
}
