import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

const teacher = { staff: ['teacher'] } as const;
const ofBatch = z.object({ batchId: z.uuid() });

/** When a class is taught, such as "Odd semester 2026–27". Days are YYYY-MM-DD, the last one included. */
export const term = z.object({
  name: z.string(),
  begins: z.iso.date(),
  ends: z.iso.date(),
});
export type Term = z.infer<typeof term>;

/** `term` absent: it has none. */
export const setTerm = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/term',
  access: teacher,
  params: ofBatch,
  body: z.object({ term: z.optional(term) }),
  reply: done,
});

/** An archived class is read and exported, not changed, until it is taken out again. */
export const archiveBatch = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/archive',
  access: teacher,
  params: ofBatch,
  body: z.object({ archived: z.boolean() }),
  reply: done,
});

/** Whether how the texts of its assignments come about is recorded. Learners are told. */
export const recordTexts = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/recording',
  access: teacher,
  params: ofBatch,
  body: z.object({ records: z.boolean() }),
  reply: done,
});

const lesson = z.object({ id: z.uuid(), plannedFor: z.iso.date() });
const moments = {
  opensAt: z.iso.datetime({ offset: true }),
  dueAt: z.iso.datetime({ offset: true }),
  /** Until when late work is taken; absent: it is not. */
  lateUntil: z.optional(z.iso.datetime({ offset: true })),
};

/** What a copy of a class for another term would have, with the dates of this term. */
export const readCopy = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/copy',
  access: teacher,
  params: ofBatch,
  reply: z.object({
    name: z.string(),
    term: z.optional(term),
    /** From which day on dates are shifted: the begin of the term, or else the first date; absent without any date. */
    begins: z.optional(z.string()),
    lessons: z.array(z.object({ ...lesson.shape, title: z.string() })),
    /** Titles of lessons that cannot be planned again, as their module is open to all or gone. */
    leftOut: z.array(z.string()),
    assignments: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        /** Set for an exam that all begin together: it is over so many minutes after it opens. */
        minutes: z.optional(z.number()),
        ...moments,
      }),
    ),
    /** How many categories of marks and people who teach it takes along. */
    categories: z.number(),
    teachers: z.number(),
  }),
});
export type ClassCopy = z.infer<(typeof readCopy)['reply']>;

/**
 * Makes the class of another term. `id` is drawn by the browser, so that it is made once however often it is sent. The
 * lessons and assignments are exactly those of `readCopy`, with their new dates (409 when they have changed since).
 */
export const copyBatch = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/copy',
  access: teacher,
  params: ofBatch,
  body: z.object({
    id: z.uuid(),
    name: z.string(),
    term,
    lessons: z.array(lesson).check(z.maxLength(500)),
    assignments: z.array(z.object({ id: z.uuid(), ...moments })).check(z.maxLength(500)),
  }),
  reply: done,
});
export type CopyDates = Pick<z.infer<(typeof copyBatch)['body']>, 'lessons' | 'assignments'>;
