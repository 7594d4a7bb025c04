import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { comment } from './comments.ts';
import { done } from './done.ts';

const TALK = { staff: ['moderator', 'teacher'] } as const;

/** The moderators' lists: threads that wait for an answer, reported, held and hidden comments. */
export const MODERATION_VIEWS = ['unanswered', 'reported', 'held', 'hidden'] as const;
export type ModerationView = (typeof MODERATION_VIEWS)[number];

/** A comment as staff sees it. */
export const staffComment = z.object({
  ...comment.shape,
  /** '' when its author has deleted their account. */
  accountId: z.string(),
  hidden: z.boolean(),
  /** A thread that waits for an answer of the institute. */
  awaiting: z.boolean(),
  /** Until when its author may not write (ISO 8601). */
  mutedUntil: z.optional(z.string()),
});
export type StaffComment = z.infer<typeof staffComment>;

/** The item that a discussion is about. */
export const commentedItem = z.object({
  assetId: z.string(),
  title: z.string(),
  /** Course and module. */
  within: z.string(),
  /** The screen on which learners read it. */
  path: z.string(),
});
export type CommentedItem = z.infer<typeof commentedItem>;

export const commentReport = z.object({ by: z.string(), reason: z.string(), at: z.string() });

export const moderationItem = z.object({
  threadId: z.string(),
  /** Since when it waits (ISO 8601). */
  since: z.string(),
  place: commentedItem,
  comment: staffComment,
  replies: z.number(),
  reports: z.array(commentReport),
});
export type ModerationItem = z.infer<typeof moderationItem>;

export const listForModeration = defineCall({
  method: 'GET',
  path: '/api/admin/talk',
  access: TALK,
  query: z.object({
    view: z.enum(MODERATION_VIEWS),
    /** `next` of the page before. */
    after: z.optional(z.string()),
  }),
  reply: z.object({
    items: z.array(moderationItem),
    next: z.optional(z.string()),
    /** How many wait in each list; more than 999 are 999. */
    waiting: z.record(z.enum(MODERATION_VIEWS), z.number()),
  }),
});

/** A whole thread with what readers do not see. */
export const readThread = defineCall({
  method: 'GET',
  path: '/api/admin/talk/threads/:id',
  access: TALK,
  params: z.object({ id: z.uuid() }),
  reply: z.object({ place: commentedItem, comments: z.array(staffComment), reports: z.array(commentReport) }),
});

/** Answers a thread as official and notifies whoever began it and whoever is answered. */
export const answerThread = defineCall({
  method: 'POST',
  path: '/api/admin/talk/threads/:id/answer',
  access: TALK,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    comment: z.string(),
    /** The reply that is answered, when it is not the first comment. */
    answers: z.optional(z.uuid()),
    /** Chosen by the browser, so that a repeated request adds one answer. */
    clientId: z.uuid(),
  }),
  reply: z.object({ comment: staffComment }),
});

/**
 * What staff does to a comment. `waive`: the thread needs no answer; `await`: it does. `settle`: its reports are
 * dealt with; `reopen` takes that back. `release`: a held comment becomes visible; `hold` takes that back.
 */
export const MODERATION_ACTIONS = [
  'hide',
  'show',
  'endorse',
  'unendorse',
  'release',
  'hold',
  'settle',
  'reopen',
  'waive',
  'await',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

export const moderateComment = defineCall({
  method: 'POST',
  path: '/api/admin/talk/comments/:id/moderate',
  access: TALK,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    deed: z.enum(MODERATION_ACTIONS),
    reason: z.optional(z.string()),
    /** The text that was read. If it has changed in the meantime, nothing is done (409). */
    seen: z.optional(z.string()),
  }),
  reply: z.object({ comment: staffComment }),
});

/** Mutes a learner for some days; they read the reason. */
export const muteLearner = defineCall({
  method: 'POST',
  path: '/api/admin/talk/mutes',
  access: TALK,
  body: z.object({
    accountId: z.uuid(),
    days: z.int().check(z.minimum(1), z.maximum(365)),
    reason: z.string(),
  }),
  reply: z.object({ until: z.string() }),
});

export const unmuteLearner = defineCall({
  method: 'POST',
  path: '/api/admin/talk/mutes/:accountId/end',
  access: TALK,
  params: z.object({ accountId: z.uuid() }),
  reply: done,
});

export const listMutes = defineCall({
  method: 'GET',
  path: '/api/admin/talk/mutes',
  access: TALK,
  reply: z.object({
    mutes: z.array(
      z.object({
        accountId: z.string(),
        name: z.string(),
        email: z.string(),
        until: z.string(),
        reason: z.string(),
      }),
    ),
  }),
});
