import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

/** Where a learner was last (LEARNING-31). Links are paths within the product, '' when there is none. */
export const progress = z.object({
  meta: z.string(),
  activeLink: z.string(),
  learnLink: z.string(),
  metaLearn: z.string(),
  practiseLink: z.string(),
  metaPractise: z.string(),
});
export type Progress = z.infer<typeof progress>;

export const getProgress = defineCall({
  method: 'POST',
  path: '/api/content/getprogress',
  timeout: 'read',
  access: 'learner',
  reply: progress,
});

/** Remembers the last visited item. Premium assets record nothing (LEARNING-10). */
export const inProgress = defineCall({
  method: 'POST',
  path: '/api/content/inprogress',
  access: 'learner',
  body: z.object({
    practiseLink: z.optional(z.string()),
    learnLink: z.optional(z.string()),
    topicTitle: z.optional(z.string()),
    subtopicTitle: z.optional(z.string()),
    assetId: z.optional(z.string()),
    problemTitle: z.optional(z.string()),
  }),
  reply: done,
});

/** Marks an asset finished; asking again changes nothing. A problem is finished only by solving it. */
export const updateProgress = defineCall({
  method: 'POST',
  path: '/api/content/updateprogress',
  access: 'learner',
  body: z.object({ assetId: z.string(), topicId: z.string(), subtopicId: z.string() }),
  reply: z.object({ finished: z.boolean() }),
});

/** The longest video, in seconds: no position lies beyond it. */
const SECONDS_MAX = 24 * 3600;
const seconds = z.number().check(z.gte(0), z.lte(SECONDS_MAX));
const wholeSeconds = z.int().check(z.gte(0), z.lte(SECONDS_MAX));
/** A part of a video that was really played: from, and up to but without, in whole seconds. */
const watchedInterval = z.tuple([wholeSeconds, wholeSeconds]);
export type WatchedInterval = z.infer<typeof watchedInterval>;

/** How many questions of a quiz were right when they were last checked. */
const quizScore = z
  .object({ right: z.int().check(z.gte(0)), total: z.int().check(z.lte(500)) })
  .check(z.refine(({ right, total }) => right <= total));
export type QuizScore = z.infer<typeof quizScore>;

/**
 * Where a learner is in an asset, on any device: the second of a video; in a text how many blocks (paragraphs,
 * figures, programs) lie above, and the share of the one that is read.
 */
export const place = defineCall({
  method: 'GET',
  path: '/api/content/place/:assetId',
  access: 'learner',
  params: z.object({ assetId: z.string() }),
  reply: z.object({
    position: z.number(),
    watched: z.array(watchedInterval),
    /** Of a quiz that was checked. */
    lastScore: z.optional(quizScore),
  }),
});
export type Place = z.infer<(typeof place)['reply']>;

/** Remembers the place. What was watched adds up, whichever device tells it and however often. */
export const savePlace = defineCall({
  method: 'POST',
  path: '/api/content/place',
  access: 'learner',
  body: z.object({
    assetId: z.string(),
    position: seconds,
    watched: z._default(z.array(watchedInterval).check(z.maxLength(200)), []),
  }),
  reply: z.object({ watchedSeconds: z.number() }),
});

/** Tells which questions of a quiz were answered right and wrong, by their ids. */
const questionIds = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(500));
export const quizAttempt = defineCall({
  method: 'POST',
  path: '/api/content/quizattempt',
  access: 'learner',
  body: z.object({
    assetId: z.string(),
    right: questionIds,
    wrong: questionIds,
    /** Of the whole quiz, also when only some of its questions were asked again. */
    score: z.optional(quizScore),
    /** When they were checked, which may be long before it is sent. */
    at: z.optional(z.iso.datetime()),
  }),
  reply: done,
});
