import * as z from 'zod/mini';

import {
  attainmentScheme,
  courseOutcome,
  outcomeAttainment,
  programmeAttainment,
} from './assignments-outcomes.ts';
import { defineCall } from './call.ts';
import { CLASS_RIGHTS } from './classes-people.staff.ts';
import { done } from './done.ts';

const teacher = { staff: ['teacher'] } as const;
const ofBatch = z.object({ batchId: z.uuid() });

/** Why an assignment does not count for any outcome; `counts`: it does. */
export const ASSESSMENT_STATES = ['counts', 'unpublished', 'unnamed'] as const;

const assessment = z.object({
  id: z.string(),
  title: z.string(),
  /** It is the end examination, or part of it; otherwise it is an internal assessment. */
  end: z.boolean(),
  state: z.enum(ASSESSMENT_STATES),
});
export type Assessment = z.infer<typeof assessment>;

/** The outcomes of a class, how their attainment is computed, and what came of it. */
export const readOutcomes = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/outcomes',
  timeout: 'long',
  access: teacher,
  params: ofBatch,
  reply: z.object({
    batch: z.string(),
    /** What who asks may do in the class. */
    rights: z.array(z.enum(CLASS_RIGHTS)),
    /** Goes up with each change; a change of an older version is refused (409). */
    version: z.number(),
    outcomes: z.array(courseOutcome),
    scheme: attainmentScheme,
    /** The one that is due first comes first. */
    assessments: z.array(assessment),
    /** One for each outcome, in their order. */
    attainment: z.array(outcomeAttainment),
    programme: z.array(programmeAttainment),
    /** On the list without an account. */
    unregistered: z.array(z.string()),
  }),
});
export type ClassOutcomes = z.infer<(typeof readOutcomes)['reply']>;

/** All outcomes of a class in their order, and how attainment is computed. */
export const setOutcomes = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/outcomes',
  access: teacher,
  params: ofBatch,
  body: z.object({
    version: z.number(),
    outcomes: z.array(courseOutcome).check(z.maxLength(20)),
    scheme: attainmentScheme,
    /** The assignments that are the end examination. */
    endExaminationIds: z.array(z.uuid()).check(z.maxLength(500)),
  }),
  reply: done,
});

/** The attainment of a class as a table for spreadsheets. */
export const outcomesFile = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/outcomes/file',
  timeout: 'long',
  access: teacher,
  params: ofBatch,
  query: z.object({ as: z.enum(['csv', 'xlsx']) }),
  reply: z.unknown(),
});
