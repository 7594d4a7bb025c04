import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { access, byId, day, paise, reason } from './payments.staff.ts';

export const OFFLINE_METHODS = ['cash', 'bank', 'upi'] as const;
export const offlineMethod = z.enum(OFFLINE_METHODS);
export type OfflineMethod = z.infer<typeof offlineMethod>;

export const offlinePayment = z.object({
  id: z.string(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  buyerState: z.string(),
  buyerGstin: z.string(),
  planId: z.string(),
  planTitle: z.string(),
  /** What the plan costs today; null when it is not sold any more. */
  pricePaise: z.nullable(paise),
  amountPaise: paise,
  method: offlineMethod,
  reference: z.string(),
  receivedOn: z.string(),
  note: z.string(),
  state: z.enum(['waiting', 'approved', 'rejected']),
  recordedAt: z.string(),
  recordedBy: z.string(),
  /** True when the person who asks recorded it: somebody else must approve it. */
  mine: z.boolean(),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.string(),
  decisionReason: z.string(),
  orderId: z.nullable(z.string()),
});
export type OfflinePayment = z.infer<typeof offlinePayment>;

/** Those that wait, the oldest first, or the latest hundred that were decided. */
export const listOffline = defineCall({
  method: 'GET',
  path: '/api/admin/money/offline',
  access,
  query: z.object({ state: z.enum(['waiting', 'decided']) }),
  reply: z.object({ payments: z.array(offlinePayment) }),
});

/** Records money received at the institute. It opens nothing until somebody else approves it. */
export const recordOffline = defineCall({
  method: 'POST',
  path: '/api/admin/money/offline',
  access,
  body: z.object({
    id: z.uuid(),
    accountId: z.uuid(),
    planId: z.string(),
    amountPaise: paise,
    method: offlineMethod,
    reference: z.string(),
    receivedOn: day,
    state: z.string(),
    gstin: z.string(),
    note: z.string(),
  }),
  reply: offlinePayment,
});

export const approveOffline = defineCall({
  method: 'POST',
  path: '/api/admin/money/offline/:id/approve',
  access,
  params: byId,
  reply: offlinePayment,
});

export const rejectOffline = defineCall({
  method: 'POST',
  path: '/api/admin/money/offline/:id/reject',
  access,
  params: byId,
  body: z.object({ reason }),
  reply: offlinePayment,
});
