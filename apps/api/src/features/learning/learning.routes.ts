import { DONE } from '@abhyas/contract/done';
import {
  catalogue,
  getProgress,
  inProgress,
  subtopicDetail,
  topicDetail,
  updateProgress,
} from '@abhyas/contract/learning';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http.ts';
import * as learning from './learning.service.ts';

export async function learningRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, catalogue, async ({ identity }) => ({
    topics: await learning.catalogue(context, identity.accountId),
  }));

  handle(app, topicDetail, async ({ identity, params }) =>
    learning.topicDetail(context, identity.accountId, params.topicId),
  );

  handle(app, subtopicDetail, async ({ identity, params }) =>
    learning.subtopicDetail(context, identity.accountId, params.subtopicId),
  );

  handle(app, getProgress, async ({ identity }) => learning.progressOf(context.db, identity.accountId));

  handle(app, inProgress, async ({ identity, body }) => {
    await learning.recordVisit(context, identity.accountId, body);
    return DONE;
  });

  handle(app, updateProgress, async ({ identity, body }) => ({
    finished: await learning.finishAsset(context, identity.accountId, body),
  }));
}
