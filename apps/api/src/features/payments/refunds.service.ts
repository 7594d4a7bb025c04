import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import type { DB } from '../../platform/database/database-types.generated.ts';
import {
  ProviderRefusal,
  ProviderUnavailable,
  type PaymentProvider,
  type ProviderRefund,
} from '../../platform/payment-provider/payment-provider.ts';
import { lockOrder, recordHistory } from './orders.store.ts';
import { findPayment } from './payments.store.ts';
import {
  countUnderWay,
  findRefund,
  findUnsettledRefunds,
  updateRefund,
  type RefundRow,
} from './refunds.store.ts';
import { settleKnown } from './settlement.service.ts';

type Context = {
  readonly db: Kysely<DB>;
  readonly provider: PaymentProvider;
  readonly log: FastifyBaseLogger;
};

/** Asks the provider for every refund that was decided on and is not settled. */
export async function issueRefunds(context: Context): Promise<void> {
  for (const refund of await findUnsettledRefunds(context.db)) await issueRefund(context, refund);
}

/**
 * Asks the provider for a refund. Its id is the idempotency key, so that asking again, after a crash or beside
 * another process, gives money back once.
 */
export async function issueRefund({ db, provider, log }: Context, refund: RefundRow): Promise<void> {
  try {
    const answer = await askFor(provider, refund);
    if (!answer) return;
    await settleKnown(db, { paymentId: refund.payment_id, refunds: [answer], source: 'reconciler' });
  } catch (error) {
    if (error instanceof ProviderRefusal) await noteRefusal(db, refund, error.message);
    else if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error, refund: refund.id }, 'refund not carried out yet');
  }
}

/** One that the provider knows already is only looked up: it may have been made in its own dashboard. */
async function askFor(provider: PaymentProvider, refund: RefundRow): Promise<ProviderRefund | undefined> {
  const { payment_id: paymentId, provider_refund_id: known } = refund;
  if (known !== null) return (await provider.refundsOf(paymentId)).find(({ id }) => id === known);
  return provider.refund({ paymentId, amountPaise: refund.amount_paise, refundId: refund.id });
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

/** How many refunds were decided and have not gone through yet. */
export function refundsUnderWay(db: Kysely<DB>): Promise<number> {
  return countUnderWay(db);
}
