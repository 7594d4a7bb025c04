import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Prefixes, Seller } from './invoice.rules.ts';
import { findPrefixes, findSeller, lockSeller, updateSeller } from './invoices.store.ts';
import { reissueNameless } from './reissue.service.ts';
import { checkedPrefixes, checkedSeller, DEMO_SELLER, isStated } from './seller.rules.ts';

/** Who sells, as new documents show it, and with what their numbers begin. */
export async function currentSeller(db: Database): Promise<Seller & Prefixes> {
  return { ...(await findSeller(db)), ...(await findPrefixes(db)) };
}

/** True once documents can say who sells: before that nothing is sold. */
export async function isSellerStated(
  db: Database,
  provider: { readonly simulated: boolean },
): Promise<boolean> {
  return isStated(await findSeller(db), provider);
}

/** Where no money moves somebody invented sells, until the institute says who it is. */
export async function stateDemoSeller(db: Database): Promise<void> {
  const seller = await findSeller(db);
  if (!isStated(seller, { simulated: true })) await updateSeller(db, { ...seller, ...DEMO_SELLER });
}

/**
 * Changes who sells. Documents that were issued keep what they showed, but for those that named nobody.
 * @throws AppError for what may not be on a document
 */
export async function saveSeller(
  { db }: Pick<AppContext, 'db'>,
  actor: string,
  given: Seller & { readonly [key in keyof Prefixes]?: string | undefined },
): Promise<void> {
  const after = checkedSeller(given);
  await db.transaction().execute(async (tx) => {
    const before = { ...(await lockSeller(tx)), ...(await findPrefixes(tx)) };
    const prefixes = checkedPrefixes({
      invoicePrefix: given.invoicePrefix ?? before.invoicePrefix,
      creditPrefix: given.creditPrefix ?? before.creditPrefix,
    });
    await updateSeller(tx, { ...after, ...prefixes });
    const reissued = await reissueNameless(tx, after);
    await recordAudit(tx, {
      actor,
      action: 'payments.seller',
      subject: after.name,
      before,
      after: { ...after, ...prefixes, ...(reissued.length > 0 && { reissued }) },
    });
  });
}
