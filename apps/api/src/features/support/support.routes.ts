import { addFeedback, listFeedback } from '@abhyas/contract/support';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http.ts';
import { receiveMessage } from './support.service.ts';
import { findMessages } from './support.store.ts';

export async function supportRoutes(app: FastifyInstance, context: Pick<AppContext, 'db'>): Promise<void> {
  handle(app, addFeedback, async ({ identity, body }) => ({
    number: await receiveMessage(context, identity.accountId, body),
  }));

  handle(app, listFeedback, async ({ identity }) => ({
    messages: await findMessages(context.db, identity.accountId),
  }));
}
