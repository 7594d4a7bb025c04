import { DONE } from '@abhyas/contract/done';
import {
  askBatchAccess,
  endBatchAccess,
  giveBatchAccess,
  listBatchAccess,
  previewBatchAccess,
} from '@abhyas/contract/classes-access.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as access from './class-access.service.ts';

/** Plans for all learners of a class. */
export async function classAccessStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, listBatchAccess, ({ identity }) => access.listForBatches(context, identity.accountId));

  handle(app, previewBatchAccess, ({ query }) => access.previewForBatch(context, query));

  handle(app, askBatchAccess, async ({ identity, body }) => {
    await access.askForClass(context, identity.accountId, body);
    return DONE;
  });

  handle(app, giveBatchAccess, ({ identity, params, body }) =>
    access.giveToClass(context, identity.accountId, { ...params, ...body }),
  );

  handle(app, endBatchAccess, ({ identity, params, body }) =>
    access.endForClass(context, identity.accountId, { ...params, ...body }),
  );
}
