import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

const teacher = { staff: ['teacher'] } as const;

const learnerCertificate = z.object({
  id: z.string(),
  title: z.string(),
  /** ISO 8601. */
  issuedAt: z.string(),
  /** Why it is not valid any more. */
  withdrawn: z.optional(z.string()),
});
export type LearnerCertificate = z.infer<typeof learnerCertificate>;

/** The certificates of a learner. */
export const listLearnerCertificates = defineCall({
  method: 'GET',
  path: '/api/admin/learners/:accountId/certificates',
  access: teacher,
  params: z.object({ accountId: z.uuid() }),
  reply: z.object({ certificates: z.array(learnerCertificate) }),
});

/** With a reason it is withdrawn; without one it is reinstated. */
export const withdrawCertificate = defineCall({
  method: 'POST',
  path: '/api/admin/certificates/:id/withdraw',
  access: teacher,
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: z.optional(z.string()) }),
  reply: done,
});
