import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { registrationRule } from './sign-in-ways.ts';

/** Who may register by themselves. Lists and invitations of the staff work whatever it says. */
export const getRegistration = defineCall({
  method: 'GET',
  path: '/api/admin/sign-in/registration',
  access: { staff: ['owner'] },
  reply: registrationRule,
});

export const saveRegistration = defineCall({
  method: 'POST',
  path: '/api/admin/sign-in/registration',
  access: { staff: ['owner'] },
  body: z.object({ kind: registrationRule.shape.kind, domains: z.array(z.string()) }),
  reply: registrationRule,
});

export const providerEntry = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  domains: z.array(z.string()),
  /** Whether its button stands on the sign-in screens. */
  offered: z.boolean(),
  /** Accounts that it opens. */
  linked: z.number(),
});
export type ProviderEntry = z.infer<typeof providerEntry>;

const providers = z.object({
  providers: z.array(providerEntry),
  /** To be entered at the provider. */
  returnAddress: z.string(),
});

/** The institute's OpenID providers. Secrets are written and never read. */
export const listProviders = defineCall({
  method: 'GET',
  path: '/api/admin/sign-in/providers',
  access: { staff: ['owner'] },
  reply: providers,
});

const given = z.object({
  name: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  domains: z.array(z.string()),
  offered: z.boolean(),
});

export const addProvider = defineCall({
  method: 'POST',
  path: '/api/admin/sign-in/providers',
  access: { staff: ['owner'] },
  body: z.extend(given, { issuer: z.string() }),
  reply: providers,
});

/** A blank secret stays as it is; the issuer stays in any case. */
export const changeProvider = defineCall({
  method: 'POST',
  path: '/api/admin/sign-in/providers/:id/change',
  access: { staff: ['owner'] },
  params: z.object({ id: z.uuid() }),
  body: given,
  reply: providers,
});

/** Takes a provider away with every link to it. */
export const removeProvider = defineCall({
  method: 'POST',
  path: '/api/admin/sign-in/providers/:id/remove',
  access: { staff: ['owner'] },
  params: z.object({ id: z.uuid() }),
  reply: providers,
});

/** What is good about a provider, and what is not. */
export const FINDINGS = [
  'found',
  'keys',
  'client-known',
  'client-unclear',
  'no-pkce',
  'no-email',
  'no-verified',
  'no-keys',
  'client-refused',
  'not-https',
  'private',
  'unreachable',
  'no-document',
  'other-issuer',
  'incomplete',
] as const;
export const finding = z.object({ what: z.enum(FINDINGS), detail: z.string() });
export type Finding = z.infer<typeof finding>;
export type FindingKind = Finding['what'];

/** Asks a provider what it is, before learners meet it. With `id` and a blank secret the stored one is used. */
export const tryProvider = defineCall({
  method: 'POST',
  path: '/api/admin/sign-in/providers/try',
  access: { staff: ['owner'] },
  timeout: 'long',
  body: z.object({
    id: z.optional(z.uuid()),
    issuer: z.string(),
    clientId: z.string(),
    clientSecret: z.string(),
  }),
  reply: z.object({ findings: z.array(finding) }),
});
