import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';

/** Ids of all that an account has finished, in any release. */
export async function findFinished(db: Database, accountId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('finished_asset')
    .select('asset_id')
    .where('account_id', '=', accountId)
    .execute();
  return new Set(rows.map((row) => row.asset_id));
}

/** The same with the time of each, the longest ago first. */
export function findFinishedAt(
  db: Database,
  accountId: string,
): Promise<{ asset_id: string; finished_at: Date }[]> {
  return db
    .selectFrom('finished_asset')
    .select(['asset_id', 'finished_at'])
    .where('account_id', '=', accountId)
    .orderBy('finished_at')
    .execute();
}

type IdsOf = (account: RawBuilder<string>) => RawBuilder<string[]>;

export type FoundWith = {
  readonly finished: string[];
  readonly owned: string[];
  readonly opened: string[];
  readonly withheld: string[];
};

/** What accounts have finished, and what the others answer about them, in one round trip. */
export async function findFinishedWith(
  db: Database,
  accountIds: readonly string[],
  { owned, opened, withheld }: { readonly [part in 'owned' | 'opened' | 'withheld']: IdsOf },
): Promise<Map<string, FoundWith>> {
  const account = sql<string>`asked.id`;
  const { rows } = await sql<FoundWith & { readonly id: string }>`
    ${prepared('overlay')} select asked.id,
      array(select asset_id from finished_asset where account_id = asked.id) as finished,
      ${owned(account)} as owned,
      ${opened(account)} as opened,
      ${withheld(account)} as withheld
    from unnest(${accountIds}::uuid[]) as asked (id)`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Marks an asset finished; true when it was not before. */
export async function insertFinished(db: Database, accountId: string, assetId: string): Promise<boolean> {
  const inserted = await db
    .insertInto('finished_asset')
    .values({ account_id: accountId, asset_id: assetId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type LastVisit = {
  readonly active_link: string;
  readonly meta: string;
  readonly learn_link: string;
  readonly meta_learn: string;
  readonly practise_link: string;
  readonly meta_practise: string;
};

export function findLastVisit(db: Database, accountId: string): Promise<LastVisit | undefined> {
  return db
    .selectFrom('last_visit')
    .select(['active_link', 'meta', 'learn_link', 'meta_learn', 'practise_link', 'meta_practise'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Remembers where a learner is; what `visit` does not name stays as it was. */
export async function saveLastVisit(
  db: Database,
  accountId: string,
  visit: Partial<LastVisit>,
): Promise<void> {
  const changed = { ...visit, visited_at: sql<Date>`now()` };
  await db
    .insertInto('last_visit')
    .values({ account_id: accountId, ...changed })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changed))
    .execute();
}
