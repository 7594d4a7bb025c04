import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { PLAN_KEYS } from './plan-keys.ts';

/** A plan a learner holds. `planId` may carry a suffix after a dash; only the part before it is compared. */
export const activePlan = z.object({
  planId: z.string(),
  planTitle: z.string(),
  /** ISO 8601, UTC. */
  expiry: z.string(),
  purchasedOn: z.string(),
});
export type ActivePlan = z.infer<typeof activePlan>;

export const plan = z.object({
  planId: z.string(),
  title: z.string(),
  /** Rupees, GST included. */
  price: z.number(),
  /** Names of the topics that the plan opens, and last what says that it opens the mock tests. */
  contents: z.array(z.string()),
  validityString: z.string(),
  img: z.string(),
  /** Ribbon text; `Coming Soon` cannot be bought. */
  planType: z.string(),
});
export type Plan = z.infer<typeof plan>;

export const pricingPlans = defineCall({
  method: 'GET',
  path: '/api/payment/pricingplans',
  access: 'public',
  reply: z.object({ plans: z.partialRecord(z.enum(PLAN_KEYS), plan) }),
});
