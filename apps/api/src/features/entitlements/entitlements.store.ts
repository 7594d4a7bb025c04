import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Recipient } from '../../platform/mail/compose-mail.ts';

const isActive = sql<boolean>`revoked_at is null and expires_at > now()`;

export type EntitlementRow = {
  readonly plan_id: string;
  readonly plan_title: string;
  readonly topic_ids: string[];
  readonly purchased_on: Date;
  readonly expires_at: Date;
};

/** The plans an account holds now. The database's clock decides what has run out. */
export function findActive(db: Database, accountId: string): Promise<EntitlementRow[]> {
  return db
    .selectFrom('entitlement')
    .select(['plan_id', 'plan_title', 'topic_ids', 'purchased_on', 'expires_at'])
    .where('account_id', '=', accountId)
    .where(isActive)
    .orderBy('expires_at', 'desc')
    .execute();
}

/** The topics an account owns now, as an expression for a query that asks more at once. */
export function activeTopicIds(account: RawBuilder<string>): RawBuilder<string[]> {
  return sql<string[]>`array(
    select unnest(topic_ids) from entitlement where account_id = ${account} and ${isActive}
  )`;
}

/** Marks plans that ran out as told; true when there was one to tell. */
export async function markExpiryTold(db: Database, accountId: string): Promise<boolean> {
  const told = await db
    .updateTable('entitlement')
    .set({ expiry_told_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expiry_told_at', 'is', null)
    .where(sql<boolean>`expires_at <= now()`)
    .executeTakeFirst();
  return told.numUpdatedRows > 0n;
}

/** The accounts that hold a plan now, as a query for one that asks more at once. */
export function holdersOf(planId: string): RawBuilder<unknown> {
  return sql`select account_id from entitlement where split_part(plan_id, '-', 1) = ${planId} and ${isActive}`;
}

export type NewEntitlement = {
  readonly accountId: string;
  readonly planId: string;
  readonly planTitle: string;
  readonly topicIds: readonly string[];
  readonly until: Date;
  readonly orderId: string;
};

export type PlanRow = {
  readonly id: string;
  readonly account_id: string;
  readonly plan_title: string;
  readonly expires_at: Date;
};

const PLAN_COLUMNS = ['id', 'account_id', 'plan_title', 'expires_at'] as const;

/** Grants a plan from this moment on. An order grants once: its id is unique. */
export function insertEntitlement(db: Database, grant: NewEntitlement): Promise<PlanRow> {
  return db
    .insertInto('entitlement')
    .values({
      account_id: grant.accountId,
      plan_id: grant.planId,
      plan_title: grant.planTitle,
      topic_ids: [...grant.topicIds],
      expires_at: grant.until,
      order_id: grant.orderId,
    })
    .returning(PLAN_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Takes back what an order granted. */
export async function revokeByOrder(db: Database, orderId: string): Promise<void> {
  await db
    .updateTable('entitlement')
    .set({ revoked_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Takes plans that end within `days` days and whose owner was not reminded so late before, unless the same plan
 * goes on longer. Each is taken once, also by two processes at once.
 */
export async function takeEndingWithin(db: Database, days: number, most: number): Promise<PlanRow[]> {
  const due = db
    .selectFrom('entitlement as ending')
    .select('ending.id')
    .where('ending.revoked_at', 'is', null)
    .where(sql<boolean>`ending.expires_at > now()`)
    .where(sql<boolean>`ending.expires_at <= now() + make_interval(days => ${days})`)
    // A plan that is shorter than this is not reminded of on the day it was bought.
    .where(sql<boolean>`ending.expires_at - make_interval(days => ${days}) > ending.purchased_on`)
    .where(sql<boolean>`(ending.reminded_days is null or ending.reminded_days > ${days})`)
    .where(
      sql<boolean>`not exists (
        select from entitlement as longer
        where longer.account_id = ending.account_id and longer.revoked_at is null
          and split_part(longer.plan_id, '-', 1) = split_part(ending.plan_id, '-', 1)
          and longer.expires_at > ending.expires_at
      )`,
    )
    .limit(most)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('entitlement')
    .set({ reminded_days: days })
    .where('id', 'in', due)
    .returning(PLAN_COLUMNS)
    .execute();
}

/** Who to tell that a plan ends, unless it has ended or was taken back. */
export function findEnding(
  db: Database,
  entitlementId: string,
): Promise<(Recipient & { plan_title: string; expires_at: Date }) | undefined> {
  return db
    .selectFrom('entitlement')
    .innerJoin('account', 'account.id', 'entitlement.account_id')
    .select(['account.name', 'account.email', 'account.language', 'plan_title', 'expires_at'])
    .$narrowType<Recipient>()
    .where('entitlement.id', '=', entitlementId)
    .where(isActive)
    .executeTakeFirst();
}
