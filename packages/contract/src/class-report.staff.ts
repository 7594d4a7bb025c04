import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { CLASS_RIGHTS } from './classes-people.staff.ts';
import { done } from './done.ts';

const teacher = { staff: ['teacher'] } as const;
const ofBatch = z.object({ batchId: z.uuid() });

/** Why a learner is at risk (CLASSES-15). */
export const RISKS = ['hand-ins', 'marks', 'attendance', 'inactive'] as const;
export type Risk = (typeof RISKS)[number];

const reportedLearner = z.object({
  accountId: z.string(),
  /** '' while the list has none. */
  rollNumber: z.string(),
  name: z.string(),
  /** Items of assignments that were due, and those of them with something handed in that counts. */
  due: z.number(),
  handedIn: z.number(),
  /** Of the points of what was due, in hundredths of a percent, rounded down; absent while nothing was due. */
  share: z.optional(z.number()),
  /** The same of the sessions; absent while there was none. */
  attendance: z.optional(z.number()),
  /** ISO 8601; '' for somebody who is signed in nowhere. */
  lastSeenAt: z.string(),
  risks: z.array(z.enum(RISKS)),
});
export type ReportedLearner = z.infer<typeof reportedLearner>;

/** How a class stands: its average, and each learner, those at risk first. */
export const classReport = z.object({
  batch: z.string(),
  /** Mean of the shares, in hundredths of a percent, rounded down; absent while nothing was due. */
  average: z.optional(z.number()),
  learners: z.array(reportedLearner),
});
export type ClassReport = z.infer<typeof classReport>;

/** Somebody of the staff who sees the class, and whether the weekly report is sent to them. */
const receiver = z.object({
  accountId: z.string(),
  name: z.string(),
  state: z.enum(['named', 'stopped', 'none']),
});

export const readClassReport = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/report',
  timeout: 'long',
  access: teacher,
  params: ofBatch,
  reply: z.object({
    report: classReport,
    rights: z.array(z.enum(CLASS_RIGHTS)),
    /** Only for owners, who name them. */
    receivers: z.optional(z.array(receiver)),
    /** It is sent to whoever asks. */
    mine: z.boolean(),
  }),
});
export type ClassReportPage = z.infer<(typeof readClassReport)['reply']>;

/** Names to whom it is sent; whoever had stopped it and is named again gets it again. */
export const setReportReceivers = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/report/receivers',
  access: { staff: [] },
  params: ofBatch,
  body: z.object({ accountIds: z.array(z.uuid()).check(z.maxLength(50)) }),
  reply: done,
});

/** Whoever asks does not get it any more. */
export const stopReport = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/report/stop',
  access: teacher,
  params: ofBatch,
  reply: done,
});

/** The report as it is sent by mail. */
export const classReportPdf = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/report/pdf',
  timeout: 'long',
  access: teacher,
  params: ofBatch,
  reply: z.unknown(),
});
