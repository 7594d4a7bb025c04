import type { ClassRole } from '@abhyas/contract/classes-people.staff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/**
 * What somebody does in a batch, also in a deleted one: what it names them, or else a coordinator where it is every
 * teacher's; undefined where it is not theirs.
 */
export async function findClassRole(
  db: Database,
  batchId: string,
  accountId: string,
): Promise<ClassRole | undefined> {
  const { rows } = await sql<{ role: ClassRole | null }>`
    select coalesce(role, case when every_teacher then 'coordinator' end) as role
    from batch left join batch_teacher named on named.batch_id = batch.id and named.account_id = ${accountId}
    where batch.id = ${batchId}`.execute(db);
  return rows[0]?.role ?? undefined;
}

export type ClassTeacher = { readonly accountId: string; readonly name: string; readonly role?: ClassRole };

/** Everybody with the role of a teacher, and what they do in a batch. */
export async function findTeachers(db: Database, batchId: string): Promise<ClassTeacher[]> {
  const { rows } = await sql<{ accountId: string; name: string; role: ClassRole | null }>`
    select account.id as "accountId", account.name, named.role
    from staff_member join account on account.id = staff_member.account_id
    left join batch_teacher named on named.batch_id = ${batchId} and named.account_id = account.id
    where 'teacher' = any(staff_member.roles) or named.role is not null
    order by named.role is null, lower(account.name)`.execute(db);
  return rows.map(({ role, ...teacher }) => ({ ...teacher, ...(role && { role }) }));
}

/** Everybody of the staff who sees a batch: owners, and teachers whom it names or whose all it is. */
export async function findStaffWhoSee(
  db: Database,
  batchId: string,
): Promise<{ accountId: string; name: string }[]> {
  const { rows } = await sql<{ accountId: string; name: string }>`
    select account.id as "accountId", account.name
    from staff_member join account on account.id = staff_member.account_id
    join batch on batch.id = ${batchId}
    left join batch_teacher named on named.batch_id = batch.id and named.account_id = account.id
    where 'owner' = any(staff_member.roles)
      or ('teacher' = any(staff_member.roles) and (named.role is not null or batch.every_teacher))
    order by lower(account.name), account.id`.execute(db);
  return rows;
}

export async function isEveryTeachers(db: Database, batchId: string): Promise<boolean> {
  const row = await db
    .selectFrom('batch')
    .select('every_teacher')
    .where('id', '=', batchId)
    .executeTakeFirst();
  return row?.every_teacher ?? false;
}

export type Named = { readonly accountId: string; readonly role: ClassRole };

export async function replaceTeachers(
  db: Database,
  batchId: string,
  { everyTeacher, teachers }: { readonly everyTeacher: boolean; readonly teachers: readonly Named[] },
): Promise<void> {
  await db.updateTable('batch').set({ every_teacher: everyTeacher }).where('id', '=', batchId).execute();
  await db.deleteFrom('batch_teacher').where('batch_id', '=', batchId).execute();
  if (teachers.length === 0) return;
  const rows = teachers.map(({ accountId, role }) => ({ batch_id: batchId, account_id: accountId, role }));
  await db.insertInto('batch_teacher').values(rows).execute();
}

/** Whether somebody may teach one of the classes on whose lists a learner is. */
export async function teachesLearner(db: Database, teacherId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select from batch_member member join batch on batch.id = member.batch_id
    left join batch_teacher named on named.batch_id = batch.id and named.account_id = ${teacherId}
    where member.account_id = ${accountId} and member.left_at is null and batch.deleted_at is null
      and batch.archived_since is null
      and case when named.role is null then batch.every_teacher else named.role <> 'assistant' end
    limit 1`.execute(db);
  return rows.length > 0;
}
