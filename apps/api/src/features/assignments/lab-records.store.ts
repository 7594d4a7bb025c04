import type { RecordCover, RecordRun } from '@abhyas/contract/lab-records.staff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type KeptCover = RecordCover & { readonly version: number };

export async function findCover(db: Database, batchId: string): Promise<KeptCover | undefined> {
  return db
    .selectFrom('lab_record_cover')
    .select(['version', 'college', 'course', 'term'])
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
}

/** Changes the cover of a batch; false when somebody else has changed it since that version. */
export async function saveCover(
  db: Database,
  batchId: string,
  { version, ...cover }: KeptCover,
): Promise<boolean> {
  const { rows } = await sql`
    insert into lab_record_cover as kept (batch_id, version, college, course, term)
    select ${batchId}, ${version + 1}, ${cover.college}, ${cover.course}, ${cover.term}
    where ${version} = 0 or exists (select from lab_record_cover where batch_id = ${batchId})
    on conflict (batch_id) do update
    set version = excluded.version, college = excluded.college, course = excluded.course, term = excluded.term
    where kept.version = ${version}
    returning version`.execute(db);
  return rows.length > 0;
}

export type KeptRun = RecordRun & { readonly batchId: string };

/** The newest lab records of a whole batch, or those of an id. */
export async function findRun(
  db: Database,
  of: { readonly batchId: string } | { readonly id: string },
): Promise<KeptRun | undefined> {
  const wanted = 'id' in of ? sql`id = ${of.id}` : sql`batch_id = ${of.batchId}`;
  const { rows } = await sql<KeptRun>`
    select id, batch_id as "batchId", learners as of,
      case when failed then 'failed' when ended_at is null then 'making' else 'ready' end as state,
      (select count(*)::int from lab_record_file where run_id = run.id) as made
    from lab_record_run as run where ${wanted}
    order by asked_at desc limit 1`.execute(db);
  return rows[0];
}

type NewRun = {
  readonly id: string;
  readonly batchId: string;
  readonly askedBy: string;
  readonly learners: number;
};

/** In the place of those before; false when it is there already. */
export async function replaceRun(db: Database, run: NewRun): Promise<boolean> {
  const row = await db
    .insertInto('lab_record_run')
    .values({ id: run.id, batch_id: run.batchId, account_id: run.askedBy, learners: run.learners })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await db
    .deleteFrom('lab_record_run')
    .where('batch_id', '=', run.batchId)
    .where('id', '<>', run.id)
    .execute();
  return true;
}

export async function endRun(
  db: Database,
  id: string,
  { failed }: { readonly failed: boolean },
): Promise<void> {
  await db
    .updateTable('lab_record_run')
    .set({ ended_at: sql<Date>`now()`, failed })
    .where('id', '=', id)
    .execute();
}

export type RecordFile = { readonly accountId: string; readonly name: string };

/** Whose are made, in the order of their names, which is that of the list. */
export async function findFiles(db: Database, runId: string): Promise<RecordFile[]> {
  const rows = await db
    .selectFrom('lab_record_file')
    .select(['account_id', 'name'])
    .where('run_id', '=', runId)
    .orderBy('name')
    .execute();
  return rows.map(({ account_id: accountId, name }) => ({ accountId, name }));
}

export async function findFileBytes(db: Database, runId: string, accountId: string): Promise<Buffer> {
  const row = await db
    .selectFrom('lab_record_file')
    .select('bytes')
    .where('run_id', '=', runId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.bytes ?? Buffer.alloc(0);
}

/** Nothing where the run or the account is gone meanwhile. */
export async function insertFile(
  db: Database,
  runId: string,
  { accountId, name, bytes }: RecordFile & { readonly bytes: Buffer },
): Promise<void> {
  await sql`
    insert into lab_record_file (run_id, account_id, name, bytes)
    select run.id, account.id, ${name}, ${bytes} from lab_record_run as run, account
    where run.id = ${runId} and account.id = ${accountId}
    on conflict do nothing`.execute(db);
}

/** The classes on whose list somebody is in which marks of an assignment or an exam are published, by name. */
export async function findRecordBatches(
  db: Database,
  accountId: string,
): Promise<{ batchId: string; batch: string }[]> {
  const { rows } = await sql<{ batchId: string; batch: string }>`
    select batch.id as "batchId", batch.name as batch from batch
    join batch_member as member on member.batch_id = batch.id
    where member.account_id = ${accountId} and member.left_at is null and batch.deleted_at is null
      and exists (
        select from assignment where batch_id = batch.id
          and published_at is not null and marks_published_at is not null
      )
    order by batch.name`.execute(db);
  return rows;
}
