import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Seller } from './invoice.rules.ts';
import { findSeller, lockSeller, updateSeller } from './invoices.store.ts';
import { checkedSeller } from './seller.rules.ts';

/** Who sells, as new documents show it. */
export function currentSeller(db: Database): Promise<Seller> {
  return findSeller(db);
}

/**
 * Changes who sells. Documents that were issued keep what they showed.
 * @throws AppError for what may not stand on a document
 */
export async function saveSeller(
  { db }: Pick<AppContext, 'db'>,
  actor: string,
  given: Seller,
): Promise<void> {
  const after = checkedSeller(given);
  await db.transaction().execute(async (tx) => {
    const before = await lockSeller(tx);
    await updateSeller(tx, after);
    await recordAudit(tx, { actor, action: 'payments.seller', subject: after.name, before, after });
  });
}
