import { sayAtWork } from '@abhyas/contract/live';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { hear } from './at-work.service.ts';

/** Learners at work on an assignment. */
export async function liveRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): Promise<void> {
  handle(app, sayAtWork, ({ identity, params, body }) =>
    hear({ db }, identity.accountId, { ...params, ...body }),
  );
}
