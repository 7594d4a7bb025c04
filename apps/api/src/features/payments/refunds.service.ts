import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import type { Database } from '../../platform/database.ts';
import type { DB } from '../../platform/database-types.generated.ts';
import {
  ProviderRefusal,
  ProviderUnavailable,
  type PaymentProvider,
  type ProviderRefund,
} from '../../platform/payment-provider/payment-provider.ts';
import { revokePlan } from '../entitlements/entitlements.service.ts';
import { creditNoteOf } from './invoice.rules.ts';
import { documentNumber, financialYear } from './invoice-number.rules.ts';
import { findInvoiceOf, insertInvoice, takeNumber } from './invoices.store.ts';
import { lockOrder, markRefunded, recordHistory, type OrderRow, type Source } from './orders.store.ts';
import { mailDocument } from './payment-mails.service.ts';
import { tellRefunded } from './payment-news.service.ts';
import { databaseTime, findPayment, type PaymentRow } from './payments.store.ts';
import {
  findRefund,
  findRefundByProviderId,
  findUnsettledRefunds,
  insertRefund,
  returnedPaise,
  updateRefund,
  type RefundRow,
} from './refunds.store.ts';

type Context = {
  readonly db: Kysely<DB>;
  readonly provider: PaymentProvider;
  readonly log: FastifyBaseLogger;
};

/** Asks the provider for every refund that was decided on and is not settled. */
export async function carryOutRefunds(context: Context): Promise<void> {
  for (const refund of await findUnsettledRefunds(context.db)) await carryOutRefund(context, refund);
}

/**
 * Asks the provider for a refund. Its id is the idempotency key, so that asking again, after a crash or beside
 * another process, gives money back once.
 */
export async function carryOutRefund({ db, provider, log }: Context, refund: RefundRow): Promise<void> {
  try {
    const answer = await provider.refund({
      paymentId: refund.payment_id,
      amountPaise: refund.amount_paise,
      refundId: refund.id,
    });
    await applyRefund(db, answer, 'reconciler');
  } catch (error) {
    if (error instanceof ProviderRefusal) await noteRefusal(db, refund, error.message);
    else if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error, refund: refund.id }, 'refund not carried out yet');
  }
}

/** The provider will not give this money back: somebody must look at it. */
async function noteRefusal(db: Kysely<DB>, refund: RefundRow, reason: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const payment = await findPayment(tx, refund.payment_id);
    if (!payment) return;
    await lockOrder(tx, payment.order_id);
    if ((await findRefund(tx, refund.id))?.status !== 'requested') return;
    await updateRefund(tx, refund.id, { status: 'failed' });
    const what = `the provider refused the refund of ${refund.amount_paise} paise: ${reason}`;
    await recordHistory(tx, { orderId: payment.order_id, source: 'reconciler', what });
  });
}

/** What the provider says of a refund, brought by its answer, a webhook or a resync; any number of times. */
export async function applyRefund(db: Kysely<DB>, news: ProviderRefund, source: Source): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const payment = await findPayment(tx, news.payment_id);
    if (!payment) return;
    const order = await lockOrder(tx, payment.order_id);
    const refund = await refundOf(tx, news);
    if (refund === undefined || refund.status === 'processed') return;
    switch (news.status) {
      case 'pending':
        return updateRefund(tx, refund.id, { providerRefundId: news.id, status: 'requested' });
      case 'failed':
        await recordHistory(tx, { orderId: order.id, source, what: `refund ${news.id} failed` });
        return updateRefund(tx, refund.id, { providerRefundId: news.id, status: 'failed' });
      case 'processed':
        return completeRefund(tx, { order, payment, refund, source, providerRefundId: news.id });
    }
  });
}

/** Our row of a provider's refund. One that was made in the provider's own dashboard gets its row now. */
async function refundOf(tx: Database, news: ProviderRefund): Promise<RefundRow | undefined> {
  const { refundId } = news.notes;
  const known =
    (await findRefundByProviderId(tx, news.id)) ??
    (refundId === undefined ? undefined : await findRefund(tx, refundId));
  if (known) return known.payment_id === news.payment_id ? known : undefined;
  if (news.status !== 'processed') return undefined;
  const reason = "made in the provider's own dashboard";
  return insertRefund(tx, { paymentId: news.payment_id, amountPaise: news.amount, reason });
}

type Returned = {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly refund: RefundRow;
  readonly source: Source;
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
  if (payment.pays_order) await correctSale(tx, returned);
  await tellRefunded(tx, order, refund);
}

async function correctSale(tx: Database, { order, payment, refund }: Returned): Promise<void> {
  const returned = await returnedPaise(tx, payment.id);
  const invoice = await findInvoiceOf(tx, order.id);
  if (invoice) {
    const issuedAt = await databaseTime(tx);
    const year = financialYear(issuedAt);
    const number = documentNumber('ACN', year, await takeNumber(tx, 'ACN', year));
    const document = creditNoteOf(invoice, {
      number,
      issuedAt,
      amountPaise: refund.amount_paise,
      creditedBeforePaise: returned - refund.amount_paise,
    });
    await insertInvoice(tx, { document, orderId: order.id, refundId: refund.id });
    await mailDocument(tx, number);
  }
  if (returned >= payment.amount_paise) {
    await markRefunded(tx, order.id);
    await revokePlan(tx, order.id);
  }
}
