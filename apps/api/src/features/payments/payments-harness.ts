import { createHmac } from 'node:crypto';

import type { ReleaseBundle } from '@abhyas/content/release';
import { pino } from 'pino';

import { releaseWithPlans } from '../../testing/test-plans.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { reconcile } from './capture.service.ts';

export type Buyer = Awaited<ReturnType<TestProduct['learner']>>;

export type Paid = {
  readonly paymentId: string;
  readonly orderId: string;
  readonly signature: string;
};

/** A product with plans, and what a test does to its simulated provider. */
export type PaymentsHarness = TestProduct & {
  /** Opens an order and returns what createorder answered. */
  order(buyer: Buyer, type?: string, more?: object): Promise<Record<string, unknown>>;
  /** Lets the buyer's bank answer in the provider's window. */
  pay(orderId: unknown, outcome: string, more?: object): Promise<Paid>;
  capturePath(buyer: Buyer, paid: Paid, planId?: string): string;
  behave(change: object): Promise<void>;
  /** Sends an event as the provider would; `secret` forges it. */
  webhook(body: string, options?: { secret?: string; eventId?: string }): Promise<number>;
  reconcileNow(): Promise<void>;
  /** What of a payment has been given back, by our books and by the provider's. */
  booksOf(paymentId: string): Promise<{ ours: number; theirs: number }>;
  /** Refunds money without our knowledge. */
  refundAtProvider(paymentId: string, amountPaise: number): Promise<void>;
  /** How many grants, invoices and paid orders an account has. */
  counts(accountId: string): Promise<{ grants: number; invoices: number; paid: number }>;
};

export async function startPaymentsHarness(): Promise<PaymentsHarness> {
  const content: ReleaseBundle = { release: releaseWithPlans, blobs: new Map() };
  const product = await startTestProduct(content);
  const { db, release, payments, visitor } = product;
  const secret = payments.simulator?.webhookSecret ?? '';
  const context = { db, release, provider: payments.provider, log: pino({ level: 'silent' }) };
  return {
    ...product,
    order: async (buyer, type = 'plan1', more = { state: '29' }) =>
      (await buyer.post('/api/payment/createorder', { type, userId: buyer.accountId, ...more })).body,
    pay: async (orderId, outcome, more = {}) => {
      const { body } = await visitor.post('/sim/razorpay/checkout/pay', {
        order_id: orderId,
        outcome,
        ...more,
      });
      return {
        paymentId: String(body['razorpay_payment_id']),
        orderId: String(body['razorpay_order_id']),
        signature: String(body['razorpay_signature']),
      };
    },
    capturePath: (buyer, paid, planId = 'plan1') =>
      `/api/payment/capture/${planId}/${paid.paymentId}/200/${paid.orderId}/${paid.signature}/${buyer.accountId}`,
    behave: async (change) => {
      await visitor.post('/sim/razorpay/control', change);
    },
    webhook: async (body, options = {}) => {
      const signature = createHmac('sha256', options.secret ?? secret)
        .update(body)
        .digest('hex');
      const answer = await product.app.inject({
        method: 'POST',
        url: '/api/payment/webhook',
        payload: body,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': signature,
          ...(options.eventId && { 'x-razorpay-event-id': options.eventId }),
        },
      });
      return answer.statusCode;
    },
    reconcileNow: () => reconcile(context, '0 seconds'),
    booksOf: (paymentId) => booksOf(product, paymentId),
    refundAtProvider: (paymentId, amountPaise) => refundAtProvider(product, paymentId, amountPaise),
    counts: (accountId) => countsOf(product, accountId),
  };
}

async function booksOf({ db, payments }: TestProduct, paymentId: string) {
  const row = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('sum'))
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'processed')
    .executeTakeFirst();
  const refunds = await payments.provider.refundsOf(paymentId);
  return { ours: Number(row?.sum ?? 0), theirs: refunds.reduce((sum, { amount }) => sum + amount, 0) };
}

async function refundAtProvider({ app, payments }: TestProduct, paymentId: string, amountPaise: number) {
  const { keyId = '', keySecret = '' } = payments.simulator ?? {};
  await app.inject({
    method: 'POST',
    url: `/sim/razorpay/v1/payments/${paymentId}/refund`,
    payload: { amount: amountPaise },
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` },
  });
}

async function countsOf({ db }: TestProduct, accountId: string) {
  const grants = await db
    .selectFrom('entitlement')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  const orders = await db
    .selectFrom('purchase_order')
    .leftJoin('invoice', 'invoice.order_id', 'purchase_order.id')
    .select(['state', 'number'])
    .where('account_id', '=', accountId)
    .execute();
  return {
    grants: grants.length,
    invoices: orders.filter((order) => order.number !== null).length,
    paid: orders.filter((order) => order.state === 'paid').length,
  };
}
