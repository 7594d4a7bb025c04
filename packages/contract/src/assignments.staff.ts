import { CODE_KEYS } from '@abhyas/languages/code-keys';
import * as z from 'zod/mini';

import { allowance } from './assignments.ts';
import { assignmentItem, assignmentRules, rubric } from './assignments-rules.ts';
import { defineCall } from './call.ts';
import { CLASS_RIGHTS } from './classes-people.staff.ts';
import { done } from './done.ts';
import { examRules } from './exams-rules.ts';

const teacher = { staff: ['teacher'] } as const;
const ofBatch = z.object({ batchId: z.uuid() });
/** What who asks may do in the class. */
const rights = z.array(z.enum(CLASS_RIGHTS));
const ofAssignment = z.object({ id: z.uuid() });

/** What a teacher writes down: a title, the items and the rules. */
export const assignmentForm = z.object({
  title: z.string(),
  items: z.array(assignmentItem).check(z.maxLength(50)),
  rules: assignmentRules,
  /** Present: it is an exam. */
  exam: z.optional(examRules),
});
export type AssignmentForm = z.infer<typeof assignmentForm>;

const stages = z.object({
  /** ISO 8601; absent: learners do not see it. */
  publishedAt: z.optional(z.string()),
  /** ISO 8601; absent: learners do not see their marks. */
  marksPublishedAt: z.optional(z.string()),
  archivedAt: z.optional(z.string()),
});

const assignmentRow = z.object({
  id: z.string(),
  title: z.string(),
  opensAt: z.string(),
  dueAt: z.string(),
  items: z.number(),
  /** In hundredths. */
  points: z.number(),
  exam: z.boolean(),
  ...stages.shape,
});
export type AssignmentRow = z.infer<typeof assignmentRow>;

/** The assignments of a batch, the newest due date first. */
export const listBatchAssignments = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/assignments',
  access: teacher,
  params: ofBatch,
  reply: z.object({
    batch: z.string(),
    assignments: z.array(assignmentRow),
    rights,
    /** What items of its assignments can name, in their order. */
    outcomes: z.array(z.object({ id: z.string(), code: z.string(), statement: z.string() })),
    /** Problems that stand only in what is for other classes: its learners cannot open them. */
    unseen: z.array(z.string()),
  }),
});
export type BatchAssignments = z.infer<(typeof listBatchAssignments)['reply']>;

export const bankProblem = z.object({
  assetId: z.string(),
  title: z.string(),
  difficulty: z.number(),
  tags: z.array(z.string()),
  languages: z.array(z.enum(CODE_KEYS)),
  /** How many tests it has: groups are made of them. */
  tests: z.number(),
  /** Learners need a plan for it. */
  premium: z.boolean(),
  /** Its module opens by a class. */
  locked: z.boolean(),
  /** It is in no module: learners can read it nowhere, and an exam can keep it secret. */
  secret: z.boolean(),
});
export type BankProblem = z.infer<typeof bankProblem>;

/** The problems that an assignment can be made of. */
export const listBank = defineCall({
  method: 'GET',
  path: '/api/admin/assignments/bank',
  access: teacher,
  reply: z.object({ problems: z.array(bankProblem) }),
});

/** The rubrics of a class's assignments, to be used for another item; the newest due date first. */
export const listRubrics = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId/rubrics',
  access: teacher,
  params: ofBatch,
  reply: z.object({
    rubrics: z.array(z.object({ assignment: z.string(), title: z.string(), rubric })),
  }),
});
export type KnownRubric = z.infer<(typeof listRubrics)['reply']>['rubrics'][number];

/** A draft that learners do not see. The id is the browser's: sent twice, it is made once. */
export const makeAssignment = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/assignments',
  access: teacher,
  params: ofBatch,
  body: z.object({ id: z.uuid(), ...assignmentForm.shape }),
  reply: done,
});

