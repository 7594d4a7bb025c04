import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

const teacher = { staff: ['teacher'] } as const;
const ofLearner = z.object({ id: z.uuid(), accountId: z.uuid() });

/** Hands a sitting over to the device that asks for it. */
export const moveSeat = defineCall({
  method: 'POST',
  path: '/api/admin/exams/:id/seats/:accountId/move',
  access: teacher,
  params: ofLearner,
  reply: done,
});

/** Counts or refuses what arrived late. */
export const decideLate = defineCall({
  method: 'POST',
  path: '/api/admin/exams/:id/late/:lateId',
  access: teacher,
  params: z.object({ id: z.uuid(), lateId: z.uuid() }),
  body: z.object({ accept: z.boolean(), reason: z.string() }),
  reply: done,
});

export const readLate = defineCall({
  method: 'GET',
  path: '/api/admin/exams/:id/late/:lateId',
  access: teacher,
  params: z.object({ id: z.uuid(), lateId: z.uuid() }),
  reply: z.object({ handed: z.string(), late: z.string() }),
});
