import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** What a teacher has said to who is at work. */
const liveNote = z.object({
  id: z.string(),
  text: z.string(),
  /** Of the problem, in an exam of the problem and the exam; absent: nothing was written yet. */
  assetId: z.optional(z.string()),
  /** Of the program, from 1. */
  line: z.optional(z.number()),
  at: z.string(),
});
export type LiveNote = z.infer<typeof liveNote>;

/** What a learner is told while they are at work. */
export const told = z.object({
  /** A teacher looks at the text just now. */
  watched: z.boolean(),
  /** Those that were not read yet, the oldest first. */
  notes: z.array(liveNote),
});
export type Told = z.infer<typeof told>;

/** Notes that the learner has read. */
export const readNotes = z.optional(z.array(z.uuid()).check(z.maxLength(50)));

/** Said every few seconds by who has a problem of an assignment on the screen, until its end. */
export const sayAtWork = defineCall({
  method: 'POST',
  path: '/api/assignments/:id/here',
  access: 'learner',
  params: z.object({ id: z.uuid() }),
  body: z.object({ shown: z.string().check(z.maxLength(200)), read: readNotes }),
  reply: z.object({
    ...told.shape,
    /** The class records how this text comes about. */
    recorded: z.boolean(),
  }),
});
