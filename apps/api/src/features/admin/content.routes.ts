import { contentStanding, rollBack } from '@abhyas/contract/admin-content';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http.ts';
import * as publishing from '../publishing/publishing.service.ts';

/** What learners see, and bringing an earlier release back. */
export async function contentRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release' | 'builder'>,
): Promise<void> {
  handle(app, contentStanding, () => publishing.contentStanding(context));
  handle(app, rollBack, async ({ identity, body }) => {
    await publishing.rollBack(context, identity.accountId, body);
    return DONE;
  });
}
