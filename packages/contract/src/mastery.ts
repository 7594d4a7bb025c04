import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** What a learner knows of the concepts of a course, and the exercises that keep it from being forgotten. */

/** A day in India, YYYY-MM-DD. */
const day = z.string();
const lesson = z.object({ title: z.string(), link: z.string() });

/**
 * Why a concept stands where it does. `remembered`: answered well, and not due yet. `missed`: not right when it was last
 * asked. `fading`: asked so long ago that it is about to be forgotten. `unpractised`: its lesson is finished, and
 * nothing of it was answered yet. `lesson`: its lesson can be begun now. `later`: its lesson comes later.
 */
export const CONCEPT_REASONS = ['remembered', 'missed', 'fading', 'unpractised', 'lesson', 'later'] as const;
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
