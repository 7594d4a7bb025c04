import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** A comment as readers see it (spec section 3). */
export const comment = z.object({
  id: z.string(),
  by: z.string(),
  userColor: z.string(),
  official: z.boolean(),
  /** ISO 8601, UTC. */
  at: z.string(),
  comment: z.string(),
});
export type Comment = z.infer<typeof comment>;

export const listComments = defineCall({
  method: 'GET',
  path: '/api/comments/comments/:assetId',
  access: 'learner',
  params: z.object({ assetId: z.string() }),
  reply: z.object({ comments: z.array(comment) }),
});

export const addComment = defineCall({
  method: 'POST',
  path: '/api/comments/addcomment',
  access: 'learner',
  body: z.object({ comment: z.string(), assetId: z.string(), url: z._default(z.string(), '') }),
  reply: z.object({ comment }),
});
