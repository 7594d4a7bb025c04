import { DONE } from '@abhyas/contract/done';
import {
  approveAccess,
  extendAccess,
  findHolders,
  grantAccess,
  listAccessRequests,
  rejectAccess,
  revokeAccess,
} from '@abhyas/contract/entitlements.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as access from './staff-access.service.ts';
import * as requests from './access-requests.service.ts';

/** Plans that staff give, prolong and take back by hand. */
export async function entitlementsStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, findHolders, async ({ query }) => ({
    holders: await access.findHolders(context, query.search),
  }));

  handle(app, grantAccess, async ({ identity, body }) =>
    requests.askForGrant(context, identity.accountId, body),
  );

  handle(app, extendAccess, async ({ identity, params, body }) =>
    requests.askForExtension(context, identity.accountId, { id: params.id, ...body }),
  );

  handle(app, listAccessRequests, async ({ identity }) => ({
    requests: await requests.waitingRequests(context, identity.accountId),
  }));

  handle(app, approveAccess, async ({ identity, params }) => {
    await requests.approveRequest(context, identity.accountId, params.id);
    return DONE;
  });

  handle(app, rejectAccess, async ({ identity, params }) => {
    await requests.rejectRequest(context, identity.accountId, params.id);
    return DONE;
  });

  handle(app, revokeAccess, async ({ identity, params, body }) =>
    access.revokeAccess(context, identity.accountId, { id: params.id, ...body }),
  );
}
