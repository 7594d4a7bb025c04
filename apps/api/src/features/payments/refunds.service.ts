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
import { lockOrder, markRefunded, recordHistory } from './orders.store.ts';
import { mailDocument } from './payment-mails.service.ts';
import {
  databaseTime,
  failRefund,
  findPayment,
  findUnsettledRefunds,
  lockRefund,
  refundedPaise,
  updateRefund,
} from './payments.store.ts';

type Context = {
  readonly db: Kysely<DB>;
  readonly provider: PaymentProvider;
  readonly log: FastifyBaseLogger;
};

/**
 * Asks the provider for every refund that was decided on. Our refund's id is the idempotency key, so that
 * asking again after a crash gives money back once.
 */
export async function carryOutRefunds({ db, provider, log }: Context): Promise<void> {
  for (const refund of await findUnsettledRefunds(db)) {
    try {
      const answer = await provider.refund({
        paymentId: refund.payment_id,
        amountPaise: refund.amount_paise,
        key: refund.id,
      });
      await applyRefund(db, answer);
    } catch (error) {
      if (error instanceof ProviderRefusal) await failRefund(db, refund.id);
      else if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ err: error, refund: refund.id }, 'refund not carried out yet');
    }
  }
}

/** What the provider says of a refund, brought by its answer or a webhook. A credit note is issued once it is processed. */
export async function applyRefund(db: Kysely<DB>, news: ProviderRefund): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const payment = await findPayment(tx, news.payment_id);
    if (!payment) return;
    await lockOrder(tx, payment.order_id);
    const refund = await lockRefund(tx, news);
    if (!refund || refund.status !== 'requested') return;
    const status = news.status === 'pending' ? 'requested' : news.status;
    await updateRefund(tx, refund.id, { providerRefundId: news.id, status });
    if (status !== 'processed') return;
    await recordHistory(tx, {
      orderId: payment.order_id,
      source: 'webhook',
      what: `refund ${news.id} of ${refund.amount_paise} paise processed`,
    });
    if (payment.pays_order) await correctSale(tx, payment, refund);
  });
}

async function correctSale(
  tx: Database,
  payment: { id: string; order_id: string; amount_paise: number },
  refund: { id: string; amount_paise: number },
): Promise<void> {
  const invoice = await findInvoiceOf(tx, payment.order_id);
  if (invoice) {
    const issuedAt = await databaseTime(tx);
    const year = financialYear(issuedAt);
    const number = documentNumber('ACN', year, await takeNumber(tx, 'ACN', year));
    const document = creditNoteOf(invoice, { number, issuedAt, amountPaise: refund.amount_paise });
    await insertInvoice(tx, { document, orderId: payment.order_id, refundId: refund.id });
    await mailDocument(tx, number);
  }
  if ((await refundedPaise(tx, payment.id)) >= payment.amount_paise) {
    await markRefunded(tx, payment.order_id);
    await revokePlan(tx, payment.order_id);
  }
}
