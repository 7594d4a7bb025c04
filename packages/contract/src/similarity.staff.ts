import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { submissionLine } from './practice-history.ts';

const teacher = { staff: ['teacher'] } as const;

const program = z.object({
  submissionId: z.string(),
  accountId: z.string(),
  /** As their class has it. */
  name: z.string(),
  /** '' while the list has none. */
  rollNumber: z.string(),
  /** The class, when it is another one than that of the assignment. */
  batch: z.optional(z.string()),
  /** ISO 8601. */
  submittedAt: z.string(),
});
export type SimilarProgram = z.infer<typeof program>;

/** Which programs of an item are alike. A hint: what happened it does not say. */
export const readSimilarity = defineCall({
  method: 'GET',
  path: '/api/admin/assignments/:id/similar/:assetId',
  timeout: 'long',
  access: teacher,
  params: z.object({ id: z.uuid(), assetId: z.string() }),
  reply: z.object({
    /** All items of the assignment. */
    items: z.array(z.object({ assetId: z.string(), title: z.string() })),
    /** The most alike first. `percent`: how much of the shorter program is in the longer one. */
    pairs: z.array(z.object({ one: program, other: program, percent: z.number(), lines: z.number() })),
    /** Programs of the class that were compared, and of other classes and terms. */
    compared: z.number(),
    elsewhere: z.number(),
    /** Programs of the class with too little of their own to compare. */
    short: z.number(),
  }),
});
export type SimilarityOfItem = z.infer<(typeof readSimilarity)['reply']>;

const side = z.object({
  ...program.shape,
  language: submissionLine.shape.language,
  code: z.string(),
  /** Lines, from 1, that stand in the other program, too. */
  lines: z.array(z.number()),
  /** All that was handed in, the newest first. */
  submissions: z.array(submissionLine),
});
export type SimilarSide = z.infer<typeof side>;

/** Two programs of an item beside each other. */
export const readSimilarPair = defineCall({
  method: 'GET',
  path: '/api/admin/assignments/:id/similar/:assetId/:one/:other',
  timeout: 'long',
  access: teacher,
  params: z.object({ id: z.uuid(), assetId: z.string(), one: z.uuid(), other: z.uuid() }),
  reply: z.object({ title: z.string(), one: side, other: side }),
});
export type SimilarPair = z.infer<(typeof readSimilarPair)['reply']>;
