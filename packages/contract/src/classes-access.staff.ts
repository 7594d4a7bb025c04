import * as z from 'zod/mini';

import { receivers } from './announcements.staff.ts';
import { defineCall } from './call.ts';
import { done } from './done.ts';

/** The payments console: a plan for a class as a whole. One person asks for it, another one gives it. */
const access = { staff: ['accounts'] } as const;

/** YYYY-MM-DD, a day in India. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const byId = z.object({ id: z.uuid() });
const request = { batchId: z.uuid(), planId: z.string(), until: day };

export const BATCH_ACCESS_STATES = ['waiting', 'given', 'rejected', 'revoked'] as const;

export const batchAccess = z.object({
  id: z.string(),
  /** Null when the class is gone. */
  batchId: z.nullable(z.string()),
  batch: z.string(),
  planId: z.string(),
  planTitle: z.string(),
  until: day,
  /** Whether whoever joins the class later gets it, too. */
  laterMembers: z.boolean(),
  reason: z.string(),
  state: z.enum(BATCH_ACCESS_STATES),
  /** Names; '' for somebody who is gone. */
  askedBy: z.string(),
  decidedBy: z.string(),
  /** Whether who looks asked for it: then somebody else gives it. */
  own: z.boolean(),
  /** How many hold the plan by it now. */
  people: z.number(),
});
export type BatchAccess = z.infer<typeof batchAccess>;

export const listBatchAccess = defineCall({
  method: 'GET',
  path: '/api/admin/money/class-access',
  access,
  reply: z.object({
    lines: z.array(batchAccess),
    batches: z.array(z.object({ batchId: z.string(), title: z.string() })),
  }),
});

/** Who of a class would get a plan; those who hold it until then or longer do not need it. */
export const previewBatchAccess = defineCall({
  method: 'GET',
  path: '/api/admin/money/class-access/receivers',
  access,
  query: z.object(request),
  reply: z.object({ ...receivers.shape, holding: z.number(), unregistered: z.number() }),
});

/** Asks for a plan for a class. `id` is drawn by the browser: the same one sent twice asks once. */
export const askBatchAccess = defineCall({
  method: 'POST',
  path: '/api/admin/money/class-access',
  access,
  body: z.object({ id: z.uuid(), ...request, laterMembers: z.boolean(), reason: z.string() }),
  reply: done,
});

/** Grants it to exactly those who were shown; only for somebody other than the person who asked. */
export const giveBatchAccess = defineCall({
  method: 'POST',
  path: '/api/admin/money/class-access/:id/give',
  access,
  params: byId,
  body: z.object({ set: z.string() }),
  reply: z.object({ people: z.number() }),
});

/** Declines a request, or revokes what was granted from everybody who has it through this grant. */
export const endBatchAccess = defineCall({
  method: 'POST',
  path: '/api/admin/money/class-access/:id/end',
  access,
  params: byId,
  body: z.object({ reason: z.string() }),
  reply: z.object({ people: z.number() }),
});
