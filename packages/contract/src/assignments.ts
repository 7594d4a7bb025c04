import * as z from 'zod/mini';

import { assignmentItem, assignmentRules, workingLine } from './assignments-rules.ts';
import { defineCall } from './call.ts';

/** What a learner was allowed beside the rules of the class, and why. */
export const allowance = z.object({
  id: z.string(),
  kind: z.enum(['due', 'factor', 'attempts']),
  /** ISO 8601, for `due`. */
  dueAt: z.optional(z.string()),
  /** In hundredths, for `factor`: 150 is one and a half times as long. */
  factor: z.optional(z.number()),
  /** So many more, for `attempts`. */
  attempts: z.optional(z.number()),
  reason: z.string(),
  /** ISO 8601. */
  at: z.string(),
});
export type ShownAllowance = z.infer<typeof allowance>;

/** A mark in hundredths, how it came about, and what the teacher said. */
export const shownMark = z.object({
  hundredths: z.number(),
  working: z.array(workingLine),
  /** Somebody still has to mark it by its rubric. */
  waits: z.optional(z.boolean()),
  comment: z.optional(z.string()),
});
export type ShownMark = z.infer<typeof shownMark>;

/** `upcoming` is never sent to learners: they see an assignment from its opening on. */
export const ASSIGNMENT_STATES = ['open', 'late', 'closed'] as const;

const line = z.object({
  id: z.string(),
  title: z.string(),
  /** The class that it was given to. */
  batch: z.string(),
  /** ISO 8601: for this learner. */
  dueAt: z.string(),
  /** The last minute that counts at all; the due date if nothing counts after it. */
  until: z.string(),
  state: z.enum(ASSIGNMENT_STATES),
  /** Its problems in order; `tried` has a submission that could count. */
  items: z.array(z.object({ assetId: z.string(), title: z.string(), tried: z.boolean() })),
  /** In hundredths. */
  points: z.number(),
  /** Once marks are published. */
  hundredths: z.optional(z.number()),
  /** Items of which somebody still has to mark the work by its rubric, once marks are published. */
  waiting: z.optional(z.number()),
});
export type AssignmentLine = z.infer<typeof line>;

/** The assignments of the learner's classes that have opened, those that are due first at the top. */
export const listAssignments = defineCall({
  method: 'GET',
  path: '/api/assignments',
  access: 'learner',
  reply: z.object({ assignments: z.array(line) }),
});
export type Assignments = z.infer<(typeof listAssignments)['reply']>;

const learnersItem = z.object({
  ...z.omit(assignmentItem, { outcomes: true }).shape,
  title: z.string(),
  /** False: its module is locked for the learner, or its plan is not theirs. */
  open: z.boolean(),
  /** Submissions that count as attempts. */
  attempts: z.number(),
  /** Once marks are published. */
  mark: z.optional(shownMark),
  /** Lines of their code of which a teacher has said something, once marks are published. */
  lineRemarks: z.optional(z.number()),
});
export type LearnersItem = z.infer<typeof learnersItem>;

/** One of them, with its rules, what was allowed to this learner, and their marks once these are published. */
export const readAssignment = defineCall({
  method: 'GET',
  path: '/api/assignments/:id',
  access: 'learner',
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    ...line.shape,
    items: z.array(learnersItem),
    rules: assignmentRules,
    allowances: z.array(allowance),
    /** For each item, with what was allowed; absent: any number. */
    attemptsEach: z.optional(z.number()),
    /** Its class records how texts come about. */
    recorded: z.optional(z.boolean()),
    /** The server's clock, ISO 8601. */
    now: z.string(),
  }),
});
export type Assignment = z.infer<(typeof readAssignment)['reply']>;
