import {
  type ProviderOrderId,
  ProviderRefusal,
  ProviderUnavailable,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
} from '../../platform/payment-provider/payment-provider.ts';
import { planIdWithoutSuffix } from '../plans/plans.rules.ts';
import type { PaymentContext, Refusal, Refused } from './orders.service.ts';
import { findOrderByProviderId, findOrdersToReconcile, type OrderRow, type Source } from './orders.store.ts';
import { issueRefunds } from './refunds.service.ts';
import { goesBack, settleOrder, type Settlement } from './settlement.service.ts';

export type CapturePath = {
  readonly planId: string;
  readonly paymentId: string;
  readonly providerOrderId: ProviderOrderId;
  readonly signature: string;
  readonly userId: string;
};

type Capture = 'captured' | Refused;
const refuse = (refusal: Refusal): Refused => ({ refusal });

/** Late authorisations and a reconciler that runs each minute leave this much to a browser's own capture call. */
const RECONCILE_AFTER = '2 minutes';

/**
 * The capture call (PAYMENTS-14). Every part of the path is hostile: user from the session, plan and amount from
 * our order, signature over our stored order id; then the provider itself is asked.
 */
export async function capturePayment(
  context: PaymentContext,
  accountId: string,
  path: CapturePath,
): Promise<Capture> {
  const order = await findOrderByProviderId(context.db, path.providerOrderId);
  if (!order || order.account_id !== accountId || path.userId !== accountId) return refuse('unknownOrder');
  if (planIdWithoutSuffix(path.planId) !== order.plan_id) return refuse('unknownOrder');
  if (!context.provider.isPaymentSignature(path.providerOrderId, path.paymentId, path.signature))
    return refuse('notVerified');
  try {
    const payment = await capturedPayment(context.provider, order, path.paymentId);
    const refunds = await refundsOf(context.provider, payment);
    const update = { paymentId: payment.id, payment, refunds, source: 'capture' } as const;
    const settlement = await settleOrder(context.db, order.id, update);
    if (goesBack(settlement)) await issueRefunds(context);
    return replyTo(settlement, payment);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return refuse('pending');
    if (error instanceof ProviderRefusal) return refuse('notVerified');
    throw error;
  }
}

function replyTo(settlement: Settlement, payment: ProviderPayment): Capture {
  switch (settlement) {
    case 'paid':
      return 'captured';
    case 'refunded':
    case 'returned':
    case 'late':
      return refuse(settlement);
    case 'mismatch':
      return refuse('notVerified');
    case 'waiting':
      return refuse(payment.status === 'failed' ? 'failed' : 'pending');
  }
}

/** What went back of a payment, asked only where something did. */
async function refundsOf(provider: PaymentProvider, payment: ProviderPayment): Promise<ProviderRefund[]> {
  const some = payment.status === 'refunded' || (payment.amount_refunded ?? 0) > 0;
  return some ? provider.refundsOf(payment.id) : [];
}

/** The payment as the provider knows it, captured by us where the bank has only authorised it. */
async function capturedPayment(
  provider: PaymentProvider,
  order: OrderRow,
  paymentId: string,
): Promise<ProviderPayment> {
  const payment = await provider.payment(paymentId);
  const fits = payment.order_id === order.provider_order_id && payment.amount === order.amount_paise;
  if (payment.status !== 'authorized' || !fits) return payment;
  return captureOrReread(provider, payment);
}

/** Another of our callers may capture first: then the provider refuses, and what it now says counts. */
async function captureOrReread(
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  try {
    return await provider.capture(payment.id, payment.amount);
  } catch (error) {
    if (error instanceof ProviderRefusal) return provider.payment(payment.id);
    throw error;
  }
}

/** Asks the provider how an order stands, settles what it finds, and answers what it has found. */
export async function resyncOrder(
  context: PaymentContext,
  order: OrderRow,
  source: Source,
): Promise<ProviderPayment[]> {
  const { db, provider } = context;
  const all: ProviderPayment[] = [];
  if (order.provider_order_id === null) return all;
  for (const found of await provider.paymentsOf(order.provider_order_id)) {
    const fits = found.order_id === order.provider_order_id && found.amount === order.amount_paise;
    const payment = found.status === 'authorized' && fits ? await captureOrReread(provider, found) : found;
    const refunds = await refundsOf(provider, payment);
    await settleOrder(db, order.id, { paymentId: payment.id, payment, refunds, source });
    all.push(payment);
  }
  return all;
}

/** Finds what neither browser nor webhook has told us: closed tabs, lost webhooks, late authorisations. */
export async function reconcile(context: PaymentContext, olderThan = RECONCILE_AFTER): Promise<void> {
  for (const order of await findOrdersToReconcile(context.db, olderThan)) {
    try {
      await resyncOrder(context, order, 'reconciler');
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
      context.log.warn({ err: error, order: order.id }, 'order not reconciled yet');
    }
  }
  await issueRefunds(context);
}
