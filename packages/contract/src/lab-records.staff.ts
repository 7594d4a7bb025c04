import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { CLASS_RIGHTS } from './classes-people.staff.ts';
import { done } from './done.ts';

const teacher = { staff: ['teacher'] } as const;
const ofBatch = z.object({ batchId: z.uuid() });

/** What the cover of a class's lab records says beside the names; '' is left out. */
export const recordCover = z.object({ college: z.string(), course: z.string(), term: z.string() });
export type RecordCover = z.infer<typeof recordCover>;

/** Lab records of a whole class that are being made, or have been. */
const recordRun = z.object({
  id: z.string(),
  state: z.enum(['making', 'ready', 'failed']),
  /** So many are made. */
  made: z.number(),
  of: z.number(),
});
export type RecordRun = z.infer<typeof recordRun>;

/** The cover of a class's lab records, whose they can be, and the last ones of the whole class. */
export const readLabRecords = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/lab-records',
  access: teacher,
  params: ofBatch,
  reply: z.object({
    batch: z.string(),
    rights: z.array(z.enum(CLASS_RIGHTS)),
    cover: recordCover,
    /** Goes up with each change of the cover; a change of an older version is refused (409). */
    version: z.number(),
    /** Those of the list who have an account, in its order. */
    learners: z.array(z.object({ accountId: z.string(), rollNumber: z.string(), name: z.string() })),
    run: z.optional(recordRun),
  }),
});
export type LabRecords = z.infer<(typeof readLabRecords)['reply']>;

export const setRecordCover = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/lab-records/cover',
  access: teacher,
  params: ofBatch,
  body: z.object({ version: z.number(), ...recordCover.shape }),
  reply: done,
});

/** The lab record of one learner as a PDF. */
export const labRecordOf = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/lab-records/of/:accountId',
  timeout: 'long',
  access: teacher,
  params: z.object({ batchId: z.uuid(), accountId: z.uuid() }),
  reply: z.unknown(),
});

/** Begins to make those of the whole class, unless they are being made. The id is the browser's. */
export const makeLabRecords = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/lab-records',
  access: teacher,
  params: ofBatch,
  body: z.object({ id: z.uuid() }),
  reply: done,
});

/** Those of the whole class, a PDF each, as a ZIP. */
export const labRecordsFile = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/lab-records/file/:runId',
  timeout: 'long',
  access: teacher,
  params: z.object({ batchId: z.uuid(), runId: z.uuid() }),
  reply: z.unknown(),
});
