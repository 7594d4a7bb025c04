import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { CodeOwner } from './code.store.ts';

/**
 * How many different programs of an account were compiled and judged. A change of white space does not make another
 * program, and the starter does not count as the learner's.
 */
export async function countTries(
  db: Database,
  { accountId, assetId }: CodeOwner,
  starters: readonly string[],
): Promise<number> {
  const bare = sql<string>`regexp_replace(code, '\\s', '', 'g')`;
  const { count } = await db
    .selectFrom('submission')
    .select(sql<number>`count(distinct md5(${bare}))::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .where(bare, 'not in', ['', ...starters.map((starter) => starter.replaceAll(/\s/g, ''))])
    .where('verdict', 'not in', ['compile-error', 'internal-error', 'not-run'])
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasOpened(db: Database, { accountId, assetId }: CodeOwner): Promise<boolean> {
  const row = await db
    .selectFrom('opened_editorial')
    .select('asset_id')
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertOpened(db: Database, { accountId, assetId }: CodeOwner): Promise<void> {
  await db
    .insertInto('opened_editorial')
    .values({ account_id: accountId, asset_id: assetId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The latest program of an account that passed all tests. */
export function findOwnSolution(
  db: Database,
  { accountId, assetId }: CodeOwner,
): Promise<{ language: number; code: string; submitted_at: Date; result: unknown } | undefined> {
  return db
    .selectFrom('submission')
    .select(['language', 'code', 'submitted_at', 'result'])
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .where('verdict', '=', 'accepted')
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
