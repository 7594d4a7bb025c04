import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

/** Exercises of a lesson, and what a learner answered. The browser judges; nothing of value hangs on it. */
const ANSWER_MAX = 4000;
const DAY_SECONDS = 24 * 3600;
const count = (most: number) => z.int().check(z.gte(0), z.lte(most));

const exerciseState = z.object({
  exerciseId: z.string(),
  /** It was right once; a later mistake does not take that away. */
  right: z.boolean(),
  /** Answers that were not right. */
  wrong: z.number(),
  /** Smaller steps that were shown. */
  hints: z.number(),
  /** As the kind of the exercise writes it down. */
  lastAnswer: z.string(),
});
export type ExerciseState = z.infer<typeof exerciseState>;

/** What the learner did in a lesson's exercises, those only that were tried. */
export const exercisesOf = defineCall({
  method: 'GET',
  path: '/api/content/exercises/:assetId',
  access: 'learner',
  params: z.object({ assetId: z.string() }),
  reply: z.object({ exercises: z.array(exerciseState) }),
});

/** Keeps an answer. The attempt's id is the browser's: telling it again changes nothing. */
export const exerciseAttempt = defineCall({
  method: 'POST',
  path: '/api/content/exerciseattempt',
  access: 'learner',
  body: z.object({
    id: z.uuid(),
    assetId: z.string(),
    exerciseId: z.string().check(z.maxLength(64)),
    answer: z.string().check(z.maxLength(ANSWER_MAX)),
    right: z.boolean(),
    seconds: count(DAY_SECONDS),
    hints: count(100),
    /** When it was answered, which may be long before it is sent. */
    at: z.iso.datetime(),
  }),
  reply: done,
});
export type ExerciseAttempt = z.infer<(typeof exerciseAttempt)['body']>;
