import { expect } from 'vitest';

import type { Person } from '../../testing/test-product.ts';
import type { Buyer, Paid, PaymentsHarness } from './payments-harness.ts';

/**
 * What the provider says reaches us in any order, twice, or in part: by its events, by the browser's capture call, by
 * our reconciler, by somebody of the staff who asks. The same facts must come to the same end.
 */

export const PRICE = 199_900;

export type Shop = { readonly shop: PaymentsHarness; readonly accounts: Person };

/** One purchase, and the shop in which it happened. */
export type Purchase = Shop & { readonly buyer: Buyer; readonly paid: Paid; readonly orderId: string };
/** A way in which we hear of a purchase. */
export type Trigger = (purchase: Purchase) => Promise<unknown>;

/** Buys, and lets the provider give back so much. */
export async function purchase({ shop, accounts }: Shop, refunds: readonly number[]): Promise<Purchase> {
  const buyer = await shop.learner();
  const paid = await shop.pay((await shop.order(buyer))['id'], 'success');
  for (const amount of refunds) await shop.refundAtProvider(paid.paymentId, amount);
  const order = await shop.db
    .selectFrom('purchase_order')
    .select('id')
    .where('account_id', '=', buyer.accountId)
    .executeTakeFirstOrThrow();
  return { shop, accounts, buyer, paid, orderId: order.id };
}

/** An event of the payment as it stood then. */
export const payment =
  (name: string, status: string): Trigger =>
  async ({ shop, paid }) => {
    const now = await shop.payments.provider.payment(paid.paymentId);
    const entity = { ...now, status, amount_refunded: 0 };
    return send(shop, { event: name, payload: { payment: { entity } } });
  };

const STATUS_OF_REFUND: Record<string, string> = {
  'refund.processed': 'processed',
  'refund.failed': 'failed',
};

/** An event of the n-th refund, with the payment as it stood then or without it. */
export const refund =
  (name: string, place: number, { alone = false, asFailing = false } = {}): Trigger =>
  async ({ shop, paid }) => {
    const entity = (await shop.payments.provider.refundsOf(paid.paymentId)).toReversed().at(-1 - place);
    if (!entity) throw new Error('there is no such refund');
    const known = await shop.payments.provider.payment(paid.paymentId);
    const status = STATUS_OF_REFUND[name] ?? 'pending';
    // As the provider says it: a payment is refunded as soon as that is asked for, and captured again when it fails.
    const toldOf = asFailing && { status: name === 'refund.failed' ? 'captured' : 'refunded' };
    return send(shop, {
      event: name,
      payload: {
        refund: { entity: { ...entity, status } },
        ...(!alone && { payment: { entity: { ...known, ...toldOf } } }),
      },
    });
  };

/** An event of the dispute that a buyer's bank has begun, with the payment as it stood then or without it. */
export const dispute =
  (name: string, status: string, { alone = false } = {}): Trigger =>
  async ({ shop, paid }) => {
    const known = await shop.payments.provider.payment(paid.paymentId);
    const entity = {
      id: paid.paymentId.replace('pay_', 'disp_'),
      entity: 'dispute',
      payment_id: paid.paymentId,
      amount: PRICE,
      currency: 'INR',
      amount_deducted: status === 'lost' ? PRICE : 0,
      reason_code: 'goods_or_services_not_received',
      respond_by: 1_798_000_000,
      status,
      phase: 'chargeback',
    };
    const payload = { dispute: { entity }, ...(!alone && { payment: { entity: known } }) };
    return send(shop, { event: `payment.dispute.${name}`, payload });
  };

export async function send(shop: PaymentsHarness, event: object): Promise<void> {
  expect(await shop.webhook(JSON.stringify({ entity: 'event', ...event }))).toBe(200);
}

export const AUTHORIZED = payment('payment.authorized', 'authorized');
export const FAILED = payment('payment.failed', 'failed');
export const CAPTURED = payment('payment.captured', 'captured');
export const ORDER_PAID = payment('order.paid', 'captured');
export const CAPTURE_CALL: Trigger = ({ shop, buyer, paid }) => buyer.get(shop.capturePath(buyer, paid));
export const RECONCILER: Trigger = ({ shop }) => shop.reconcileNow();
export const RESYNC: Trigger = ({ accounts, orderId }) =>
  accounts.post(`/api/admin/money/orders/${orderId}/resync`);

/** All that a purchase came to but its mails, without names and times. */
export async function endOf({ shop, buyer, orderId }: Purchase) {
  const { db } = shop;
  const of = { order: orderId, account: buyer.accountId };
  const order = await db.selectFrom('purchase_order').select('state').where('id', '=', of.order).execute();
  const plans = await db
    .selectFrom('entitlement')
    .select(['plan_id', 'revoked_at'])
    .where('account_id', '=', of.account)
    .execute();
  const payments = await db
    .selectFrom('payment')
    .select(['pays_order', 'id'])
    .where('order_id', '=', of.order)
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .select(['amount_paise', 'status'])
    .where('payment_id', 'in', ['', ...payments.map(({ id }) => id)])
    .orderBy('amount_paise')
    .execute();
  const disputes = await db
    .selectFrom('payment_dispute')
    .select(['amount_paise', 'status'])
    .where('payment_id', 'in', ['', ...payments.map(({ id }) => id)])
    .execute();
  const documents = (await buyer.get('/api/payment/invoices')).body['invoices'] as Paper[];
  return {
    order,
    plans: plans.map(({ plan_id: id, revoked_at: revoked }) => ({ id, revoked: revoked !== null })),
    active: ((await buyer.get('/api/auth')).body['activePlans'] as unknown[]).length,
    paying: payments.map((each) => each.pays_order),
    refunds,
    disputes,
    documents: documents.map(({ kind, amountPaise }) => `${kind} ${amountPaise}`).toSorted(),
    told: await toldTo(shop, of.account),
  };
}
type Paper = { readonly kind: string; readonly amountPaise: number };

export async function toldTo(shop: PaymentsHarness, accountId: string): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('notification')
    .select('text')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ text }) => text).toSorted();
}
