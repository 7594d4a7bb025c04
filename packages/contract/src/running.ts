import { LANGUAGE_INDICES } from '@abhyas/languages/index';
import * as z from 'zod/mini';

import { defineCall, defineStream } from './call.ts';
import { done } from './done.ts';

/**
 * How one test, or a run with own input, ended. `internal-error` is our fault and is never counted
 * against the learner.
 */
export const VERDICTS = [
  'accepted',
  'wrong-answer',
  'time-limit',
  'memory-limit',
  'output-limit',
  'runtime-error',
  'compile-error',
  'internal-error',
  'not-run',
] as const;
export const verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof verdict>;

/** RUNNING-2: `run` and `submit` both judge against all tests, `ctestcase` runs the learner's own input. */
export const runMode = z.enum(['run', 'ctestcase', 'submit']);
export type RunMode = z.infer<typeof runMode>;

/** Index of a language on the wire (LANGUAGES-1). */
export const languageIndex = z.literal(LANGUAGE_INDICES);

/** What the compiler said. `output` is its own text, with our paths taken out. */
export const compileReport = z.object({
  ok: z.boolean(),
  output: z.string(),
  timeMs: z.number(),
  /** True when no compiler ran because this very source was built before. */
  cached: z.optional(z.boolean()),
});
export type CompileReport = z.infer<typeof compileReport>;

/**
 * One judged test. What it took, `input`, `expected`, `actual` and `stderr` are there for visible tests only;
 * of a hidden test the learner gets its verdict and `category`, the author's words for what it tries. A program
 * chooses what it takes, so that exact figures would tell the test's data byte by byte.
 */
export const testReport = z.object({
  name: z.string(),
  verdict,
  /** CPU time; of a run that ended because it waited too long, the time by the clock. */
  timeMs: z.optional(z.number()),
  wallMs: z.optional(z.number()),
  memoryKb: z.optional(z.number()),
  hidden: z.boolean(),
  category: z.optional(z.string()),
  input: z.optional(z.string()),
  expected: z.optional(z.string()),
  actual: z.optional(z.string()),
  stderr: z.optional(z.string()),
  exitCode: z.optional(z.nullable(z.number())),
  signal: z.optional(z.nullable(z.string())),
});
export type TestReport = z.infer<typeof testReport>;

/** Where a C or C++ program crashed. Java and Python say so themselves on standard error. */
export const crash = z.object({
  /** Line of the learner's file, counted from 1; null when no line of it was running. */
  line: z.nullable(z.number()),
  /** What ended it in the words of the compiler's sanitizer, such as "heap-buffer-overflow". */
  report: z.string(),
});
export type Crash = z.infer<typeof crash>;

/**
 * POST /api/runner/execute (RUNNING-1). A language that is none of ours is not a malformed call but a
 * denied run, so any number is let through.
 */
export const executeRequest = z.object({
  code: z.string(),
  language: z.number(),
  ctestcase: z._default(z.string(), ''),
  assetId: z._default(z.string(), ''),
  mode: runMode,
  /** Every test is run, also after one that took too long. */
  all: z.optional(z.boolean()),
  /** Names the run so that its progress can be followed and the run be stopped. Chosen by the client. */
  runId: z.optional(z.uuid()),
});
export type ExecuteRequest = z.infer<typeof executeRequest>;

/** A denied run carries only `notif` and `notifType` (RUNNING-3). */
export const executeReply = z.object({
  /** Raw output. Never comes from a hidden test. */
  co: z.optional(z.string()),
  msg: z.optional(z.string()),
  done: z.optional(z.boolean()),
  notif: z.optional(z.string()),
  notifType: z.optional(z.enum(['success', 'error', 'info', 'silent'])),
  verdict: z.optional(verdict),
  compile: z.optional(compileReport),
  tests: z.optional(z.array(testReport)),
  /** Standard error of a run with own input, or of the first visible test that failed. */
  stderr: z.optional(z.string()),
  /** The signal that ended that same execution, such as SIGSEGV. */
  signal: z.optional(z.nullable(z.string())),
  /** What it ended with by itself; null when a signal ended it. */
  exitCode: z.optional(z.nullable(z.number())),
  crash: z.optional(crash),
  /** Of a judged run the most that any test took, times to 10 ms and memory to 1 MB. */
  timeMs: z.optional(z.number()),
  wallMs: z.optional(z.number()),
  memoryKb: z.optional(z.number()),
  /** The steps of a traced run: the format of packages/recording, compressed by gzip, in Base64. */
  recording: z.optional(z.string()),
  /** Where its output first differs from what is expected, in bytes, and the step that printed it. */
  difference: z.optional(z.object({ offset: z.number(), step: z.optional(z.number()) })),
  /** The formatted source. */
  formatted: z.optional(z.string()),
});
export type ExecuteReply = z.infer<typeof executeReply>;

