import { databaseTime } from '../../platform/database/database-time.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ProviderRefund } from '../../platform/payment-provider/payment-provider.ts';
import { revokePlan } from '../entitlements/entitlements.service.ts';
import { creditNoteOf } from './invoice.rules.ts';
import { documentNumber, financialYear } from './invoice-number.rules.ts';
import { findInvoiceOf, findPrefixes, insertInvoice, takeNumber } from './invoices.store.ts';
import { markRefunded, recordHistory, type OrderRow, type Source } from './orders.store.ts';
import { mailDocument } from './payment-mails.service.ts';
import { notifyRefunded } from './payment-notifications.service.ts';
import type { PaymentRow } from './payments.store.ts';
import {
  findRefund,
  findRefundByProviderId,
  insertRefund,
  returnedPaise,
  updateRefund,
  type RefundRow,
} from './refunds.store.ts';

/** The sale that money goes back from. */
export type Sale = { readonly order: OrderRow; readonly payment: PaymentRow; readonly source: Source };

/** How far a refund has come; what the provider says late or again never moves it back. */
const RANK = ['requested', 'failed', 'processed'];
const STATUS = { pending: 'requested', failed: 'failed', processed: 'processed' } as const;

/** Notes what the provider says of a refund. The transaction holds the order and has settled its payment. */
export async function recordRefund(tx: Database, sale: Sale, update: ProviderRefund): Promise<void> {
  const refund = await refundOf(tx, sale.payment, update);
  const status = STATUS[update.status];
  if (!refund || RANK.indexOf(status) < RANK.indexOf(refund.status) || refund.status === 'processed') return;
  if (status === 'processed') return completeRefund(tx, { ...sale, refund, providerRefundId: update.id });
  if (status === 'failed' && refund.status !== 'failed') {
    const { order, source } = sale;
    await recordHistory(tx, { orderId: order.id, source, what: `refund ${update.id} failed` });
  }
  await updateRefund(tx, refund.id, { providerRefundId: update.id, status });
}

/** Our row of a provider's refund. One that was made in the provider's own dashboard gets its row now. */
async function refundOf(
  tx: Database,
  payment: PaymentRow,
  update: ProviderRefund,
): Promise<RefundRow | undefined> {
  if (update.payment_id !== payment.id) return undefined;
  const { refundId } = update.notes;
  const known =
    (await findRefundByProviderId(tx, update.id)) ??
    (refundId === undefined ? undefined : await findRefund(tx, refundId));
  if (known) return known.payment_id === payment.id ? known : undefined;
  const reason = "made in the provider's own dashboard";
  return insertRefund(tx, {
    paymentId: payment.id,
    amountPaise: update.amount,
    reason,
    madeAtProvider: true,
  });
}

type Returned = Sale & {
  readonly refund: RefundRow;
  /** Unset for money that was handed back at the institute. */
  readonly providerRefundId?: string;
};

/** Money has gone back: the sale is corrected, and all that was paid back ends the plan. */
export async function completeRefund(tx: Database, returned: Returned): Promise<void> {
  const { order, payment, refund, source, providerRefundId } = returned;
  await updateRefund(tx, refund.id, {
    ...(providerRefundId !== undefined && { providerRefundId }),
    status: 'processed',
  });
  const what = `refund ${providerRefundId ?? 'by hand'} of ${refund.amount_paise} paise processed`;
  await recordHistory(tx, { orderId: order.id, source, what });
  if (payment.pays_order) await creditRefund(tx, returned);
  await notifyRefunded(tx, returned);
  if (payment.pays_order) await endReturnedSale(tx, order, payment);
}

async function creditRefund(tx: Database, { order, payment, refund }: Returned): Promise<void> {
  const invoice = await findInvoiceOf(tx, order.id);
  if (!invoice) return;
  const issuedAt = await databaseTime(tx);
  const year = financialYear(issuedAt);
  const { creditPrefix: prefix } = await findPrefixes(tx);
  const number = documentNumber(prefix, year, await takeNumber(tx, prefix, year));
  const document = creditNoteOf(invoice, {
    number,
    issuedAt,
    amountPaise: refund.amount_paise,
    creditedBeforePaise: (await returnedPaise(tx, payment.id)) - refund.amount_paise,
  });
  await insertInvoice(tx, { document, orderId: order.id, refundId: refund.id });
  await mailDocument(tx, number);
}

/**
 * Ends the plan when the payment for it went back in full. Refunds alone tell: the provider calls a payment refunded as
 * soon as a refund is asked for, which may still fail.
 */
export async function endReturnedSale(tx: Database, order: OrderRow, payment: PaymentRow): Promise<void> {
  if ((await returnedPaise(tx, payment.id)) < payment.amount_paise) return;
  await markRefunded(tx, order.id);
  await revokePlan(tx, order.id);
}
