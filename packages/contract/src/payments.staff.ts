import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';
import { documentHeading } from './payments.ts';

/** The payments console: orders, refunds, money received at the institute, the month's documents, the seller. */
export const access = { staff: ['accounts'] } as const;

/** YYYY-MM-DD, a day in India. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** YYYY-MM, a month in India. */
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
/** Why somebody did something; at least a word or two. */
export const reason = z.string();
export const paise = z.int();
export const byId = z.object({ id: z.uuid() });

/**
 * `refund-failed`: money that should go back and that the provider refused to return. `disputed`: a bank wants it back, and
 * somebody has to answer or to decide.
 */
export const ORDER_FILTERS = [
  'open',
  'paid',
  'refunded',
  'part-refunded',
  'refund-failed',
  'disputed',
  'offline',
] as const;
export const orderFilter = z.enum(ORDER_FILTERS);
export type OrderFilter = z.infer<typeof orderFilter>;

export const orderSummary = z.object({
  id: z.string(),
  /** ISO 8601, as all times here. */
  createdAt: z.string(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  planTitle: z.string(),
  amountPaise: paise,
  /** Of the payment that paid the order: gone back, or about to. */
  refundedPaise: paise,
  state: z.enum(['open', 'paid', 'refunded']),
  offline: z.boolean(),
  refundFailed: z.boolean(),
  disputed: z.boolean(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const listOrders = defineCall({
  method: 'GET',
  path: '/api/admin/money/orders',
  access,
  query: z.object({
    /** A part of the buyer's mail or name; a whole order id, payment id, refund id, invoice number or transfer number. */
    search: z.optional(z.string()),
    state: z.optional(orderFilter),
    from: z.optional(day),
    to: z.optional(day),
    /** `next` of the page before. */
    after: z.optional(z.uuid()),
  }),
  reply: z.object({ orders: z.array(orderSummary), next: z.optional(z.string()) }),
});

export const orderPayment = z.object({
  id: z.string(),
  status: z.string(),
  method: z.string(),
  amountPaise: paise,
  offline: z.boolean(),
  paysOrder: z.boolean(),
  /** What may still be given back. */
  refundablePaise: paise,
});
export type OrderPayment = z.infer<typeof orderPayment>;

export const timelineEntry = z.object({
  at: z.string(),
  /** Who or what brought it about: a person's name, the webhook, the reconciler. */
  who: z.string(),
  what: z.string(),
});

export const orderDetail = z.object({
  ...orderSummary.shape,
  providerOrderId: z.nullable(z.string()),
  planId: z.string(),
  validity: z.string(),
  contents: z.array(z.string()),
  buyerState: z.string(),
  buyerGstin: z.string(),
  accountId: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  payments: z.array(orderPayment),
  refunds: z.array(
    z.object({
      id: z.string(),
      paymentId: z.string(),
      amountPaise: paise,
      status: z.enum(['requested', 'processed', 'failed']),
      reason: z.string(),
      requestedAt: z.string(),
    }),
  ),
  documents: z.array(z.object({ number: z.string(), heading: documentHeading, amountPaise: paise })),
  /** What the order opened; null when nothing, or when the account is gone. */
  access: z.nullable(z.object({ id: z.string(), expiresAt: z.string(), revokedAt: z.nullable(z.string()) })),
  /** All that is known of it, the oldest first. */
  timeline: z.array(timelineEntry),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const showOrder = defineCall({
  method: 'GET',
  path: '/api/admin/money/orders/:id',
  access,
  params: byId,
  reply: orderDetail,
});

/**
 * Gives a payment back, in full or in part. `refundId` is drawn by the browser: the same one sent twice is one
 * refund.
 */
export const refundPayment = defineCall({
  method: 'POST',
  path: '/api/admin/money/orders/:id/refund',
  timeout: 'long',
  access,
  params: byId,
  body: z.object({ refundId: z.uuid(), paymentId: z.string(), amountPaise: paise, reason }),
  reply: orderDetail,
});

/** Asks the provider for the state of an order and its refunds. */
export const resyncOrder = defineCall({
  method: 'POST',
  path: '/api/admin/money/orders/:id/resync',
  timeout: 'long',
  access,
  params: byId,
  reply: orderDetail,
});

/** A document of any buyer as a PDF. */
export const staffInvoicePdf = defineCall({
  method: 'GET',
  path: '/api/admin/money/document',
  timeout: 'long',
  access,
  query: z.object({ number: z.string() }),
  reply: z.unknown(),
});

/** Sums of documents of one kind, in paise. Those of credit notes are negative. */
export const documentSums = z.object({
  count: z.number(),
  taxablePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise,
  igstPaise: paise,
  totalPaise: paise,
});
export type DocumentSums = z.infer<typeof documentSums>;

/** What a month's documents come to. */
export const monthSums = defineCall({
  method: 'GET',
  path: '/api/admin/money/month',
  timeout: 'long',
  access,
  query: z.object({ month }),
  reply: z.object({ invoices: documentSums, creditNotes: documentSums, net: documentSums }),
});

/** The same documents, one a line, as CSV. */
export const monthFile = defineCall({
  method: 'GET',
  path: '/api/admin/money/month.csv',
  timeout: 'long',
  access,
  query: z.object({ month }),
  reply: z.unknown(),
});

export const SELLER_MODES = ['registered', 'unregistered', 'exempt'] as const;
export const seller = z.object({
  mode: z.enum(SELLER_MODES),
  name: z.string(),
  address: z.string(),
  /** Two-digit GST code. */
  stateCode: z.string(),
  gstin: z.string(),
  /** Services accounting code. */
  sac: z.string(),
  email: z.string(),
  phone: z.string(),
  /** What numbers of invoices and of credit notes begin with: at most three capital letters or digits. */
  invoicePrefix: z.string(),
  creditPrefix: z.string(),
});
export type Seller = z.infer<typeof seller>;

export const getSeller = defineCall({
  method: 'GET',
  path: '/api/admin/money/seller',
  access,
  reply: seller,
});

export const saveSeller = defineCall({
  method: 'POST',
  path: '/api/admin/money/seller',
  access,
  /** A console that was opened before there were prefixes sends none, and they stay. */
  body: z.extend(seller, {
    invoicePrefix: z.optional(z.string()),
    creditPrefix: z.optional(z.string()),
  }),
  reply: done,
});
