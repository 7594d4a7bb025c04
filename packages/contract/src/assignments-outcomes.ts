import * as z from 'zod/mini';

/** Bloom's levels as revised by Anderson and Krathwohl, the lowest first. */
export const BLOOM_LEVELS = ['remember', 'understand', 'apply', 'analyse', 'evaluate', 'create'] as const;

/** What NBA names: twelve programme outcomes (eleven since 2025), and those of the programme itself. */
export const PROGRAMME_OUTCOMES = [
  'PO1',
  'PO2',
  'PO3',
  'PO4',
  'PO5',
  'PO6',
  'PO7',
  'PO8',
  'PO9',
  'PO10',
  'PO11',
  'PO12',
  'PSO1',
  'PSO2',
  'PSO3',
  'PSO4',
] as const;

const percent = z.int().check(z.minimum(0), z.maximum(100));
const percentOfLearners = z.int().check(z.minimum(1), z.maximum(100));

/** How strongly a course outcome serves an outcome of the programme: 1 slightly, 3 substantially. */
export const correlation = z.object({
  to: z.enum(PROGRAMME_OUTCOMES),
  strength: z.int().check(z.minimum(1), z.maximum(3)),
});
export type Correlation = z.infer<typeof correlation>;

/** What learners are to be able to do after the course. */
export const courseOutcome = z.object({
  /** The browser's. Items name it. */
  id: z.uuid(),
  /** As the college writes it: CO1, C203.1. */
  code: z.string(),
  statement: z.string(),
  bloom: z.optional(z.enum(BLOOM_LEVELS)),
  /** Percent of the marks that a learner has to reach. */
  target: z.int().check(z.minimum(1), z.maximum(100)),
  /** The level of the course exit survey, in hundredths; absent: there was none. */
  survey: z.optional(z.int().check(z.minimum(0), z.maximum(300))),
  correlations: z.array(correlation).check(z.maxLength(PROGRAMME_OUTCOMES.length)),
});
export type CourseOutcome = z.infer<typeof courseOutcome>;

/** How attainment is computed (ASSIGNMENTS-26, ASSIGNMENTS-27). */
export const attainmentScheme = z.object({
  /** Percent of the learners from which on the level is 1, 2 and 3. */
  levels: z.tuple([percentOfLearners, percentOfLearners, percentOfLearners]),
  /** Percent that internal assessments have of the direct ones; the end examination has the others. */
  internal: percent,
  /** Percent that direct assessments have of the whole; the survey has the others. */
  direct: percent,
  /** The level from which on an outcome is attained, in hundredths. */
  expected: z.int().check(z.minimum(1), z.maximum(300)),
});
export type AttainmentScheme = z.infer<typeof attainmentScheme>;

/** A number that is not rounded, in lowest terms. */
const fraction = z.object({ over: z.number(), under: z.number() });
export type ExactNumber = z.infer<typeof fraction>;

/** What one assessment says of one outcome. */
const measurement = z.object({
  assessmentId: z.string(),
  /** At least one: what nobody attempted is not here. */
  attempted: z.number(),
  reached: z.number(),
  /** In hundredths of a percent, rounded. */
  percent: z.number(),
  level: z.number(),
});
export type Measurement = z.infer<typeof measurement>;

/** The attainment of one outcome with its working. What has nothing that counts is absent. */
export const outcomeAttainment = z.object({
  outcomeId: z.string(),
  /** In the order of the assessments; only those that measure it. */
  measured: z.array(measurement),
  /** The mean of the levels. */
  internal: z.optional(fraction),
  end: z.optional(fraction),
  direct: z.optional(fraction),
  /** The level, in hundredths. */
  hundredths: z.optional(z.number()),
  attained: z.optional(z.boolean()),
});
export type OutcomeAttainment = z.infer<typeof outcomeAttainment>;

/** What the course brings to an outcome of its programme. */
export const programmeAttainment = z.object({
  to: z.enum(PROGRAMME_OUTCOMES),
  /** The course outcomes that have an attainment; levels are in hundredths. */
  parts: z.array(z.object({ code: z.string(), strength: z.number(), hundredths: z.number() })),
  /** Absent while none of them has one. */
  hundredths: z.optional(z.number()),
});
export type ProgrammeAttainment = z.infer<typeof programmeAttainment>;
