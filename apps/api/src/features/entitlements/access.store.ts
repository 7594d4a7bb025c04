import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type AccessRow = {
  readonly id: string;
  readonly account_id: string;
  readonly plan_id: string;
  readonly plan_title: string;
  readonly purchased_on: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly order_id: string | null;
};

const COLUMNS = [
  'id',
  'account_id',
  'plan_id',
  'plan_title',
  'purchased_on',
  'expires_at',
  'revoked_at',
  'order_id',
] as const;

/** Every plan that these accounts hold or held, the newest first. */
export function findAccess(db: Database, accountIds: readonly string[]): Promise<AccessRow[]> {
  return db
    .selectFrom('entitlement')
    .select(COLUMNS)
    .where('account_id', 'in', [...accountIds])
    .orderBy('purchased_on', 'desc')
    .execute();
}

export function findAccessOfOrder(db: Database, orderId: string): Promise<AccessRow | undefined> {
  return db.selectFrom('entitlement').select(COLUMNS).where('order_id', '=', orderId).executeTakeFirst();
}

/** Holds a plan of somebody until the transaction ends. */
export function lockAccess(db: Database, id: string): Promise<AccessRow | undefined> {
  return db.selectFrom('entitlement').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type NewAccess = {
  readonly id: string;
  readonly accountId: string;
  readonly planId: string;
  readonly planTitle: string;
  readonly topicIds: readonly string[];
  readonly until: Date;
  /** The grant to a class by which it is given. */
  readonly batchAccessId?: string;
};

export function insertAccess(db: Database, access: NewAccess): Promise<AccessRow> {
  return db
    .insertInto('entitlement')
    .values({
      id: access.id,
      account_id: access.accountId,
      plan_id: access.planId,
      plan_title: access.planTitle,
      topic_ids: [...access.topicIds],
      expires_at: access.until,
      batch_access_id: access.batchAccessId ?? null,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Sets a new end; its reminders, and the word that it ran out, are due again. */
export async function setEnd(db: Database, id: string, until: Date): Promise<void> {
  await db
    .updateTable('entitlement')
    .set({ expires_at: until, reminded_days: null, expiry_told_at: null })
    .where('id', '=', id)
    .execute();
}

export async function setRevoked(db: Database, id: string): Promise<void> {
  await db
    .updateTable('entitlement')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export type AccessChange = {
  readonly entitlementId: string;
  readonly kind: 'grant' | 'extend' | 'revoke';
  readonly reason: string;
  readonly actor: string;
  readonly before: Date | null;
  readonly after: Date | null;
};

export async function insertAccessChange(db: Database, change: AccessChange): Promise<void> {
  await db
    .insertInto('access_change')
    .values({
      entitlement_id: change.entitlementId,
      kind: change.kind,
      reason: change.reason,
      actor_id: change.actor,
      expires_before: change.before,
      expires_after: change.after,
    })
    .execute();
}

export type AccessChangeRow = {
  readonly entitlement_id: string;
  readonly kind: string;
  readonly reason: string;
  readonly expires_before: Date | null;
  readonly expires_after: Date | null;
  readonly at: Date;
  /** Name of who did it; null for somebody who is gone. */
  readonly actor: string | null;
};

/** What was changed by hand, the oldest first. */
export function findAccessChanges(
  db: Database,
  entitlementIds: readonly string[],
): Promise<AccessChangeRow[]> {
  return db
    .selectFrom('access_change')
    .leftJoin('account', 'account.id', 'access_change.actor_id')
    .select([
      'entitlement_id',
      'kind',
      'reason',
      'expires_before',
      'expires_after',
      'at',
      'account.name as actor',
    ])
    .where(sql<boolean>`entitlement_id = any(${[...entitlementIds]}::uuid[])`)
    .orderBy('access_change.id')
    .execute();
}
