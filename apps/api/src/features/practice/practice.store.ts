import type { HintName } from '@abhyas/contract/practice';
import type { OwnInput } from '@abhyas/contract/practice-inputs';

import type { Database } from '../../platform/database/database.ts';
import type { CodeOwner } from './code.store.ts';

/** Ids of the problems on which an account has saved code or run something. */
export async function findBegun(db: Database, accountId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('saved_code')
    .select('asset_id')
    .where('account_id', '=', accountId)
    .union(db.selectFrom('submission').select('asset_id').where('account_id', '=', accountId))
    .execute();
  return new Set(rows.map((row) => row.asset_id));
}

export async function findOpenedHints(db: Database, { accountId, assetId }: CodeOwner): Promise<HintName[]> {
  const rows = await db
    .selectFrom('opened_hint')
    .select('hint')
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .orderBy('hint')
    .execute();
  return rows.map(({ hint }) => hint as HintName);
}

export async function addOpenedHint(
  db: Database,
  { accountId, assetId }: CodeOwner,
  hint: HintName,
): Promise<void> {
  await db
    .insertInto('opened_hint')
    .values({ account_id: accountId, asset_id: assetId, hint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The inputs as they were kept before they became a text with a log; read where there is none yet. */
export async function findInputs(db: Database, { accountId, assetId }: CodeOwner): Promise<OwnInput[]> {
  const row = await db
    .selectFrom('own_inputs')
    .select('inputs')
    .where('account_id', '=', accountId)
    .where('asset_id', '=', assetId)
    .executeTakeFirst();
  return (row?.inputs ?? []) as OwnInput[];
}
