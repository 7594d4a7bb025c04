import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

/** A release as it was published or brought back. */
export const activation = z.object({
  releaseId: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** What learners see now. */
  current: z.boolean(),
});
export type Activation = z.infer<typeof activation>;

export const contentAsset = z.object({
  id: z.string(),
  type: z.enum(['text', 'mcqs', 'video', 'problem']),
  title: z.string(),
  premium: z.boolean(),
});

export const contentSubtopic = z.object({
  id: z.string(),
  title: z.string(),
  rollout: z.boolean(),
  assets: z.array(contentAsset),
});

export const contentTopic = z.object({
  id: z.string(),
  title: z.string(),
  subtopics: z.array(contentSubtopic),
});
export type ContentTopic = z.infer<typeof contentTopic>;

/** What learners see now, as a tree, and what they saw before, the newest first. */
export const contentStanding = defineCall({
  method: 'GET',
  path: '/api/admin/content',
  access: { staff: ['teacher'] },
  reply: z.object({ topics: z.array(contentTopic), history: z.array(activation) }),
});
export type ContentStanding = z.infer<(typeof contentStanding)['reply']>;

/** Makes an earlier release what learners see, in every API process at once. */
export const rollBack = defineCall({
  method: 'POST',
  path: '/api/admin/content/roll-back',
  access: { staff: ['teacher'] },
  body: z.object({
    releaseId: z.string(),
    /** The release that was current when it was decided: somebody else may have published meanwhile. */
    from: z.string(),
  }),
  reply: done,
});
