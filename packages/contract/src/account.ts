import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';
import { PAGE_LANGUAGES } from './page-language.ts';

export const resendConfirmation = defineCall({
  method: 'GET',
  path: '/api/users/resend',
  timeout: 'write',
  access: 'learner',
  reply: done,
});

/** Answers alike whether or not the address is known. */
export const recoveryMail = defineCall({
  method: 'GET',
  path: '/api/users/recoverymail',
  timeout: 'write',
  access: 'public',
  query: z.object({ email: z.string() }),
  reply: done,
});

export const changePasswordByMail = defineCall({
  method: 'POST',
  path: '/api/users/changepassword',
  access: 'public',
  body: z.object({ recKey: z.string(), email: z.string(), password: z.string() }),
  reply: done,
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/users/changepasswordaccount',
  access: 'learner',
  body: z.object({ oldpassword: z.string(), password: z.string() }),
  reply: done,
});

/** Colours to choose an avatar from. The first is the default (ACCOUNT-10); letters on each are readable. */
export const AVATAR_COLOURS = [
  '#007bff',
  '#0f766e',
  '#15803d',
  '#b45309',
  '#c2410c',
  '#b91c1c',
  '#be185d',
  '#7e22ce',
  '#4338ca',
  '#475569',
] as const;

/** What is not named stays as it was. */
export const profileChange = z.object({
  name: z.optional(z.string()),
  course: z.optional(z.string()),
  college: z.optional(z.string()),
  userColor: z.optional(z.string()),
  /** The language of screens, mails and notifications, on every device. */
  language: z.optional(z.enum(PAGE_LANGUAGES)),
});
export type ProfileChange = z.infer<typeof profileChange>;

export const editProfile = defineCall({
  method: 'POST',
  path: '/api/users/profile',
  access: 'learner',
  body: profileChange,
  reply: done,
});

/** A device on which somebody is signed in. Times are ISO 8601. */
export const signedInDevice = z.object({
  id: z.string(),
  userAgent: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  /** The device that asks. */
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/users/sessions',
  access: 'learner',
  reply: z.object({ sessions: z.array(signedInDevice) }),
});

/** The password shows that the owner signs others out; an account without one has signed in a moment ago. */
const proofAgain = z.object({ password: z.optional(z.string()) });

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/users/sessions/endothers',
  access: 'learner',
  body: proofAgain,
  reply: done,
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/users/sessions/:id',
  access: 'learner',
  params: z.object({ id: z.string() }),
  body: proofAgain,
  reply: done,
});

/** Everything that is kept about the learner, by part of the product and table. */
export const exportData = defineCall({
  method: 'GET',
  path: '/api/users/export',
  timeout: 'long',
  access: 'learner',
  reply: z.object({
    product: z.string(),
    exportedAt: z.string(),
    parts: z.record(z.string(), z.record(z.string(), z.array(z.record(z.string(), z.unknown())))),
  }),
});

/** `password` proves it is the owner; an account without one names its own address in `email` instead. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/users/delete',
  timeout: 'long',
  access: 'learner',
  body: z.object({ password: z.optional(z.string()), email: z.optional(z.string()) }),
  reply: done,
});
