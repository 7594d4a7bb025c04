import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

/** A comment as one reader sees it (COMMENTS-6). Its text is plain, with the small markup of `comment-markup`. */
export const comment = z.object({
  id: z.string(),
  by: z.string(),
  userColor: z.string(),
  official: z.boolean(),
  /** ISO 8601, UTC. */
  at: z.string(),
  comment: z.string(),
  /** The comment that this one answers; '' for one that begins a thread. */
  parentId: z.string(),
  mine: z.boolean(),
  edited: z.boolean(),
  /** Staff says that this answer is right. */
  endorsed: z.boolean(),
  spoiler: z.boolean(),
  /** Its author took the text away; it stays because it has replies. */
  deleted: z.boolean(),
  /** Waits for a moderator; only its author sees it. */
  held: z.boolean(),
  /** On a thread's first comment that has more replies than were sent: `after` for the next ones. */
  moreReplies: z.optional(z.string()),
});
export type Comment = z.infer<typeof comment>;

/** A page of threads, endorsed and newest first, each followed by its first replies, oldest first. */
export const listComments = defineCall({
  method: 'GET',
  path: '/api/comments/comments/:assetId',
  access: 'learner',
  params: z.object({ assetId: z.string() }),
  query: z.object({
    /** `next` of the page before. */
    after: z.optional(z.string()),
  }),
  reply: z.object({
    comments: z.array(comment),
    next: z.optional(z.string()),
    total: z.number(),
    /** A moderator lets this reader write again from `until` (ISO 8601). */
    muted: z.optional(z.object({ until: z.string(), reason: z.string() })),
  }),
});

/** More replies of a long thread, oldest first. */
export const listReplies = defineCall({
  method: 'GET',
  path: '/api/comments/:id/replies',
  access: 'learner',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    /** `moreReplies` of the thread, or `next` of the page before. */
    after: z.optional(z.string()),
  }),
  reply: z.object({ comments: z.array(comment), next: z.optional(z.string()) }),
});

export const addComment = defineCall({
  method: 'POST',
  path: '/api/comments/addcomment',
  access: 'learner',
  body: z.object({
    comment: z.string(),
    assetId: z.string(),
    url: z._default(z.string(), ''),
    parentId: z.optional(z.string()),
    spoiler: z.optional(z.boolean()),
    /** Chosen by the browser, so that a repeated request adds one comment. */
    clientId: z.optional(z.uuid()),
  }),
  reply: z.object({ comment }),
});

export const editComment = defineCall({
  method: 'POST',
  path: '/api/comments/:id/edit',
  access: 'learner',
  params: z.object({ id: z.uuid() }),
  body: z.object({ comment: z.string(), spoiler: z.optional(z.boolean()) }),
  reply: z.object({ comment }),
});

export const deleteComment = defineCall({
  method: 'DELETE',
  path: '/api/comments/:id',
  access: 'learner',
  params: z.object({ id: z.uuid() }),
  reply: done,
});

export const reportComment = defineCall({
  method: 'POST',
  path: '/api/comments/:id/report',
  access: 'learner',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: z.string() }),
  reply: done,
});
