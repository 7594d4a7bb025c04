import { DONE } from '@abhyas/contract/done';
import { addFeedback, consentToShow, listFeedback } from '@abhyas/contract/support';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { messagesOf, receiveMessage, setConsent } from './support.service.ts';

export async function supportRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, addFeedback, async ({ identity, body }) => ({
    number: await receiveMessage(context, identity.accountId, body),
  }));

  handle(app, listFeedback, async ({ identity }) => ({
    messages: await messagesOf(context, identity.accountId),
  }));

  handle(app, consentToShow, async ({ identity, params, body }) => {
    await setConsent(context, identity.accountId, { ...params, ...body });
    return DONE;
  });
}
