import {
  addComment,
  deleteComment,
  editComment,
  listComments,
  listReplies,
  reportComment,
} from '@abhyas/contract/comments';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as comments from './comments.service.ts';
import * as threads from './threads.service.ts';

export async function commentsRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, listComments, async ({ identity, params, query }) =>
    threads.listComments(context, identity.accountId, { assetId: params.assetId, after: query.after }),
  );

  handle(app, listReplies, async ({ identity, params, query }) =>
    threads.listReplies(context, identity.accountId, { threadId: params.id, after: query.after }),
  );

  handle(app, addComment, async ({ identity, body }) => ({
    comment: await comments.addComment(context, identity.accountId, body),
  }));

  handle(app, editComment, async ({ identity, params, body }) => ({
    comment: await comments.editComment(context, identity.accountId, { ...body, id: params.id }),
  }));

  handle(app, deleteComment, async ({ identity, params }) => {
    await comments.deleteComment(context, identity.accountId, params.id);
    return DONE;
  });

  handle(app, reportComment, async ({ identity, params, body }) => {
    await comments.reportComment(context, identity.accountId, { id: params.id, reason: body.reason });
    return DONE;
  });
}
