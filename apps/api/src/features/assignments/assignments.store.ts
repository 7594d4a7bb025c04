import type { CodeKey } from '@abhyas/languages/code-keys';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
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
  readonly publishedAt: Date | null;
  readonly marksPublishedAt: Date | null;
  readonly archivedAt: Date | null;
};

const known = (db: Database) =>
  db
    .selectFrom('assignment')
    .innerJoin('batch', 'batch.id', 'assignment.batch_id')
    .selectAll('assignment')
    .select('batch.name as batch')
    .where('batch.deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof known>['executeTakeFirstOrThrow']>>;

function toRecord(row: Row): AssignmentRecord {
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
    publishedAt: row.published_at,
    marksPublishedAt: row.marks_published_at,
    archivedAt: row.archived_at,
  };
}

/** @param hold Nobody else changes it until the transaction is over. */
export async function findAssignment(
  db: Database,
  id: string,
  { hold = false } = {},
): Promise<AssignmentRecord | undefined> {
  const query = known(db).where('assignment.id', '=', id);
  const row = await (hold ? query.forUpdate('assignment') : query).executeTakeFirst();
  return row && toRecord(row);
}

export async function findOfBatch(db: Database, batchId: string): Promise<AssignmentRecord[]> {
  const rows = await known(db).where('batch_id', '=', batchId).orderBy('due_at', 'desc').execute();
  return rows.map(toRecord);
}

/** Those that a learner sees: published, opened, of a class on whose list they are. */
export async function findForLearner(db: Database, accountId: string): Promise<AssignmentRecord[]> {
  const rows = await known(db)
    .where('published_at', 'is not', null)
    .where('archived_at', 'is', null)
    .where('opens_at', '<=', sql<Date>`now()`)
    .where('batch_id', 'in', (of) =>
      of
        .selectFrom('batch_member')
        .select('batch_id')
        .where('account_id', '=', accountId)
        .where('left_at', 'is', null),
    )
    .orderBy('due_at')
    .orderBy('assignment.id')
    .execute();
  return rows.map(toRecord);
}

/**
 * Whether every test of a problem has to be run for a learner, because it counts for part of its points in an assignment
 * that they can work on (ASSIGNMENTS-19). Whoever was allowed something may have another end than the class.
 */
export async function needsAllTests(db: Database, accountId: string, assetId: string): Promise<boolean> {
  const { rows } = await sql`
    select from batch_member as member
    join assignment on assignment.batch_id = member.batch_id
    where member.account_id = ${accountId} and member.left_at is null
      and published_at is not null and archived_at is null and opens_at <= now()
      and (greatest(due_at, late_until) + interval '1 minute' > now()
        or exists (select from assignment_allowance as allowed
          where allowed.assignment_id = assignment.id and allowed.account_id = ${accountId}))
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
    .values({ id, batch_id: batchId, ...columnsOf(written) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

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
