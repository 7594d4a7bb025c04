import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { checkedReason } from '../entitlements/reason.rules.ts';
import { requireSame } from '../entitlements/sent-again.rules.ts';
import { checkedAmount } from './staff-input.rules.ts';
import { formatRupees } from '../../platform/india/indian-format.ts';
import type { PaymentContext } from './orders.service.ts';
import { lockKnownOrder, recordHistory, type OrderRow } from './orders.store.ts';
import { findPayment, type PaymentRow } from './payments.store.ts';
import { completeRefund } from './refund-updates.service.ts';
import { issueRefund } from './refunds.service.ts';
import type { OrderId } from './order-id.ts';
import { findRefund, insertRefund, refundedPaise, type RefundRow } from './refunds.store.ts';

export type RefundRequest = {
  readonly orderId: OrderId;
  /** Drawn by who asks: the same one sent twice is one refund. */
  readonly refundId: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly reason: string;
};

/**
 * Gives a payment back, in full or in part. The order is held meanwhile, so that two people at once never return
 * more than was paid. Money that came through the provider goes back through it, after the decision is stored;
 * money received at the institute is handed back there, so it counts as returned at once.
 * @throws AppError 404 for an unknown order or payment, 409 for more than is left, and for another refund under its id
 */
export async function refundPayment(
  context: PaymentContext,
  actor: string,
  request: RefundRequest,
): Promise<void> {
  const checked = {
    ...request,
    amountPaise: checkedAmount(request.amountPaise),
    reason: checkedReason(request.reason),
  };
  const refund = await context.db.transaction().execute((tx) => decideRefund(tx, actor, checked));
  if (refund.status === 'requested') await issueRefund(context, refund);
}

async function decideRefund(tx: Database, actor: string, request: RefundRequest): Promise<RefundRow> {
  const order = await lockKnownOrder(tx, request.orderId);
  if (!order) throw new AppError('payments.order-unknown');
  const payment = await findPayment(tx, request.paymentId);
  const received = payment?.status === 'captured' || payment?.status === 'refunded';
  if (!payment || payment.order_id !== order.id || !received) {
    throw new AppError('payments.payment-unknown');
  }
  const repeated = await findRefund(tx, request.refundId);
  if (repeated) {
    requireSame(repeated, { payment_id: payment.id, amount_paise: request.amountPaise });
    return repeated;
  }
  await requireLeft(tx, payment, request.amountPaise);

  const { refundId: id, paymentId, amountPaise, reason } = request;
  const refund = await insertRefund(tx, { id, paymentId, amountPaise, reason, askedBy: actor });
  await noteDecision(tx, { actor, order, payment, refund, reason });
  if (!payment.offline) return refund;
  await completeRefund(tx, { order, payment, refund, source: 'staff' });
  return { ...refund, status: 'processed' };
}

async function requireLeft(tx: Database, payment: PaymentRow, amountPaise: number): Promise<void> {
  const left = payment.amount_paise - (await refundedPaise(tx, payment.id));
  if (left <= 0) throw new AppError('payments.refund-nothing-left');
  if (amountPaise > left) {
    const values = { left: formatRupees(left) };
    throw new AppError('payments.refund-too-much', { values, field: 'amountPaise' });
  }
}

type Decision = {
  readonly actor: string;
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly refund: RefundRow;
  readonly reason: string;
};

async function noteDecision(tx: Database, decision: Decision): Promise<void> {
  const { actor, order, payment, refund, reason } = decision;
  await recordHistory(tx, {
    orderId: order.id,
    source: 'staff',
    what: `refund of ${formatRupees(refund.amount_paise)} decided: ${reason}`,
    actor,
  });
  await recordAudit(tx, {
    actor,
    action: 'payments.refund',
    subject: order.id,
    after: { refundId: refund.id, paymentId: payment.id, amountPaise: refund.amount_paise, reason },
  });
}
