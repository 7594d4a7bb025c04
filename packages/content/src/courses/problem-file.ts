import { CODE_KEYS, type CodeKey, newestOf, USUAL_KEYS } from '@abhyas/languages/code-keys';
import * as z from 'zod';
import { PLAIN_CHECKERS } from '../forms/checker-kinds.ts';
import { PROBLEM_KINDS } from '../forms/problem-kinds.ts';
import type { Checker, JudgingLimits } from '../release-assets.ts';
import { conceptIds } from '../concepts/concept-ids.ts';
import { oneLine, title } from './names.ts';

const MEBIBYTE_IN_KIB = 1024;

const limits = z.strictObject({
  /** Seconds for a C program; the toolchains of the others multiply it. */
  time_limit: z.number().min(0.1).max(10).default(1),
  /** MiB. */
  memory: z.number().int().min(16).max(1024).default(256),
  /** MiB of output. */
  output: z.number().min(0.01).max(16).default(1),
});

/** Zero in one of the two: that distance is not forgiven. */
const tolerance = z.number().min(0).max(0.1);

const checker = z
  .union([
    z.enum(PLAIN_CHECKERS),
    z.strictObject({
      floats: z.union([tolerance, z.strictObject({ absolute: tolerance, relative: tolerance })]),
    }),
    /** Name of a program in the problem's folder, Python or C++17. */
    z.strictObject({ custom: z.string().regex(/^[a-z_]+\.(py|cpp)$/) }),
  ])
  .default(PLAIN_CHECKERS[0]);

const rows = z.strictObject({ ordered: z.boolean().default(false), names: z.boolean().default(false) });

const growth = z
  .string()
  .regex(/^O\([^()]{1,30}(?:\([^()]{1,20}\))?[^()]{0,20}\)$/, 'write it as in O(n log n)');

/**
 * problem.yaml. Keys that the Kattis problem package has too are named as there (name, limits, license,
 * credits); the rest is ours.
 */
export const problemFile = z.strictObject({
  name: title,
  summary: oneLine,
  difficulty: z.enum(['easy', 'medium', 'hard']),
  tags: z.array(z.string()).min(1).max(12),
  premium: z.boolean().default(false),
  try_it: z.boolean().default(false),
  limits: z.prefault(limits, {}),
  checker,
  /** `sql`: statements are judged by the rows they give, or by what they make of the tables (courses/sql-task.ts); `page` and `circuit`: a web page, a circuit is judged by named checks (courses/page-task.ts, courses/circuit-task.ts). */
  kind: z.enum(PROBLEM_KINDS).default('program'),
  /** Of a problem of the kind sql: whether the order of the rows matters, and the names of the columns. */
  rows: z.prefault(rows, {}),
  /** Which growth is quick enough, and which must be too slow in every language that is offered. */
  complexity: z.strictObject({ passes: growth, fails: growth }).optional(),
  stop_at_first_failure: z.boolean().default(false),
  languages: z.array(z.enum(CODE_KEYS)).min(1).optional(),
  /**
   * `some`: the problem is offered in every language although right solutions are there for some or none only, as
   * with problems from elsewhere. What nothing proves rests on the author's word.
   */
  references: z.enum(['every', 'some']).default('every'),
  teaches: conceptIds,
  needs: conceptIds,
  /** A step of a project: the problem whose own solution a learner begins with (courses/project-steps.ts). */
  continues: z.string().optional(),
  hint_video: z.url({ protocol: /^https$/ }).optional(),
  credits: z.string().optional(),
  license: z.string().optional(),
});
export type ProblemFile = z.infer<typeof problemFile>;

/** The languages in which a problem is offered. */
export function languagesOf({ kind, languages }: ProblemFile): readonly CodeKey[] {
  return languages ?? (kind === 'program' ? USUAL_KEYS : [KIND_KEYS[kind]]);
}

/** The one language of problems of a kind, which is that of no others. */
export const KIND_KEYS = { sql: 'sql', page: 'page', circuit: 'circuit' } as const satisfies Record<
  Exclude<ProblemFile['kind'], 'program'>,
  CodeKey
>;

export const DIFFICULTY = { easy: 1, medium: 2, hard: 3 } as const;

export function limitsOf(source: ProblemFile['limits']): JudgingLimits {
  return {
    timeMs: Math.round(source.time_limit * 1000),
    memoryMb: source.memory,
    outputKb: Math.round(source.output * MEBIBYTE_IN_KIB),
  };
}

/** The checker of a problem, or null when its program is not in the folder. */
export function checkerOf(
  source: ProblemFile['checker'],
  readProgram: (name: string) => string | null,
): Checker | null {
  if (typeof source === 'string') return { kind: source };
  if ('floats' in source) {
    const { floats } = source;
    const both = typeof floats === 'number' ? { absolute: floats, relative: floats } : floats;
    return { kind: 'floats', ...both };
  }
  const code = readProgram(source.custom);
  if (code === null) return null;
  return { kind: 'custom', language: newestOf(source.custom.endsWith('.py') ? 'py' : 'cpp'), code };
}
