import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

const teacher = { staff: ['teacher'] } as const;
const ofAssignment = z.object({ id: z.uuid() });

const change = z.object({
  accountId: z.string(),
  /** '' while the list has none. */
  rollNumber: z.string(),
  /** As the class has it. */
  name: z.string(),
  assetId: z.string(),
  title: z.string(),
  /** The mark as it stands, in hundredths. */
  before: z.number(),
  /** What it would be. */
  after: z.number(),
  /** The tests that say something else now of the submission that counts; absent where there was, or is, no such test. */
  tests: z.array(
    z.object({ number: z.number(), before: z.optional(z.boolean()), after: z.optional(z.boolean()) }),
  ),
});
export type RegradeChange = z.infer<typeof change>;

/** Marks that would be others if what was judged again by changed tests were taken over. None: there is nothing to decide. */
export const readRegrade = defineCall({
  method: 'GET',
  path: '/api/admin/assignments/:id/regrade',
  timeout: 'long',
  access: teacher,
  params: ofAssignment,
  reply: z.object({
    /** ISO 8601: what was judged again until then is in it. */
    asOf: z.iso.datetime(),
    changes: z.array(change),
  }),
});
export type Regrading = z.infer<(typeof readRegrade)['reply']>;

export const REGRADE_CHOICES = ['take-over', 'leave'] as const;
export type RegradeChoice = (typeof REGRADE_CHOICES)[number];

/** Takes over what was shown, or leaves the marks as they were. Doing what is done already changes nothing. */
export const decideRegrade = defineCall({
  method: 'POST',
  path: '/api/admin/assignments/:id/regrade',
  timeout: 'long',
  access: teacher,
  params: ofAssignment,
  body: z.object({ asOf: z.iso.datetime(), choice: z.enum(REGRADE_CHOICES) }),
  reply: done,
});
