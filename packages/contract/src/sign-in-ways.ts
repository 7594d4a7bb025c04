import * as z from 'zod/mini';

import { tokenReply } from './auth.ts';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';

/** Who may register by themselves: everybody, addresses of these domains, or nobody who is on no list. */
export const registrationRule = z.object({
  kind: z.enum(['open', 'domains', 'closed']),
  domains: z.array(z.string()),
});
export type RegistrationRule = z.infer<typeof registrationRule>;

/** What the screens of sign-in and registration say before anybody types. */
export const signInWays = defineCall({
  method: 'GET',
  path: '/api/auth/ways',
  access: 'public',
  reply: z.object({
    registration: registrationRule,
    /** The institute's own providers (single sign-on), each with the name on its button. */
    providers: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});

/** Where the browser goes to sign in by a provider. It comes back to /login/return, and only with this key. */
export const beginProviderSignIn = defineCall({
  method: 'POST',
  path: '/api/auth/providers/:id/begin',
  access: 'public',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ url: z.string(), key: z.string() }),
});

/**
 * The browser is back; `answer` is the query that the provider added. `link`: it does not prove the address, so whoever
 * owns the account signs in once and then makes the link.
 */
export const finishProviderSignIn = defineCall({
  method: 'POST',
  path: '/api/auth/providers/finish',
  access: 'public',
  body: z.object({ key: z.string(), answer: z.string().check(z.maxLength(limits.providerAnswerMax)) }),
  reply: z.union([
    tokenReply,
    z.object({ link: z.object({ key: z.string(), name: z.string(), email: z.string() }) }),
  ]),
});

/** Links the account that is signed in with whom the provider named before; answers the provider's name. */
export const linkProvider = defineCall({
  method: 'POST',
  path: '/api/auth/providers/link',
  access: 'learner',
  body: z.object({ key: z.string() }),
  reply: z.object({ name: z.string() }),
});
