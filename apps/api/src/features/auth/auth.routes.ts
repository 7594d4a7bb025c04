import { currentUser, login, logout, register } from '@abhyas/contract/auth';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http.ts';
import { endSession } from '../../platform/sessions.ts';
import * as auth from './auth.service.ts';

export async function authRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): Promise<void> {
  handle(app, register, async ({ body, request }) => ({
    token: await auth.register(db, body, request.headers['user-agent'] ?? ''),
  }));

  handle(app, login, async ({ body, request }) => ({
    token: await auth.login(db, body, request.headers['user-agent'] ?? ''),
  }));

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
