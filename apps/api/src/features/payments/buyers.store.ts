import type { Buyer } from '@abhyas/contract/payments';

import type { Database } from '../../platform/database/database.ts';

/** Where a buyer is; empty until it was asked. */
export async function findBuyer(db: Database, accountId: string): Promise<Buyer> {
  const row = await db
    .selectFrom('buyer')
    .select(['state_code', 'gstin'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { state: row?.state_code ?? '', gstin: row?.gstin ?? '' };
}

export async function saveBuyer(db: Database, accountId: string, buyer: Buyer): Promise<void> {
  const columns = { state_code: buyer.state, gstin: buyer.gstin };
  await db
    .insertInto('buyer')
    .values({ account_id: accountId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute();
}
