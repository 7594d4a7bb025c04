import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database.ts';

export type WatchedRow = { readonly accountId: string; readonly name: string; readonly lastSeenAt: string };

/** Batches, the newest first. */
export async function findBatches(db: Database): Promise<{ id: string; title: string }[]> {
  const rows = await db.selectFrom('batch').select(['id', 'name']).orderBy('created_at', 'desc').execute();
  return rows.map(({ id, name }) => ({ id, title: name }));
}

function watched(batchId: string | undefined): RawBuilder<unknown> {
  return batchId === undefined
    ? sql`select account_id from session where last_seen_at > now() - interval '30 days'`
    : sql`select account_id from batch_member where batch_id::text = ${batchId} and account_id is not null`;
}

/** Whom a screen shows: a batch, or who was active lately; the one seen last first. */
export async function findWatched(
  db: Database,
  batchId: string | undefined,
  most: number,
): Promise<{ learners: WatchedRow[]; total: number }> {
  const { rows } = await sql<{ id: string; name: string; seen: Date | null; total: number }>`
    select account.id, account.name, seen, count(*) over ()::integer as total
    from account left join lateral (
      select max(last_seen_at) as seen from session where account_id = account.id
    ) session on true
    where account.id in (${watched(batchId)})
    order by seen desc nulls last, account.id limit ${most}`.execute(db);
  return {
    learners: rows.map((row) => ({
      accountId: row.id,
      name: row.name,
      lastSeenAt: row.seen?.toISOString() ?? '',
    })),
    total: rows[0]?.total ?? 0,
  };
}

export type Tries = { readonly accountId: string; readonly assetId: string; readonly tries: number };

/** What these learners have finished among these items. */
export async function findFinishedBy(
  db: Database,
  accountIds: readonly string[],
  assetIds: readonly string[],
): Promise<Omit<Tries, 'tries'>[]> {
  const rows = await db
    .selectFrom('finished_asset')
    .select(['account_id', 'asset_id'])
    .where('account_id', 'in', accountIds)
    .where('asset_id', 'in', assetIds)
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, assetId: row.asset_id }));
}

/** How often these learners handed in these problems, our own faults not counted. */
export async function findTries(
  db: Database,
  accountIds: readonly string[],
  assetIds: readonly string[],
): Promise<Tries[]> {
  const rows = await db
    .selectFrom('submission')
    .select(['account_id', 'asset_id', sql<number>`count(*)::integer`.as('tries')])
    .where('account_id', 'in', accountIds)
    .where('asset_id', 'in', assetIds)
    .where('verdict', '<>', 'internal-error')
    .groupBy(['account_id', 'asset_id'])
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, assetId: row.asset_id, tries: row.tries }));
}
