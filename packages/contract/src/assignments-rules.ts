import { CODE_KEYS } from '@abhyas/languages/code-keys';
import * as z from 'zod/mini';

/** Points and marks are whole hundredths: 250 is 2.50 points. */
const hundredths = z.int().check(z.minimum(0), z.maximum(100_000));

/** How the tests of a submission become points (ASSIGNMENTS-5). */
export const SCORINGS = ['all', 'tests', 'groups'] as const;

/** Tests from `first` to `last`, counted from 1, that earn their points together. */
const testGroup = z.object({
  first: z.int().check(z.minimum(1), z.maximum(1000)),
  last: z.int().check(z.minimum(1), z.maximum(1000)),
  points: hundredths,
});
export type TestGroup = z.infer<typeof testGroup>;

/** Chosen by who writes it: it stays when names, texts and points are changed. */
const rubricId = z.string().check(z.minLength(1), z.maxLength(40));

/** Something that a person looks at, and the levels of it with what each is worth. */
const criterion = z.object({
  id: rubricId,
  name: z.string(),
  levels: z
    .array(z.object({ id: rubricId, points: hundredths, text: z.string() }))
    .check(z.minLength(2), z.maxLength(10)),
});
export type Criterion = z.infer<typeof criterion>;

/** What is marked by a person, beside the tests or in their place. */
export const rubric = z.array(criterion).check(z.minLength(1), z.maxLength(20));
export type Rubric = z.infer<typeof rubric>;

/** What a criterion is worth at most. */
export const criterionPoints = ({ levels }: Criterion): number =>
  Math.max(0, ...levels.map(({ points }) => points));

/** What a rubric is worth at most. */
export const rubricPoints = (criteria: readonly Criterion[] = []): number =>
  criteria.reduce((sum, each) => sum + criterionPoints(each), 0);

/** A problem of an assignment and what it is worth. */
export const assignmentItem = z.object({
  assetId: z.string(),
  /** In all: by the tests and by the rubric. */
  points: hundredths,
  scoring: z.enum(SCORINGS),
  /** For scoring by groups. */
  groups: z.optional(z.array(testGroup).check(z.maxLength(20))),
  /** Present: so much of the points is given by a person. */
  rubric: z.optional(rubric),
  /** In an exam: of the items of a pool each learner gets some. */
  pool: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  /** The ids of the course outcomes that it measures, with all its points for each. */
  outcomes: z.optional(z.array(z.uuid()).check(z.maxLength(20))),
});
export type AssignmentItem = z.infer<typeof assignmentItem>;

/** Each begun day after the due date costs so many percent of what was earned, until a moment. */
export const lateRule = z.object({
  percentPerDay: z.int().check(z.minimum(0), z.maximum(100)),
  until: z.iso.datetime(),
});

/** What a learner may do in an assignment, and what counts of it. Moments are ISO 8601. */
export const assignmentRules = z.object({
  opensAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** Absent: nothing counts after the due date. */
  late: z.optional(lateRule),
  take: z.enum(['best', 'last']),
  /** Absent: every language of the problem. */
  languages: z.optional(z.array(z.enum(CODE_KEYS)).check(z.minLength(1))),
  /** Submissions that count per item; absent: as many as the learner likes. */
  attempts: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
});
export type AssignmentRules = z.infer<typeof assignmentRules>;

/** Why a submission is left out (ASSIGNMENTS-3), in the order in which the reasons are tried. */
export const LEFT_OUT = ['early', 'after', 'language', 'unjudged', 'attempts'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** One line of how a mark came about (ASSIGNMENTS-11). */
export const workingLine = z.discriminatedUnion('is', [
  z.object({ is: z.literal('left-out'), why: z.enum(LEFT_OUT), count: z.number() }),
  z.object({ is: z.literal('none') }),
  /** The submission that counts: the so-and-so-manieth of those that could. */
  z.object({
    is: z.literal('counted'),
    at: z.string(),
    number: z.number(),
    of: z.number(),
    take: z.enum(['best', 'last']),
  }),
  z.object({
    is: z.enum(['all', 'tests']),
    passed: z.number(),
    total: z.number(),
    points: hundredths,
  }),
  z.object({ is: z.literal('group'), ...testGroup.shape, passed: z.boolean() }),
  /** The level of a criterion that was reached. */
  z.object({
    is: z.literal('criterion'),
    name: z.string(),
    text: z.string(),
    points: hundredths,
    of: hundredths,
  }),
  /** Nobody has looked at a criterion yet. */
  z.object({ is: z.literal('unmarked'), name: z.string(), of: hundredths }),
  z.object({ is: z.literal('late'), dueAt: z.string(), days: z.number(), percent: z.number() }),
  z.object({ is: z.literal('result'), hundredths }),
  z.object({ is: z.literal('manual'), hundredths, reason: z.string() }),
]);
export type WorkingLine = z.infer<typeof workingLine>;
