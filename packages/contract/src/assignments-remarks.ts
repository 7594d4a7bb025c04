import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { submissionLine } from './practice-history.ts';

/** What a teacher says of a line of a submission. */
const lineRemark = z.object({
  id: z.string(),
  /** Counted from 1. */
  line: z.number(),
  text: z.string(),
});
export type LineRemark = z.infer<typeof lineRemark>;

const ofItem = z.object({ id: z.uuid(), assetId: z.string() });

/** The learner's own submissions of an item on which a teacher has remarked, once marks are published. */
export const readLineRemarks = defineCall({
  method: 'GET',
  path: '/api/assignments/:id/remarks/:assetId',
  access: 'learner',
  params: ofItem,
  reply: z.object({
    /** Newest first. */
    programs: z.array(z.object({ ...submissionLine.shape, code: z.string(), remarks: z.array(lineRemark) })),
  }),
});
export type LineRemarks = z.infer<(typeof readLineRemarks)['reply']>;
