import {
  batchDetail,
  callRoll,
  finishClass,
  importMembers,
  listBatches,
  makeBatch,
  openForLearner,
  planClass,
  removeMember,
} from '@abhyas/contract/admin-classes';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http.ts';
import * as batches from '../classes/batches.service.ts';
import * as classes from '../classes/live-classes.service.ts';

/** Batches of learners, their live classes, and the modules that these open. */
export async function classesRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, listBatches, () => batches.listBatches(context));
  handle(app, makeBatch, ({ identity, body }) => batches.makeBatch(context, identity.accountId, body.name));
  handle(app, batchDetail, ({ params }) => batches.batchDetail(context, params.batchId));
  handle(app, importMembers, ({ identity, params, body }) =>
    batches.importMembers(context, identity.accountId, { ...params, ...body }),
  );
  handle(app, removeMember, async ({ identity, params }) => {
    await batches.removeMember(context, identity.accountId, params);
    return DONE;
  });
  handle(app, planClass, ({ identity, params, body }) =>
    classes.planClass(context, identity.accountId, { ...params, ...body }),
  );
  handle(app, callRoll, async ({ identity, params, body }) => {
    await classes.callRoll(context, identity.accountId, { ...params, ...body });
    return DONE;
  });
  handle(app, finishClass, ({ identity, params, body }) =>
    classes.finishClass(context, identity.accountId, { ...params, ...body }),
  );
  handle(app, openForLearner, ({ identity, body }) =>
    classes.openForLearner(context, identity.accountId, body),
  );
}
