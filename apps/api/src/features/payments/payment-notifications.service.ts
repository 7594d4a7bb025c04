import type { Database } from '../../platform/database/database.ts';
import type { GrantedPlan } from '../entitlements/entitlements.service.ts';
import { notify, said } from '../notifications/notifications.service.ts';
import { formatDay, formatRupees } from '../../platform/india/indian-format.ts';
import { isLate } from './order-times.rules.ts';
import type { OrderRow } from './orders.store.ts';
import type { PaymentRow } from './payments.store.ts';
import type { RefundRow } from './refunds.store.ts';

/**
 * Tells a buyer that money goes back, and why where nobody was asked: it was paid twice, or too late. Call it in the
 * transaction that notes the refund.
 */
export async function notifyRefunded(
  tx: Database,
  { order, payment, refund }: { order: OrderRow; payment: PaymentRow; refund: RefundRow },
): Promise<void> {
  if (order.account_id === null) return;
  const unasked = isLate(order, payment) ? 'refundLate' : 'refundTwice';
  const values = { amount: formatRupees(refund.amount_paise), plan: order.plan_title };
  const texts = said(payment.pays_order ? 'refund' : unasked, values);
  const groupKey = `refund:${refund.id}`;
  await notify(tx, { accountId: order.account_id, kind: 'payment', ...texts, url: '/myaccount', groupKey });
}

/** Tells a learner that a plan is about to end, beside the mail. */
export async function notifyEnding(tx: Database, plan: GrantedPlan): Promise<void> {
  const texts = said('plan', { plan: plan.planTitle, date: formatDay(plan.expiresAt) });
  const groupKey = `ending:${plan.id}`;
  await notify(tx, { accountId: plan.accountId, kind: 'plan', ...texts, url: '/payment', groupKey });
}
