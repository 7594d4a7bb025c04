import { createHash } from 'node:crypto';

import * as z from 'zod';

import { AppError } from '../../platform/errors.ts';
import {
  providerPayment,
  providerRefund,
  type ProviderPayment,
  type ProviderRefund,
} from '../../platform/payment-provider/payment-provider.ts';
import type { PaymentContext } from './orders.service.ts';
import { findOrderByProviderId } from './orders.store.ts';
import { findPayment, insertEvent } from './payments.store.ts';
import { applyRefund, carryOutRefunds } from './refunds.service.ts';
import { settle } from './settlement.service.ts';

const event = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: providerPayment }).optional(),
    refund: z.object({ entity: providerRefund }).optional(),
  }),
});

export type Webhook = {
  readonly rawBody: Buffer;
  readonly signature: string;
  readonly eventId: string | undefined;
};

/**
 * Takes an event of the provider: signature over the raw bytes first, then the same settlement as capture
 * and reconciler. Repeated and disordered events change nothing; an event that fails half-way is not
 * remembered, so the provider's next try does it.
 * @throws AppError 401 for a forged event, 400 for one that makes no sense.
 */
export async function takeWebhook(context: PaymentContext, webhook: Webhook): Promise<void> {
  const { rawBody, signature } = webhook;
  if (!context.provider.isWebhookSignature(rawBody, signature)) {
    throw new AppError('payments.webhook-forged', { status: 401 });
  }
  const parsed = event.safeParse(parseJson(rawBody));
  if (!parsed.success) throw new AppError('payments.webhook-garbled');
  const { payment, refund } = parsed.data.payload;
  const paidOrder = payment && (await takePayment(context, payment.entity));
  if (refund) await applyRefund(context.db, refund.entity, 'webhook');
  const orderId = paidOrder ?? (await orderOfRefund(context, refund?.entity));
  const id = webhook.eventId ?? createHash('sha256').update(rawBody).digest('hex');
  const { event: name } = parsed.data;
  await insertEvent(context.db, { id, name, body: rawBody.toString('utf8'), orderId });
}

/** Settles what an event says of a payment. @returns the id of our order, if it is one of ours */
async function takePayment(context: PaymentContext, payment: ProviderPayment): Promise<string | undefined> {
  const order =
    payment.order_id === null ? undefined : await findOrderByProviderId(context.db, payment.order_id);
  if (!order) {
    context.log.error({ payment: payment.id }, 'webhook for an order that is not ours');
    return undefined;
  }
  const settlement = await settle(context.db, order.id, { payment, source: 'webhook' });
  if (settlement === 'returned') await carryOutRefunds(context);
  return order.id;
}

/** A refund's event may come without its payment. */
async function orderOfRefund(
  { db }: PaymentContext,
  refund: ProviderRefund | undefined,
): Promise<string | undefined> {
  return refund && (await findPayment(db, refund.payment_id))?.order_id;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
