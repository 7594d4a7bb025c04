import * as z from 'zod/mini';

import { defineCall } from './call.ts';

export const SESSION_KINDS = ['lecture', 'lab', 'tutorial'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** On duty: away for the college, such as at a contest; counts as present. */
export const ATTENDANCE_STATES = ['present', 'late', 'absent', 'duty'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** An hour of the college's timetable, or from and to by the clock. */
export const sessionHour = z.discriminatedUnion('is', [
  z.object({ is: z.literal('number'), number: z.int().check(z.minimum(1), z.maximum(12)) }),
  z.object({ is: z.literal('clock'), from: clock, to: clock }),
]);
export type SessionHour = z.infer<typeof sessionHour>;

/** When a class met, and for what. */
export const sessionForm = z.object({
  /** YYYY-MM-DD. */
  day: z.iso.date(),
  hour: sessionHour,
  kind: z.enum(SESSION_KINDS),
});
export type SessionForm = z.infer<typeof sessionForm>;

const ownClass = z.object({
  batchId: z.string(),
  batch: z.string(),
  /** In hundredths of a percent, rounded down; absent while there was no session. */
  percent: z.optional(z.number()),
  /** Percent: who has less is short of attendance. */
  threshold: z.number(),
  short: z.boolean(),
  /** Those that the learner was on the list for, the latest first. */
  sessions: z.array(z.object({ ...sessionForm.shape, state: z.enum(ATTENDANCE_STATES) })),
});

/** The learner's own attendance in their classes. */
export const readOwnAttendance = defineCall({
  method: 'GET',
  path: '/api/attendance',
  access: 'learner',
  reply: z.object({ classes: z.array(ownClass) }),
});
export type OwnAttendance = z.infer<(typeof readOwnAttendance)['reply']>;
