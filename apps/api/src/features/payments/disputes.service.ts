import type { Database } from '../../platform/database/database.ts';
import { formatRupees } from '../../platform/india/indian-format.ts';
import type { ProviderDispute } from '../../platform/payment-provider/payment-provider.ts';
import { countDisputes, upsertDispute } from './disputes.store.ts';
import { recordHistory } from './orders.store.ts';
import type { Sale } from './refund-updates.service.ts';

/**
 * Notes what the provider says of a dispute. It ends no plan by itself, also when it is lost: whether the learner or a thief
 * of their card is meant, people have to find out.
 */
export async function noteDispute(
  tx: Database,
  { order, payment, source }: Sale,
  dispute: ProviderDispute,
): Promise<void> {
  if (dispute.payment_id !== payment.id || !(await upsertDispute(tx, dispute))) return;
  const { id, amount, status } = dispute;
  const what = `dispute ${id} of ${formatRupees(amount)}: ${status.replace('_', ' ')}`;
  await recordHistory(tx, { orderId: order.id, source, what });
}

/** How many disputes wait for somebody of the staff. */
export function disputesToDecide(db: Database): Promise<number> {
  return countDisputes(db);
}
