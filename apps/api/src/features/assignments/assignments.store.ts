import type { CodeKey } from '@abhyas/languages/code-keys';
import type { ExamRules } from '@abhyas/contract/exams-rules';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { findExamRules, overFor, recomputeEnds, saveExamRules } from '../sitting/sittings.service.ts';
import type { KeptItem, Written } from './assignment-form.rules.ts';
import type { MarkRules } from './marks.rules.ts';

export type AssignmentRecord = {
  readonly id: string;
  readonly batchId: string;
  readonly batch: string;
  readonly version: number;
  readonly title: string;
  readonly items: readonly KeptItem[];
  readonly rules: MarkRules;
  /** Null: no exam. */
  readonly exam: ExamRules | null;
  readonly madeAt: Date;
  readonly publishedAt: Date | null;
  readonly marksPublishedAt: Date | null;
  readonly archivedAt: Date | null;
  /** Since when the class records how texts come about; null: it does not. */
  readonly recordsSince: Date | null;
  /** It is the end examination of the course, or part of it. */
  readonly endExamination: boolean;
};

const known = (db: Database) =>
  db
    .selectFrom('assignment')
    .innerJoin('batch', 'batch.id', 'assignment.batch_id')
    .selectAll('assignment')
    .select(['batch.name as batch', 'batch.records_texts_since as records_since'])
    .where('batch.deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof known>['executeTakeFirstOrThrow']>>;

/** With how each exam among them is held. */
async function toRecords(db: Database, rows: readonly Row[]): Promise<AssignmentRecord[]> {
  const exams = rows.flatMap(({ id, kind }) => (kind === 'exam' ? [id] : []));
  const rules = await findExamRules(db, exams);
  return rows.map((row) => toRecord(row, rules.get(row.id) ?? null));
}

function toRecord(row: Row, exam: ExamRules | null): AssignmentRecord {
  const { late_percent: percentPerDay, late_until: until } = row;
  return {
    id: row.id,
    batchId: row.batch_id,
    batch: row.batch,
    version: row.version,
    title: row.title,
    items: row.items as unknown as KeptItem[],
    rules: {
      opensAt: row.opens_at.getTime(),
      dueAt: row.due_at.getTime(),
      earlierDues: row.earlier_dues as unknown as MarkRules['earlierDues'],
      late: percentPerDay === null || until === null ? null : { percentPerDay, until: until.getTime() },
      take: row.take === 'last' ? 'last' : 'best',
      languages: row.languages as CodeKey[] | null,
      attempts: row.attempts,
    },
    exam,
    madeAt: row.made_at,
    publishedAt: row.published_at,
    marksPublishedAt: row.marks_published_at,
    archivedAt: row.archived_at,
    recordsSince: row.records_since,
    endExamination: row.end_examination,
  };
}

/** @param hold Locks it until the end of the transaction. */
export async function findAssignment(
  db: Database,
  id: string,
  { hold = false } = {},
): Promise<AssignmentRecord | undefined> {
  const query = known(db).where('assignment.id', '=', id);
  const row = await (hold ? query.forUpdate('assignment') : query).executeTakeFirst();
  return row && (await toRecords(db, [row]))[0];
}

export function findOfBatch(db: Database, batchId: string): Promise<AssignmentRecord[]> {
  return findOfBatches(db, [batchId]);
}

/** Of several batches, the newest due date first. */
export async function findOfBatches(db: Database, batchIds: readonly string[]): Promise<AssignmentRecord[]> {
  if (batchIds.length === 0) return [];
  const rows = await known(db)
    .where('batch_id', 'in', [...batchIds])
    .orderBy('due_at', 'desc')
    .orderBy('assignment.id', 'desc')
    .execute();
  return toRecords(db, rows);
}

/** Those with a problem in the classes that are `seen`, the newest due date first. */
export async function findWithProblem(
  db: Database,
  {
    assetId,
    seen,
    most,
  }: { readonly assetId: string; readonly seen: RawBuilder<boolean>; readonly most: number },
): Promise<AssignmentRecord[]> {
  const rows = await known(db)
    .where(sql<boolean>`items @> ${JSON.stringify([{ assetId }])}::jsonb`)
    .where(seen)
    .orderBy('due_at', 'desc')
    .orderBy('assignment.id', 'desc')
    .limit(most)
    .execute();
  return toRecords(db, rows);
}

const ofLearner = (db: Database, accountId: string) =>
  known(db)
    .where('published_at', 'is not', null)
    .where('archived_at', 'is', null)
    .where('batch_id', 'in', (of) =>
      of
        .selectFrom('batch_member')
        .select('batch_id')
        .where('account_id', '=', accountId)
        .where('left_at', 'is', null),
    )
    .orderBy('due_at')
    .orderBy('assignment.id');

/** Those that a learner sees: published, opened, of a class on whose list they are; exams once they are over for them. */
export async function findForLearner(db: Database, accountId: string): Promise<AssignmentRecord[]> {
  const over = overFor(sql`${accountId}::uuid`);
  const begun = sql<boolean>`case kind when 'exam' then ${over} else opens_at end <= now()`;
  return toRecords(db, await ofLearner(db, accountId).where(begun).execute());
}

/** The exams that a learner's classes were given, from a day ago on: those that are to come as well. */
export async function findExamsOf(db: Database, accountId: string): Promise<AssignmentRecord[]> {
  const lately = sql<boolean>`${overFor(sql`${accountId}::uuid`)} > now() - interval '1 day'`;
  return toRecords(db, await ofLearner(db, accountId).where('kind', '=', 'exam').where(lately).execute());
}

/** One of them, however long ago; undefined for one of another class. */
export async function findExamOf(
  db: Database,
  accountId: string,
  id: string,
): Promise<AssignmentRecord | undefined> {
  const rows = await ofLearner(db, accountId)
    .where('kind', '=', 'exam')
    .where('assignment.id', '=', id)
    .execute();
  return (await toRecords(db, rows))[0];
}

/**
 * Of a query with `assignment`: those, no exams, that a learner can work on now. Whoever was allowed something may have
 * another end than the class.
 */
export const workedOnBy = (accountId: string): RawBuilder<boolean> => sql<boolean>`(
  kind = 'assignment' and published_at is not null and archived_at is null and opens_at <= now()
  and exists (select from batch_member as member where member.batch_id = assignment.batch_id
    and member.account_id = ${accountId}::uuid and member.left_at is null)
  and (greatest(due_at, late_until) + interval '1 minute' > now()
    or exists (select from assignment_allowance as allowed
      where allowed.assignment_id = assignment.id and allowed.account_id = ${accountId}::uuid)))`;

/**
 * Whether every test of a problem has to be run for a learner, because it counts for part of its points in an assignment
 * that they can work on (ASSIGNMENTS-19).
 */
export async function needsAllTests(db: Database, accountId: string, assetId: string): Promise<boolean> {
  const { rows } = await sql`
    select from batch_member as mine join assignment on assignment.batch_id = mine.batch_id
    where mine.account_id = ${accountId} and ${workedOnBy(accountId)}
      and exists (select from jsonb_array_elements(items) as item
        where item ->> 'assetId' = ${assetId} and item ->> 'scoring' <> 'all')
    limit 1`.execute(db);
  return rows.length > 0;
}

function columnsOf({ title, items, rules }: Written) {
  return {
    title,
    items: JSON.stringify(items),
    opens_at: new Date(rules.opensAt),
    due_at: new Date(rules.dueAt),
    late_percent: rules.late?.percentPerDay ?? null,
    late_until: rules.late ? new Date(rules.late.until) : null,
    take: rules.take,
    languages: rules.languages ?? null,
    attempts: rules.attempts ?? null,
  };
}

/** False when it is there already. */
export async function insertAssignment(
  db: Database,
  { id, batchId, ...written }: Written & { readonly id: string; readonly batchId: string },
): Promise<boolean> {
  const row = await db
    .insertInto('assignment')
    .values({ id, batch_id: batchId, kind: written.exam ? 'exam' : 'assignment', ...columnsOf(written) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row && written.exam) await saveExamRules(db, id, written.exam);
  return row !== undefined;
}

/** Changes it; its kind stays. */
export async function saveAssignment(
  db: Database,
  id: string,
  { earlierDues, ...written }: Written & Pick<MarkRules, 'earlierDues'>,
): Promise<void> {
  await db
    .updateTable('assignment')
    .set({
      ...columnsOf(written),
      earlier_dues: JSON.stringify(earlierDues),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  if (!written.exam) return;
  await saveExamRules(db, id, written.exam);
  await recomputeEnds(db, id);
}

type Stage = 'published_at' | 'marks_published_at' | 'archived_at';

/** True when it changed something. */
export async function saveStage(
  db: Database,
  id: string,
  { stage, reached }: { readonly stage: Stage; readonly reached: boolean },
): Promise<boolean> {
  const row = await db
    .updateTable('assignment')
    .set({ [stage]: reached ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where(stage, reached ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
