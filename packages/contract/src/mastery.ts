import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { TRANSLATION_LANGUAGES } from './page-language.ts';

/** What a learner knows of the concepts of a course, and the exercises that keep it from being forgotten. */

/** A day in India, YYYY-MM-DD. */
const day = z.string();
const lesson = z.object({ title: z.string(), link: z.string() });

/**
 * Why a concept is in its group. `remembered`: answered well, and not due yet. `placed`: the placement test showed
 * that it is known, and nothing else was answered. `missed`: not right when it was last
 * asked. `fading`: asked so long ago that it is about to be forgotten. `unpractised`: its lesson is finished, and
 * nothing of it was answered yet. `lesson`: its lesson can be begun now. `later`: its lesson comes later.
 */
export const CONCEPT_REASONS = [
  'remembered',
  'placed',
  'missed',
  'fading',
  'unpractised',
  'lesson',
  'later',
] as const;
const reason = z.enum(CONCEPT_REASONS);
export type ConceptReason = z.infer<typeof reason>;

/** How often a learner answered something on a concept, counted once a day for each exercise, question and problem. */
const evidence = z.object({
  /** At the first try and without help. */
  right: z.number(),
  /** After a wrong try or with help. */
  helped: z.number(),
  wrong: z.number(),
  lastOn: day,
  /** When it is asked again. */
  dueOn: day,
});
export type ConceptEvidence = z.infer<typeof evidence>;

const concept = z.object({
  id: z.string(),
  name: z.string(),
  reason,
  /** The lesson that teaches it. */
  lesson,
  /** What has to be learnt before, where that is why it comes later. */
  needs: z.array(z.string()),
  evidence: z.optional(evidence),
});
export type MappedConcept = z.infer<typeof concept>;

/** The concepts of a course in the order in which it teaches them. */
export const conceptMap = defineCall({
  method: 'GET',
  path: '/api/mastery/:topicId',
  access: 'learner',
  params: z.object({ topicId: z.string() }),
  reply: z.object({ title: z.string(), concepts: z.array(concept) }),
});
export type ConceptMap = z.infer<(typeof conceptMap)['reply']>;

const reviewItem = z.object({
  assetId: z.string(),
  exerciseId: z.string(),
  /** Names of the concepts for which it is asked. */
  concepts: z.array(z.string()),
  /** It was not right when it was last asked. */
  missed: z.boolean(),
  /** When the concept was last asked. */
  lastOn: day,
  lesson,
  /** Of the exercise, where that is not English. */
  language: z.optional(z.enum(TRANSLATION_LANGUAGES)),
  /** The exercise as it stands in its lesson. */
  html: z.string(),
});
export type ReviewExercise = z.infer<typeof reviewItem>;

/** Exercises on what a learner is about to forget: about five minutes a day, and as much again with `more`. */
export const reviewSession = defineCall({
  method: 'GET',
  path: '/api/review',
  access: 'learner',
  query: z.object({ more: z.optional(z.literal('yes')) }),
  reply: z.object({
    items: z.array(reviewItem),
    minutes: z.number(),
    /** Concepts that are due and not among them. */
    waiting: z.number(),
    /** When something is due next, where nothing waits now; null for a learner who has answered nothing yet. */
    nextOn: z.nullable(day),
  }),
});
export type ReviewSession = z.infer<(typeof reviewSession)['reply']>;
