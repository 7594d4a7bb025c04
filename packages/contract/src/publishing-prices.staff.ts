import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** What plans cost, set by whoever answers for money, without a draft. */
const access = { staff: ['accounts'] } as const;

export const priceChange = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Null: somebody who has left, or nobody who signed in. */
  by: z.nullable(z.string()),
  /** Rupees, GST included; null when the plan came or went. */
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
});
export type PriceChange = z.infer<typeof priceChange>;

export const planPrice = z.object({
  id: z.string(),
  title: z.string(),
  validity: z.string(),
  /** False: it is announced and cannot be bought yet. */
  sold: z.boolean(),
  priceRupees: z.number(),
  /** The newest first. */
  history: z.array(priceChange),
});
export type PlanPrice = z.infer<typeof planPrice>;

const reply = z.object({ plans: z.array(planPrice) });

export const listPrices = defineCall({ method: 'GET', path: '/api/admin/money/prices', access, reply });

/** Sets a price for all new orders at once. Open orders keep the price at which they were opened. */
export const setPrice = defineCall({
  method: 'POST',
  path: '/api/admin/money/prices/:planId',
  timeout: 'long',
  access,
  params: z.object({ planId: z.string() }),
  body: z.object({
    priceRupees: z.int(),
    /** The price that was seen: somebody else may have set it meanwhile. */
    expected: z.int(),
  }),
  reply,
});
