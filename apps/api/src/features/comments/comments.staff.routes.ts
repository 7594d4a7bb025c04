import {
  answerThread,
  listMutes,
  listForModeration,
  moderateComment,
  muteLearner,
  readThread,
  unmuteLearner,
} from '@abhyas/contract/comments.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as moderation from './moderation.service.ts';
import { answerOfficially } from './official-answers.service.ts';

/** What moderators and teachers do in discussions. */
export async function commentsStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, listForModeration, async ({ identity, query }) =>
    moderation.listForModeration(context, identity.accountId, query),
  );

  handle(app, readThread, async ({ identity, params }) =>
    moderation.readThread(context, identity.accountId, params.id),
  );

  handle(app, answerThread, async ({ identity, params, body }) => ({
    comment: await answerOfficially(context, identity.accountId, { ...body, threadId: params.id }),
  }));

  handle(app, moderateComment, async ({ identity, params, body }) => ({
    comment: await moderation.moderate(context, identity.accountId, { ...body, id: params.id }),
  }));

  handle(app, muteLearner, async ({ identity, body }) => moderation.mute(context, identity.accountId, body));

  handle(app, unmuteLearner, async ({ identity, params }) => {
    await moderation.unmute(context, identity.accountId, params.accountId);
    return DONE;
  });

  handle(app, listMutes, async () => ({ mutes: await moderation.listMutes(context) }));
}