/** What a learner sees while a run is under way, as server-sent events. */
export const runProgress = z.discriminatedUnion('state', [
  z.object({ state: z.literal('queued'), place: z.number() }),
  z.object({ state: z.literal('compiling') }),
  /**
   * Hidden tests are reported together, from `test` to `to`: the moment at which each one ends would reveal something
   * about its data.
   */
  z.object({
    state: z.literal('testing'),
    test: z.number(),
    to: z.optional(z.number()),
    of: z.number(),
    /** What became of the visible tests before the hidden ones, unless it is too long to be told ahead. */
    samples: z.optional(z.array(testReport)),
  }),
  /** The program has crashed, and the line is being looked for. */
  z.object({ state: z.literal('locating') }),
  /** The program runs step by step, and its steps are recorded. */
  z.object({ state: z.literal('recording') }),
  z.object({ state: z.literal('finished') }),
]);
export type RunProgress = z.infer<typeof runProgress>;

export const execute = defineCall({
  method: 'POST',
  path: '/api/runner/execute',
  timeout: 'long',
  access: 'learner',
  whileSitting: true,
  body: executeRequest,
  reply: executeReply,
});

/** What a traced program reads: a text of one's own, or a visible test by its place among the problem's tests. */
export const traceInput = z.discriminatedUnion('of', [
  z.object({ of: z.literal('own'), text: z.string() }),
  z.object({ of: z.literal('test'), test: z.int().check(z.minimum(0)) }),
]);
export type TraceInput = z.infer<typeof traceInput>;

/**
 * Which steps come back: from the first one, around a step, or those that lead to the first wrong character or the first
 * mistake of memory.
 */
export const traceFrom = z.union([
  z.literal('start'),
  z.literal('difference'),
  z.literal('mistake'),
  z.object({ step: z.int().check(z.minimum(0)) }),
]);
export type TraceFrom = z.infer<typeof traceFrom>;

const traceRequest = z.object({
  code: z.string(),
  language: z.number(),
  assetId: z._default(z.string(), ''),
  input: traceInput,
  from: z._default(traceFrom, 'start'),
  /** Whether mistakes of memory are looked for as well: in C and C++. */
  isChecked: z.optional(z.boolean()),
  runId: z.optional(z.uuid()),
});
export type TraceRequest = z.infer<typeof traceRequest>;

/** Runs a program step by step (TRACING-1). Nothing of it is kept. */
export const traceRun = defineCall({
  method: 'POST',
  path: '/api/runner/trace',
  timeout: 'long',
  access: 'learner',
  body: traceRequest,
  reply: executeReply,
});

const formatRequest = z.object({
  code: z.string(),
  language: z.number(),
  /** Spaces of one indent. */
  indent: z.int().check(z.minimum(1), z.maximum(8)),
});
export type FormatRequest = z.infer<typeof formatRequest>;

/** Formats a source (RUNNING-32). It counts as a run; nothing of it is kept. */
export const formatCode = defineCall({
  method: 'POST',
  path: '/api/runner/format',
  timeout: 'long',
  access: 'learner',
  whileSitting: true,
  body: formatRequest,
  reply: executeReply,
});

const runName = z.object({ runId: z.uuid() });

/** Ends a run that waits or runs. Its execute call then answers with a notice. */
export const stopRun = defineCall({
  method: 'POST',
  path: '/api/runner/stop/:runId',
  access: 'learner',
  whileSitting: true,
  params: runName,
  reply: done,
});

/** How a run comes along; the stream ends after `finished`. */
export const runEvents = defineStream({
  path: '/api/runner/progress/:runId',
  access: 'learner',
  params: runName,
  event: runProgress,
});