export const staffAssignment = z.object({
  id: z.string(),
  batchId: z.string(),
  batch: z.string(),
  /** Goes up with each change; a change of an older version is refused (409). */
  version: z.number(),
  title: z.string(),
  items: z.array(z.object({ ...assignmentItem.shape, title: z.string() })),
  rules: assignmentRules,
  exam: z.optional(examRules),
  /** How its texts come about is recorded. */
  recorded: z.optional(z.boolean()),
  ...stages.shape,
});
export type StaffAssignment = z.infer<typeof staffAssignment>;

export const changeAssignment = defineCall({
  method: 'POST',
  path: '/api/admin/assignments/:id',
  access: teacher,
  params: ofAssignment,
  body: z.object({ version: z.number(), ...assignmentForm.shape }),
  reply: done,
});

/** What can be done with an assignment as a whole. */
export const ASSIGNMENT_STEPS = [
  'publish',
  'unpublish',
  'publish-marks',
  'unpublish-marks',
  'archive',
  'restore',
] as const;
export type AssignmentStep = (typeof ASSIGNMENT_STEPS)[number];

/** Doing what is done already changes nothing. */
export const stepAssignment = defineCall({
  method: 'POST',
  path: '/api/admin/assignments/:id/step',
  access: teacher,
  params: ofAssignment,
  body: z.object({ step: z.enum(ASSIGNMENT_STEPS) }),
  reply: done,
});

const cell = z.object({
  assetId: z.string(),
  hundredths: z.number(),
  /** Submissions that count as attempts. */
  attempts: z.number(),
  late: z.boolean(),
  manual: z.boolean(),
  /** Somebody still has to mark it by its rubric. */
  waits: z.boolean(),
  comment: z.boolean(),
});
export type MatrixCell = z.infer<typeof cell>;

const matrixRow = z.object({
  accountId: z.string(),
  /** '' while the list has none. */
  rollNumber: z.string(),
  /** As the class has it. */
  name: z.string(),
  /** '' where the class has no sections. */
  section: z.string(),
  email: z.string(),
  cells: z.array(cell),
  /** In hundredths. */
  total: z.number(),
  allowances: z.array(allowance),
});
export type MatrixRow = z.infer<typeof matrixRow>;

/** Every learner of the class with their marks; those without an account by name alone. */
export const readMatrix = defineCall({
  method: 'GET',
  path: '/api/admin/assignments/:id/matrix',
  access: teacher,
  params: ofAssignment,
  reply: z.object({
    assignment: staffAssignment,
    rights,
    rows: z.array(matrixRow),
    /** On the list without an account. */
    unregistered: z.array(z.string()),
  }),
});
export type Matrix = z.infer<(typeof readMatrix)['reply']>;

/** Another due date, a factor of time or more attempts for one learner. The id is the browser's. */
export const allow = defineCall({
  method: 'POST',
  path: '/api/admin/assignments/:id/allow/:accountId',
  access: teacher,
  params: z.object({ id: z.uuid(), accountId: z.uuid() }),
  body: z.object({
    allowanceId: z.uuid(),
    allowed: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('due'), dueAt: z.iso.datetime() }),
      z.object({ kind: z.literal('factor'), factor: z.int().check(z.minimum(101), z.maximum(400)) }),
      z.object({ kind: z.literal('attempts'), attempts: z.int().check(z.minimum(1), z.maximum(100)) }),
    ]),
    reason: z.string(),
  }),
  reply: done,
});

/** Takes back what a learner was allowed; it no longer counts. */
export const disallow = defineCall({
  method: 'POST',
  path: '/api/admin/assignments/:id/disallow/:allowanceId',
  access: teacher,
  params: z.object({ id: z.uuid(), allowanceId: z.uuid() }),
  reply: done,
});

/** The matrix as a table for spreadsheets. */
export const marksFile = defineCall({
  method: 'GET',
  path: '/api/admin/assignments/:id/marks',
  timeout: 'long',
  access: teacher,
  params: ofAssignment,
  query: z.object({ as: z.enum(['csv', 'xlsx']) }),
  reply: z.unknown(),
});
