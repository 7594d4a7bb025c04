import { createHash } from 'node:crypto';

import * as z from 'zod';

import { AppError } from '../../platform/errors.ts';
import {
  ProviderRefusal,
  ProviderUnavailable,
  providerDispute,
  providerPayment,
  providerRefund,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
} from '../../platform/payment-provider/payment-provider.ts';
import type { PaymentContext } from './orders.service.ts';
import type { OrderId } from './order-id.ts';
import { findOrderByProviderId } from './orders.store.ts';
import { insertEvent } from './payments.store.ts';
import { issueRefunds } from './refunds.service.ts';
import { goesBack, settleKnown, settleOrder } from './settlement.service.ts';

const event = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: providerPayment }).optional(),
    refund: z.object({ entity: providerRefund }).optional(),
    dispute: z.object({ entity: providerDispute }).optional(),
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
    throw new AppError('payments.webhook-forged');
  }
  const parsed = event.safeParse(parseJson(rawBody));
  if (!parsed.success) throw new AppError('payments.webhook-garbled');
  const { payment, refund, dispute } = parsed.data.payload;
  const entities = { payment: payment?.entity, refund: refund?.entity, dispute: dispute?.entity };
  const orderId = (await takePayment(context, entities)) ?? (await takeWithoutPayment(context, entities));
  const id = webhook.eventId ?? createHash('sha256').update(rawBody).digest('hex');
  const { event: name } = parsed.data;
  await insertEvent(context.db, { id, name, body: rawBody.toString('utf8'), orderId });
}

type EventEntities = {
  readonly payment: ProviderPayment | undefined;
  readonly refund: ProviderRefund | undefined;
  readonly dispute: ProviderDispute | undefined;
};

/** Settles what an event says of a payment. @returns the id of our order, if it is one of ours */
async function takePayment(context: PaymentContext, entities: EventEntities): Promise<OrderId | undefined> {
  const { payment } = entities;
  if (!payment) return undefined;
  const order =
    payment.order_id === null ? undefined : await findOrderByProviderId(context.db, payment.order_id);
  if (!order) {
    context.log.error({ payment: payment.id }, 'webhook for an order that is not ours');
    return undefined;
  }
  const settlement = await settleOrder(context.db, order.id, {
    paymentId: payment.id,
    payment,
    ...followersOf(entities),
    source: 'webhook',
  });
  if (goesBack(settlement)) await issueRefunds(context);
  return order.id;
}

/** What follows from a payment, as lists. */
const followersOf = ({ refund, dispute }: EventEntities) => ({
  refunds: refund ? [refund] : [],
  disputes: dispute ? [dispute] : [],
});

/**
 * The event of a refund or of a dispute may come without its payment, and before anything else of it: then the provider
 * is asked.
 */
async function takeWithoutPayment(
  context: PaymentContext,
  entities: EventEntities,
): Promise<OrderId | undefined> {
  const paymentId = entities.refund?.payment_id ?? entities.dispute?.payment_id;
  if (entities.payment || paymentId === undefined) return undefined;
  const known = await settleKnown(context.db, { paymentId, ...followersOf(entities), source: 'webhook' });
  if (known && goesBack(known.settlement)) await issueRefunds(context);
  if (known) return known.orderId;
  try {
    return await takePayment(context, { ...entities, payment: await context.provider.payment(paymentId) });
  } catch (error) {
    // The provider tries its event again; of a payment that it does not know there is nothing to keep.
    if (error instanceof ProviderUnavailable) {
      throw new AppError('payments.provider-unreachable');
    }
    if (error instanceof ProviderRefusal) return undefined;
    throw error;
  }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
