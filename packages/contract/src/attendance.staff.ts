import * as z from 'zod/mini';

import { ATTENDANCE_STATES, sessionForm } from './attendance.ts';
import { defineCall } from './call.ts';
import { CLASS_RIGHTS } from './classes-people.staff.ts';
import { done } from './done.ts';

const teacher = { staff: ['teacher'] } as const;
const ofBatch = z.object({ batchId: z.uuid() });
const ofSession = z.object({ batchId: z.uuid(), sessionId: z.uuid() });
const state = z.enum(ATTENDANCE_STATES);

/** What coming late counts for. */
export const LATE_COUNTS = ['present', 'half', 'absent'] as const;
export type LateCounts = (typeof LATE_COUNTS)[number];

/** How a class reckons its attendance. */
export const attendanceRule = z.object({
  /** Percent: who has less is short of attendance. */
  threshold: z.int().check(z.minimum(1), z.maximum(100)),
  late: z.enum(LATE_COUNTS),
});
export type AttendanceRule = z.infer<typeof attendanceRule>;

const counts = z.object({ present: z.number(), late: z.number(), absent: z.number(), duty: z.number() });
export type AttendanceCounts = z.infer<typeof counts>;

const session = z.object({
  id: z.string(),
  /** Goes up with each change of the day, the hour or the kind; a change of an older version is refused (409). */
  version: z.number(),
  ...sessionForm.shape,
});

const listed = z.object({
  memberId: z.string(),
  /** '' while the list has none. */
  rollNumber: z.string(),
  name: z.string(),
  section: z.string(),
  /** They have left the list since. */
  left: z.boolean(),
});

const attendant = z.object({
  ...listed.shape,
  counts,
  /** In hundredths of a percent, rounded down; absent while there was no session for them. */
  percent: z.optional(z.number()),
  short: z.boolean(),
});
export type Attendant = z.infer<typeof attendant>;

const sessionRow = z.object({ ...session.shape, counts });
export type SessionRow = z.infer<typeof sessionRow>;

/** The sessions of a class, the latest first, and each learner's share of them. */
export const readAttendance = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/attendance',
  access: teacher,
  params: ofBatch,
  reply: z.object({
    batch: z.string(),
    rights: z.array(z.enum(CLASS_RIGHTS)),
    rule: z.object({ ...attendanceRule.shape, version: z.number() }),
    sessions: z.array(sessionRow),
    learners: z.array(attendant),
  }),
});
export type Attendance = z.infer<(typeof readAttendance)['reply']>;

export const setAttendanceRule = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/attendance',
  access: teacher,
  params: ofBatch,
  body: z.object({ version: z.number(), ...attendanceRule.shape }),
  reply: done,
});

/** A learner a line, a session a column, for spreadsheets. */
export const attendanceFile = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/attendance/file',
  access: teacher,
  params: ofBatch,
  reply: z.unknown(),
});

/** Everybody on the list is present, until they are marked otherwise. The id is the browser's. */
export const holdSession = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/sessions',
  access: teacher,
  params: ofBatch,
  body: z.object({ id: z.uuid(), ...sessionForm.shape }),
  reply: done,
});

const sheetLine = z.object({
  ...listed.shape,
  /** Absent: they were not on the list then. */
  state: z.optional(state),
});
export type SheetLine = z.infer<typeof sheetLine>;

/** One session with its marks, in the order of the list. */
export const readSession = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/sessions/:sessionId',
  access: teacher,
  params: ofSession,
  reply: z.object({
    ...session.shape,
    batch: z.string(),
    rights: z.array(z.enum(CLASS_RIGHTS)),
    lines: z.array(sheetLine),
  }),
});
export type SessionSheet = z.infer<(typeof readSession)['reply']>;

export const changeSession = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/sessions/:sessionId',
  access: teacher,
  params: ofSession,
  body: z.object({ version: z.number(), ...sessionForm.shape }),
  reply: done,
});

/** Marks one learner. Refused (409) when they are marked neither as was seen (`was`) nor as is asked for. */
export const markAttendance = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/sessions/:sessionId/mark',
  access: teacher,
  params: ofSession,
  body: z.object({ memberId: z.string(), was: z.optional(state), state }),
  reply: done,
});

/** It can be brought back for 30 days. */
export const deleteSession = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/sessions/:sessionId/delete',
  access: teacher,
  params: ofSession,
  reply: done,
});

export const restoreSession = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/sessions/:sessionId/restore',
  access: teacher,
  params: ofSession,
  reply: done,
});
