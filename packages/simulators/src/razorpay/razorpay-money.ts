import { setTimeout as delay } from 'node:timers/promises';

import type { Behaviour } from './razorpay-behaviour.ts';
import {
  newId,
  nowSeconds,
  type RazorpayState,
  type SimulatedPayment,
  type SimulatedRefund,
} from './razorpay-state.ts';
import type { WebhookSender } from './razorpay-webhooks.ts';

/** The provider's books and its voice. */
export type Provider = {
  readonly state: RazorpayState;
  readonly webhooks: WebhookSender;
  readonly behaviour: Behaviour;
};

/** A late authorisation comes days later in life, and after this long here. */
const LATE_MS = 8000;

/**
 * How the buyer's bank answers: `success` captures at once, `authorized` leaves the capture to the seller,
 * `failure` fails, `pending` stays open forever, `late` fails first and is captured afterwards.
 */
export const OUTCOMES = ['success', 'authorized', 'failure', 'pending', 'late'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Lets a new payment end as `outcome` says. */
export function settlePayment(provider: Provider, payment: SimulatedPayment, outcome: Outcome): void {
  switch (outcome) {
    case 'success':
      authorize(provider, payment);
      capturePayment(provider, payment);
      break;
    case 'authorized':
      authorize(provider, payment);
      break;
    case 'failure':
      failPayment(provider, payment);
      break;
    case 'late':
      failPayment(provider, payment);
      void arriveLate(provider, payment);
      break;
    case 'pending':
      break;
  }
}

async function arriveLate(provider: Provider, payment: SimulatedPayment): Promise<void> {
  await delay(LATE_MS, undefined, { ref: false });
  Object.assign(payment, { error_code: null, error_description: null });
  capturePayment(provider, payment);
}

function authorize({ state, webhooks }: Provider, payment: SimulatedPayment): void {
  payment.status = 'authorized';
  state.save();
  webhooks.send([{ name: 'payment.authorized', payload: { payment: { entity: { ...payment } } } }]);
}

function failPayment({ state, webhooks }: Provider, payment: SimulatedPayment): void {
  Object.assign(payment, {
    status: 'failed',
    error_code: 'BAD_REQUEST_ERROR',
    error_description: 'Your payment was not completed. Your bank declined it.',
  });
  state.save();
  webhooks.send([{ name: 'payment.failed', payload: { payment: { entity: { ...payment } } } }]);
}

/** Money has arrived: the payment is captured, its order paid, and the seller is told of both. */
export function capturePayment({ state, webhooks }: Provider, payment: SimulatedPayment): void {
  payment.status = 'captured';
  payment.captured = true;
  const order = state.order(payment.order_id);
  if (order) Object.assign(order, { status: 'paid', amount_paid: payment.amount, amount_due: 0 });
  state.save();
  const entity = { ...payment };
  const captured = { name: 'payment.captured', payload: { payment: { entity } } };
  if (!order) return webhooks.send([captured]);
  const payload = { payment: { entity }, order: { entity: { ...order } } };
  return webhooks.send([captured, { name: 'order.paid', payload }]);
}

type RefundRequest = {
  readonly amount: number;
  readonly notes: Record<string, string>;
  readonly key: string | undefined;
};

/** Gives money back at once, or fails to. */
export function refundPayment(
  { state, webhooks, behaviour }: Provider,
  payment: SimulatedPayment,
  { amount, notes, key }: RefundRequest,
): SimulatedRefund {
  const refund: SimulatedRefund = {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes,
    status: behaviour.refunds,
    created_at: nowSeconds(),
  };
  state.addRefund(refund, key);
  if (refund.status === 'processed') takeBack(payment, amount);
  state.save();
  const payload = { refund: { entity: refund }, payment: { entity: { ...payment } } };
  webhooks.send([
    { name: 'refund.created', payload },
    { name: `refund.${refund.status}`, payload },
  ]);
  return refund;
}

function takeBack(payment: SimulatedPayment, amount: number): void {
  payment.amount_refunded += amount;
  payment.refund_status = payment.amount_refunded === payment.amount ? 'full' : 'partial';
  if (payment.refund_status === 'full') payment.status = 'refunded';
}
