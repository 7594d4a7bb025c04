import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { releaseChange } from './publishing-drafts.staff.ts';
import { done } from './done.ts';

/** A release as it was published or brought back. */
export const activation = z.object({
  releaseId: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** What learners see now. */
  current: z.boolean(),
  /** Null: somebody who has left, or a program that published the content folder. */
  by: z.nullable(z.string()),
  /** The draft's name then; null for what came from no draft. */
  draft: z.nullable(z.string()),
  /** It is an earlier release that was brought back. */
  broughtBack: z.boolean(),
  /** What learners noticed of it, the first three hundred; absent where nobody wrote it down. */
  changes: z.optional(z.array(releaseChange)),
  /** The release before it in this list. */
  before: z.optional(z.string()),
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
export const contentStatus = defineCall({
  method: 'GET',
  path: '/api/admin/content',
  access: { staff: ['teacher'] },
  reply: z.object({ topics: z.array(contentTopic), history: z.array(activation) }),
});
export type ContentStatus = z.infer<(typeof contentStatus)['reply']>;

/** What learners would notice if one release took the place of another, and what they would lose. */
export const compareReleases = defineCall({
  method: 'GET',
  path: '/api/admin/content/compare',
  access: { staff: ['teacher'] },
  query: z.object({ from: z.string(), to: z.string() }),
  reply: z.object({
    changes: z.array(
      z.object({
        ...releaseChange.shape,
        /** How many learners have finished it or submitted to it. */
        learners: z.number(),
        /** Who published it last; null where nobody wrote it down. */
        broughtBy: z.nullable(
          z.object({ name: z.nullable(z.string()), draft: z.nullable(z.string()), at: z.string() }),
        ),
      }),
    ),
  }),
});
export type ComparedReleases = z.infer<(typeof compareReleases)['reply']>;

/** Makes an earlier release what learners see, in every API process at once. */
export const rollBack = defineCall({
  method: 'POST',
  path: '/api/admin/content/roll-back',
  timeout: 'long',
  access: { staff: ['teacher'] },
  body: z.object({
    releaseId: z.string(),
    /** The release that was current when it was decided: somebody else may have published meanwhile. */
    from: z.string(),
  }),
  reply: done,
});
