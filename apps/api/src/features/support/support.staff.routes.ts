import {
  answerMessage,
  listDesk,
  publishTestimonial,
  readMessage,
  setMessageStatus,
} from '@abhyas/contract/support.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as desk from './desk.service.ts';

/** The queue of all that people write to the institute. */
export async function supportStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, listDesk, async ({ query }) => desk.listDesk(context, query));

  handle(app, readMessage, async ({ params }) => ({
    message: await desk.readMessage(context, params.number),
  }));

  handle(app, answerMessage, async ({ identity, params, body }) => ({
    message: await desk.answerMessage(context, identity.accountId, { ...params, ...body }),
  }));

  handle(app, setMessageStatus, async ({ identity, params, body }) => ({
    message: await desk.setStatus(context, identity.accountId, { ...params, ...body }),
  }));

  handle(app, publishTestimonial, async ({ identity, params, body }) => ({
    message: await desk.publish(context, identity.accountId, { ...params, ...body }),
  }));
}
