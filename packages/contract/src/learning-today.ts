import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { assetType } from './learning.ts';

/** An item that a learner may go on with, by its name. */
const itemAhead = z.object({
  link: z.string(),
  type: assetType,
  title: z.string(),
  /** The subtopic's title. */
  subtopic: z.string(),
  minutes: z.optional(z.number()),
});
export type ItemAhead = z.infer<typeof itemAhead>;

const todaysCourse = z.object({
  topicId: z.string(),
  title: z.string(),
  img: z.string(),
  progressCount: z.number(),
  /** Something of it is finished, or it was open last. */
  begun: z.boolean(),
  /** The next items that are open to the learner and not finished. */
  ahead: z.array(itemAhead),
});
export type TodaysCourse = z.infer<typeof todaysCourse>;

/** Why an item is offered again: a quiz with missed questions, a problem tried and not solved, a lesson of long ago. */
export const REVIEW_KINDS = ['quiz', 'problem', 'lesson'] as const;
const reviewItem = z.object({
  kind: z.enum(REVIEW_KINDS),
  link: z.string(),
  title: z.string(),
  /** Course and subtopic in words. */
  meta: z.string(),
  /** Questions of a quiz. */
  missed: z.optional(z.number()),
});
export type ReviewItem = z.infer<typeof reviewItem>;

/** How much there is to review today of what is about to be forgotten (mastery.ts). */
const practice = z.object({ exercises: z.number(), minutes: z.number() });
export type Practice = z.infer<typeof practice>;

/** What the dashboard offers today: each course with what comes next in it, the last used first, and the day's review. */
export const today = defineCall({
  method: 'GET',
  path: '/api/content/today',
  access: 'learner',
  reply: z.object({
    courses: z.array(todaysCourse),
    review: z.array(reviewItem),
    /** Absent when there is nothing. */
    practice: z.optional(practice),
  }),
});
export type Today = z.infer<(typeof today)['reply']>;

/**
 * Quizzes with questions that were missed and not yet put right, longest waiting first. Pages of the version before
 * ask for them; now they are a part of `today`.
 */
export const revision = defineCall({
  method: 'GET',
  path: '/api/content/revision',
  access: 'learner',
  reply: z.object({
    items: z.array(z.object({ link: z.string(), meta: z.string(), missed: z.number() })),
  }),
});
export type RevisionItem = z.infer<(typeof revision)['reply']>['items'][number];
