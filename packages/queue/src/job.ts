import { consoleEnding } from '@abhyas/contract/console';
import { compileReport, crash, languageIndex, verdict } from '@abhyas/contract/running';
import * as z from 'zod/mini';

/** How an answer is compared with the expected one. */
export const checker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exact') }),
  /** The default: trailing spaces on a line and trailing empty lines do not matter. */
  z.object({ kind: z.literal('trailing-space') }),
  z.object({ kind: z.literal('tokens') }),
  z.object({ kind: z.literal('floats'), absolute: z.number(), relative: z.number() }),
  z.object({ kind: z.literal('unordered-lines') }),
  /** Rows of SQL (packages/languages/src/sql); the expected answer says whether their order matters. */
  z.object({ kind: z.literal('rows') }),
  /** A program of the author's that runs in a box of its own: reads the files input, expected and actual, ends with 42 for right and 43 for wrong. */
  z.object({ kind: z.literal('custom'), language: languageIndex, code: z.string() }),
]);
export type Checker = z.infer<typeof checker>;

/** SHA-256 in hex of a blob in the queue's database; test data travels by it. */
export const blobHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const jobTest = z.object({
  name: z.string(),
  inputHash: blobHash,
  answerHash: blobHash,
  /** Visible tests return what the program printed; hidden ones never do. */
  hidden: z.boolean(),
});
export type JobTest = z.infer<typeof jobTest>;

/**
 * Limits as the problem states them, for C. Each language's toolchain multiplies time and adds memory
 * by its own factor, the same in every mode.
 */
export const jobLimits = z.object({
  timeMs: z.number(),
  memoryMb: z.number(),
  outputKb: z.number(),
  /** The most time on the wall, whatever the language; what follows from `timeMs` holds all the same. */
  wallMs: z.optional(z.number()),
});
export type JobLimits = z.infer<typeof jobLimits>;

/** Which of a program's steps are recorded: as many as fit from here on. */
export const stepWindow = z.discriminatedUnion('from', [
  z.object({ from: z.literal('start') }),
  z.object({ from: z.literal('step'), step: z.int().check(z.minimum(0)) }),
  /** Those that lead to the first character which differs from what is expected; its last ones if none does. */
  z.object({ from: z.literal('difference'), expected: z.string() }),
  /** Those that lead to the first mistake of memory; the first ones if there is none. */
  z.object({ from: z.literal('mistake') }),
]);
export type StepWindow = z.infer<typeof stepWindow>;

/** What a runner is asked to do. It carries no learner's identity. */
export const runJob = z.object({
  /** Whether the outcome tells how long each part of the run took. */
  timed: z.optional(z.boolean()),
  language: languageIndex,
  code: z.string(),
  limits: jobLimits,
  task: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('custom'), stdin: z.string() }),
    z.object({
      kind: z.literal('judge'),
      tests: z.array(jobTest),
      checker,
      stopAtFirstFailure: z.boolean(),
      /** An endless loop is reported after one test, and not after all of them. */
      stopAtFirstTimeout: z.optional(z.boolean()),
    }),
    /** Runs a program step by step, so that it can be looked at. Never with a hidden test's input. */
    z.object({
      kind: z.literal('trace'),
      stdin: z.string(),
      window: stepWindow,
      /** Whether mistakes of memory are looked for (C and C++). */
      isChecked: z.optional(z.boolean()),
    }),
    /** Somebody talks with the program. Its pieces and what is typed travel beside the outcome. */
    z.object({ kind: z.literal('interactive') }),
    /** Nothing is run: the source comes back formatted, with this many spaces for one indent. */
    z.object({ kind: z.literal('format'), indent: z.int().check(z.minimum(1), z.maximum(8)) }),
  ]),
});
export type RunJob = z.infer<typeof runJob>;

/** One execution, measured. Texts are UTF-8 with invalid bytes replaced, cut at the output limit. */
export const execution = z.object({
  verdict,
  stdout: z.string(),
  stderr: z.string(),
  /** True when the program printed more than was kept. */
  truncated: z.boolean(),
  exitCode: z.nullable(z.number()),
  signal: z.nullable(z.string()),
  cpuMs: z.number(),
  wallMs: z.number(),
  memoryKb: z.number(),
  /** Found by a second run. */
  crash: z.optional(crash),
});
export type Execution = z.infer<typeof execution>;

/** `stdout` and `stderr` are empty for hidden tests: they never leave the runner. */
export const judgedTest = z.object({
  ...execution.shape,
  name: z.string(),
  checkerMessage: z.optional(z.string()),
});
export type JudgedTest = z.infer<typeof judgedTest>;

/** What the job's language was given, for words such as "longer than 2 seconds". */
export const grantedLimits = z.object({
  cpuMs: z.number(),
  wallMs: z.number(),
  memoryMb: z.number(),
  outputKb: z.number(),
});
export type GrantedLimits = z.infer<typeof grantedLimits>;

/**
 * The parts of a run by the runner's own clock, from the moment in which it was taken: runners have no way out of their
 * host, so their spans travel with the outcome. What happened before has a negative beginning.
 */
export const runTimeline = z.object({
  host: z.string(),
  totalMs: z.number(),
  spans: z.array(z.object({ name: z.string(), fromMs: z.number(), ms: z.number() })),
});
export type RunTimeline = z.infer<typeof runTimeline>;

const about = {
  timeline: z.optional(runTimeline),
  /** How long the run was carried out by a runner, all of it: what is counted against its account. */
  heldMs: z.optional(z.number()),
  /** How long all programs of the run computed, also those that looked for a crash or a step: counted in the same way. */
  cpuMs: z.optional(z.number()),
};

/** How a job ended. A learner's failing program is an outcome, not an error. */
export const runOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('compile-error'), compile: compileReport, ...about }),
  z.object({ kind: z.literal('custom'), compile: compileReport, limits: grantedLimits, execution, ...about }),
  z.object({
    kind: z.literal('judged'),
    compile: compileReport,
    limits: grantedLimits,
    tests: z.array(judgedTest),
    ...about,
  }),
  z.object({
    kind: z.literal('traced'),
    compile: compileReport,
    limits: grantedLimits,
    execution,
    /**
     * The steps, in the format of packages/recording, compressed by gzip, in Base64. The program could write into it:
     * nobody believes it, and only browsers read it. Unset when nothing was recorded.
     */
    recording: z.optional(z.string()),
    /** Where standard output first differs from what is expected, in bytes; the step that printed it, where known. */
    difference: z.optional(z.object({ offset: z.number(), step: z.optional(z.number()) })),
    ...about,
  }),
  /** What it printed was shown while it ran. */
  z.object({
    kind: z.literal('talked'),
    compile: compileReport,
    limits: grantedLimits,
    execution,
    ending: consoleEnding,
    ...about,
  }),
  z.object({ kind: z.literal('formatted'), code: z.string(), ...about }),
  /** The source cannot be parsed, so it cannot be formatted; the line where that shows, if it is known. */
  z.object({ kind: z.literal('shapeless'), line: z.nullable(z.number()), ...about }),
  /** The formatter is missing on this host, or could not do it. */
  z.object({ kind: z.literal('unformatted'), reason: z.enum(['missing', 'failed']), ...about }),
  z.object({ kind: z.literal('stopped'), ...about }),
  /** Our fault: nothing is counted against the learner. `cause` is for operators only. */
  z.object({ kind: z.literal('failed'), cause: z.string(), ...about }),
]);
export type RunOutcome = z.infer<typeof runOutcome>;
