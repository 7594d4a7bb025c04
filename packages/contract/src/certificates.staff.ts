import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

const owner = { staff: ['owner'] } as const;
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

const certificateKeys = z.object({
  /** The name of the key that signs now: its thumbprint. */
  current: z.string(),
  /** Those before, the last one first. */
  retired: z.array(
    z.object({
      keyId: z.string(),
      /** ISO 8601. */
      retiredAt: z.string(),
      /** It is published no more. */
      stolen: z.boolean(),
    }),
  ),
});
export type CertificateKeys = z.infer<typeof certificateKeys>;

/** The institute's keys that sign certificates, by name. */
export const listCertificateKeys = defineCall({
  method: 'GET',
  path: '/api/admin/certificates/keys',
  access: owner,
  reply: certificateKeys,
});

/** Certificates are signed with a new key from now on, in place of the one that is named. */
export const changeCertificateKey = defineCall({
  method: 'POST',
  path: '/api/admin/certificates/keys/change',
  access: owner,
  body: z.object({ current: z.string(), stolen: z.boolean() }),
  reply: done,
});
