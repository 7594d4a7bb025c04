import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** What one assignment brings into its category: both in hundredths of a point. */
const part = z.object({
  assignmentId: z.string(),
  title: z.string(),
  hundredths: z.number(),
  points: z.number(),
  /** False: others are better, and only so many of the category count. */
  counts: z.boolean(),
});

/** What a category gives, and of what. */
const categoryTotal = z.object({
  name: z.string(),
  /** Percent of the whole. */
  weight: z.number(),
  /** Only so many count, the best ones. */
  bestOf: z.optional(z.number()),
  /** Empty: none of its assignments counts yet. */
  parts: z.array(part),
  /** In hundredths of a percent of the whole. */
  hundredths: z.number(),
});
export type CategoryTotal = z.infer<typeof categoryTotal>;

/** A learner's total in a class with its working (ASSIGNMENTS-21). */
export const classTotal = z.object({
  /** In hundredths: 6250 is 62.50 of 100. */
  hundredths: z.number(),
  /** The weights of the categories that have something that counts, in hundredths: at most 10000. */
  of: z.number(),
  categories: z.array(categoryTotal),
});
export type ClassTotal = z.infer<typeof classTotal>;

/** The learner's totals in the classes that weigh their marks, from what has its marks published. */
export const readTotals = defineCall({
  method: 'GET',
  path: '/api/totals',
  access: 'learner',
  reply: z.object({
    totals: z.array(z.object({ batchId: z.string(), batch: z.string(), total: classTotal })),
  }),
});
export type Totals = z.infer<(typeof readTotals)['reply']>;
