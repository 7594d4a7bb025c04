import type { Among } from '@abhyas/contract/announcements.staff';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { classAccounts, seenAccounts } from '../classes/class-accounts.service.ts';
import { stuckPairs } from '../practice/history.service.ts';

export type InsightLearnerRow = {
  readonly accountId: string;
  readonly name: string;
  readonly lastSeenAt: string;
};

/** Whom a screen shows: a batch, or who was active lately; the one seen last first. */
export async function findInsightLearners(
  db: Database,
  among: Among,
  most: number,
): Promise<{ learners: InsightLearnerRow[]; total: number }> {
  // Only those who are shown are looked up by name.
  const { rows } = await sql<{ id: string; name: string; seen: Date | null; total: number }>`
    with class as materialized (${seenAccounts(among)}),
      shown as (select account_id, seen from class order by seen desc nulls last, account_id limit ${most})
    select account.id, account.name, seen, (select count(*)::integer from class) as total
    from shown join account on account.id = shown.account_id
    order by seen desc nulls last, account.id`.execute(db);
  return {
    learners: rows.map((row) => ({
      accountId: row.id,
      name: row.name,
      lastSeenAt: row.seen?.toISOString() ?? '',
    })),
    total: rows[0]?.total ?? 0,
  };
}

export type AtItem = { readonly accountId: string; readonly assetId: string };

/** What these learners have finished among these items. */
export async function findFinishedBy(
  db: Database,
  accountIds: readonly string[],
  assetIds: readonly string[],
): Promise<AtItem[]> {
  const rows = await db
    .selectFrom('finished_asset')
    .select(['account_id', 'asset_id'])
    .where('account_id', 'in', accountIds)
    .where('asset_id', 'in', assetIds)
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, assetId: row.asset_id }));
}

/** Who of these learners handed something in for these problems, our own faults not counted. */
export async function findTried(
  db: Database,
  accountIds: readonly string[],
  assetIds: readonly string[],
): Promise<AtItem[]> {
  const rows = await db
    .selectFrom('submission')
    .select(['account_id', 'asset_id'])
    .distinct()
    .where('account_id', 'in', accountIds)
    .where('asset_id', 'in', assetIds)
    .where('verdict', '<>', 'internal-error')
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, assetId: row.asset_id }));
}

/** Who of these learners is stuck on which of these problems. */
export async function findStuck(
  db: Database,
  accountIds: readonly string[],
  assetIds: readonly string[],
): Promise<AtItem[]> {
  const { rows } = await sql<AtItem>`
    select account_id as "accountId", asset_id as "assetId" from (${stuckPairs(assetIds)}) stuck
    where account_id = any(${[...accountIds]}::uuid[])`.execute(db);
  return rows;
}

export type ItemCount = { readonly assetId: string; readonly finished: number; readonly stuck: number };

/** How many of a class have finished each item, and how many are stuck on it: of all learners, also those not shown. */
export async function countItems(
  db: Database,
  among: Among,
  assetIds: readonly string[],
): Promise<ItemCount[]> {
  const { rows } = await sql<ItemCount>`
    with class as materialized (select distinct account_id from (${classAccounts(among)}) as member),
      finished as (
        select asset_id, count(*)::int as learners from finished_asset join class using (account_id)
        where asset_id = any(${[...assetIds]}::text[]) group by asset_id
      ),
      stuck as (
        select asset_id, count(*)::int as learners from (${stuckPairs(assetIds)}) as pair
          join class using (account_id) group by asset_id
      )
    select item.id as "assetId", coalesce(finished.learners, 0) as finished, coalesce(stuck.learners, 0) as stuck
    from unnest(${[...assetIds]}::text[]) as item(id)
      left join finished on finished.asset_id = item.id left join stuck on stuck.asset_id = item.id`.execute(
    db,
  );
  return rows;
}
