import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** Leads from a launch that its platform has signed to what it opened; only the browser that was launched has it. */
const code = z.string().check(z.maxLength(100));

/** What comes next for whoever was launched. */
const entered = z.discriminatedUnion('next', [
  /** They are signed in; `to` is what the platform opened. */
  z.object({ next: z.literal('open'), token: z.string(), to: z.string() }),
  /** They have no account here yet: they have to agree first. */
  z.object({ next: z.literal('agree'), platform: z.string(), name: z.string(), email: z.string() }),
  /** There is an account with their address: its owner has to sign in once. */
  z.object({ next: z.literal('confirm'), platform: z.string(), email: z.string() }),
  /** A teacher, who signs in by themselves. */
  z.object({ next: z.literal('teach'), to: z.string() }),
  /** Somebody who chooses an assignment for a course of the platform. */
  z.object({ next: z.literal('choose') }),
]);
export type LtiEntered = z.infer<typeof entered>;

/** Signs in whoever was launched, or says what is missing. */
export const enterLti = defineCall({
  method: 'POST',
  path: '/api/lti/enter',
  access: 'public',
  body: z.object({ code, agreed: z.boolean() }),
  reply: entered,
});

/** The owner of the account with the launched person's address says that it is theirs. */
export const confirmLti = defineCall({
  method: 'POST',
  path: '/api/lti/confirm',
  access: 'learner',
  body: z.object({ code }),
  reply: z.object({ to: z.string() }),
});
