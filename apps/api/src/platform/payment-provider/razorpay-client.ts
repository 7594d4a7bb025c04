import { createHmac, timingSafeEqual } from 'node:crypto';

import * as z from 'zod';

import {
  ProviderRefusal,
  ProviderUnavailable,
  providerPayment,
  providerRefund,
  type PaymentProvider,
  providerOrderId,
} from './payment-provider.ts';

/** The API answers err in under six seconds when the provider is down (F14 of docs/faults.md). */
const TIMEOUT_MS = 4000;

export type RazorpayKeys = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
};

export type RazorpayAddress = {
  /** The API's address, without /v1. Asked for each call: a simulator's is known once we listen. */
  readonly baseUrl: () => string;
  readonly checkoutScript: string;
  readonly simulated: boolean;
};

export const RAZORPAY: RazorpayAddress = {
  baseUrl: () => 'https://api.razorpay.com',
  checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
  simulated: false,
};

/** 409: the same refund is being made at this moment; 429: too many calls. Both say nothing of the matter itself. */
const PASSING: ReadonlySet<number> = new Set([409, 429]);

const failure = z.object({ error: z.object({ description: z.string() }) });
const createdOrder = z.object({ id: providerOrderId, amount: z.number(), currency: z.string() });
const refundList = z.object({ items: z.array(providerRefund) });
const paymentList = z.object({ items: z.array(providerPayment) });

/** A thin client of Razorpay's REST API: time-outs, typed faults, answers checked, signatures in constant time. */
export function razorpayClient(keys: RazorpayKeys, address: RazorpayAddress): PaymentProvider {
  const ask = asker(keys, address.baseUrl);
  return {
    keyId: keys.keyId,
    checkoutScript: address.checkoutScript,
    simulated: address.simulated,
    createOrder: async ({ amountPaise, receipt, notes }) => {
      const order = await ask(createdOrder, 'POST /v1/orders', {
        body: { amount: amountPaise, currency: 'INR', receipt, notes },
      });
      if (order.amount !== amountPaise || order.currency !== 'INR') {
        throw new ProviderUnavailable('The provider made another order than the one it was asked for.');
      }
      return order.id;
    },
    payment: (paymentId) => ask(providerPayment, `GET /v1/payments/${encodeURIComponent(paymentId)}`),
    paymentsOf: async (id) =>
      (await ask(paymentList, `GET /v1/orders/${encodeURIComponent(id)}/payments`)).items,
    capture: (paymentId, amountPaise) =>
      ask(providerPayment, `POST /v1/payments/${encodeURIComponent(paymentId)}/capture`, {
        body: { amount: amountPaise, currency: 'INR' },
      }),
    refund: ({ paymentId, amountPaise, refundId }) =>
      ask(providerRefund, `POST /v1/payments/${encodeURIComponent(paymentId)}/refund`, {
        body: { amount: amountPaise, notes: { refundId } },
        headers: { 'x-refund-idempotency': refundId },
      }),
    refundsOf: async (paymentId) =>
      (await ask(refundList, `GET /v1/payments/${encodeURIComponent(paymentId)}/refunds`)).items,
    isPaymentSignature: (id, paymentId, signature) =>
      isHmac(signature, keys.keySecret, Buffer.from(`${id}|${paymentId}`)),
    isWebhookSignature: (rawBody, signature) => isHmac(signature, keys.webhookSecret, rawBody),
  };
}

function isHmac(signature: string, secret: string, message: Uint8Array): boolean {
  const expected = createHmac('sha256', secret).update(message).digest('hex');
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected));
}

type Asking = { readonly body?: object; readonly headers?: Record<string, string> };

function asker({ keyId, keySecret }: RazorpayKeys, baseUrl: () => string) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  return async <T>(schema: z.ZodType<T>, endpoint: string, { body, headers }: Asking = {}): Promise<T> => {
    const [method = 'GET', path = '/'] = endpoint.split(' ');
    const response = await fetch(`${baseUrl()}${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new ProviderUnavailable('The payment provider cannot be reached.', { cause: error });
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) {
      const parsed = schema.safeParse(answer);
      if (parsed.success) return parsed.data;
      throw new ProviderUnavailable('The payment provider answered what it should not.', {
        cause: parsed.error,
      });
    }
    const refusal = failure.safeParse(answer);
    const refused = response.status >= 400 && response.status < 500 && !PASSING.has(response.status);
    if (refused && refusal.success) throw new ProviderRefusal(refusal.data.error.description);
    throw new ProviderUnavailable(`The payment provider answered ${response.status}.`);
  };
}
