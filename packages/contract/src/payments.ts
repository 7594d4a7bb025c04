import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { plan } from './plans.ts';

/** What the buyer is about to pay for (PAYMENTS-12). */
export const planInfo = z.pick(plan, {
  planId: true,
  title: true,
  price: true,
  contents: true,
  validityString: true,
});
export type PlanInfo = z.infer<typeof planInfo>;

/** Where the buyer is, asked once: the invoice's place of supply depends on it (CBIC Circular 242/36/2024). */
export const buyer = z.object({
  /** Two-digit GST State code; '' when it was never given. */
  state: z.string(),
  gstin: z.string(),
});
export type Buyer = z.infer<typeof buyer>;

export const getBuyer = defineCall({
  method: 'GET',
  path: '/api/payment/buyer',
  access: 'learner',
  reply: buyer,
});

/** An order that waits for its payment, with what the provider's window needs. */
const openOrder = z.object({
  /** The provider's order id, which its window and the capture call take. */
  id: z.string(),
  planInfo,
  key: z.string(),
  /** In paise: price times 100 (PAYMENTS-15). */
  amount: z.number(),
  currency: z.literal('INR'),
  /** Address of the provider's window script. */
  checkoutScript: z.string(),
});
export type OpenOrder = z.infer<typeof openOrder>;

/** Whether payments are simulated on this copy, so that every screen about them can say so (PLATFORM-7). */
export const paymentProvider = defineCall({
  method: 'GET',
  path: '/api/payment/provider',
  access: 'public',
  reply: z.object({ simulated: z.boolean() }),
});

/** Opens, or finds again, the order of a plan. Refusals come as `err` (PAYMENTS-12). */
export const createOrder = defineCall({
  method: 'POST',
  path: '/api/payment/createorder',
  access: 'learner',
  body: z.object({
    type: z.string(),
    userId: z.optional(z.string()),
    state: z.optional(z.string()),
    gstin: z.optional(z.string()),
  }),
  reply: z.union([z.object({ err: z.string() }), openOrder]),
});
export type OrderReply = z.infer<(typeof createOrder)['reply']>;

/** The capture call (PAYMENTS-14): every part of the path is checked against our own order. */
export const capture = defineCall({
  method: 'GET',
  path: '/api/payment/capture/:planId/:paymentId/200/:orderId/:signature/:userId',
  timeout: 'long',
  access: 'learner',
  params: z.object({
    planId: z.string(),
    paymentId: z.string(),
    orderId: z.string(),
    signature: z.string(),
    userId: z.string(),
  }),
  reply: z.object({ err: z.optional(z.string()), msg: z.optional(z.string()) }),
});

/** How an order stands, for the waiting screen after a payment that is not settled yet. */
export const orderState = defineCall({
  method: 'GET',
  path: '/api/payment/order/:orderId',
  access: 'learner',
  params: z.object({ orderId: z.string() }),
  reply: z.object({ state: z.enum(['open', 'paid', 'refunded']), planInfo }),
});

/**
 * Whether anything was paid for an order when its window was closed (PAYMENTS-30): the provider itself is asked.
 * `pending` also when it cannot tell.
 */
export const checkOrder = defineCall({
  method: 'POST',
  path: '/api/payment/checkorder',
  timeout: 'long',
  access: 'learner',
  body: z.object({ orderId: z.string() }),
  reply: z.object({ state: z.enum(['nothing', 'pending', 'paid', 'refunded']) }),
});

/** What a document calls itself: it depends on who sells. */
export const documentHeading = z.enum([
  'Tax Invoice',
  'Receipt',
  'Bill of Supply',
  'Credit Note',
  'Refund Receipt',
]);
export type DocumentHeading = z.infer<typeof documentHeading>;

export const invoiceSummary = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  heading: documentHeading,
  planTitle: z.string(),
  amountPaise: z.number(),
  /** ISO 8601, UTC. */
  issuedAt: z.string(),
});

/** One document as a PDF. Its number holds slashes, so it is in the query. */
export const invoicePdf = defineCall({
  method: 'GET',
  path: '/api/payment/invoice',
  access: 'learner',
  query: z.object({ number: z.string() }),
  reply: z.unknown(),
});

export const listInvoices = defineCall({
  method: 'GET',
  path: '/api/payment/invoices',
  access: 'learner',
  reply: z.object({ invoices: z.array(invoiceSummary) }),
});
