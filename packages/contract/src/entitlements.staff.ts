import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

/** Plans that are opened by hand: who holds them, and what waits for a second person. */
const access = { staff: ['accounts'] } as const;

/** YYYY-MM-DD, a day in India. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Why somebody did something; at least a word or two. */
const reason = z.string();
const byId = z.object({ id: z.uuid() });

export const heldPlan = z.object({
  id: z.string(),
  planId: z.string(),
  planTitle: z.string(),
  purchasedOn: z.string(),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
  /** Null for access that was given without an order. */
  orderId: z.nullable(z.string()),
  changes: z.array(
    z.object({
      at: z.string(),
      who: z.string(),
      kind: z.enum(['grant', 'extend', 'revoke']),
      reason: z.string(),
      expiresAfter: z.nullable(z.string()),
    }),
  ),
});
export type HeldPlan = z.infer<typeof heldPlan>;

export const planHolder = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  plans: z.array(heldPlan),
});
export type PlanHolder = z.infer<typeof planHolder>;

/** People by a part of their mail or name, with every plan they hold or held; a few at most. */
export const findHolders = defineCall({
  method: 'GET',
  path: '/api/admin/money/holders',
  access,
  query: z.object({ search: z.string() }),
  reply: z.object({ holders: z.array(planHolder) }),
});

/**
 * Asks that a plan is opened to somebody until the end of a day in India; somebody else approves it. `grantId` is drawn by
 * the browser.
 */
export const grantAccess = defineCall({
  method: 'POST',
  path: '/api/admin/money/access',
  access,
  body: z.object({ grantId: z.uuid(), accountId: z.uuid(), planId: z.string(), until: day, reason }),
  reply: planHolder,
});

/** Asks that a plan goes on until the end of a later day; somebody else approves it. */
export const extendAccess = defineCall({
  method: 'POST',
  path: '/api/admin/money/access/:id/extend',
  access,
  params: byId,
  body: z.object({ until: day, reason }),
  reply: planHolder,
});

export const revokeAccess = defineCall({
  method: 'POST',
  path: '/api/admin/money/access/:id/revoke',
  access,
  params: byId,
  body: z.object({ reason }),
  reply: planHolder,
});

export const accessRequest = z.object({
  id: z.string(),
  kind: z.enum(['grant', 'extend']),
  name: z.string(),
  email: z.string(),
  planTitle: z.string(),
  until: z.string(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  /** True when the person who asks now requested it: somebody else must approve it. */
  mine: z.boolean(),
});
export type AccessRequest = z.infer<typeof accessRequest>;

/** Access that waits for a second person, the oldest first. */
export const listAccessRequests = defineCall({
  method: 'GET',
  path: '/api/admin/money/access/requests',
  access,
  reply: z.object({ requests: z.array(accessRequest) }),
});

export const approveAccess = defineCall({
  method: 'POST',
  path: '/api/admin/money/access/requests/:id/approve',
  access,
  params: byId,
  reply: done,
});

export const rejectAccess = defineCall({
  method: 'POST',
  path: '/api/admin/money/access/requests/:id/reject',
  access,
  params: byId,
  reply: done,
});
