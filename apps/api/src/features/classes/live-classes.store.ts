import { sql } from 'kysely';

import type { Database } from '../../platform/database.ts';

export type ClassRow = {
  readonly id: string;
  readonly batch_id: string;
  readonly subtopic_id: string;
  readonly planned_for: string;
  readonly done_at: Date | null;
  readonly opened_for: string | null;
  readonly code: string | null;
  readonly code_until: Date | null;
  readonly present: string[];
  readonly absent: string[];
};

const calledAs = (present: boolean) =>
  sql<
    string[]
  >`array(select member_id::text from roll_call where class_id = live_class.id and present = ${present})`;

function classes(db: Database) {
  return db
    .selectFrom('live_class')
    .select(['id', 'batch_id', 'subtopic_id', 'done_at', 'opened_for', 'code', 'code_until'])
    .select([
      sql<string>`to_char(planned_for, 'YYYY-MM-DD')`.as('planned_for'),
      calledAs(true).as('present'),
      calledAs(false).as('absent'),
    ]);
}

/** The next first, the held ones after them. */
export function findClasses(db: Database, batchId: string): Promise<ClassRow[]> {
  return classes(db)
    .where('batch_id', '=', batchId)
    .orderBy(sql`done_at is not null`)
    .orderBy('live_class.planned_for', 'desc')
    .execute();
}

/** The class, held until the transaction ends. */
export function lockClass(db: Database, id: string): Promise<ClassRow | undefined> {
  return classes(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertClass(
  db: Database,
  made: { readonly batchId: string; readonly subtopicId: string; readonly plannedFor: string },
): Promise<string> {
  const row = await db
    .insertInto('live_class')
    .values({ batch_id: made.batchId, subtopic_id: made.subtopicId, planned_for: made.plannedFor })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function replaceRoll(
  db: Database,
  { id, batch_id: batchId }: ClassRow,
  called: { readonly present: readonly string[]; readonly absent: readonly string[] },
): Promise<void> {
  await db.deleteFrom('roll_call').where('class_id', '=', id).execute();
  await sql`
    insert into roll_call (class_id, member_id, present)
    select ${id}, member.id, member.id::text = any(${[...called.present]}::text[])
    from batch_member member
    where member.batch_id = ${batchId} and member.id::text = any(${[...called.present, ...called.absent]}::text[])`.execute(
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
