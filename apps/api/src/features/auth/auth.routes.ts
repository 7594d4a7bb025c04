import {
  chooseFirstPassword,
  currentUser,
  googleOptions,
  googleSignIn,
  login,
  logout,
  lookAtInvitation,
  register,
  registerInvited,
} from '@abhyas/contract/auth';
import { signInWays } from '@abhyas/contract/sign-in-ways';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { IpRateLimit } from '../../platform/overload/ip-rate-limit.ts';
import { networkOf } from '../../platform/network-address.ts';
import { endSession } from '../../platform/identity/sessions.ts';
import * as auth from './auth.service.ts';
import { choosePassword } from './first-passwords.service.ts';
import * as invited from './invited.service.ts';
import type { Invitations } from './registration.service.ts';
import { findOffered } from './providers/provider.store.ts';
import { reachOf } from './providers/provider-reach.ts';
import { providersRoutes } from './providers/providers.routes.ts';
import { findRegistrationRule } from './registration-rule.store.ts';
import { signInWithGoogle } from './google-sign-in.service.ts';

/** A lab of hundreds behind one address signs in and registers within a lesson; a flood does more. */
const SIGN_INS = { most: 600, windowSeconds: 60 };
const REGISTRATIONS = { most: 300, windowSeconds: 3600 };

const originOf = ({ headers, ip }: FastifyRequest): auth.Origin => ({
  userAgent: headers['user-agent'] ?? '',
  network: networkOf(ip),
});

export async function authRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'config' | 'db' | 'google' | 'log'> & { readonly invitations: Invitations },
): Promise<void> {
  const { config, db, google } = context;
  const behindProxy = config.trustProxy !== undefined;
  const signIns = new IpRateLimit({ ...SIGN_INS, behindProxy });
  const registrations = new IpRateLimit({ ...REGISTRATIONS, behindProxy });

  handle(app, register, async ({ body, language, request }) => {
    registrations.check(request);
    return { token: await auth.register(context, { ...body, language }, originOf(request)) };
  });

  handle(app, signInWays, async () => ({
    registration: await findRegistrationRule(db),
    providers: await findOffered(db),
  }));

  await app.register(providersRoutes, { ...context, reach: reachOf(config), signIns });

  handle(app, lookAtInvitation, async ({ body, request }) => {
    signIns.check(request);
    return invited.lookAtInvitation(context, body.key);
  });

  handle(app, registerInvited, async ({ body, language, request }) => {
    registrations.check(request);
    return { token: await invited.registerInvited(context, { ...body, language }, originOf(request)) };
  });

  handle(app, login, async ({ body, request }) => {
    signIns.check(request);
    return { token: await auth.login(context, body, originOf(request)) };
  });

  handle(app, chooseFirstPassword, async ({ body, language, request }) => {
    signIns.check(request);
    return { token: await choosePassword({ db }, { ...body, language }, originOf(request)) };
  });

  handle(app, googleOptions, async () => {
    const { clientId, scriptUrl, simulated } = google;
    return { clientId, scriptUrl, simulated };
  });

  handle(app, googleSignIn, async ({ body, language, request }) => {
    signIns.check(request);
    const { userAgent } = originOf(request);
    return { token: await signInWithGoogle(context, { ...body, language }, userAgent) };
  });

  handle(app, currentUser, async ({ request }) => {
    const identity = await request.readIdentity();
    const user = identity && (await auth.describeUser(db, identity.accountId));
    return user ?? { oldSession: true as const };
  });

  handle(app, logout, async ({ identity }) => {
    await endSession(db, identity.sessionId);
    return DONE;
  });
}
