import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';
import { PAGE_LANGUAGES } from './page-language.ts';
import { activePlan } from './plans.ts';

/** The signed-in learner as GET /api/auth answers it (AUTH-25). */
export const user = z.object({
  _id: z.string(),
  sUserName: z.string(),
  userColor: z.string(),
  abhyasId: z.string(),
  name: z.string(),
  email: z.string(),
  course: z.string(),
  college: z.string(),
  confirmed: z.boolean(),
  /** 1 when the account has a password, so that changing it can be offered. */
  rSD: z.union([z.literal(0), z.literal(1)]),
  notif: z.boolean(),
  activePlans: z.array(activePlan),
  /** The language that the learner chose; absent until then. */
  language: z.optional(z.enum(PAGE_LANGUAGES)),
  /** Where the institute's logo is; absent: it has none. */
  logo: z.optional(z.string()),
  /** Present for those who may open the console. */
  staff: z.optional(z.literal(true)),
});
export type User = z.infer<typeof user>;

export const tokenReply = z.object({ token: z.string() });

/** Start-up (AUTH-17): the user, or `oldSession` when the token is expired, revoked or unknown. */
export const currentUser = defineCall({
  method: 'GET',
  path: '/api/auth',
  access: 'public',
  reply: z.union([
    z.object({ oldSession: z.literal(true) }),
    z.object({ ...user.shape, expired: z.optional(z.literal(true)) }),
  ]),
});

export const login = defineCall({
  method: 'POST',
  path: '/api/auth',
  access: 'public',
  body: z.object({ email: z.string(), password: z.string() }),
  reply: tokenReply,
});

/**
 * Puts a password of their own in the place of the one that the college printed, and signs in. `login` answers such a
 * password with `auth.first-password`.
 */
export const chooseFirstPassword = defineCall({
  method: 'POST',
  path: '/api/auth/first-password',
  access: 'public',
  body: z.object({ email: z.string(), password: z.string(), newPassword: z.string() }),
  reply: tokenReply,
});

export const register = defineCall({
  method: 'POST',
  path: '/api/users',
  access: 'public',
  body: z.object({ name: z.string(), email: z.string(), password: z.string() }),
  reply: tokenReply,
});

/** Of a mail that invites to a class: for whom its key is. A key that is wrong, used or too old is 404, all alike. */
export const lookAtInvitation = defineCall({
  method: 'POST',
  path: '/api/users/invitation',
  access: 'public',
  body: z.object({ key: z.string() }),
  reply: z.object({ name: z.string(), email: z.string(), batch: z.string() }),
});

/** Registers under the address that was invited, which the key proves, and signs in. */
export const registerInvited = defineCall({
  method: 'POST',
  path: '/api/users/invited',
  access: 'public',
  body: z.object({ key: z.string(), name: z.string(), password: z.string() }),
  reply: tokenReply,
});

export const googleSignIn = defineCall({
  method: 'POST',
  path: '/api/auth/gsignin',
  access: 'public',
  /** `nonce`: what the page gave Google when it asked for this token; one from elsewhere carries another. */
  body: z.object({ idToken: z.string(), nonce: z.optional(z.string()) }),
  reply: tokenReply,
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  timeout: 'brief',
  access: 'learner',
  whileSitting: true,
  reply: done,
});

/** What the browser needs to draw Google's button. `simulated`: no keys are set, a local double answers. */
export const googleOptions = defineCall({
  method: 'GET',
  path: '/api/auth/google',
  access: 'public',
  reply: z.object({ clientId: z.string(), scriptUrl: z.string(), simulated: z.boolean() }),
});
