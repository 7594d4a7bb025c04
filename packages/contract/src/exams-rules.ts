import * as z from 'zod/mini';

/** How an exam is held, beside what holds for every assignment. */
export const examRules = z.object({
  /** How long each learner has. */
  minutes: z.int().check(z.minimum(1), z.maximum(600)),
  /** `together`: all from the opening on; `opening`: each from when they begin, until the due date. */
  starts: z.enum(['together', 'opening']),
  /** Asked for when somebody begins, and before they go on at another device. */
  roomCode: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{4,12}$/))),
  /** Networks of the lab as CIDR; none: from anywhere. */
  addresses: z.array(z.string().check(z.maxLength(50))).check(z.maxLength(20)),
  /** Of the items of a pool each learner gets so many. */
  draws: z
    .array(z.object({ pool: z.int().check(z.minimum(1), z.maximum(20)), draw: z.int().check(z.minimum(1)) }))
    .check(z.maxLength(20)),
  /** Each learner in an order of their own. */
  shuffled: z.boolean(),
  /** What arrives so many minutes after the end at most, written before it, counts; 0: the teacher decides each time. */
  lateMinutes: z.int().check(z.minimum(0), z.maximum(600)),
  /** The config key of Safe Exam Browser, in hex; absent: any browser. */
  browserKey: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type ExamRules = z.infer<typeof examRules>;
