import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';
import { auditKinds } from './messages/en/audit.ts';

/** What somebody does for the institute. An owner may do everything. */
export const STAFF_ROLES = ['owner', 'teacher', 'moderator', 'accounts'] as const;
export const staffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof staffRole>;

/**
 * How far a session is with the second factor: `unset` until an authenticator app is connected, `needed` until
 * this session has given a code, `given` after that.
 */
export const secondFactor = z.enum(['unset', 'needed', 'given']);
export type SecondFactor = z.infer<typeof secondFactor>;

/** The person who asks, for the console's doorway. Somebody without a role gets an empty list. */
export const staffStatus = defineCall({
  method: 'GET',
  path: '/api/admin/standing',
  access: 'learner',
  reply: z.object({ roles: z.array(staffRole), secondFactor }),
});

/** Begins to connect an authenticator app. `uri` is what its QR code says; `secret` is for typing. */
export const setUpSecondFactor = defineCall({
  method: 'POST',
  path: '/api/admin/second-factor/setup',
  access: 'learner',
  reply: z.object({ secret: z.string(), uri: z.string() }),
});

/** Connects the app by its first code and hands out the recovery codes, this once. */
export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/api/admin/second-factor/confirm',
  access: 'learner',
  body: z.object({ code: z.string() }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
});

/** Opens the console for this session, by a code of the app or a recovery code. */
export const giveSecondFactor = defineCall({
  method: 'POST',
  path: '/api/admin/second-factor/give',
  access: 'learner',
  body: z.object({ code: z.string() }),
  reply: done,
});

/** What may wait for somebody on the staff, in the order of the overview. */
export const WAITING = [
  'classesToday',
  'unanswered',
  'reported',
  'held',
  'support',
  'supportLate',
  'offline',
  'classAccess',
  'refunds',
  'disputes',
  'drafts',
  'mails',
] as const;

/** What is waiting for the person who asks: the counts that their roles may see, without those that are zero. */
export const listWaiting = defineCall({
  method: 'GET',
  path: '/api/admin/waiting',
  access: { staff: ['teacher', 'moderator', 'accounts'] },
  reply: z.object({ waiting: z.array(z.object({ what: z.enum(WAITING), count: z.number() })) }),
});
export type Waiting = z.infer<(typeof listWaiting)['reply']>['waiting'][number];

export const staffMember = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(staffRole),
  secondFactorSet: z.boolean(),
  /** ISO 8601. */
  addedAt: z.string(),
  self: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const listStaff = defineCall({
  method: 'GET',
  path: '/api/admin/staff',
  access: { staff: ['owner'] },
  reply: z.object({ members: z.array(staffMember) }),
});

/** Gives somebody exactly these roles; an empty list takes them out of the staff. */
export const setStaffRoles = defineCall({
  method: 'POST',
  path: '/api/admin/staff',
  access: { staff: ['owner'] },
  body: z.object({ email: z.string(), roles: z.array(staffRole) }),
  reply: z.object({ members: z.array(staffMember) }),
});

/** For somebody who lost phone and recovery codes: they connect an app again at their next visit. */
export const resetSecondFactor = defineCall({
  method: 'POST',
  path: '/api/admin/staff/:accountId/reset-second-factor',
  access: { staff: ['owner'] },
  params: z.object({ accountId: z.uuid() }),
  reply: done,
});

const AUDIT_KINDS = Object.keys(auditKinds) as (keyof typeof auditKinds)[];

export const auditEntry = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** What was done, in words. */
  sentence: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Which actions; what is left out is not asked. */
export const auditFilter = z.object({
  /** A part of the actor, the action or the subject. */
  search: z.optional(z.string()),
  /** A part of the name or the address of who did it. */
  person: z.optional(z.string()),
  kind: z.optional(z.enum(AUDIT_KINDS)),
  /** A part of what it was done to. */
  object: z.optional(z.string()),
  /** The first and the last day, by India's calendar. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export type AuditFilter = z.infer<typeof auditFilter>;

/** What staff did, the newest first. */
export const listAudit = defineCall({
  method: 'GET',
  path: '/api/admin/audit',
  access: { staff: ['owner'] },
  query: z.object({
    /** `next` of the page before. */
    before: z.optional(z.string()),
    ...auditFilter.shape,
  }),
  reply: z.object({ entries: z.array(auditEntry), next: z.optional(z.string()) }),
});

/** Lines that the file of the audit log has at most, the newest first. */
export const AUDIT_FILE_MOST = 50_000;

/** The same actions, one a line, as CSV. */
export const auditFile = defineCall({
  method: 'GET',
  path: '/api/admin/audit.csv',
  access: { staff: ['owner'] },
  query: auditFilter,
  reply: z.unknown(),
});
