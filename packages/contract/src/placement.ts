import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { TRANSLATION_LANGUAGES } from './page-language.ts';

/** A placement test asks at most so many questions. */
export const PLACEMENT_QUESTIONS = 15;
/** More rounds than anybody needs. */
const ROUNDS_MAX = 1000;

const params = z.object({ topicId: z.string() });
const round = z.int().check(z.gte(1), z.lte(ROUNDS_MAX));

const question = z.object({
  conceptId: z.string(),
  concept: z.string(),
  assetId: z.string(),
  /** Of the exercise, where that is not English. */
  language: z.optional(z.enum(TRANSLATION_LANGUAGES)),
  /** The exercise as it stands in its lesson. */
  html: z.string(),
});
export type PlacementQuestion = z.infer<typeof question>;

const placement = z.object({
  title: z.string(),
  /** Counts from 1, one for each time that the test is taken. */
  round,
  /** What was answered in this round, in its order. */
  answers: z.array(z.object({ conceptId: z.string(), known: z.boolean() })),
  /** Null: nothing is left to be asked. */
  question: z.nullable(question),
});
export type Placement = z.infer<typeof placement>;

/** The placement test of a course where it was left, or with `again` one that begins. */
export const placementOf = defineCall({
  method: 'GET',
  path: '/api/mastery/:topicId/placement',
  access: 'learner',
  params,
  query: z.object({ again: z.optional(z.literal('yes')) }),
  reply: placement,
});

/** Records whether a concept was known and answers with the next question. Sending it twice changes nothing. */
export const answerPlacement = defineCall({
  method: 'POST',
  path: '/api/mastery/:topicId/placement',
  access: 'learner',
  params,
  body: z.object({ round, conceptId: z.string(), known: z.boolean() }),
  reply: placement,
});
