import { compareReleases, contentStatus, rollBack } from '@abhyas/contract/publishing-releases.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as releases from './releases.service.ts';

/** What learners see, and bringing an earlier release back. */
export async function releasesStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release' | 'builder'>,
): Promise<void> {
  handle(app, contentStatus, () => releases.contentStatus(context));
  handle(app, compareReleases, ({ identity, query }) =>
    releases.compareReleases(context, identity.accountId, query),
  );
  handle(app, rollBack, async ({ identity, body }) => {
    await releases.rollBack(context, identity.accountId, body);
    return DONE;
  });
}
