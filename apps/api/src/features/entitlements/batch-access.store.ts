import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { AccessRow } from './access.store.ts';

export type BatchAccessRow = {
  readonly id: string;
  readonly batch_id: string | null;
  readonly batch_name: string;
  readonly plan_id: string;
  readonly plan_title: string;
  readonly topic_ids: string[];
  readonly until: Date;
  readonly later_members: boolean;
  readonly reason: string;
  readonly state: string;
  readonly asked_by: string;
};

export type NewBatchAccess = Omit<BatchAccessRow, 'state' | 'batch_id'> & { readonly batch_id: string };

const COLUMNS = [
  'id',
  'batch_id',
  'batch_name',
  'plan_id',
  'plan_title',
  'topic_ids',
  'until',
  'later_members',
  'reason',
  'state',
  'asked_by',
] as const;

/** False when it is there already. */
export async function insertBatchAccess(db: Database, made: NewBatchAccess): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('batch_access')
    .values({ ...made, topic_ids: [...made.topic_ids] })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Held until the transaction ends. */
export function lockBatchAccess(db: Database, id: string): Promise<BatchAccessRow | undefined> {
  return db.selectFrom('batch_access').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function decideBatchAccess(
  db: Database,
  id: string,
  { state, decidedBy }: { readonly state: 'given' | 'rejected' | 'revoked'; readonly decidedBy?: string },
): Promise<void> {
  await db
    .updateTable('batch_access')
    .set({ state, ...(decidedBy !== undefined && { decided_by: decidedBy, decided_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute();
}

export type ListedBatchAccess = BatchAccessRow & {
  readonly asked: string | null;
  readonly decided: string | null;
  readonly people: number;
};

const LISTED = 100;

/** What waits first, then the newest. */
export async function findBatchAccess(db: Database): Promise<ListedBatchAccess[]> {
  const { rows } = await sql<ListedBatchAccess>`
    select access.*, asker.name as asked, decider.name as decided,
      (select count(*)::int from entitlement
        where batch_access_id = access.id and revoked_at is null and expires_at > now()) as people
    from batch_access access
    left join account asker on asker.id = access.asked_by
    left join account decider on decider.id = access.decided_by
    order by access.state = 'waiting' desc, access.asked_at desc limit ${LISTED}`.execute(db);
  return rows;
}

export async function countWaitingAccess(db: Database): Promise<number> {
  const row = await db
    .selectFrom('batch_access')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return row.count;
}

const holds = (planId: string, until: Date) => sql<boolean>`exists (
  select from entitlement
  where entitlement.account_id = member.account_id and split_part(plan_id, '-', 1) = ${planId}
    and revoked_at is null and expires_at >= ${until}
)`;

/** Those of these people who do not hold a plan until then, as a query. */
export function lacking(members: RawBuilder<unknown>, planId: string, until: Date): RawBuilder<unknown> {
  return sql`select member.account_id from (${members}) member where not ${holds(planId, until)}`;
}

export async function findLacking(
  db: Database,
  members: RawBuilder<unknown>,
  { plan_id: planId, until }: Pick<BatchAccessRow, 'plan_id' | 'until'>,
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`${lacking(members, planId, until)}`.execute(db);
  return rows.map((row) => row.account_id);
}

/** What was given to batches for whoever joins them later, and has not ended. */
export async function findForLaterMembers(
  db: Database,
  batchIds: readonly string[],
): Promise<BatchAccessRow[]> {
  if (batchIds.length === 0) return [];
  return db
    .selectFrom('batch_access')
    .select(COLUMNS)
    .where('batch_id', 'in', [...batchIds])
    .where('state', '=', 'given')
    .where('later_members', '=', true)
    .where('until', '>', sql<Date>`now()`)
    .execute();
}

/** What is held by a grant to a class, locked until the transaction ends. */
export async function lockGivenBy(db: Database, batchAccessId: string): Promise<AccessRow[]> {
  return db
    .selectFrom('entitlement')
    .select([
      'id',
      'account_id',
      'plan_id',
      'plan_title',
      'purchased_on',
      'expires_at',
      'revoked_at',
      'order_id',
    ])
    .where('batch_access_id', '=', batchAccessId)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}
