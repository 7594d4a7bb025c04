import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

const teacher = { staff: ['teacher'] } as const;
const ofBatch = z.object({ batchId: z.uuid() });

/** What somebody of the staff does in a class. An assistant sees, comments, marks and takes attendance. */
export const CLASS_ROLES = ['coordinator', 'teacher', 'assistant'] as const;
export const classRole = z.enum(CLASS_ROLES);
export type ClassRole = z.infer<typeof classRole>;

/**
 * `see`: all of it; `mark`: marks, comments and attendance; `teach`: assignments, lists and lessons too; `coordinate`:
 * who teaches, the class as a whole.
 */
export const CLASS_RIGHTS = ['see', 'mark', 'teach', 'coordinate'] as const;
export type ClassRight = (typeof CLASS_RIGHTS)[number];

/** Everybody with the role of a teacher; `role` for those whom the class names. */
export const listClassTeachers = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/teachers',
  access: teacher,
  params: ofBatch,
  reply: z.object({
    /** The class names nobody in particular: every teacher may do everything in it. */
    everyTeacher: z.boolean(),
    teachers: z.array(z.object({ accountId: z.string(), name: z.string(), role: z.optional(classRole) })),
  }),
});
export type ClassTeachers = z.infer<(typeof listClassTeachers)['reply']>;

/** Who teaches a class from now on. Without `everyTeacher` one of them is its coordinator. */
export const setClassTeachers = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/teachers',
  access: teacher,
  params: ofBatch,
  body: z.object({
    everyTeacher: z.boolean(),
    teachers: z.array(z.object({ accountId: z.uuid(), role: classRole })).check(z.maxLength(50)),
  }),
  reply: done,
});
