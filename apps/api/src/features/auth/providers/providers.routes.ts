import {
  beginProviderSignIn as begin,
  finishProviderSignIn as finish,
  linkProvider as link,
} from '@abhyas/contract/sign-in-ways';
import type { FastifyInstance } from 'fastify';

import { handle } from '../../../platform/http/http.ts';
import type { IpRateLimit } from '../../../platform/overload/ip-rate-limit.ts';
import {
  beginProviderSignIn,
  finishProviderSignIn,
  type ProviderContext,
} from './provider-sign-in.service.ts';
import { linkProvider } from './provider-welcome.service.ts';

/** Signing in by the institute's own provider. */
export async function providersRoutes(
  app: FastifyInstance,
  context: ProviderContext & { readonly signIns: IpRateLimit },
): Promise<void> {
  const { db, signIns } = context;

  handle(app, begin, async ({ params, request }) => {
    signIns.check(request);
    return beginProviderSignIn(context, params.id);
  });

  handle(app, finish, async ({ body, language, request }) => {
    signIns.check(request);
    const userAgent = request.headers['user-agent'] ?? '';
    return finishProviderSignIn(context, { ...body, language, userAgent });
  });

  handle(app, link, async ({ identity, body }) => ({
    name: await linkProvider({ db }, identity.accountId, body.key),
  }));
}
