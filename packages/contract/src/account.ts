import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

export const resendConfirmation = defineCall({
  method: 'GET',
  path: '/api/users/resend',
  access: 'learner',
  reply: done,
});

/** Answers alike whether or not the address is known. */
export const recoveryMail = defineCall({
  method: 'GET',
  path: '/api/users/recoverymail',
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
