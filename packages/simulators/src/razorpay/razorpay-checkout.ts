import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { FastifyInstance } from 'fastify';

import { OUTCOMES, settlePayment, type Provider } from './razorpay-money.ts';
import { newId, nowSeconds, type SimulatedPayment } from './razorpay-state.ts';

const WINDOW_SCRIPT = readFileSync(new URL('./checkout-window.js', import.meta.url));
const METHODS = new Set(['upi', 'card', 'netbanking']);

type PayBody = { order_id?: string; outcome?: string; method?: string; amount?: number; currency?: string };

/** The buyer's side: the window's script, and the bank behind it. */
export function checkoutRoutes(app: FastifyInstance, provider: Provider, keySecret: string): void {
  const { state } = provider;

  app.get('/checkout.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(WINDOW_SCRIPT),
  );

  // `amount` and `currency` let a test pay what was not asked for.
  app.post<{ Body: PayBody }>('/checkout/pay', async (request, reply) => {
    const { order_id: orderId, outcome, method = 'upi', amount, currency } = request.body;
    const order = orderId === undefined ? undefined : state.order(orderId);
    const known = OUTCOMES.find((each) => each === outcome);
    if (!order || !known || !METHODS.has(method)) {
      const error = { code: 'BAD_REQUEST_ERROR', description: 'Unknown order, outcome or method.' };
      return reply.status(400).send({ error });
    }
    const payment: SimulatedPayment = {
      id: newId('pay'),
      entity: 'payment',
      amount: amount ?? order.amount,
      currency: currency ?? order.currency,
      status: 'created',
      order_id: order.id,
      method,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      error_code: null,
      error_description: null,
      created_at: nowSeconds(),
    };
    order.attempts += 1;
    if (order.status === 'created') order.status = 'attempted';
    state.addPayment(payment);
    settlePayment(provider, payment, known);
    return {
      status: payment.status,
      razorpay_payment_id: payment.id,
      razorpay_order_id: order.id,
      razorpay_signature: paymentSignature(keySecret, order.id, payment.id),
    };
  });
}

/** Hex HMAC-SHA256 of "order id|payment id" under the key secret (Razorpay, "Verify Payment Signature"). */
function paymentSignature(keySecret: string, orderId: string, paymentId: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
}
