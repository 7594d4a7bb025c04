import * as z from 'zod/mini';

import { shownMark } from './assignments.ts';
import { defineCall } from './call.ts';
import { done } from './done.ts';
import { submissionLine } from './practice-history.ts';
import { testReport } from './running.ts';

const teacher = { staff: ['teacher'] } as const;
const ofCell = z.object({ id: z.uuid(), accountId: z.uuid(), assetId: z.string() });

const staffLineRemark = z.object({
  id: z.string(),
  /** Counted from 1. */
  line: z.number(),
  text: z.string(),
  /** Goes up with each change; a change of an older version is refused (409). */
  version: z.number(),
  /** Who wrote it last; absent once their account is gone. */
  author: z.optional(z.string()),
});
export type StaffLineRemark = z.infer<typeof staffLineRemark>;

/** A learner's work on an item: the mark with its working, what was handed in, and the code of one submission. */
export const readCell = defineCall({
  method: 'GET',
  path: '/api/admin/assignments/:id/work/:accountId/:assetId',
  access: teacher,
  params: ofCell,
  /** The submission that is shown; absent: the one that counts, or else the newest. */
  query: z.object({ submission: z.optional(z.uuid()) }),
  reply: z.object({
    mark: shownMark,
    manual: z.optional(z.object({ hundredths: z.number(), reason: z.string() })),
    /** The level of each criterion that was reached, by their ids. */
    levels: z.record(z.string(), z.string()),
    /** Of what was set by hand, by the rubric, and of the comment: goes up with each change, 0 while there is nothing. */
    version: z.number(),
    /** Newest first, at most `limits.submissionsListed`. */
    submissions: z.array(z.object({ ...submissionLine.shape, remarks: z.number() })),
    shown: z.optional(
      z.object({
        ...submissionLine.shape,
        code: z.string(),
        counts: z.boolean(),
        /** The tests that did not pass, with their numbers; of hidden ones no data. */
        failed: z.array(z.object({ ...testReport.shape, number: z.number() })),
        remarks: z.array(staffLineRemark),
      }),
    ),
  }),
});
export type Work = z.infer<(typeof readCell)['reply']>;
export type ShownWork = NonNullable<Work['shown']>;

/**
 * A mark by hand with its reason, and a comment; what is absent is taken away. Whoever names the version that they have
 * read is told when somebody else has changed it since (409).
 */
export const remark = defineCall({
  method: 'POST',
  path: '/api/admin/assignments/:id/work/:accountId/:assetId',
  access: teacher,
  params: ofCell,
  body: z.object({
    version: z.optional(z.number()),
    manual: z.optional(z.object({ hundredths: z.int().check(z.minimum(0)), reason: z.string() })),
    comment: z.optional(z.string()),
    /** The level of some criteria, by their ids; null: nobody has looked yet. The others stay as they are. */
    levels: z.optional(z.record(z.string(), z.nullable(z.string()))),
  }),
  reply: done,
});

const ofLineRemark = z.object({ id: z.uuid(), remarkId: z.uuid() });

/** Says something of a line, or says it otherwise. The id is the browser's: sent twice, it is there once. */
export const saveLineRemark = defineCall({
  method: 'POST',
  path: '/api/admin/assignments/:id/line-remarks/:remarkId',
  access: teacher,
  params: ofLineRemark,
  body: z.object({
    accountId: z.uuid(),
    assetId: z.string(),
    submissionId: z.uuid(),
    line: z.int().check(z.minimum(1)),
    text: z.string(),
    /** The one that was read; 0: it is new. */
    version: z.number(),
  }),
  reply: done,
});
export type LineRemarkSaving = z.infer<(typeof saveLineRemark)['body']>;

/** Takes a remark back. Doing what is done already changes nothing. */
export const removeLineRemark = defineCall({
  method: 'POST',
  path: '/api/admin/assignments/:id/line-remarks/:remarkId/remove',
  access: teacher,
  params: ofLineRemark,
  reply: done,
});
