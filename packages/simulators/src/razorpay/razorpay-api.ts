import type { FastifyInstance, FastifyReply } from 'fastify';

import { capturePayment, refundPayment, type Provider } from './razorpay-money.ts';
import { newId, nowSeconds, type SimulatedPayment } from './razorpay-state.ts';

const MINIMUM_PAISE = 100;
const UNKNOWN_ID = 'The id provided does not exist';

/** Razorpay's error body. */
function refuse(reply: FastifyReply, status: number, description: string): FastifyReply {
  const error = { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: null, reason: 'input' };
  return reply.status(status).send({ error });
}

type ById = { Params: { id: string } };
type OrderBody = { amount?: unknown; currency?: unknown; receipt?: unknown; notes?: Record<string, string> };
type RefundBody = { amount?: unknown; notes?: Record<string, string> } | null;

/** Orders: POST /v1/orders and the payments of one. */
export function orderRoutes(app: FastifyInstance, { state }: Provider): void {
  app.post<{ Body: OrderBody }>('/v1/orders', async (request, reply) => {
    const { notes, receipt } = request.body;
    const fault = orderFault(request.body);
    if (fault) return refuse(reply, 400, fault);
    const amount = Number(request.body.amount);
    const order = {
      id: newId('order'),
      entity: 'order' as const,
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency: 'INR',
      receipt: typeof receipt === 'string' ? receipt : null,
      status: 'created' as const,
      attempts: 0,
      notes: notes ?? {},
      created_at: nowSeconds(),
    };
    state.addOrder(order);
    return order;
  });

  app.get<ById>('/v1/orders/:id/payments', async (request, reply) => {
    if (!state.order(request.params.id)) return refuse(reply, 400, UNKNOWN_ID);
    const items = state.paymentsOf(request.params.id);
    return { entity: 'collection', count: items.length, items };
  });
}

function orderFault({ amount, currency, receipt }: OrderBody): string | undefined {
  if (!Number.isInteger(amount) || Number(amount) < MINIMUM_PAISE) {
    return 'Order amount less than minimum amount allowed';
  }
  if (currency !== 'INR') return 'Currency is not supported';
  const fits = receipt === undefined || (typeof receipt === 'string' && receipt.length <= 40);
  return fits ? undefined : 'The receipt may not be greater than 40 characters.';
}

/** Payments: one by id, its capture, and its refunds. */
export function paymentRoutes(app: FastifyInstance, provider: Provider): void {
  const { state } = provider;

  app.get<ById>('/v1/payments/:id', async (request, reply) => {
    return state.payment(request.params.id) ?? refuse(reply, 400, UNKNOWN_ID);
  });

  app.post<ById & { Body: { amount?: unknown } }>('/v1/payments/:id/capture', async (request, reply) => {
    const payment = state.payment(request.params.id);
    if (!payment) return refuse(reply, 400, UNKNOWN_ID);
    if (payment.status === 'captured') return refuse(reply, 400, 'This payment has already been captured');
    if (payment.status !== 'authorized') {
      return refuse(reply, 400, 'Only payments which have been authorized can be captured');
    }
    if (request.body.amount !== payment.amount) {
      return refuse(reply, 400, 'Capture amount must be equal to the amount authorized');
    }
    capturePayment(provider, payment);
    return payment;
  });

  app.post<ById & { Body: RefundBody }>('/v1/payments/:id/refund', async (request, reply) => {
    const payment = state.payment(request.params.id);
    if (!payment) return refuse(reply, 400, UNKNOWN_ID);
    const header = request.headers['x-refund-idempotency'];
    const key = typeof header === 'string' ? `${payment.id}:${header}` : undefined;
    const earlier = key === undefined ? undefined : state.refundByKey(key);
    if (earlier) return earlier;
    const left = payment.amount - payment.amount_refunded;
    const amount = Number(request.body?.amount ?? left);
    const fault = refundFault(payment, amount, left);
    if (fault) return refuse(reply, 400, fault);
    return refundPayment(provider, payment, { amount, notes: request.body?.notes ?? {}, key });
  });

  app.get<ById>('/v1/payments/:id/refunds', async (request) => {
    const items = state.refundsOf(request.params.id);
    return { entity: 'collection', count: items.length, items };
  });
}

function refundFault(payment: SimulatedPayment, amount: number, left: number): string | undefined {
  if (!payment.captured) return 'The payment status should be captured for action to be taken';
  const fits = Number.isInteger(amount) && amount >= MINIMUM_PAISE && amount <= left;
  return fits ? undefined : 'The refund amount provided is greater than amount captured';
}
