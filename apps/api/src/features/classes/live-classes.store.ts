import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type ClassRow = {
  readonly id: string;
  readonly batch_id: string;
  readonly subtopic_id: string;
  readonly planned_for: string;
  readonly done_at: Date | null;
  readonly opened_for: string | null;
  readonly code: string | null;
  readonly code_until: Date | null;
  readonly cancelled_at: Date | null;
  readonly deleted_at: Date | null;
  readonly were_present: number;
  readonly were_absent: number;
  readonly batch: string;
  readonly present: string[];
  readonly absent: string[];
};

/** Of those still on the list: others can no longer be called. */
const calledAs = (present: boolean) => sql<string[]>`array(
  select member_id::text from roll_call join batch_member on batch_member.id = member_id
  where class_id = live_class.id and left_at is null and present = ${present}
)`;

/** As the roll was called, whoever left or was erased since. */
const attendedAs = (present: boolean) =>
  sql<number>`(select count(*)::int from roll_call where class_id = live_class.id and present = ${present})`;

function classes(db: Database) {
  return db
    .selectFrom('live_class')
    .select(['id', 'batch_id', 'subtopic_id', 'done_at', 'opened_for', 'code', 'code_until'])
    .select(['cancelled_at', 'deleted_at'])
    .select([
      sql<string>`to_char(planned_for, 'YYYY-MM-DD')`.as('planned_for'),
      sql<string>`(select name from batch where batch.id = live_class.batch_id)`.as('batch'),
      attendedAs(true).as('were_present'),
      attendedAs(false).as('were_absent'),
      calledAs(true).as('present'),
      calledAs(false).as('absent'),
    ]);
}

/** The next first, the held ones after them. */
export function findClasses(db: Database, batchId: string): Promise<ClassRow[]> {
  return classes(db)
    .where('batch_id', '=', batchId)
    .where('deleted_at', 'is', null)
    .orderBy(sql`done_at is not null`)
    .orderBy('live_class.planned_for', 'desc')
    .execute();
}

/** The class, held until the transaction ends; also a deleted one. */
export function lockClass(db: Database, id: string): Promise<ClassRow | undefined> {
  return classes(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type ClassState = {
  readonly subtopic_id?: string;
  readonly planned_for?: string;
  readonly cancelled_at?: Date | null;
  readonly deleted_at?: Date | null;
};

export async function saveClass(db: Database, id: string, state: ClassState): Promise<void> {
  await db.updateTable('live_class').set(state).where('id', '=', id).execute();
}

/** As if the class had not been held: no code holds, nothing is open for its batch. */
export async function saveNotDone(db: Database, id: string): Promise<void> {
  await db
    .updateTable('live_class')
    .set({ done_at: null, opened_for: null, code: null, code_until: null })
    .where('id', '=', id)
    .execute();
}

/**
 * For whom a class opened its module, as a query; without those for whom another class that was held opens it, too.
 */
export function openedBy(classId: string): RawBuilder<unknown> {
  return sql`
    select opened.account_id from opened_module opened
    where opened.class_id = ${classId} and opened.how <> 'teacher' and not exists (
      select from live_class other
      join batch_member member on member.batch_id = other.batch_id and member.account_id = opened.account_id
      where other.id <> ${classId} and other.subtopic_id = opened.subtopic_id
        and other.done_at is not null and other.deleted_at is null and member.left_at is null
        and (other.opened_for = 'batch' or exists (
          select from roll_call where class_id = other.id and member_id = member.id and present
        ))
    )`;
}

/** Closes what a class opened, and answers for whom. */
export async function closeOpenedBy(
  db: Database,
  { id, subtopic_id: subtopicId }: ClassRow,
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    delete from opened_module
    where subtopic_id = ${subtopicId} and account_id in (${openedBy(id)})
    returning account_id`.execute(db);
  return rows.map((row) => row.account_id);
}

/** For whom a class would open its module, as a query: the batch or who was present, as far as it is closed to them. */
export function toBeOpened(
  { id, batch_id: batchId, subtopic_id: subtopicId }: ClassRow,
  presentOnly: boolean,
) {
  return sql`
    select member.account_id from batch_member member
    where member.batch_id = ${batchId} and member.left_at is null and member.account_id is not null
      and not exists (
        select from opened_module where account_id = member.account_id and subtopic_id = ${subtopicId}
      )
      and (not ${presentOnly}::boolean or exists (
        select from roll_call where class_id = ${id} and member_id = member.id and present
      ))`;
}

export type NewClass = {
  readonly id: string;
  readonly batchId: string;
  readonly subtopicId: string;
  readonly plannedFor: string;
};

/** Whether it is new: a class that was sent before is there already. */
export async function insertClass(db: Database, made: NewClass): Promise<boolean> {
  const row = await db
    .insertInto('live_class')
    .values({
      id: made.id,
      batch_id: made.batchId,
      subtopic_id: made.subtopicId,
      planned_for: made.plannedFor,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceRoll(
  db: Database,
  { id, batch_id: batchId }: ClassRow,
  called: { readonly present: readonly string[]; readonly absent: readonly string[] },
): Promise<void> {
  // Those who have left the list stay as they were called.
  await sql`
    delete from roll_call using batch_member member
    where class_id = ${id} and member.id = member_id and member.left_at is null`.execute(db);
  await sql`
    insert into roll_call (class_id, member_id, present)
    select ${id}, member.id, member.id::text = any(${[...called.present]}::text[])
    from batch_member member
    where member.batch_id = ${batchId} and member.left_at is null and member.id::text = any(${[...called.present, ...called.absent]}::text[])`.execute(
    db,
  );
}

/** What was once opened for the whole batch stays so. */
export async function saveDone(
  db: Database,
  id: string,
  { openFor, code }: { readonly openFor: 'batch' | 'present'; readonly code: string },
): Promise<Date> {
  const row = await db
    .updateTable('live_class')
    .set({
      done_at: sql<Date>`coalesce(done_at, now())`,
      opened_for: sql<string>`case when opened_for = 'batch' then 'batch' else ${openFor} end`,
      code,
      code_until: sql<Date>`now() + interval '1 day'`,
    })
    .where('id', '=', id)
    .returning('code_until')
    .executeTakeFirstOrThrow();
  return row.code_until ?? new Date();
}
