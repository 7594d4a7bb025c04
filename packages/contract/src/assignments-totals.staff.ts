import * as z from 'zod/mini';

import { classTotal } from './assignments-totals.ts';
import { defineCall } from './call.ts';
import { CLASS_RIGHTS } from './classes-people.staff.ts';
import { done } from './done.ts';

const teacher = { staff: ['teacher'] } as const;
const ofBatch = z.object({ batchId: z.uuid() });

/** Assignments that weigh together, such as tests. */
const markCategory = z.object({
  name: z.string(),
  /** Percent of the whole. */
  weight: z.int().check(z.minimum(1), z.maximum(100)),
  /** Only so many count, the best ones; absent: all. */
  bestOf: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  assignmentIds: z.array(z.uuid()).check(z.maxLength(500)),
});
export type MarkCategory = z.infer<typeof markCategory>;

const column = z.object({
  id: z.string(),
  title: z.string(),
  /** In hundredths. */
  points: z.number(),
  /** Learners see it, or have seen it: only then it counts. */
  given: z.boolean(),
  /** Learners see their marks in it. */
  marksPublished: z.boolean(),
});
export type ClassColumn = z.infer<typeof column>;

const row = z.object({
  accountId: z.string(),
  /** '' while the list has none. */
  rollNumber: z.string(),
  /** As the class has it. */
  name: z.string(),
  /** '' where the class has no sections. */
  section: z.string(),
  email: z.string(),
  /** In hundredths, in the order of the columns. */
  marks: z.array(z.number()),
  /** Absent while the class has no categories. */
  total: z.optional(classTotal),
});
export type ClassRow = z.infer<typeof row>;

/** Every learner of a class by every assignment, and their totals. */
export const readClassMarks = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/marks',
  timeout: 'long',
  access: teacher,
  params: ofBatch,
  reply: z.object({
    batch: z.string(),
    /** What who asks may do in the class. */
    rights: z.array(z.enum(CLASS_RIGHTS)),
    /** Goes up with each change of the categories; a change of an older version is refused (409). */
    version: z.number(),
    categories: z.array(markCategory),
    /** The one that is due first comes first. */
    assignments: z.array(column),
    rows: z.array(row),
    /** On the list without an account. */
    unregistered: z.array(z.string()),
  }),
});
export type ClassMarks = z.infer<(typeof readClassMarks)['reply']>;

/** All categories of a class, in their order; none: nothing is weighed. */
export const setCategories = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/marks',
  access: teacher,
  params: ofBatch,
  body: z.object({ version: z.number(), categories: z.array(markCategory).check(z.maxLength(20)) }),
  reply: done,
});

/** The marks of a class with their totals, for spreadsheets. */
export const classMarksFile = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/marks/file',
  timeout: 'long',
  access: teacher,
  params: ofBatch,
  query: z.object({ as: z.enum(['csv', 'xlsx']) }),
  reply: z.unknown(),
});
