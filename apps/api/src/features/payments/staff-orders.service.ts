import type { OrderDetail, OrderSummary } from '@abhyas/contract/payments.staff';

import type { Database } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { ProviderRefusal, ProviderUnavailable } from '../../platform/payment-provider/payment-provider.ts';
import { accessOfOrder } from '../entitlements/access.service.ts';
import { resyncOrder } from './capture.service.ts';
import { documentFile, type DocumentFile } from './document-files.service.ts';
import { endOfDay } from '../../platform/india/indian-days.ts';
import { findInvoice } from './invoices.store.ts';
import { findListedOrder, findOrders, type OrderListRow, type OrderSearch } from './staff-orders.store.ts';
import {
  findDocumentsOf,
  findEventsOf,
  findHistoryOf,
  findPaymentsOf,
  findRefundsOf,
  type PaymentOnFile,
  type RefundOnFile,
} from './order-file.store.ts';
import type { PaymentContext } from './orders.service.ts';
import type { OrderId } from './order-id.ts';
import { findOrder, recordHistory } from './orders.store.ts';
import { settleKnown } from './settlement.service.ts';
import { timelineOf } from './timeline.service.ts';

const PAGE = 50;
const SEARCH_MAX = 200;

/** A page of orders, the newest first. @throws AppError for a day that does not exist */
export async function listOrders(
  { db }: Pick<PaymentContext, 'db'>,
  wanted: OrderSearch,
): Promise<{ orders: OrderSummary[]; next?: string }> {
  for (const field of ['from', 'to'] as const) {
    const day = wanted[field];
    if (day !== undefined && !endOfDay(day)) throw new AppError('payments.day-invalid', { field });
  }
  const search = wanted.search?.trim().slice(0, SEARCH_MAX);
  const rows = await findOrders(db, { ...wanted, search }, PAGE + 1);
  const orders = rows.slice(0, PAGE).map(toSummary);
  const last = orders.at(-1);
  return rows.length > PAGE && last ? { orders, next: last.id } : { orders };
}

function toSummary(row: OrderListRow): OrderSummary {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    buyerName: row.buyer_name,
    buyerEmail: row.buyer_email,
    planTitle: row.plan_title,
    amountPaise: row.amount_paise,
    refundedPaise: row.refunded_paise,
    state: row.state as OrderSummary['state'],
    offline: row.offline,
    refundFailed: row.refund_failed,
    disputed: row.disputed,
  };
}

/** One order with all that is known of it. @throws AppError 404 */
export async function showOrder({ db }: Pick<PaymentContext, 'db'>, id: OrderId): Promise<OrderDetail> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => readOrder(tx, id));
}

async function readOrder(tx: Database, id: OrderId): Promise<OrderDetail> {
  const listed = await findListedOrder(tx, id);
  const order = await findOrder(tx, id);
  if (!listed || !order) throw new AppError('payments.order-unknown');
  const payments = await findPaymentsOf(tx, id);
  const refunds = await findRefundsOf(tx, id);
  const documents = await findDocumentsOf(tx, id);
  const access = await accessOfOrder(tx, id);
  const history = await findHistoryOf(tx, id);
  const events = await findEventsOf(tx, id);
  return {
    ...toSummary(listed),
    providerOrderId: order.provider_order_id,
    planId: order.plan_id,
    validity: order.validity,
    contents: order.contents,
    buyerState: order.buyer_state_code,
    buyerGstin: order.buyer_gstin,
    accountId: order.account_id,
    paidAt: order.paid_at?.toISOString() ?? null,
    payments: payments.map((payment) => toPayment(payment, refunds)),
    refunds: refunds.map(toRefund),
    documents: documents.map((document) => ({
      number: document.number,
      heading: document.heading,
      amountPaise: document.amount_paise,
    })),
    access: access
      ? {
          id: access.id,
          expiresAt: access.expires_at.toISOString(),
          revokedAt: access.revoked_at?.toISOString() ?? null,
        }
      : null,
    timeline: timelineOf({ order: listed, history, payments, events, refunds, documents, access }),
  };
}

function toPayment(
  payment: PaymentOnFile,
  refunds: readonly RefundOnFile[],
): OrderDetail['payments'][number] {
  const received = payment.status === 'captured' || payment.status === 'refunded';
  const back = refunds
    .filter((refund) => refund.payment_id === payment.id && refund.status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount_paise, 0);
  return {
    id: payment.id,
    status: payment.status,
    method: payment.method,
    amountPaise: payment.amount_paise,
    offline: payment.offline,
    paysOrder: payment.pays_order,
    refundablePaise: received ? Math.max(0, payment.amount_paise - back) : 0,
  };
}

function toRefund(refund: RefundOnFile): OrderDetail['refunds'][number] {
  return {
    id: refund.id,
    paymentId: refund.payment_id,
    amountPaise: refund.amount_paise,
    status: refund.status as 'requested',
    reason: refund.reason,
    requestedAt: refund.requested_at.toISOString(),
  };
}

/**
 * Asks the provider how an order, its payments and their refunds stand, and takes over what it says.
 * @throws AppError 404, 409 for an order that the provider does not know, 503 when it cannot be asked
 */
export async function resync(context: PaymentContext, actor: string, id: OrderId): Promise<void> {
  const { db, provider } = context;
  const order = await findOrder(db, id);
  if (!order) throw new AppError('payments.order-unknown');
  if (order.provider_order_id === null) throw new AppError('payments.never-at-provider');
  try {
    await resyncOrder(context, order, 'staff');
    for (const payment of await findPaymentsOf(db, id)) {
      const refunds = await provider.refundsOf(payment.id);
      await settleKnown(db, { paymentId: payment.id, refunds, source: 'staff' });
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
    context.log.warn({ err: error, order: id }, 'order not resynced');
    throw new AppError('payments.provider-unreachable');
  }
  await db.transaction().execute(async (tx) => {
    await recordHistory(tx, { orderId: id, source: 'staff', what: 'asked the provider anew', actor });
    await recordAudit(tx, { actor, action: 'payments.resync', subject: id });
  });
}

/** A document of any buyer as a PDF. @throws AppError 404 */
export async function fileOfDocument(
  { db }: Pick<PaymentContext, 'db'>,
  number: string,
): Promise<DocumentFile> {
  const document = await findInvoice(db, number);
  if (!document) throw new AppError('payments.invoice-unknown');
  return documentFile(db, document);
}
