import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** How far a learner is with an item: `finished`, `stuck` (several tries, none accepted), `tried`, `untouched`. */
export const INSIGHT_STATES = ['untouched', 'tried', 'stuck', 'finished'] as const;
export type InsightState = (typeof INSIGHT_STATES)[number];

export const insightItem = z.object({
  assetId: z.string(),
  title: z.string(),
  subtopic: z.string(),
  isProblem: z.boolean(),
  finished: z.number(),
  stuck: z.number(),
});
export type InsightItem = z.infer<typeof insightItem>;

export const insightLearner = z.object({
  accountId: z.string(),
  name: z.string(),
  /** ISO 8601; '' for somebody who is signed in nowhere. */
  lastSeenAt: z.string(),
  /** One digit for each item, in their order: the place in INSIGHT_STATES. */
  states: z.string(),
});
export type InsightLearner = z.infer<typeof insightLearner>;

/** A class over one topic: who is where, and who is stuck on what. Without a batch: who was active in the last 30 days. */
export const classInsights = defineCall({
  method: 'GET',
  path: '/api/admin/watch',
  access: { staff: ['teacher'] },
  query: z.object({ topicId: z.optional(z.string()), batchId: z.optional(z.string()) }),
  reply: z.object({
    topicId: z.string(),
    topics: z.array(z.object({ id: z.string(), title: z.string() })),
    batches: z.array(z.object({ id: z.string(), title: z.string() })),
    items: z.array(insightItem),
    /** At most `INSIGHT_LEARNERS_MAX`, the most active first. */
    learners: z.array(insightLearner),
    /** How many there are in all. */
    total: z.number(),
  }),
});
export type ClassInsights = z.infer<(typeof classInsights)['reply']>;

/** Learners that one screen shows. */
export const INSIGHT_LEARNERS_MAX = 200;
